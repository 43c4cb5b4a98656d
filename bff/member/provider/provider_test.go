package provider_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/internal/oidc/oidctest"
)

func TestNewPersonRegistersAndSecondSignInIsDirect(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	browser := apitest.NewVisitor(h.Member)
	kavya := newPerson("kavya")
	wantLocation(t, h.signIn(t, browser, kavya, "?next=%2Fmessages%3Fwith%3D1&heading=cultural&pricing=discount&timeZone=Asia%2FKolkata"), "/auth/welcome")
	if browser.Cookie(member) != "" || browser.Cookie(flowCookie) != "" {
		t.Error("the browser has a session or a flow cookie")
	}
	if h.Count(t, "select count(*) from members") != 0 {
		t.Error("an account was created before the registration")
	}
	p := pendingOf(t, browser)
	name, _, _ := strings.Cut(kavya.Email, "@")
	want := pending{
		Kind: "new", Email: kavya.Email, FirstName: "Kavya", LastName: "Raman", Next: "/messages?with=1",
		SuggestedUsername: strings.ReplaceAll(name, ".", "_"),
	}
	if p != want {
		t.Errorf("%+v, want %+v", p, want)
	}
	browser.Get(t, "/api/auth/pending").WantKeys(t, "kind", "email", "firstName", "lastName", "suggestedUsername", "hasPassword", "next")

	answer := browser.Post(t, "/api/auth/welcome", map[string]any{"firstName": " Kavya ", "lastName": "R", "username": p.SuggestedUsername}).
		Want(t, http.StatusCreated)
	var made user
	answer.IntoLoosely(t, &made)
	seen := me(t, browser)
	if made != seen || seen.FirstName != "Kavya" || seen.LastName != "R" || seen.Email != kavya.Email || !seen.EmailConfirmed || seen.HasPassword ||
		seen.PricingVariant != "discount" || seen.TimeZone != "Asia/Kolkata" || seen.SharedDevice {
		t.Errorf("%+v, and then %+v", made, seen)
	}
	if browser.Cookie(pendingCookie) != "" || h.Count(t, "select count(*) from pending_identities") != 0 {
		t.Error("the pending sign-in was not removed")
	}
	if h.Count(t, "select count(*) from member_identities where member_id = $1 and issuer = $2 and subject = $3", seen.ID, h.google.Issuer, kavya.Subject) != 1 {
		t.Error("the provider account was not linked")
	}
	if h.Count(t, "select count(*) from members where id = $1 and heading_variant = 'cultural' and password_hash is null", seen.ID) != 1 {
		t.Error("the account lacks the requested variant or has a password")
	}
	if mails := h.Post.Deliver(t); len(mails) != 0 {
		t.Errorf("%d emails were sent, want none", len(mails))
	}

	// A second browser is signed in directly.
	other := apitest.NewVisitor(h.Member)
	wantLocation(t, h.signIn(t, other, kavya, "?next=/coaches"), "/coaches")
	if me(t, other).ID != seen.ID {
		t.Error("another member is signed in")
	}
	h.Log.WantNo(t, browser.Cookie(member), other.Cookie(member), h.google.ClientSecret)
}

// TestSignInReplacesExistingSession: a second sign-in replaces the browser's session, also another person's.
func TestSignInReplacesExistingSession(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	kavya := newPerson("kavya")
	browser := apitest.NewVisitor(h.Member)
	h.signIn(t, browser, kavya, "")
	h.welcome(t, browser)
	before := browser.Cookie(member)
	wantLocation(t, h.signIn(t, browser, kavya, ""), "/dashboard")
	if browser.Cookie(member) == before {
		t.Error("the session was not replaced")
	}
	oldSession := apitest.NewVisitor(h.Member)
	oldSession.SetCookie(member, before)
	oldSession.Get(t, "/api/user").WantProblem(t, http.StatusUnauthorized, "")

	asha := h.NewMember(t)
	ashasToken := asha.Cookie(member)
	wantLocation(t, h.signIn(t, asha.Visitor, kavya, ""), "/dashboard")
	if me(t, asha.Visitor).FirstName != "Kavya" {
		t.Error("the previous member is still signed in")
	}
	oldSession.SetCookie(member, ashasToken)
	oldSession.Get(t, "/api/user").WantProblem(t, http.StatusUnauthorized, "")
}

