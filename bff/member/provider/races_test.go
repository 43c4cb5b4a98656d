package provider_test

import (
	"net/http"
	"strings"
	"sync"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/internal/oidc/oidctest"
)

// runConcurrently runs all calls at the same time and returns the number of responses by status.
func runConcurrently(t *testing.T, calls ...func() apitest.Response) map[int]int {
	t.Helper()
	var (
		all     sync.WaitGroup
		mu      sync.Mutex
		counted = map[int]int{}
		begin   = make(chan struct{})
	)
	for _, call := range calls {
		all.Go(func() {
			<-begin
			answer := call()
			mu.Lock()
			defer mu.Unlock()
			counted[answer.Status]++
		})
	}
	close(begin)
	all.Wait()
	return counted
}

// copyBrowser returns a second browser with the same cookies, for concurrent requests of one browser.
func copyBrowser(h harness, browser *apitest.Visitor, cookies ...string) *apitest.Visitor {
	other := apitest.NewVisitor(h.Member)
	for _, name := range cookies {
		other.SetCookie(name, browser.Cookie(name))
	}
	return other
}

func TestConcurrentRegistrationsOfOnePersonCreateOneAccount(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for round := range 5 {
		browser := apitest.NewVisitor(h.Member)
		h.signIn(t, browser, newPerson("kavya"), "")
		name := pendingOf(t, browser).SuggestedUsername
		var calls []func() apitest.Response
		for range 4 {
			sender := copyBrowser(h, browser, pendingCookie)
			calls = append(calls, func() apitest.Response {
				return sender.Post(t, "/api/auth/welcome", map[string]any{"firstName": "K", "lastName": "R", "username": name})
			})
		}
		if got := runConcurrently(t, calls...); got[http.StatusCreated] != 1 || got[http.StatusNotFound] != 3 {
			t.Errorf("round %d: %v", round, got)
		}
	}
	if h.Count(t, "select count(*) from members") != 5 || h.Count(t, "select count(*) from member_identities") != 5 {
		t.Error("want one account per person")
	}
}

// TestOnePersonInSeveralWindowsGetsOneAccount: each window signs in at the provider separately and sends its form.
func TestOnePersonInSeveralWindowsGetsOneAccount(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for round, unverified := range []bool{false, true, false, true} {
		kavya := newPerson("kavya")
		kavya.Unverified = unverified
		var calls []func() apitest.Response
		for attempt := range 4 {
			browser := apitest.NewVisitor(h.Member)
			wantLocation(t, h.signIn(t, browser, kavya, ""), "/auth/welcome")
			name := pendingOf(t, browser).SuggestedUsername
			if attempt%2 == 1 {
				name += "_too"
			}
			calls = append(calls, func() apitest.Response {
				return browser.Post(t, "/api/auth/welcome", map[string]any{"firstName": "K", "lastName": "R", "username": name})
			})
		}
		if got := runConcurrently(t, calls...); got[http.StatusCreated] != 4 {
			t.Errorf("round %d: %v", round, got)
		}
		if h.Count(t, "select count(*) from members where email = $1", kavya.Email) != 1 ||
			h.Count(t, "select count(*) from member_identities where subject = $1", kavya.Subject) != 1 ||
			h.Count(t, "select count(*) from member_sign_ins s join members m on m.id = s.member_id where m.email = $1", kavya.Email) != 4 {
			t.Errorf("round %d: not one account with four sign-ins", round)
		}
	}
}

// TestTwoProviderAccountsOfOneAddressCreateOneAccount registers two Google accounts of one verified address
// concurrently.
func TestTwoProviderAccountsOfOneAddressCreateOneAccount(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	first, second := newPerson("first"), newPerson("second")
	second.Email = first.Email
	var calls []func() apitest.Response
	for i, person := range []oidctest.Person{first, second} {
		browser := apitest.NewVisitor(h.Member)
		wantLocation(t, h.signIn(t, browser, person, ""), "/auth/welcome")
		calls = append(calls, func() apitest.Response {
			return browser.Post(t, "/api/auth/welcome", map[string]any{"firstName": "K", "lastName": "R", "username": []string{"one_of", "two_of"}[i]})
		})
	}
	if got := runConcurrently(t, calls...); got[http.StatusCreated] != 1 || got[http.StatusConflict] != 1 {
		t.Errorf("%v", got)
	}
	if h.Count(t, "select count(*) from members") != 1 || h.Count(t, "select count(*) from member_identities") != 1 {
		t.Error("one address has two accounts")
	}
}

