package apitest_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/internal/realm"
)

// public lists the operations that need no session. Adding one is a deliberate decision, made here.
var public = []string{
	"coach acceptInvitation",
	"coach checkInvitation",
	"coach checkResetLink",
	"coach forgotPassword",
	"coach giveSecondFactor",
	"coach login",
	"coach logout",
	"coach readCalendar",
	"coach resetPassword",
	"member checkResetLink",
	"member confirmEmail",
	"member continueWithGoogle",
	"member forgotPassword",
	"member googleCallback",
	"member linkSignIn",
	"member login",
	"member logout",
	"member openUnsubscribe",
	"member paymentWebhook",
	"member pendingSignIn",
	"member readCalendar",
	"member register",
	"member resetPassword",
	"member resubscribe",
	"member signInProviders",
	"member siteHeader",
	"member unsubscribe",
	"member unsubscribeOneClick",
	"member welcome",
	"site apply",
	"site betaSignup",
	"site contact",
	"site countEvent",
	"site ourCoach", "site ourCoaches",
	"site readCoachImage",
}

func TestPublicOperationsMatchTheList(t *testing.T) {
	t.Parallel()
	var open []string
	for _, op := range operations(t, apitest.New(t)) {
		if op.public {
			open = append(open, op.key)
		}
	}
	if !slices.Equal(open, public) {
		t.Fatalf("public operations are %v, want %v", open, public)
	}
}

// TestPrivateOperationsReturn401WithoutValidSession calls every operation that is not public without a cookie and with
// every kind of invalid cookie.
func TestPrivateOperationsReturn401WithoutValidSession(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	memberToken := member.Cookie(string(realm.MemberCookie))
	coachToken := coach.Cookie(string(realm.CoachCookie))
	if memberToken == "" || coachToken == "" {
		t.Fatal("the test users are not signed in")
	}
	expired := map[realm.Cookie]string{
		realm.MemberCookie: expiredMember(t, h), realm.CoachCookie: expiredCoach(t, h),
	}
	foreign := map[realm.Cookie]string{realm.MemberCookie: coachToken, realm.CoachCookie: memberToken}
	counted := []string{"messages", "conversations", "safety_flags", "goal_flags", "member_preferences", "live_events"}
	before := map[string]int{}
	for _, table := range counted {
		before[table] = h.Count(t, "select count(*) from "+table)
	}

	called := 0
	for _, op := range operations(t, h) {
		if op.public {
			continue
		}
		called++
		own := string(op.api.Cookie)
		cases := []struct {
			name          string
			cookie, value string
		}{
			{name: "no cookie"},
			{name: "a malformed token", cookie: own, value: "not-a-token"},
			{name: "an unknown token of the right form", cookie: own, value: strings.Repeat("A", 43)},
			{name: "an expired session", cookie: own, value: expired[op.api.Cookie]},
			{name: "the other realm's token under this realm's name", cookie: own, value: foreign[op.api.Cookie]},
			{name: "the other realm's cookie", cookie: otherCookie(op.api.Cookie), value: foreign[op.api.Cookie]},
		}
		for _, c := range cases {
			t.Run(op.key+" with "+c.name, func(t *testing.T) {
				visitor := apitest.NewVisitor(op.api.Origin)
				if c.cookie != "" {
					visitor.SetCookie(c.cookie, c.value)
				}
				answer := visitor.Do(t, op.method, fillPath(op.path, member.ID, coach.ID), "application/json", []byte(`{}`))
				answer.WantProblem(t, http.StatusUnauthorized, "")
				// The browser may have got a new cookie since, which must not be removed.
				if set := answer.Header.Values("Set-Cookie"); len(set) > 0 {
					t.Fatalf("the response sets cookies %v", set)
				}
			})
		}
	}
	if called < 10 {
		t.Fatalf("only %d operations were called", called)
	}
	for _, table := range counted {
		if now := h.Count(t, "select count(*) from "+table); now != before[table] {
			t.Errorf("%s grew from %d to %d rows", table, before[table], now)
		}
	}
	// The sessions used at the wrong realm remain valid in their own: a rejection ends nothing.
	member.Get(t, "/api/user").Want(t, http.StatusOK)
	coach.Get(t, "/api/coach/profile").Want(t, http.StatusOK)
	h.Log.WantNo(t, memberToken, coachToken, expired[realm.MemberCookie], expired[realm.CoachCookie], apitest.Password)
}

// TestAdministrationReturns403ToCoaches calls every operation of the administration as a coach without the role: 403
// before the request is read, and no effect.
func TestAdministrationReturns403ToCoaches(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach, administrator := h.NewCoach(t), h.NewCoach(t, apitest.Administrator)
	var administration []operation
	for _, op := range operations(t, h) {
		if !op.isAdministration() {
			continue
		}
		administration = append(administration, op)
		for _, body := range []string{"", "no JSON", `{}`, `{"outcome":"keep"}`} {
			coach.Do(t, op.method, fillPath(op.path, coach.ID, coach.ID), "application/json", []byte(body)).
				WantProblem(t, http.StatusForbidden, copy.Moderation.AdministratorsOnly)
		}
	}
	if n := h.Count(t, "select count(*) from audit_log"); n != 0 {
		t.Errorf("%d actions are in the audit log", n)
	}
	for _, op := range administration {
		answer := administrator.Do(t, op.method, fillPath(op.path, coach.ID, coach.ID), "application/json", []byte(`{}`))
		if answer.Status == http.StatusForbidden || answer.Status == http.StatusUnauthorized {
			t.Errorf("%s rejects an administrator: %d", op.key, answer.Status)
		}
	}
	if len(administration) < 6 {
		t.Fatalf("only %d operations were called", len(administration))
	}
}

// fillPath puts ids into the parameters of a path.
func fillPath(path, memberID, coachID string) string {
	return strings.NewReplacer(
		"{coachId}", coachID, "{id}", coachID, "{userId}", memberID, "{clientId}", memberID, "{messageId}", uuid.NewString(), "{commentId}", uuid.NewString(), "{reactionType}", "Support", "{day}", coachID, "{month}", coachID, "{list}", "contact-messages",
		"{token}", strings.Repeat("A", 43),
	).Replace(path)
}

func otherCookie(cookie realm.Cookie) string {
	if cookie == realm.MemberCookie {
		return string(realm.CoachCookie)
	}
	return string(realm.MemberCookie)
}

func expiredMember(t *testing.T, h *apitest.Harness) string {
	t.Helper()
	member := h.NewMember(t)
	if _, err := h.Pool.Exec(t.Context(), "update member_sign_ins set expires_at = now() - interval '1 second' where member_id = $1", member.ID); err != nil {
		t.Fatalf("expire: %v", err)
	}
	return member.Cookie(string(realm.MemberCookie))
}

func expiredCoach(t *testing.T, h *apitest.Harness) string {
	t.Helper()
	coach := h.NewCoach(t)
	if _, err := h.Pool.Exec(t.Context(), "update coach_sign_ins set expires_at = now() - interval '1 second' where coach_id = $1", coach.ID); err != nil {
		t.Fatalf("expire: %v", err)
	}
	return coach.Cookie(string(realm.CoachCookie))
}