func TestSharedDeviceSignInEndsWithBrowser(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	kavya := newPerson("kavya")
	browser := apitest.NewVisitor(h.Member)
	h.signIn(t, browser, kavya, "?sharedDevice=1")
	p := pendingOf(t, browser)
	answer := browser.Post(t, "/api/auth/welcome", map[string]any{"firstName": "Kavya", "lastName": "R", "username": p.SuggestedUsername}).
		Want(t, http.StatusCreated)
	const shared = "select count(*) from member_sign_ins where shared_device"
	if session := cookieOf(t, answer, member); session.MaxAge != 0 || h.Count(t, shared) != 1 {
		t.Errorf("the cookie is not a session cookie: %v", session)
	}
	back := oidctest.SignIn(t, h.begin(t, browser, "?sharedDevice=1"), kavya)
	answer = browser.Get(t, back.RequestURI()).Want(t, http.StatusFound)
	if session := cookieOf(t, answer, member); session.MaxAge != 0 || h.Count(t, shared) != 1 || !me(t, browser).SharedDevice {
		t.Errorf("the cookie is not a session cookie: %v", session)
	}
	back = oidctest.SignIn(t, h.begin(t, browser, ""), kavya)
	answer = browser.Get(t, back.RequestURI()).Want(t, http.StatusFound)
	if session := cookieOf(t, answer, member); session.MaxAge <= 0 || h.Count(t, shared) != 0 {
		t.Errorf("the cookie is a session cookie: %v", session)
	}
}

func cookieOf(t *testing.T, answer apitest.Response, name string) *http.Cookie {
	t.Helper()
	for _, cookie := range (&http.Response{Header: answer.Header}).Cookies() {
		if cookie.Name == name {
			if !cookie.HttpOnly || !cookie.Secure || cookie.SameSite != http.SameSiteLaxMode || cookie.Path != "/" || cookie.Domain != "" {
				t.Errorf("%s is %v", name, cookie)
			}
			return cookie
		}
	}
	t.Fatalf("no cookie %s in %v", name, answer.Header)
	return nil
}

func TestAddressOfAnAccountRequiresItsPasswordToLink(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha := h.NewMember(t)
	google := newPerson("asha")
	google.Email = strings.ToUpper(asha.Email)
	browser := apitest.NewVisitor(h.Member)
	wantLocation(t, h.signIn(t, browser, google, "?next=/profile"), "/auth/link")
	if browser.Cookie(member) != "" {
		t.Fatal("the address alone signed the person in")
	}
	p := pendingOf(t, browser)
	if p.Kind != "link" || !p.HasPassword || p.SuggestedUsername != "" || p.Next != "/profile" {
		t.Errorf("%+v", p)
	}
	link := func(password string) apitest.Response {
		return browser.Post(t, "/api/auth/link", map[string]any{"password": password})
	}
	link("Namaste124").WantProblem(t, http.StatusUnauthorized, copy.Provider.WrongPassword)
	link("").WantProblem(t, http.StatusBadRequest, "", "password")
	if h.Count(t, "select count(*) from member_identities") != 0 || browser.Cookie(member) != "" {
		t.Fatal("a wrong password linked the accounts")
	}
	// Registering instead is rejected.
	browser.Post(t, "/api/auth/welcome", map[string]any{"firstName": "A", "lastName": "B", "username": "asha_again"}).
		WantProblem(t, http.StatusConflict, copy.Provider.LinkFirst)
	var linked user
	link(apitest.Password).Want(t, http.StatusOK).IntoLoosely(t, &linked)
	if linked.ID != asha.ID || me(t, browser).ID != asha.ID || !linked.HasPassword {
		t.Errorf("%+v", linked)
	}
	if browser.Cookie(pendingCookie) != "" {
		t.Error("the pending cookie was not cleared")
	}
	link(apitest.Password).WantProblem(t, http.StatusNotFound, copy.Provider.PendingOver)
	again := apitest.NewVisitor(h.Member)
	wantLocation(t, h.signIn(t, again, google, ""), "/dashboard")
	if me(t, again).ID != asha.ID {
		t.Error("another member is signed in")
	}
	h.Log.WantNo(t, apitest.Password, "Namaste124")
}

