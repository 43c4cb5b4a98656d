package config

import (
	"log/slog"
	"strings"
	"testing"
	"time"
)

func load(t *testing.T, env map[string]string) (Config, error) {
	t.Helper()
	return Load(func(name string) string { return env[name] }, "/house")
}

func TestDefaults(t *testing.T) {
	c, err := load(t, nil)
	if err != nil {
		t.Fatal(err)
	}
	if c.Production || c.Ports[Site] != 3000 || c.Ports[Member] != 3001 || c.Ports[Coach] != 3002 ||
		c.URLs[Member] != "http://localhost:3001" || c.DataDir != "/house/.data" || c.Host != "127.0.0.1" ||
		!c.RateLimits || len(c.Proxies) != 2 || c.LogLevel != slog.LevelWarn || c.Drain != 0 {
		t.Errorf("defaults: %+v", c)
	}
}

func TestProduction(t *testing.T) {
	_, err := load(t, map[string]string{"AANGAN_ENV": "production", "RATE_LIMITS": "off", "MEMBER_URL": "http://app.example.org"})
	if err == nil {
		t.Fatal("production starts without its settings")
	}
	for _, want := range []string{"DATABASE_URL is missing", "SITE_URL is missing", "COACH_URL is missing", "RATE_LIMITS is off", "https"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("the error does not say %q:\n%v", want, err)
		}
	}
	c, err := load(t, map[string]string{
		"AANGAN_ENV": "production", "DATABASE_URL": "postgres://db/aangan", "SITE_URL": "https://www.example.org/",
		"MEMBER_URL": "https://app.example.org", "COACH_URL": "https://coach.example.org",
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(c.Proxies) != 0 {
		t.Errorf("production believes %v unasked", c.Proxies)
	}
	if c.URLs[Site] != "https://www.example.org" || c.Drain != 5*time.Second || c.LimitScale() != 1 || c.Host != "" {
		t.Errorf("production: %+v", c)
	}
}

func TestWrongValues(t *testing.T) {
	for name, env := range map[string]map[string]string{
		"AANGAN_ENV":      {"AANGAN_ENV": "staging"},
		"MEMBER_PORT":     {"MEMBER_PORT": "3000"},
		"SITE_PORT":       {"SITE_PORT": "eighty"},
		"COACH_PORT":      {"COACH_PORT": "70000"},
		"SITE_URL":        {"SITE_URL": "localhost:3000"},
		"COACH_URL":       {"COACH_URL": "https://example.org/coach"},
		"TRUSTED_PROXIES": {"TRUSTED_PROXIES": "10.0.0.0/8, loadbalancer"},
		"LOG_LEVEL":       {"LOG_LEVEL": "loud"},
		"DRAIN_DELAY":     {"DRAIN_DELAY": "5"},
		"RATE_LIMITS":     {"RATE_LIMITS": "some"},
		"DATABASE_POOL":   {"DATABASE_POOL": "0"},
	} {
		if _, err := load(t, env); err == nil || !strings.Contains(err.Error(), name+" ") {
			t.Errorf("%v: error %v does not name %s", env, err, name)
		}
	}
	c, err := load(t, map[string]string{"RATE_LIMITS": "off", "DATA_DIR": "/elsewhere", "TRUSTED_PROXIES": "192.0.2.1"})
	if err != nil || c.LimitScale() != 0 || c.DataDir != "/elsewhere" || c.Proxies[0].String() != "192.0.2.1/32" {
		t.Errorf("%+v, %v", c, err)
	}
}
