package provider_test

import (
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"aangan/bff/apitest"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/oidc"
	"aangan/bff/internal/oidc/oidctest"
	"aangan/bff/member/provider"
)

// hostileHarness is apitest's harness with a provider that a test can let misbehave.
type hostileHarness struct {
	*apitest.Harness
	google *oidctest.Hostile
}

func newHostileHarness(t *testing.T) hostileHarness {
	t.Helper()
	google := oidctest.StartHostile(t)
	return hostileHarness{google: google, Harness: apitest.New(t, apitest.WithProvider(func(member string) *oidc.Provider {
		return oidc.New(google.Settings(), member+provider.CallbackPath, oidc.Options{})
	}))}
}

// begin starts a sign-in, returns the provider's redirect for a person, and sends nothing to our server yet.
func (h hostileHarness) begin(t *testing.T, browser *apitest.Visitor, query string, claims oidctest.Claims) *url.URL {
	t.Helper()
	address := browser.Get(t, "/api/auth/google"+query).Want(t, http.StatusFound).Header.Get("Location")
	if !strings.HasPrefix(address, h.google.Issuer) {
		t.Fatalf("redirected to %s", address)
	}
	return h.google.SignIn(t, address, claims)
}

// callback returns the target of our server's redirect.
func (h hostileHarness) callback(t *testing.T, browser *apitest.Visitor, back *url.URL) string {
	t.Helper()
	return browser.Get(t, back.RequestURI()).Want(t, http.StatusFound).Header.Get("Location")
}

func (h hostileHarness) signIn(t *testing.T, browser *apitest.Visitor, claims oidctest.Claims) string {
	t.Helper()
	return h.callback(t, browser, h.begin(t, browser, "", claims))
}

// register signs a new person in and creates their account.
func (h hostileHarness) register(t *testing.T, claims oidctest.Claims) (*apitest.Visitor, user) {
	t.Helper()
	browser := apitest.NewVisitor(h.Member)
	wantLocation(t, h.signIn(t, browser, claims), "/auth/welcome")
	p := pendingOf(t, browser)
	browser.Post(t, "/api/auth/welcome", map[string]any{"firstName": "K", "lastName": "R", "username": p.SuggestedUsername}).Want(t, http.StatusCreated)
	return browser, me(t, browser)
}

func (h hostileHarness) stored(t *testing.T) string {
	t.Helper()
	return fmt.Sprint(
		h.Count(t, "select count(*) from members"), h.Count(t, "select count(*) from member_identities"),
		h.Count(t, "select count(*) from pending_identities"), h.Count(t, "select count(*) from member_sign_ins"))
}

// claimsFor returns the claims of a verified person.
func claimsFor(subject, email string) oidctest.Claims {
	return oidctest.Claims{"sub": subject, "email": email, "email_verified": true, "given_name": "Kavya", "family_name": "Raman"}
}