func TestConcurrentLinksCreateOneLink(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha := h.NewMember(t)
	google := newPerson("asha")
	google.Email = asha.Email
	var calls []func() apitest.Response
	for range 2 {
		browser := apitest.NewVisitor(h.Member)
		wantLocation(t, h.signIn(t, browser, google, ""), "/auth/link")
		for range 2 {
			sender := copyBrowser(h, browser, pendingCookie)
			calls = append(calls, func() apitest.Response {
				return sender.Post(t, "/api/auth/link", map[string]any{"password": apitest.Password})
			})
		}
	}
	if got := runConcurrently(t, calls...); got[http.StatusOK] != 2 || got[http.StatusNotFound] != 2 {
		t.Errorf("%v", got)
	}
	if h.Count(t, "select count(*) from member_identities where member_id = $1", asha.ID) != 1 {
		t.Error("not exactly one link")
	}
}

// TestConcurrentCallbacksSignInOneAccount: a browser sends one callback several times concurrently. The provider
// decides how often its code is valid; here each request signs the same person in or is redirected with an error.
func TestConcurrentCallbacksSignInOneAccount(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	kavya := newPerson("kavya")
	h.welcomeNew(t, kavya)
	for round := range 3 {
		browser := apitest.NewVisitor(h.Member)
		back := oidctest.SignIn(t, h.begin(t, browser, ""), kavya)
		var calls []func() apitest.Response
		var mu sync.Mutex
		targets := map[string]int{}
		for range 3 {
			sender := copyBrowser(h, browser, flowCookie)
			calls = append(calls, func() apitest.Response {
				answer := sender.Get(t, back.RequestURI())
				mu.Lock()
				defer mu.Unlock()
				targets[answer.Header.Get("Location")]++
				return answer
			})
		}
		runConcurrently(t, calls...)
		if targets["/dashboard"] < 1 || targets["/dashboard"]+targets[failed] != len(calls) {
			t.Errorf("round %d: %v", round, targets)
		}
	}
	if h.Count(t, "select count(*) from members") != 1 || h.Count(t, "select count(*) from member_identities") != 1 {
		t.Error("one person has several accounts")
	}
}

func TestPendingSignInExpiresAfterFifteenMinutes(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	browser, later := apitest.NewVisitor(h.Member), apitest.NewVisitor(h.Member)
	h.signIn(t, browser, newPerson("kavya"), "")
	if _, err := h.Pool.Exec(t.Context(), "update pending_identities set expires_at = now() - interval '1 second'"); err != nil {
		t.Fatal(err)
	}
	h.signIn(t, later, newPerson("ravi"), "")
	if h.Count(t, "select count(*) from pending_identities where expires_at > now() + interval '14 minutes' and expires_at <= now() + interval '15 minutes'") != 1 {
		t.Error("the pending sign-in does not expire in 15 minutes")
	}
	browser.Get(t, "/api/auth/pending").WantProblem(t, http.StatusNotFound, "")
	browser.Post(t, "/api/auth/welcome", map[string]any{"firstName": "K", "lastName": "R", "username": "kavya_late"}).WantProblem(t, http.StatusNotFound, "")
	browser.Post(t, "/api/auth/link", map[string]any{"password": apitest.Password}).WantProblem(t, http.StatusNotFound, "")
	if deleted, err := h.Identity.DeleteExpiredPending(t.Context()); err != nil || deleted != 1 {
		t.Errorf("%d, %v", deleted, err)
	}
	if pendingOf(t, later).Kind != "new" {
		t.Error("a pending sign-in was deleted before it expired")
	}
	for _, invented := range []string{"", "nonsense", strings.Repeat("A", 43)} {
		later.SetCookie(pendingCookie, invented)
		later.Get(t, "/api/auth/pending").WantProblem(t, http.StatusNotFound, "")
	}
}