func TestPasswordGuessesWhenLinkingAreLimited(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha := h.NewMember(t)
	google := newPerson("asha")
	google.Email = asha.Email
	browser := apitest.NewVisitor(h.Member)
	h.signIn(t, browser, google, "")
	limited := false
	for range 20 {
		answer := browser.Post(t, "/api/auth/link", map[string]any{"password": "Guess12345"})
		if limited = answer.Status == http.StatusTooManyRequests; limited {
			if answer.Header.Get("Retry-After") == "" {
				t.Error("Retry-After is missing")
			}
			break
		}
		answer.WantProblem(t, http.StatusUnauthorized, "")
	}
	if !limited {
		t.Error("twenty guesses were accepted")
	}
}

// TestUnconfirmedOrUnverifiedAddressDoesNotLink: a provider account with the same address does not sign in if the
// member's account only names that address, or if the provider has not verified it.
func TestUnconfirmedOrUnverifiedAddressDoesNotLink(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	unconfirmed := h.NewUnconfirmed(t)
	google := newPerson("real")
	google.Email = unconfirmed.Email
	browser := apitest.NewVisitor(h.Member)
	wantLocation(t, h.signIn(t, browser, google, ""), "/auth/welcome")
	if made := h.welcome(t, browser); made.ID == unconfirmed.ID || !made.EmailConfirmed {
		t.Errorf("%+v", made)
	}
	if me(t, unconfirmed.Visitor).EmailConfirmed {
		t.Error("the other account's address was confirmed")
	}

	asha := h.NewMember(t)
	h.Post.Deliver(t)
	unverified := newPerson("stranger")
	unverified.Email, unverified.Unverified = asha.Email, true
	other := apitest.NewVisitor(h.Member)
	wantLocation(t, h.signIn(t, other, unverified, ""), "/auth/welcome")
	made := h.welcome(t, other)
	if made.ID == asha.ID || made.EmailConfirmed || made.Email != asha.Email {
		t.Errorf("%+v", made)
	}
	if mails := h.Post.Deliver(t); len(mails) != 1 {
		t.Errorf("%d emails were sent, want one to confirm the address", len(mails))
	}
	// The address still signs Asha in.
	apitest.NewVisitor(h.Member).Post(t, "/api/login", map[string]any{"username": asha.Email, "password": apitest.Password}).Want(t, http.StatusOK)
}

func TestUnverifiedAddressRegistersUnconfirmed(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ravi := newPerson("ravi")
	ravi.Unverified = true
	browser := apitest.NewVisitor(h.Member)
	wantLocation(t, h.signIn(t, browser, ravi, ""), "/auth/welcome")
	if made := h.welcome(t, browser); made.EmailConfirmed || made.Email != ravi.Email {
		t.Errorf("%+v", made)
	}
	mails := h.Post.Deliver(t)
	if len(mails) != 1 {
		t.Fatalf("%d emails were sent, want 1", len(mails))
	}
	// The second sign-in is recognized by the subject, not by the address.
	other := apitest.NewVisitor(h.Member)
	wantLocation(t, h.signIn(t, other, ravi, ""), "/dashboard")
}

// TestSecondProviderAccountWithSameAddressCannotLink: the account was created with one Google account, and another one
// has the same address.
func TestSecondProviderAccountWithSameAddressCannotLink(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	first := newPerson("first")
	h.welcomeNew(t, first)
	second := newPerson("second")
	second.Email = first.Email
	browser := apitest.NewVisitor(h.Member)
	wantLocation(t, h.signIn(t, browser, second, ""), "/auth/link")
	if p := pendingOf(t, browser); p.Kind != "link" || p.HasPassword {
		t.Errorf("%+v", p)
	}
	browser.Post(t, "/api/auth/link", map[string]any{"password": apitest.Password}).WantProblem(t, http.StatusConflict, copy.Provider.NoPassword)
	if h.Count(t, "select count(*) from member_identities") != 1 {
		t.Error("the second account was linked")
	}
}

func (h harness) welcomeNew(t *testing.T, person oidctest.Person) user {
	t.Helper()
	browser := apitest.NewVisitor(h.Member)
	wantLocation(t, h.signIn(t, browser, person, ""), "/auth/welcome")
	return h.welcome(t, browser)
}

