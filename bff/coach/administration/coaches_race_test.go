package administration_test

import (
	"fmt"
	"net/http"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/tasks"
)

// wantNoLeftovers checks that the coach is inactive and, after all notices, has no upcoming session, no open proposal,
// no client although the clients were released, and no client without a notice.
func (o adminTest) wantNoLeftovers(coach *apitest.User) {
	o.Helper()
	for what, query := range map[string]string{
		"upcoming sessions": "select count(*) from sessions s join coaches c on c.id = s.coach_id where c.id = $1 and not c.is_active and s.status = 'scheduled' and s.starts_at > now()",
		"open proposals":    "select count(*) from session_proposals p join coaches c on c.id = p.coach_id where c.id = $1 and not c.is_active and p.answered_at is null",
		"released clients":  "select count(*) from members m join coaches c on c.id = m.coach_id where c.id = $1 and not c.is_active and c.clients_on_leaving = 'released'",
		"clients without a notice": `select count(*) from members m join coaches c on c.id = m.coach_id where c.id = $1 and not c.is_active
			and not exists (select from coach_absences a where a.member_id = m.id and a.coach_id = c.id and a.ended_at is null)`,
	} {
		if left := o.harness.Count(o.T, query, coach.ID); left != 0 {
			o.Errorf("%d %s of a coach who is not active", left, what)
		}
	}
	if active := o.harness.Count(o.T, "select count(*) from coaches where id = $1 and is_active", coach.ID); active != 0 {
		o.Error("the coach is active")
	}
}

// TestDeactivationDuringMembersActionsLeavesNoSessions deactivates a coach while a member books with them, accepts a
// proposal, moves a session or chooses them. In every order, no upcoming session remains.
func TestDeactivationDuringMembersActionsLeavesNoSessions(t *testing.T) {
	t.Parallel()
	actions := map[string]func(t *testing.T, o adminTest, coach *apitest.User) (act func() apitest.Response){
		"booking a session": func(t *testing.T, o adminTest, coach *apitest.User) func() apitest.Response {
			member := o.harness.NewMember(t)
			member.Choose(t, coach)
			at := slot(t, member, coach, 30)
			return func() apitest.Response {
				return member.Post(t, "/api/sessions", map[string]any{"coachId": coach.ID, "date": at})
			}
		},
		"accepting a proposal": func(t *testing.T, o adminTest, coach *apitest.User) func() apitest.Response {
			member := o.harness.NewMember(t)
			member.Choose(t, coach)
			session := booked(t, member, coach, 30)
			var proposed struct{ Proposal struct{ ID string } }
			coach.Do(t, http.MethodPatch, "/api/coach/sessions/"+session, "application/json", fmt.Appendf(nil, `{"date":%q}`, slot(t, member, coach, 33))).
				Want(t, http.StatusOK).IntoLoosely(t, &proposed)
			return func() apitest.Response {
				return member.Post(t, "/api/sessions/"+session+"/proposal/accept", map[string]any{"proposalId": proposed.Proposal.ID})
			}
		},
		"moving a session": func(t *testing.T, o adminTest, coach *apitest.User) func() apitest.Response {
			member := o.harness.NewMember(t)
			member.Choose(t, coach)
			session, at := booked(t, member, coach, 30), slot(t, member, coach, 34)
			return func() apitest.Response {
				return member.Do(t, http.MethodPatch, "/api/sessions/"+session, "application/json", fmt.Appendf(nil, `{"date":%q}`, at))
			}
		},
		"choosing the coach": func(t *testing.T, o adminTest, coach *apitest.User) func() apitest.Response {
			member := o.harness.NewMember(t)
			return func() apitest.Response {
				return member.Post(t, "/api/user/coach", map[string]any{"coachId": coach.ID})
			}
		},
	}
	for name, prepare := range actions {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := newAdminTest(t)
			for round := range 4 {
				coach := o.harness.NewCoach(t)
				act := prepare(t, o, coach)
				clients := []string{"wait", "released"}[round%2]
				var wg sync.WaitGroup
				var answer apitest.Response
				wg.Go(func() { answer = act() })
				o.deactivate(coach.ID, clients).Want(t, http.StatusOK)
				// This task may run concurrently with the one that the deactivation enqueued.
				o.harness.Post.Do(t, tasks.Ref{Kind: "coach-clients-told", ID: uuid.MustParse(coach.ID)})
				wg.Wait()
				// The action succeeded before the deactivation, or the coach or the session is gone.
				if s := answer.Status; s != http.StatusNotFound && s != http.StatusConflict && (s < 200 || s > 299) {
					t.Errorf("%s, round %d: %d %s", name, round, s, answer.Body)
				}
				o.harness.Post.Deliver(t)
				o.wantNoLeftovers(coach)
			}
		})
	}
}

