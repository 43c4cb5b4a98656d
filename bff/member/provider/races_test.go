package provider_test

import (
	"net/http"
	"strings"
	"sync"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/internal/oidc/oidctest"
)

// together runs them all at once and returns their answers' statuses.
func together(t *testing.T, calls ...func() apitest.Answer) map[int]int {
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

// twin is a second browser with the same cookies: two requests at once of one.
func twin(h harness, browser *apitest.Visitor, cookies ...string) *apitest.Visitor {
	other := apitest.NewVisitor(h.Member)
	for _, name := range cookies {
		other.SetCookie(name, browser.Cookie(name))
	}
	return other
}

func TestOneFormSentTwice(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for round := range 5 {
		browser := apitest.NewVisitor(h.Member)
		h.visit(t, browser, someone("kavya"), "")
		name := asked(t, browser).SuggestedUsername
		var calls []func() apitest.Answer
		for range 4 {
			sender := twin(h, browser, pendingCookie)
			calls = append(calls, func() apitest.Answer {
				return sender.Post(t, "/api/auth/welcome", map[string]any{"firstName": "K", "lastName": "R", "username": name})
			})
		}
		if got := together(t, calls...); got[http.StatusCreated] != 1 || got[http.StatusNotFound] != 3 {
			t.Errorf("round %d: %v", round, got)
		}
	}
	if h.Count(t, "select count(*) from members") != 5 || h.Count(t, "select count(*) from member_identities") != 5 {
		t.Error("there are other accounts than people")
	}
}

// TestOnePersonInSeveralWindows: each window has returned from the provider separately, and each sends its form.
func TestOnePersonInSeveralWindows(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for round, unverified := range []bool{false, true, false, true} {
		kavya := someone("kavya")
		kavya.Unverified = unverified
		var calls []func() apitest.Answer
		for window := range 4 {
			browser := apitest.NewVisitor(h.Member)
			wantLocation(t, h.visit(t, browser, kavya, ""), "/auth/welcome")
			name := asked(t, browser).SuggestedUsername
			if window%2 == 1 {
				name += "_too"
			}
			calls = append(calls, func() apitest.Answer {
				return browser.Post(t, "/api/auth/welcome", map[string]any{"firstName": "K", "lastName": "R", "username": name})
			})
		}
		if got := together(t, calls...); got[http.StatusCreated] != 4 {
			t.Errorf("round %d: %v", round, got)
		}
		if h.Count(t, "select count(*) from members where email = $1", kavya.Email) != 1 ||
			h.Count(t, "select count(*) from member_identities where subject = $1", kavya.Subject) != 1 ||
			h.Count(t, "select count(*) from member_sign_ins s join members m on m.id = s.member_id where m.email = $1", kavya.Email) != 4 {
			t.Errorf("round %d: not one account with four sign-ins", round)
		}
	}
}

// TestTwoPeopleOfOneAddress come at the same moment, with different Google accounts of the same verified address.
func TestTwoPeopleOfOneAddress(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	first, second := someone("first"), someone("second")
	second.Email = first.Email
	var calls []func() apitest.Answer
	for i, who := range []oidctest.Person{first, second} {
		browser := apitest.NewVisitor(h.Member)
		wantLocation(t, h.visit(t, browser, who, ""), "/auth/welcome")
		calls = append(calls, func() apitest.Answer {
			return browser.Post(t, "/api/auth/welcome", map[string]any{"firstName": "K", "lastName": "R", "username": []string{"one_of", "two_of"}[i]})
		})
	}
	if got := together(t, calls...); got[http.StatusCreated] != 1 || got[http.StatusConflict] != 1 {
		t.Errorf("%v", got)
	}
	if h.Count(t, "select count(*) from members") != 1 || h.Count(t, "select count(*) from member_identities") != 1 {
		t.Error("an address has two accounts")
	}
}

func TestLinkingTwice(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	asha := h.NewMember(t)
	google := someone("asha")
	google.Email = asha.Email
	var calls []func() apitest.Answer
	for range 2 {
		browser := apitest.NewVisitor(h.Member)
		wantLocation(t, h.visit(t, browser, google, ""), "/auth/link")
		for range 2 {
			sender := twin(h, browser, pendingCookie)
			calls = append(calls, func() apitest.Answer {
				return sender.Post(t, "/api/auth/link", map[string]any{"password": apitest.Password})
			})
		}
	}
	if got := together(t, calls...); got[http.StatusOK] != 2 || got[http.StatusNotFound] != 2 {
		t.Errorf("%v", got)
	}
	if h.Count(t, "select count(*) from member_identities where member_id = $1", asha.ID) != 1 {
		t.Error("not exactly one link")
	}
}

// TestOneAnswerTwice: a browser returns several times at once with one response. The provider decides how many of its
// codes are valid at one moment; here the result is at most one person, and each request signs in or is redirected
// with a message.
func TestOneAnswerTwice(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	kavya := someone("kavya")
	h.welcomeNew(t, kavya)
	for round := range 3 {
		browser := apitest.NewVisitor(h.Member)
		back := oidctest.SignIn(t, h.leave(t, browser, ""), kavya)
		var calls []func() apitest.Answer
		var mu sync.Mutex
		led := map[string]int{}
		for range 3 {
			sender := twin(h, browser, flowCookie)
			calls = append(calls, func() apitest.Answer {
				answer := sender.Get(t, back.RequestURI())
				mu.Lock()
				defer mu.Unlock()
				led[answer.Header.Get("Location")]++
				return answer
			})
		}
		together(t, calls...)
		if led["/dashboard"] < 1 || led["/dashboard"]+led[failed] != len(calls) {
			t.Errorf("round %d: %v", round, led)
		}
	}
	if h.Count(t, "select count(*) from members") != 1 || h.Count(t, "select count(*) from member_identities") != 1 {
		t.Error("one person became several")
	}
}

func TestWhatIsPendingRunsOut(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	browser, later := apitest.NewVisitor(h.Member), apitest.NewVisitor(h.Member)
	h.visit(t, browser, someone("kavya"), "")
	if _, err := h.Pool.Exec(t.Context(), "update pending_identities set expires_at = now() - interval '1 second'"); err != nil {
		t.Fatal(err)
	}
	h.visit(t, later, someone("ravi"), "")
	if h.Count(t, "select count(*) from pending_identities where expires_at > now() + interval '14 minutes' and expires_at <= now() + interval '15 minutes'") != 1 {
		t.Error("what is pending lives for another time than a quarter of an hour")
	}
	browser.Get(t, "/api/auth/pending").WantProblem(t, http.StatusNotFound, "")
	browser.Post(t, "/api/auth/welcome", map[string]any{"firstName": "K", "lastName": "R", "username": "kavya_late"}).WantProblem(t, http.StatusNotFound, "")
	browser.Post(t, "/api/auth/link", map[string]any{"password": apitest.Password}).WantProblem(t, http.StatusNotFound, "")
	if gone, err := h.Identity.DeleteExpiredPending(t.Context()); err != nil || gone != 1 {
		t.Errorf("%d, %v", gone, err)
	}
	if asked(t, later).Kind != "new" {
		t.Error("what is not over was deleted along")
	}
	for _, invented := range []string{"", "nonsense", strings.Repeat("A", 43)} {
		later.SetCookie(pendingCookie, invented)
		later.Get(t, "/api/auth/pending").WantProblem(t, http.StatusNotFound, "")
	}
}