// TestBrokenProviderStoresNothing: each endpoint fails in each way, and each hostile claim arrives. The browser returns
// to the sign-in page, which says that signing in failed, and nothing is stored. The log has no secret.
func TestBrokenProviderStoresNothing(t *testing.T) {
	t.Parallel()
	h := newHostileHarness(t)
	before := h.stored(t)
	write := func(status int, contentType, body string) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", contentType)
			w.WriteHeader(status)
			_, _ = w.Write([]byte(body))
		}
	}
	for _, path := range []string{oidctest.DiscoveryPath, oidctest.TokenPath, oidctest.KeysPath, oidctest.UserinfoPath} {
		for name, with := range map[string]http.HandlerFunc{
			"500":       write(http.StatusInternalServerError, "text/plain", "down"),
			"HTML":      write(http.StatusOK, "text/html", "<!doctype html><title>Sign in to the hotel</title>"),
			"huge":      write(http.StatusOK, "application/json", strings.Repeat(" ", 1<<20)),
			"redirect":  func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, r.URL.Path, http.StatusFound) },
			"cut short": func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) },
		} {
			browser := apitest.NewVisitor(h.Member)
			h.google.Answer(path, with)
			if path == oidctest.DiscoveryPath {
				wantLocation(t, browser.Get(t, "/api/auth/google").Want(t, http.StatusFound).Header.Get("Location"), failed)
			} else {
				h.google.RotateKey(t) // So that the keys are fetched.
				back := h.begin(t, browser, "?next=/coaches", oidctest.Claims{"sub": "kavya"})
				wantLocation(t, h.callback(t, browser, back), "/auth?next=%2Fcoaches&provider=failed")
				h.Log.WantNo(t, back.Query().Get("code"), back.Query().Get("state"))
			}
			wantSignedOut(t, browser)
			if after := h.stored(t); after != before {
				t.Errorf("%s %s: stored %s, before %s", path, name, after, before)
			}
			h.google.Answer(path, nil)
		}
	}
	for name, claims := range map[string]oidctest.Claims{
		"subject with a zero byte": claimsFor("a\x00b", "a@mail.example"),
		"subject of another type":  {"sub": []string{"a"}, "email": "a@mail.example"},
		"address with a zero byte": claimsFor("a", "a\x00@mail.example"),
		"address with a new line":  claimsFor("a", "a@mail.example\nBcc: b@mail.example"),
		"two addresses":            claimsFor("a", "a@mail.example,b@mail.example"),
		"address of other letters": claimsFor("a", "\u212aavya@mail.example"), // The Kelvin sign, which folds to k.
		"expired":                  {"sub": "a", "email": "a@mail.example", "exp": time.Now().Add(-time.Hour).Unix()},
		"for another client":       {"sub": "a", "email": "a@mail.example", "aud": []string{"theirs"}},
	} {
		browser := apitest.NewVisitor(h.Member)
		if got := h.signIn(t, browser, claims); got != failed {
			t.Errorf("%s: redirected to %s", name, got)
		}
		wantSignedOut(t, browser)
	}
	if after := h.stored(t); after != before {
		t.Errorf("stored %s, before %s", after, before)
	}
	// Names that no account can have are left for the person to enter; other claims of any size are ignored.
	browser := apitest.NewVisitor(h.Member)
	strange := claimsFor("strange", "strange@mail.example")
	maps.Copy(strange, oidctest.Claims{"given_name": "a\x00b", "family_name": strings.Repeat("x", 5000), "picture": strings.Repeat("x", 50_000)})
	wantLocation(t, h.signIn(t, browser, strange), "/auth/welcome")
	if p := pendingOf(t, browser); p.FirstName != "" || p.LastName != "" {
		t.Errorf("%+v", p)
	}
}

// TestStatesAndCodesOfTwoSignInsCannotBeSwapped: between two sign-ins of one browser, and between two browsers.
func TestStatesAndCodesOfTwoSignInsCannotBeSwapped(t *testing.T) {
	t.Parallel()
	h := newHostileHarness(t)
	swapped := func(back, other *url.URL) *url.URL {
		query := back.Query()
		query.Set("code", other.Query().Get("code"))
		mixed := *back
		mixed.RawQuery = query.Encode()
		return &mixed
	}
	browser := apitest.NewVisitor(h.Member)
	first := h.begin(t, browser, "?next=/coaches", claimsFor("first", "first@mail.example"))
	second := h.begin(t, browser, "", claimsFor("second", "second@mail.example"))
	wantLocation(t, h.callback(t, browser, swapped(first, second)), "/auth?next=%2Fcoaches&provider=failed")
	wantLocation(t, h.callback(t, browser, swapped(second, first)), failed)
	wantSignedOut(t, browser)

	victim, attacker := apitest.NewVisitor(h.Member), apitest.NewVisitor(h.Member)
	victims := h.begin(t, victim, "", claimsFor("victim", "victim@mail.example"))
	attackers := h.begin(t, attacker, "", claimsFor("attacker", "attacker@mail.example"))
	// The attacker's code, injected into the victim's response, and the other way round.
	wantLocation(t, h.callback(t, victim, swapped(victims, attackers)), failed)
	wantSignedOut(t, victim)
	wantLocation(t, h.callback(t, attacker, swapped(attackers, victims)), failed)
	wantSignedOut(t, attacker)

	// A provider that ignores the verifier: the nonce still tells the two apart.
	earlier := ""
	h.google.Change(func(claims oidctest.Claims) {
		if earlier == "" {
			earlier = claims["nonce"].(string)
		}
		claims["nonce"] = earlier
	})
	once := apitest.NewVisitor(h.Member)
	wantLocation(t, h.signIn(t, once, claimsFor("nonce", "nonce@mail.example")), "/auth/welcome")
	replayed := apitest.NewVisitor(h.Member)
	wantLocation(t, h.signIn(t, replayed, claimsFor("nonce", "nonce@mail.example")), failed)
	wantSignedOut(t, replayed)
	if h.Count(t, "select count(*) from members") != 0 {
		t.Error("an account was created")
	}
}

