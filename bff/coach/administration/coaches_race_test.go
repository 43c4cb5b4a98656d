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

// wantNobodyLeft checks, after all notices, for states that must not exist: a coming session with an inactive coach, a
// proposal about one, and a client of theirs who was released or has no notice.
func (o office) wantNobodyLeft(coach *apitest.User) {
	o.Helper()
	for what, query := range map[string]string{
		"sessions to come": "select count(*) from sessions s join coaches c on c.id = s.coach_id where c.id = $1 and not c.is_active and s.status = 'scheduled' and s.starts_at > now()",
		"open proposals":   "select count(*) from session_proposals p join coaches c on c.id = p.coach_id where c.id = $1 and not c.is_active and p.answered_at is null",
		"released clients": "select count(*) from members m join coaches c on c.id = m.coach_id where c.id = $1 and not c.is_active and c.clients_on_leaving = 'released'",
		"clients in the dark": `select count(*) from members m join coaches c on c.id = m.coach_id where c.id = $1 and not c.is_active
			and not exists (select from coach_absences a where a.member_id = m.id and a.coach_id = c.id and a.ended_at is null)`,
	} {
		if left := o.house.Count(o.T, query, coach.ID); left != 0 {
			o.Errorf("%d %s of a coach who is not active", left, what)
		}
	}
	if active := o.house.Count(o.T, "select count(*) from coaches where id = $1 and is_active", coach.ID); active != 0 {
		o.Error("the coach is active")
	}
}

// TestDeactivatedMeanwhile has an administrator deactivate a coach while members book with them, accept another time,
// move a session, or choose them. In every order, no coming session is left.
func TestDeactivatedMeanwhile(t *testing.T) {
	t.Parallel()
	deeds := map[string]func(t *testing.T, o office, coach *apitest.User) (act func() apitest.Answer){
		"booking": func(t *testing.T, o office, coach *apitest.User) func() apitest.Answer {
			member := o.house.NewMember(t)
			member.Choose(t, coach)
			at := slot(t, member, coach, 30)
			return func() apitest.Answer {
				return member.Post(t, "/api/sessions", map[string]any{"coachId": coach.ID, "date": at})
			}
		},
		"accepting": func(t *testing.T, o office, coach *apitest.User) func() apitest.Answer {
			member := o.house.NewMember(t)
			member.Choose(t, coach)
			session := booked(t, member, coach, 30)
			var asked struct{ Proposal struct{ ID string } }
			coach.Do(t, http.MethodPatch, "/api/coach/sessions/"+session, "application/json", fmt.Appendf(nil, `{"date":%q}`, slot(t, member, coach, 33))).
				Want(t, http.StatusOK).Loosely(t, &asked)
			return func() apitest.Answer {
				return member.Post(t, "/api/sessions/"+session+"/proposal/accept", map[string]any{"proposalId": asked.Proposal.ID})
			}
		},
		"moving": func(t *testing.T, o office, coach *apitest.User) func() apitest.Answer {
			member := o.house.NewMember(t)
			member.Choose(t, coach)
			session, at := booked(t, member, coach, 30), slot(t, member, coach, 34)
			return func() apitest.Answer {
				return member.Do(t, http.MethodPatch, "/api/sessions/"+session, "application/json", fmt.Appendf(nil, `{"date":%q}`, at))
			}
		},
		"choosing": func(t *testing.T, o office, coach *apitest.User) func() apitest.Answer {
			member := o.house.NewMember(t)
			return func() apitest.Answer {
				return member.Post(t, "/api/user/coach", map[string]any{"coachId": coach.ID})
			}
		},
	}
	for name, deed := range deeds {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := newOffice(t)
			for round := range 4 {
				coach := o.house.NewCoach(t)
				act := deed(t, o, coach)
				fate := []string{"wait", "released"}[round%2]
				var meanwhile sync.WaitGroup
				var answer apitest.Answer
				meanwhile.Go(func() { answer = act() })
				o.deactivate(coach.ID, fate).Want(t, http.StatusOK)
				// The clients are notified at once, while the other task may be running.
				o.house.Post.Do(t, tasks.Ref{Kind: "coach-clients-told", ID: uuid.MustParse(coach.ID)})
				meanwhile.Wait()
				// Done before, or there is no such coach any more, or what it was about is cancelled.
				if s := answer.Status; s != http.StatusNotFound && s != http.StatusConflict && (s < 200 || s > 299) {
					t.Errorf("%s, round %d: %d %s", name, round, s, answer.Body)
				}
				o.house.Post.Deliver(t)
				o.wantNobodyLeft(coach)
			}
		})
	}
}