func TestRegistrationPrefersVariantsOfBetaSignup(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	kavya := newPerson("kavya")
	apitest.NewVisitor(h.Site).Post(t, "/api/beta-signup", map[string]any{
		"firstName": "Kavya", "lastName": "Raman", "email": kavya.Email, "headingVariant": "default", "pricingVariant": "premium",
	}).Want(t, http.StatusCreated)
	browser := apitest.NewVisitor(h.Member)
	h.signIn(t, browser, kavya, "?heading=cultural&pricing=discount")
	if made := h.welcome(t, browser); made.PricingVariant != "premium" {
		t.Errorf("%+v", made)
	}
	for query, want := range map[string]string{"?pricing=free&heading=x&timeZone=Mars/Base": "default", "?pricing=" + url.QueryEscape(strings.Repeat("x", 500)): "default"} {
		other := apitest.NewVisitor(h.Member)
		h.signIn(t, other, newPerson("ravi"), query)
		if made := h.welcome(t, other); made.PricingVariant != want || made.TimeZone != "America/New_York" {
			t.Errorf("%s: %+v", query, made)
		}
	}
}

// TestRegistrationKeepsLanguageOfPage: a person who chose Hindi before going to the provider gets an account in Hindi,
// and every later sign-in sets the cookie.
func TestRegistrationKeepsLanguageOfPage(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for cookie, want := range map[string]string{"hi": "hi", "en": "en", "xx": "en", "": "en"} {
		kavya := newPerson("kavya")
		browser := apitest.NewVisitor(h.Member)
		if cookie != "" {
			browser.SetCookie("lang", cookie)
		}
		wantLocation(t, h.signIn(t, browser, kavya, ""), "/auth/welcome")
		if browser.Cookie("lang") != cookie {
			t.Errorf("%q: a person who is not signed in got the cookie %q", cookie, browser.Cookie("lang"))
		}
		if made := h.welcome(t, browser); made.DisplayLanguage != want || browser.Cookie("lang") != want {
			t.Errorf("%q: language %q, cookie %q, want %q", cookie, made.DisplayLanguage, browser.Cookie("lang"), want)
		}
		other := apitest.NewVisitor(h.Member)
		wantLocation(t, h.signIn(t, other, kavya, ""), "/dashboard")
		if other.Cookie("lang") != want {
			t.Errorf("%q: the next sign-in set the cookie %q, want %q", cookie, other.Cookie("lang"), want)
		}
	}
}

func TestTakenUsernameIsRejectedAndNotSuggested(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	taken := h.NewMember(t)
	kavya := newPerson("kavya")
	browser := apitest.NewVisitor(h.Member)
	h.signIn(t, browser, kavya, "")
	send := func(body map[string]any) apitest.Response { return browser.Post(t, "/api/auth/welcome", body) }
	problem := send(map[string]any{"firstName": "K", "lastName": "R", "username": strings.ToUpper(taken.Username)}).
		WantProblem(t, http.StatusBadRequest, copy.Errors.UsernameTaken, "username")
	if problem.Fields[0].Message != copy.Validation.UsernameNotFree {
		t.Errorf("%+v", problem)
	}
	send(map[string]any{"firstName": "", "lastName": "", "username": "a b"}).WantProblem(t, http.StatusBadRequest, "", "firstName", "lastName", "username")
	// A rejected form does not end the pending sign-in.
	send(map[string]any{"firstName": "K", "lastName": "R", "username": "kavya_free"}).Want(t, http.StatusCreated)
	// A name that is taken is not suggested.
	second := newPerson("x")
	second.Email = "kavya.free@elsewhere.example"
	other := apitest.NewVisitor(h.Member)
	h.signIn(t, other, second, "")
	if p := pendingOf(t, other); p.SuggestedUsername != "kavya_free2" {
		t.Errorf("%+v", p)
	}
}

func TestAccountBeingDeletedCannotSignIn(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	kavya := newPerson("kavya")
	made := h.welcomeNew(t, kavya)
	if _, err := h.Pool.Exec(t.Context(), "update members set deletion_requested_at = now() where id = $1", made.ID); err != nil {
		t.Fatal(err)
	}
	browser := apitest.NewVisitor(h.Member)
	wantLocation(t, h.signIn(t, browser, kavya, ""), "/auth?provider=failed")
	wantSignedOut(t, browser)
}

func TestProviderAccountWithoutUsableAddressIsRejected(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for _, email := range []string{"", "no-address", strings.Repeat("a", 101) + "@mail.example"} {
		person := newPerson("nobody")
		person.Email = email
		browser := apitest.NewVisitor(h.Member)
		wantLocation(t, h.signIn(t, browser, person, ""), "/auth?provider=failed")
		wantSignedOut(t, browser)
	}
}