// TestSubjectAndIssuerIdentifyPerson: whatever address the provider names later, the same subject of the same issuer
// opens the same account, and another subject or issuer does not.
func TestSubjectAndIssuerIdentifyPerson(t *testing.T) {
	t.Parallel()
	h := newHostileHarness(t)
	_, kavya := h.register(t, claimsFor("kavya", "kavya@mail.example"))
	asha := h.NewMember(t)
	for name, claims := range map[string]oidctest.Claims{
		"a new address":              claimsFor("kavya", "kavya.new@mail.example"),
		"another member's address":   claimsFor("kavya", asha.Email),
		"an unverified address":      {"sub": "kavya", "email": asha.Email, "email_verified": false},
		"an address with zero bytes": claimsFor("kavya", "k\x00@mail.example"),
		"an oversized address":       claimsFor("kavya", strings.Repeat("k", 5000)+"@mail.example"),
	} {
		browser := apitest.NewVisitor(h.Member)
		wantLocation(t, h.signIn(t, browser, claims), "/dashboard")
		if got := me(t, browser); got.ID != kavya.ID || got.Email != kavya.Email || !got.EmailConfirmed {
			t.Errorf("%s: %+v", name, got)
		}
	}
	for name, c := range map[string]struct {
		subject, location string
	}{
		"another subject of the same address": {"other", "/auth/link"},
		"a subject in another case":           {"KAVYA", "/auth/link"},
		"a subject with a space":              {"kavya ", "/auth/link"},
	} {
		browser := apitest.NewVisitor(h.Member)
		wantLocation(t, h.signIn(t, browser, claimsFor(c.subject, kavya.Email)), c.location)
		if browser.Cookie(member) != "" {
			t.Errorf("%s: signed in", name)
		}
	}
	// The product is moved to another provider, which knows another person by the same subject.
	result, err := h.Identity.Arrive(t.Context(), identity.ProviderSignIn{
		Issuer: "https://elsewhere.example", Subject: "kavya", Email: "someone@mail.example", EmailVerified: true,
	}, identity.Device{}, identity.ClientOrigin{}, "")
	if err != nil || result.Pending == "" || result.Token != "" {
		t.Errorf("the same subject of another issuer: %+v, %v", result, err)
	}
	if h.Count(t, "select count(*) from member_identities") != 1 {
		t.Error("an identity was added")
	}
}

// TestAccountRegisteredBeforehandOpensNothing: an attacker has registered the victim's address, in each way there is,
// before the victim signs in with the provider. The victim gets an account of their own, and nothing of the attacker's
// opens it: password, session, provider account, change of address, or a link requested later.
func TestAccountRegisteredBeforehandOpensNothing(t *testing.T) {
	t.Parallel()
	h := newHostileHarness(t)
	attacker := h.NewUnconfirmed(t)
	address := attacker.Email
	attacker.Do(t, http.MethodPatch, "/api/user", "application/json", []byte(`{"firstName":"A","lastName":"B","username":"attacker","email":"attacker@mail.example","password":"`+apitest.Password+`"}`)).Want(t, http.StatusOK)
	unverified := claimsFor("attacker", address)
	unverified["email_verified"] = false
	byProvider, _ := h.register(t, unverified)

	browser, victim := h.register(t, claimsFor("victim", address))
	if victim.ID == attacker.ID || !victim.EmailConfirmed || victim.Email != address || victim.HasPassword {
		t.Fatalf("%+v", victim)
	}
	if me(t, attacker.Visitor).ID == victim.ID || me(t, byProvider).ID == victim.ID {
		t.Error("an earlier session shows the victim's account")
	}
	// The address means the victim's account now, which has no password.
	apitest.NewVisitor(h.Member).Post(t, "/api/login", map[string]any{"username": address, "password": apitest.Password}).
		WantProblem(t, http.StatusUnauthorized, "")
	again := apitest.NewVisitor(h.Member)
	wantLocation(t, h.signIn(t, again, unverified), "/dashboard")
	if me(t, again).ID == victim.ID {
		t.Error("the attacker's provider account opens the victim's account")
	}
	if got := me(t, browser); got.ID != victim.ID || got.Email != address {
		t.Errorf("the victim's session shows %+v", got)
	}
	if h.Count(t, "select count(*) from members where email = $1 and email_confirmed_at is not null", address) != 1 {
		t.Error("not exactly one account has confirmed the address")
	}
	if h.Count(t, "select count(*) from member_identities where member_id = $1", victim.ID) != 1 {
		t.Error("the victim's account has another identity")
	}
	if h.Count(t, "select count(*) from member_identities where member_id = $1 and address_proven", victim.ID) != 1 {
		t.Error("the victim's link does not count as proven")
	}
	if h.Count(t, "select count(*) from member_identities where member_id <> $1 and not address_proven", victim.ID) != 1 {
		t.Error("the attacker's link counts as proven")
	}
}
