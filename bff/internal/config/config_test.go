package config

import (
	"log/slog"
	"slices"
	"strings"
	"testing"
	"time"

	"aangan/bff/internal/mail"
)

func load(t *testing.T, env map[string]string) (Config, error) {
	t.Helper()
	return Load(func(name string) string { return env[name] }, "/house")
}

func TestDefaultsSuitDevelopment(t *testing.T) {
	c, err := load(t, nil)
	if err != nil {
		t.Fatal(err)
	}
	if c.Production || c.Ports[Site] != 3000 || c.Ports[Member] != 3001 || c.Ports[Coach] != 3002 ||
		c.URLs[Member] != "http://localhost:3001" || c.DataDir != "/house/.data" || c.Host != "127.0.0.1" ||
		!c.RateLimits || len(c.Proxies) != 2 || c.LogLevel != slog.LevelWarn || c.Drain != 5*time.Second ||
		c.SMTP != nil || c.MailDir() != "/house/.data/mail" || c.MailFrom != "Aangan <hello@aangan.example>" ||
		c.TeamEmail != "team@aangan.example" || c.DataKeys == nil || c.VideoRooms != "https://meet.jit.si/aangan-{room}" {
		t.Errorf("defaults: %+v", c)
	}
}

func TestProductionRequiresItsSettings(t *testing.T) {
	_, err := load(t, map[string]string{"AANGAN_ENV": "production", "RATE_LIMITS": "off", "COMMUNITY_DELAYS": "off", "MEMBER_URL": "http://app.example.org"})
	if err == nil {
		t.Fatal("production accepts missing settings")
	}
	for _, want := range []string{"DATABASE_URL is missing", "SITE_URL is missing", "COACH_URL is missing", "RATE_LIMITS is off", "COMMUNITY_DELAYS is off", "https",
		"SMTP_URL is missing", "MAIL_FROM is missing", "TEAM_EMAIL is missing", "VIDEO_ROOM_TEMPLATE is missing", "DATA_KEY is missing", "PUSH_KEY is missing", "STRIPE_SECRET_KEY is missing", "STRIPE_PRICE_DEFAULT is missing"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("the error does not contain %q:\n%v", want, err)
		}
	}
	c, err := load(t, map[string]string{
		"AANGAN_ENV": "production", "DATABASE_URL": "postgres://db/aangan", "SITE_URL": "https://www.example.org/",
		"MEMBER_URL": "https://app.example.org", "COACH_URL": "https://coach.example.org",
		"SMTP_URL": "smtp://us:secret@mail.example.org", "MAIL_FROM": "Aangan <hello@example.org>", "TEAM_EMAIL": "team@example.org",
		"VIDEO_ROOM_TEMPLATE": "https://video.example.org/r/{room}?quiet=1",
		"DATA_KEY":            "2026-a:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=",
		"PUSH_KEY":            "c29tZXRoaW5nIHRoYXQgbm9ib2R5IGV2ZXIga25vd3M=",
		"STRIPE_SECRET_KEY":   "rk_live_1", "STRIPE_PUBLISHABLE_KEY": "pk_live_1", "STRIPE_WEBHOOK_SECRET": "whsec_1",
		"STRIPE_PRICE_DEFAULT": "price_1", "STRIPE_PRICE_DISCOUNT": "price_2", "STRIPE_PRICE_PREMIUM": "price_3",
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(c.Proxies) != 0 {
		t.Errorf("production trusts the proxies %v by default", c.Proxies)
	}
	if want := (mail.Server{Host: "mail.example.org", Port: 587, User: "us", Password: "secret", TLS: mail.StartTLS}); c.SMTP == nil || *c.SMTP != want {
		t.Errorf("the mail server: %+v", c.SMTP)
	}
	if c.MailFrom != "Aangan <hello@example.org>" || c.TeamEmail != "team@example.org" {
		t.Errorf("emails: %q, %q", c.MailFrom, c.TeamEmail)
	}
	if c.VideoRooms != "https://video.example.org/r/{room}?quiet=1" {
		t.Errorf("video rooms: %q", c.VideoRooms)
	}
	if c.URLs[Site] != "https://www.example.org" || c.Drain != 5*time.Second || c.LimitScale() != 1 || c.Host != "" {
		t.Errorf("production: %+v", c)
	}
}

// TestOriginsAreNormalizedLikeBrowsersDo: an origin is compared with a browser's Origin header.
func TestOriginsAreNormalizedLikeBrowsersDo(t *testing.T) {
	for given, want := range map[string]string{
		"https://WWW.Example.ORG":     "https://www.example.org",
		"HTTPS://www.example.org:443": "https://www.example.org",
		"http://www.example.org:80/":  "http://www.example.org",
		"https://www.example.org:80":  "https://www.example.org:80",
		"http://localhost:3000":       "http://localhost:3000",
		"http://[::1]:3000":           "http://[::1]:3000",
	} {
		if c, err := load(t, map[string]string{"SITE_URL": given}); err != nil || c.URLs[Site] != want {
			t.Errorf("%s: %q, %v; want %q", given, c.URLs[Site], err, want)
		}
	}
}

func TestInvalidValuesAreNamedInTheError(t *testing.T) {
	for name, env := range map[string]map[string]string{
		"AANGAN_ENV":       {"AANGAN_ENV": "staging"},
		"MEMBER_PORT":      {"MEMBER_PORT": "3000"},
		"SITE_PORT":        {"SITE_PORT": "eighty"},
		"COACH_PORT":       {"COACH_PORT": "70000"},
		"SITE_URL":         {"SITE_URL": "localhost:3000"},
		"COACH_URL":        {"COACH_URL": "https://example.org/coach"},
		"TRUSTED_PROXIES":  {"TRUSTED_PROXIES": "10.0.0.0/8, loadbalancer"},
		"LOG_LEVEL":        {"LOG_LEVEL": "loud"},
		"DRAIN_DELAY":      {"DRAIN_DELAY": "5"},
		"RATE_LIMITS":      {"RATE_LIMITS": "some"},
		"COMMUNITY_DELAYS": {"COMMUNITY_DELAYS": "some"},

		"ADMIN_SECOND_FACTOR": {"ADMIN_SECOND_FACTOR": "off"},
		"DATABASE_POOL":       {"DATABASE_POOL": "0"},
		"MEETING_HOSTS":       {"MEETING_HOSTS": "zoom.us, https://meet.google.com"},
		"PUSH_KEY":            {"PUSH_KEY": "c2hvcnQ="},
		"PUSH_HOSTS":          {"PUSH_HOSTS": "fcm.googleapis.com, 127.0.0.1"},
		"SMTP_URL":            {"SMTP_URL": "mail.example.org:587"},
		"MAIL_FROM":           {"MAIL_FROM": "Aangan"},
		"TEAM_EMAIL":          {"TEAM_EMAIL": "The team <team@example.org>"},
	} {
		if _, err := load(t, env); err == nil || !strings.Contains(err.Error(), name+" ") {
			t.Errorf("%v: error %v does not name %s", env, err, name)
		}
	}
	for _, template := range []string{
		"http://video.example/{room}", "video.example/{room}", "https://video.example/room", "https://video.example/{room}/{room}", "https:///{room}",
	} {
		if _, err := load(t, map[string]string{"VIDEO_ROOM_TEMPLATE": template}); err == nil || !strings.Contains(err.Error(), "VIDEO_ROOM_TEMPLATE is ") {
			t.Errorf("video rooms at %s: %v", template, err)
		}
	}
	c, err := load(t, map[string]string{"RATE_LIMITS": "off", "DATA_DIR": "/elsewhere", "TRUSTED_PROXIES": "192.0.2.1", "MEETING_HOSTS": "Zoom.us , rooms.example.org"})
	if err != nil || c.LimitScale() != 0 || c.DataDir != "/elsewhere" || c.Proxies[0].String() != "192.0.2.1/32" ||
		!slices.Equal(c.MeetingHosts, []string{"zoom.us", "rooms.example.org"}) {
		t.Errorf("%+v, %v", c, err)
	}
}

// TestErrorsNeverRepeatTheMailServerURL: the URL may contain a password.
func TestErrorsNeverRepeatTheMailServerURL(t *testing.T) {
	for _, address := range []string{
		"http://us:secret@mail.example.org", "smtp://us:secret@mail.example.org:port", "smtp://us:secret@", "smtp://:secret@mail.example.org",
		"smtp://us:secret@mail.example.org/path", "smtp://us:secret@mail.example.org?tls=none&x=1", "smtps://us:secret@mail.example.org?tls=none",
		"smtp://us:sec%ret@mail.example.org",
	} {
		_, err := load(t, map[string]string{"SMTP_URL": address})
		if err == nil || !strings.Contains(err.Error(), "SMTP_URL ") || strings.Contains(err.Error(), "secret") || strings.Contains(err.Error(), "sec%ret") {
			t.Errorf("%s: %v", address, err)
		}
	}
	_, err := load(t, map[string]string{"AANGAN_ENV": "production", "SMTP_URL": "smtp://us:secret@mail.example.org?tls=none"})
	if err == nil || !strings.Contains(err.Error(), "SMTP_URL asks for tls=none") {
		t.Errorf("production accepts unencrypted mail: %v", err)
	}
}

// TestSecondFactorOfAdministratorsIsRequiredInProduction: in development it is optional by default.
func TestSecondFactorOfAdministratorsIsRequiredInProduction(t *testing.T) {
	for value, want := range map[string]bool{"": false, "offered": false, "required": true} {
		if c, err := load(t, map[string]string{"ADMIN_SECOND_FACTOR": value}); err != nil || c.AdministratorsNeedFactor != want {
			t.Errorf("%q in development: %v, %v", value, c.AdministratorsNeedFactor, err)
		}
	}
	for value, valid := range map[string]bool{"": true, "required": true, "offered": false} {
		c, err := load(t, map[string]string{"AANGAN_ENV": "production", "ADMIN_SECOND_FACTOR": value})
		if rejected := strings.Contains(err.Error(), "ADMIN_SECOND_FACTOR is offered"); rejected == valid || !c.AdministratorsNeedFactor {
			t.Errorf("%q in production: %v, required %v", value, err, c.AdministratorsNeedFactor)
		}
	}
}