// TestChoosingCoachDuringDeactivationReturns404 blocks the administrator's transaction until the member has sent their
// choice: the choice waits for the transaction and gets a 404, also if the member had this coach before.
func TestChoosingCoachDuringDeactivationReturns404(t *testing.T) {
	t.Parallel()
	for name, before := range map[string]func(member, coach, other *apitest.User){
		"choosing the coach for the first time": func(_, _, _ *apitest.User) {},
		"choosing an earlier coach again": func(member, coach, other *apitest.User) {
			member.Choose(t, coach)
			member.Choose(t, other)
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := newAdminTest(t)
			member, coach, other := o.harness.NewMember(t), o.harness.NewCoach(t), o.harness.NewCoach(t)
			before(member, coach, other)
			conversations := o.harness.Count(t, "select count(*) from conversations")
			// The coach's mailbox is the last row that a decision writes: holding its lock blocks the decision.
			tx, err := o.harness.Pool.Begin(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = tx.Rollback(t.Context()) }()
			_, err = tx.Exec(t.Context(), `insert into mailboxes (realm, owner_id, last_seq) values ('coach', $1, 0)
				on conflict (realm, owner_id) do update set last_seq = mailboxes.last_seq`, coach.ID)
			if err != nil {
				t.Fatal(err)
			}
			var wg sync.WaitGroup
			var decided, answer apitest.Response
			wg.Go(func() { decided = o.deactivate(coach.ID, "released") })
			o.waitForLocks(1)
			wg.Go(func() { answer = member.Post(t, "/api/user/coach", map[string]any{"coachId": coach.ID}) })
			o.waitForLocks(2)
			if err := tx.Commit(t.Context()); err != nil {
				t.Fatal(err)
			}
			wg.Wait()
			decided.Want(t, http.StatusOK)
			answer.WantProblem(t, http.StatusNotFound, "")
			if chosen := o.harness.Count(t, "select count(*) from members where coach_id = $1", coach.ID); chosen != 0 {
				t.Error("an inactive coach was chosen")
			}
			if now := o.harness.Count(t, "select count(*) from conversations"); now != conversations {
				t.Error("a conversation with an inactive coach was created")
			}
			o.harness.Post.Deliver(t)
			o.wantNoLeftovers(coach)
		})
	}
}

// TestConcurrentNotificationsSendOneNotice runs two tasks that notify a client of the coach's absence concurrently:
// there is one notice, and one more when the coach is back.
func TestConcurrentNotificationsSendOneNotice(t *testing.T) {
	t.Parallel()
	o := newAdminTest(t)
	asha, meera := o.harness.Pair(t)
	o.coachIn(o.deactivate(meera.ID, "wait"))
	tx, err := o.harness.Pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = tx.Rollback(t.Context()) }()
	if _, err := tx.Exec(t.Context(), "select from members where id = $1 for update", asha.ID); err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	for waiting := 1; waiting <= 2; waiting++ {
		wg.Go(func() {
			if err := o.harness.CoachAdmin.Tasks()[0].Run(t.Context(), uuid.MustParse(meera.ID)); err != nil {
				t.Error(err)
			}
		})
		o.waitForLocks(waiting)
	}
	if err := tx.Commit(t.Context()); err != nil {
		t.Fatal(err)
	}
	wg.Wait()
	if got := subjectsTo(o.harness.Post.Deliver(t), asha.Email); !slices.Equal(got, []string{copy.AbsenceLetters.Wait.Subject}) {
		t.Errorf("the member received %v", got)
	}
	o.wantNoLeftovers(meera)
	o.coachIn(o.leela.Post(t, coaches+"/"+meera.ID+"/activate", nil))
	if got := subjectsTo(o.harness.Post.Deliver(t), asha.Email); !slices.Equal(got, []string{copy.AbsenceLetters.Back.Subject}) {
		t.Errorf("back: the member received %v", got)
	}
}

// waitForLocks waits until the given number of transactions wait for locks.
func (o adminTest) waitForLocks(many int) {
	o.Helper()
	for range 2000 {
		if o.harness.Count(o.T, "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'") >= many {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	o.Fatalf("fewer than %d transactions wait for locks", many)
}

// slot returns the open time of this number for a member.
func slot(t *testing.T, member, coach *apitest.User, number int) string {
	t.Helper()
	var open struct{ Slots []struct{ StartsAt string } }
	member.Get(t, "/api/coaches/"+coach.ID+"/slots").Want(t, http.StatusOK).IntoLoosely(t, &open)
	return open.Slots[number].StartsAt
}

// booked books a session through the member BFF and returns its id.
func booked(t *testing.T, member, coach *apitest.User, number int) string {
	t.Helper()
	var session struct{ ID string }
	member.Post(t, "/api/sessions", map[string]any{"coachId": coach.ID, "date": slot(t, member, coach, number)}).
		Want(t, http.StatusCreated).IntoLoosely(t, &session)
	return session.ID
}
