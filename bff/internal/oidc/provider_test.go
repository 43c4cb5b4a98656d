package oidc_test

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"aangan/bff/internal/oidc"
	"aangan/bff/internal/oidc/oidctest"
)

// redirect is the callback URL; no server listens there in these tests.
const redirect = "http://127.0.0.1:4999/api/auth/google/callback"

var asha = oidctest.Person{Subject: "asha-1", Email: "asha@mail.example", FirstName: "Asha", LastName: "Raman"}

func code(t *testing.T, back *url.URL) string {
	t.Helper()
	got := back.Query().Get("code")
	if got == "" {
		t.Fatalf("the provider sent no code: %s", back.RawQuery)
	}
	return got
}

func begin(t *testing.T, p *oidc.Provider) (string, oidc.Flow) {
	t.Helper()
	address, flow, err := p.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return address, flow
}

func TestSignInReturnsVerifiedClaimsOnce(t *testing.T) {
	t.Parallel()
	real := oidctest.Shared(t)
	p := oidc.New(real.Settings(), redirect, oidc.Options{})
	for name, c := range map[string]struct {
		person oidctest.Person
		want   oidc.Person
	}{
		"a verified address": {asha, oidc.Person{
			Issuer: real.Issuer, Subject: "asha-1", Email: "asha@mail.example", EmailVerified: true, FirstName: "Asha", LastName: "Raman",
		}},
		"an unverified address": {oidctest.Person{Subject: "ravi-1", Email: "ravi@mail.example", Unverified: true, FirstName: "Ravi"}, oidc.Person{
			Issuer: real.Issuer, Subject: "ravi-1", Email: "ravi@mail.example", FirstName: "Ravi",
		}},
		"no address and no name": {oidctest.Person{Subject: "nobody-1"}, oidc.Person{Issuer: real.Issuer, Subject: "nobody-1"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			address, flow := begin(t, p)
			query := mustParse(t, address).Query()
			for name, want := range map[string]string{
				"response_type": "code", "scope": "openid email profile", "state": flow.State, "nonce": flow.Nonce,
				"code_challenge_method": "S256", "redirect_uri": redirect, "prompt": "select_account",
			} {
				if query.Get(name) != want {
					t.Errorf("%s is %q, want %q", name, query.Get(name), want)
				}
			}
			if strings.Contains(address, flow.Verifier) || strings.Contains(address, real.ClientSecret) {
				t.Error("the URL contains a secret")
			}
			back := oidctest.SignIn(t, address, c.person)
			if back.Query().Get("state") != flow.State || back.Query().Get("iss") != real.Issuer {
				t.Errorf("redirected back with %v", back.Query())
			}
			person, err := p.Finish(t.Context(), flow, code(t, back))
			if err != nil || person != c.want {
				t.Errorf("%+v, %v", person, err)
			}
			// A code is valid once.
			if _, err := p.Finish(t.Context(), flow, code(t, back)); !errors.Is(err, oidc.ErrRefused) {
				t.Errorf("a code was accepted twice: %v", err)
			}
		})
	}
}

func TestAddressIsReadFromUserinfo(t *testing.T) {
	t.Parallel()
	p := oidc.New(oidctest.Start(t, "--claims=userinfo").Settings(), redirect, oidc.Options{})
	address, flow := begin(t, p)
	person, err := p.Finish(t.Context(), flow, code(t, oidctest.SignIn(t, address, asha)))
	if err != nil || person.Email != asha.Email || !person.EmailVerified || person.FirstName != "Asha" {
		t.Errorf("%+v, %v", person, err)
	}
}

func TestFinishRejectsForeignCodesAndFlows(t *testing.T) {
	t.Parallel()
	real := oidctest.Shared(t)
	p := oidc.New(real.Settings(), redirect, oidc.Options{})
	for name, change := range map[string]func(oidc.Flow) oidc.Flow{
		"another nonce":    func(f oidc.Flow) oidc.Flow { f.Nonce = "ANOTHER"; return f },
		"no nonce":         func(f oidc.Flow) oidc.Flow { f.Nonce = ""; return f },
		"another verifier": func(f oidc.Flow) oidc.Flow { f.Verifier = strings.Repeat("a", 43); return f },
		"no verifier":      func(f oidc.Flow) oidc.Flow { f.Verifier = ""; return f },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			address, flow := begin(t, p)
			got := code(t, oidctest.SignIn(t, address, asha))
			if _, err := p.Finish(t.Context(), change(flow), got); !errors.Is(err, oidc.ErrRefused) {
				t.Errorf("was not rejected: %v", err)
			} else if strings.Contains(err.Error(), got) || strings.Contains(err.Error(), flow.Nonce) {
				t.Errorf("the error contains a secret: %v", err)
			}
		})
	}
	t.Run("another client's code", func(t *testing.T) {
		t.Parallel()
		address, flow := begin(t, oidc.New(real.OtherSettings(), redirect, oidc.Options{}))
		if _, err := p.Finish(t.Context(), flow, code(t, oidctest.SignIn(t, address, asha))); !errors.Is(err, oidc.ErrRefused) {
			t.Errorf("was not rejected: %v", err)
		}
	})
	t.Run("a wrong client secret", func(t *testing.T) {
		t.Parallel()
		settings := real.Settings()
		settings.ClientSecret = "guessed"
		wrongClient := oidc.New(settings, redirect, oidc.Options{})
		address, flow := begin(t, wrongClient)
		if _, err := wrongClient.Finish(t.Context(), flow, code(t, oidctest.SignIn(t, address, asha))); !errors.Is(err, oidc.ErrRefused) {
			t.Errorf("was not rejected: %v", err)
		}
	})
	t.Run("an unknown code", func(t *testing.T) {
		t.Parallel()
		_, flow := begin(t, p)
		if _, err := p.Finish(t.Context(), flow, "invented"); !errors.Is(err, oidc.ErrRefused) {
			t.Errorf("was not rejected: %v", err)
		}
	})
}