// TestChosenInTheMomentOfDeactivation blocks the administrator's transaction until the member has sent their choice:
// the choice waits for the transaction and gets a 404, also if the member had this coach before.
func TestChosenInTheMomentOfDeactivation(t *testing.T) {
	t.Parallel()
	for name, before := range map[string]func(member, coach, other *apitest.User){
		"for the first time": func(_, _, _ *apitest.User) {},
		"once more": func(member, coach, other *apitest.User) {
			member.Choose(t, coach)
			member.Choose(t, other)
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := newOffice(t)
			member, coach, other := o.house.NewMember(t), o.house.NewCoach(t), o.house.NewCoach(t)
			before(member, coach, other)
			talks := o.house.Count(t, "select count(*) from conversations")
			// The coach's mailbox is the last row that a decision writes: holding its lock blocks the decision.
			tx, err := o.house.Pool.Begin(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = tx.Rollback(t.Context()) }()
			_, err = tx.Exec(t.Context(), `insert into mailboxes (realm, owner_id, last_seq) values ('coach', $1, 0)
				on conflict (realm, owner_id) do update set last_seq = mailboxes.last_seq`, coach.ID)
			if err != nil {
				t.Fatal(err)
			}
			var both sync.WaitGroup
			var decided, answer apitest.Answer
			both.Go(func() { decided = o.deactivate(coach.ID, "released") })
			o.awaitWaiting(1)
			both.Go(func() { answer = member.Post(t, "/api/user/coach", map[string]any{"coachId": coach.ID}) })
			o.awaitWaiting(2)
			if err := tx.Commit(t.Context()); err != nil {
				t.Fatal(err)
			}
			both.Wait()
			decided.Want(t, http.StatusOK)
			answer.WantProblem(t, http.StatusNotFound, "")
			if chosen := o.house.Count(t, "select count(*) from members where coach_id = $1", coach.ID); chosen != 0 {
				t.Error("a coach was chosen who is not active any more")
			}
			if begun := o.house.Count(t, "select count(*) from conversations"); begun != talks {
				t.Error("a conversation was begun with a coach who is not active any more")
			}
			o.house.Post.Deliver(t)
			o.wantNobodyLeft(coach)
		})
	}
}

// TestToldTwiceAtOnce has two processes notify a client at the same time that their coach is away: there is one
// notice, and one more when the coach is back.
func TestToldTwiceAtOnce(t *testing.T) {
	t.Parallel()
	o := newOffice(t)
	asha, meera := o.house.Pair(t)
	o.of(o.deactivate(meera.ID, "wait"))
	tx, err := o.house.Pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = tx.Rollback(t.Context()) }()
	if _, err := tx.Exec(t.Context(), "select from members where id = $1 for update", asha.ID); err != nil {
		t.Fatal(err)
	}
	var both sync.WaitGroup
	for waiting := 1; waiting <= 2; waiting++ {
		both.Go(func() {
			if err := o.house.CoachAdmin.Tasks()[0].Run(t.Context(), uuid.MustParse(meera.ID)); err != nil {
				t.Error(err)
			}
		})
		o.awaitWaiting(waiting)
	}
	if err := tx.Commit(t.Context()); err != nil {
		t.Fatal(err)
	}
	both.Wait()
	if got := lettersTo(o.house.Post.Deliver(t), asha.Email); !slices.Equal(got, []string{copy.AbsenceLetters.Wait.Subject}) {
		t.Errorf("she got %v", got)
	}
	o.wantNobodyLeft(meera)
	o.of(o.leela.Post(t, coaches+"/"+meera.ID+"/activate", nil))
	if got := lettersTo(o.house.Post.Deliver(t), asha.Email); !slices.Equal(got, []string{copy.AbsenceLetters.Back.Subject}) {
		t.Errorf("back: she got %v", got)
	}
}

// awaitWaiting waits until so many wait for locks.
func (o office) awaitWaiting(many int) {
	o.Helper()
	for range 2000 {
		if o.house.Count(o.T, "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'") >= many {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	o.Fatalf("%d never waited", many)
}

// slot is one of the times that are open for a member.
func slot(t *testing.T, member, coach *apitest.User, number int) string {
	t.Helper()
	var open struct{ Slots []struct{ StartsAt string } }
	member.Get(t, "/api/coaches/"+coach.ID+"/slots").Want(t, http.StatusOK).Loosely(t, &open)
	return open.Slots[number].StartsAt
}

// booked is a session of the two, booked as members do.
func booked(t *testing.T, member, coach *apitest.User, number int) string {
	t.Helper()
	var session struct{ ID string }
	member.Post(t, "/api/sessions", map[string]any{"coachId": coach.ID, "date": slot(t, member, coach, number)}).
		Want(t, http.StatusCreated).Loosely(t, &session)
	return session.ID
}
