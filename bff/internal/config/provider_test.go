package config

import (
	"fmt"
	"strings"
	"testing"

	"aangan/bff/internal/oidc"
)

func TestSignInProviderNeedsAllItsSettings(t *testing.T) {
	const secret = "hushhush"
	all := func(issuer string) map[string]string {
		return map[string]string{"OIDC_ISSUER": issuer, "OIDC_CLIENT_ID": "aangan", "OIDC_CLIENT_SECRET": secret}
	}
	without := func(names ...string) map[string]string {
		env := all("https://accounts.google.com")
		for _, name := range names {
			delete(env, name)
		}
		return env
	}
	in := func(production bool, env map[string]string) map[string]string {
		if production {
			env["AANGAN_ENV"] = "production"
		}
		return env
	}
	for name, c := range map[string]struct {
		env  map[string]string
		says string
	}{
		"no secret":          {without("OIDC_CLIENT_SECRET"), "OIDC_CLIENT_SECRET is missing, while OIDC_ISSUER is set"},
		"no client id":       {without("OIDC_CLIENT_ID"), "OIDC_CLIENT_ID is missing, while OIDC_ISSUER is set"},
		"only a secret":      {without("OIDC_ISSUER", "OIDC_CLIENT_ID"), "OIDC_ISSUER is missing, while OIDC_CLIENT_SECRET is set"},
		"no URL":             {all("accounts.google.com"), "OIDC_ISSUER is \"accounts.google.com\""},
		"another scheme":     {all("ftp://accounts.google.com"), "OIDC_ISSUER is"},
		"a query":            {all("https://accounts.google.com?x=1"), "OIDC_ISSUER is"},
		"a user in the URL":  {all("https://us@accounts.google.com"), "OIDC_ISSUER is"},
		"http in production": {in(true, all("http://accounts.google.com")), "in production it must begin with https"},
	} {
		_, err := load(t, c.env)
		if err == nil || !strings.Contains(err.Error(), c.says) || strings.Contains(err.Error(), secret) {
			t.Errorf("%s: %v, want %q", name, err, c.says)
		}
	}
	want := oidc.Settings{Issuer: "http://127.0.0.1:4000/realm/", ClientID: "aangan", ClientSecret: secret}
	c, err := load(t, all("http://127.0.0.1:4000/realm/"))
	if err != nil || c.Provider == nil || *c.Provider != want {
		t.Errorf("%+v, %v", c.Provider, err)
	}
	if printed := fmt.Sprintf("%v %+v %#v", c, c.Provider, *c.Provider); strings.Contains(printed, secret) {
		t.Errorf("the secret is printed: %s", printed)
	}
	if c, err := load(t, nil); err != nil || c.Provider != nil {
		t.Errorf("without settings: %+v, %v", c.Provider, err)
	}
}
