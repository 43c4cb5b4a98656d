package provider_test

import (
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/internal/oidc"
	"aangan/bff/internal/oidc/oidctest"
	"aangan/bff/internal/realm"
	"aangan/bff/member/provider"
)

const (
	flowCookie    = "__Host-aangan_flow"
	pendingCookie = "__Host-aangan_pending"
	member        = string(realm.MemberCookie)
)

// harness is apitest's harness with a real OpenID provider for members.
type harness struct {
	*apitest.Harness
	google *oidctest.Provider
}

func newHarness(t *testing.T) harness {
	t.Helper()
	return newHarnessWith(t, oidctest.Shared(t), oidc.Options{})
}

func newHarnessWith(t *testing.T, google *oidctest.Provider, options oidc.Options) harness {
	t.Helper()
	return harness{google: google, Harness: apitest.New(t, apitest.WithProvider(func(member string) *oidc.Provider {
		return oidc.New(google.Settings(), member+provider.CallbackPath, options)
	}))}
}

// newPerson returns a person with a unique account at the provider.
func newPerson(name string) oidctest.Person {
	mark := strings.ToLower(rand.Text()[:10])
	return oidctest.Person{Subject: name + "-" + mark, Email: name + "." + mark + "@mail.example", FirstName: "Kavya", LastName: "Raman"}
}

// begin starts a sign-in and returns the URL at the provider.
func (h harness) begin(t *testing.T, browser *apitest.Visitor, query string) string {
	t.Helper()
	address := browser.Get(t, "/api/auth/google"+query).Want(t, http.StatusFound).Header.Get("Location")
	if !strings.HasPrefix(address, h.google.Issuer+"/auth?") {
		t.Fatalf("redirected to %s", address)
	}
	return address
}

// callback follows the provider's redirect to the callback and returns the target of the response.
func (h harness) callback(t *testing.T, browser *apitest.Visitor, back *url.URL) string {
	t.Helper()
	if origin := back.Scheme + "://" + back.Host; origin != h.Member {
		t.Fatalf("the provider sends the browser to %s", back)
	}
	return browser.Get(t, back.RequestURI()).Want(t, http.StatusFound).Header.Get("Location")
}

// signIn signs in at the provider and follows the callback; it returns the target of the final redirect.
func (h harness) signIn(t *testing.T, browser *apitest.Visitor, person oidctest.Person, query string) string {
	t.Helper()
	return h.callback(t, browser, oidctest.SignIn(t, h.begin(t, browser, query), person))
}

// pending is the sign-in that still needs answers of the person.
type pending struct {
	Kind, Email, FirstName, LastName, SuggestedUsername, Next string
	HasPassword                                               bool
}

func pendingOf(t *testing.T, browser *apitest.Visitor) (p pending) {
	t.Helper()
	browser.Get(t, "/api/auth/pending").Want(t, http.StatusOK).Into(t, &p)
	return p
}

type user struct {
	ID, Username, Email, FirstName, LastName, PricingVariant, TimeZone, DisplayLanguage string
	EmailConfirmed, HasPassword, SharedDevice                                           bool
}

func me(t *testing.T, browser *apitest.Visitor) (u user) {
	t.Helper()
	browser.Get(t, "/api/user").Want(t, http.StatusOK).IntoLoosely(t, &u)
	return u
}

// welcome completes the browser's pending registration with the suggested username.
func (h harness) welcome(t *testing.T, browser *apitest.Visitor) user {
	t.Helper()
	p := pendingOf(t, browser)
	browser.Post(t, "/api/auth/welcome", map[string]any{
		"firstName": p.FirstName, "lastName": p.LastName, "username": p.SuggestedUsername,
	}).Want(t, http.StatusCreated)
	return me(t, browser)
}

func wantLocation(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Fatalf("redirected to %q, want %q", got, want)
	}
}

// wantSignedOut checks that the browser has no session.
func wantSignedOut(t *testing.T, browser *apitest.Visitor) {
	t.Helper()
	if browser.Cookie(member) != "" || browser.Cookie(pendingCookie) != "" {
		t.Error("the browser received a session or pending cookie")
	}
	browser.Get(t, "/api/user").WantProblem(t, http.StatusUnauthorized, "")
	browser.Get(t, "/api/auth/pending").WantProblem(t, http.StatusNotFound, "")
}

// flows returns the flows in the browser's cookie. With rewrite it changes each and replaces the cookie.
func flows(t *testing.T, browser *apitest.Visitor, rewrite func(flow map[string]any)) []map[string]any {
	t.Helper()
	raw, err := base64.RawURLEncoding.DecodeString(browser.Cookie(flowCookie))
	if err != nil {
		t.Fatal(err)
	}
	var all []map[string]any
	if err := json.Unmarshal(raw, &all); err != nil {
		t.Fatal(err)
	}
	if rewrite == nil {
		return all
	}
	for _, flow := range all {
		rewrite(flow)
	}
	if raw, err = json.Marshal(all); err != nil {
		t.Fatal(err)
	}
	browser.SetCookie(flowCookie, base64.RawURLEncoding.EncodeToString(raw))
	return all
}