// TestProviderIsRetriedAfterOutage: sign-ins fail during an outage and work again afterwards.
func TestProviderIsRetriedAfterOutage(t *testing.T) {
	t.Parallel()
	real := oidctest.Shared(t)
	transport := &outageTransport{}
	p := oidc.New(real.Settings(), redirect, oidc.Options{Transport: transport})
	transport.setDown(true)
	for range 2 {
		if _, _, err := p.Begin(t.Context()); !errors.Is(err, oidc.ErrUnavailable) {
			t.Fatalf("Begin during an outage: %v", err)
		}
	}
	transport.setDown(false)
	address, flow := begin(t, p)
	got := code(t, oidctest.SignIn(t, address, asha))
	transport.setDown(true)
	if _, err := p.Finish(t.Context(), flow, got); !errors.Is(err, oidc.ErrUnavailable) {
		t.Errorf("Finish during an outage: %v", err)
	}
	transport.setDown(false)
	if _, err := p.Finish(t.Context(), flow, got); err != nil {
		t.Errorf("after the outage: %v", err)
	}
	stopped := oidctest.Start(t)
	unreachable := oidc.New(stopped.Settings(), redirect, oidc.Options{})
	stopped.Stop()
	if err := unreachable.Reach(t.Context()); !errors.Is(err, oidc.ErrUnavailable) {
		t.Errorf("a stopped provider is reachable: %v", err)
	}
}

func TestTimeoutIsUnavailableAndCancellationIsReturned(t *testing.T) {
	t.Parallel()
	real := oidctest.Shared(t)
	slow := &altered{path: "/token", with: func(r *http.Request, _ http.RoundTripper) (*http.Response, error) {
		<-r.Context().Done()
		return nil, r.Context().Err()
	}}
	p := oidc.New(real.Settings(), redirect, oidc.Options{Timeout: 2 * time.Second, Transport: slow})
	address, flow := begin(t, p)
	if _, err := p.Finish(t.Context(), flow, code(t, oidctest.SignIn(t, address, asha))); !errors.Is(err, oidc.ErrUnavailable) {
		t.Errorf("%v", err)
	}
	// A caller that cancels while waiting for the metadata returns at once.
	silent := oidc.New(real.Settings(), redirect, oidc.Options{Transport: &altered{path: "/.well-known/openid-configuration", with: slow.with}})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := silent.Begin(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}

func TestInvalidResponsesAreErrorsWithoutTheirText(t *testing.T) {
	t.Parallel()
	real := oidctest.Shared(t)
	discovery := "/.well-known/openid-configuration"
	for name, c := range map[string]struct{ path, body string }{
		"oversized discovery":          {discovery, `{"issuer":"` + real.Issuer + `","x":"` + strings.Repeat("x", 1<<20) + `"}`},
		"discovery of another issuer":  {discovery, `{"issuer":"https://elsewhere.example","authorization_endpoint":"https://elsewhere.example/a","token_endpoint":"https://elsewhere.example/t"}`},
		"discovery without endpoints":  {discovery, `{"issuer":"` + real.Issuer + `"}`},
		"discovery that is not JSON":   {discovery, `<!doctype html>`},
		"oversized tokens":             {"/token", `{"access_token":"` + strings.Repeat("x", 1<<20) + `"}`},
		"tokens without an ID token":   {"/token", `{"access_token":"x","token_type":"Bearer"}`},
		"a malformed ID token":         {"/token", `{"access_token":"x","token_type":"Bearer","id_token":"x.y.z"}`},
		"a redirect instead of tokens": {"/token", redirecting},
		"an error of the provider":     {"/token", failing},
		"an error with a description":  {"/token", `{"error":"invalid_grant","error_description":"hushhush"}`},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := oidc.New(real.Settings(), redirect, oidc.Options{Transport: &altered{path: c.path, with: respondWith(c.body)}})
			address, flow, err := p.Begin(t.Context())
			if c.path == "/token" {
				if err != nil {
					t.Fatal(err)
				}
				_, err = p.Finish(t.Context(), flow, code(t, oidctest.SignIn(t, address, asha)))
			}
			if !errors.Is(err, oidc.ErrUnavailable) && !errors.Is(err, oidc.ErrRefused) {
				t.Fatalf("%v", err)
			}
			if len(err.Error()) > 400 || strings.Contains(err.Error(), "hushhush") {
				t.Errorf("the error contains text of the response: %v", err)
			}
		})
	}
}
