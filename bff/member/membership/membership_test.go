package membership_test

import (
	"net/http"
	"sync"
	"testing"
	"time"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/internal/realm"
	"aangan/bff/member/membership"
)

func status(t *testing.T, user *apitest.User) (s membership.SubscriptionStatus) {
	t.Helper()
	answer := user.Get(t, "/api/subscription-status").Want(t, http.StatusOK)
	answer.WantKeys(t, "hasActiveSubscription", "trialStartedAt", "trialEndsAt", "hadSubscription", "subscription")
	answer.Into(t, &s)
	return s
}

func TestTrialStartsOnceAndNotifiesScreens(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, other := h.NewMember(t), h.NewMember(t)
	if s := status(t, member); s != (membership.SubscriptionStatus{}) {
		t.Errorf("before: %+v", s)
	}
	screen := member.Live(t, "/api/live", "")
	answer := member.Post(t, "/api/start-trial", nil).Want(t, http.StatusOK)
	answer.WantKeys(t, "hasActiveSubscription", "trialStartedAt", "trialEndsAt", "hadSubscription", "subscription", "message")
	var started membership.TrialStarted
	answer.Into(t, &started)
	if started.Message != "Your 7-day free trial has been activated. Enjoy all premium features!" || started.HasActiveSubscription ||
		started.TrialEndsAt.Sub(*started.TrialStartedAt) != 7*24*time.Hour {
		t.Errorf("started %+v", started)
	}
	if data := screen.NextOf(t, "user").Data; data != "{}" {
		t.Errorf("the event data is %s", data)
	}
	if s := status(t, member); !s.TrialEndsAt.Equal(*started.TrialEndsAt) || !s.TrialStartedAt.Equal(*started.TrialStartedAt) || s.HasActiveSubscription {
		t.Errorf("after: %+v", s)
	}
	member.Post(t, "/api/start-trial", nil).WantProblem(t, http.StatusConflict, copy.Membership.TrialRuns)
	if _, err := h.Pool.Exec(t.Context(), "update memberships set trial_ends_at = now()"); err != nil {
		t.Fatal(err)
	}
	member.Post(t, "/api/start-trial", nil).WantProblem(t, http.StatusConflict, copy.Membership.TrialUsed)
	if s := status(t, other); s.TrialEndsAt != nil {
		t.Errorf("the other member's status is %+v", s)
	}
	signedOut := apitest.NewVisitor(h.Member)
	signedOut.Get(t, "/api/subscription-status").WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	signedOut.Post(t, "/api/start-trial", nil).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
}

// TestUserShowsTrialEnd: the frame around every page reads the plan from the user.
func TestUserShowsTrialEnd(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	user := func() (u struct {
		HasActiveSubscription *bool
		TrialEndsAt           *time.Time
		PremiumCompanions     bool
	}) {
		t.Helper()
		member.Get(t, "/api/user").Want(t, http.StatusOK).IntoLoosely(t, &u)
		return u
	}
	if u := user(); u.HasActiveSubscription == nil || *u.HasActiveSubscription || u.TrialEndsAt != nil || u.PremiumCompanions {
		t.Errorf("before: %+v", u)
	}
	var started membership.TrialStarted
	member.Post(t, "/api/start-trial", nil).Want(t, http.StatusOK).Into(t, &started)
	if u := user(); u.HasActiveSubscription == nil || *u.HasActiveSubscription || u.TrialEndsAt == nil || !u.TrialEndsAt.Equal(*started.TrialEndsAt) || !u.PremiumCompanions {
		t.Errorf("in the trial: %+v", u)
	}
	if _, err := h.Pool.Exec(t.Context(), "update memberships set trial_ends_at = now()"); err != nil {
		t.Fatal(err)
	}
	if u := user(); u.TrialEndsAt == nil || u.PremiumCompanions {
		t.Errorf("after the trial: %+v", u)
	}
}

func TestConcurrentTrialStartsBeginOneTrial(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	statuses := make([]int, 12)
	var wg sync.WaitGroup
	for i := range statuses {
		visitor := apitest.NewVisitor(h.Member)
		visitor.SetCookie(string(realm.MemberCookie), member.Cookie(string(realm.MemberCookie)))
		wg.Go(func() { statuses[i] = visitor.Post(t, "/api/start-trial", nil).Status })
	}
	wg.Wait()
	counts := map[int]int{}
	for _, status := range statuses {
		counts[status]++
	}
	if counts[http.StatusOK] != 1 || counts[http.StatusConflict] != 11 {
		t.Errorf("statuses %v, want one 200 and eleven 409", counts)
	}
}
