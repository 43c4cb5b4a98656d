package administration_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/jobs/jobstest"
)

func TestClientsWait(t *testing.T) {
	t.Parallel()
	o := newOffice(t)
	asha, meera := o.house.Pair(t)
	asha.Write(t, meera, "I want to kill myself")
	session := o.book(asha, meera, 3)
	o.house.Post.Deliver(t)
	if found := o.of(o.leela.Get(t, coaches+"/"+meera.ID)); found.Clients != 1 || found.UpcomingSessions != 1 || found.UrgentClients != 1 || len(found.Missing) != 0 {
		t.Errorf("before: %+v", found)
	}
	found := o.of(o.deactivate(meera.ID, "wait"))
	if found.Standing != "inactive" || found.DeactivatedAt == nil || found.ClientsOnLeaving == nil || *found.ClientsOnLeaving != "wait" || found.Clients != 1 {
		t.Errorf("deactivated: %+v", found)
	}
	mails := o.house.Post.Deliver(t)
	seen := string(asha.Get(t, "/api/sessions/"+session).Want(t, http.StatusOK).Body)
	if !strings.Contains(seen, `"cancelledBy":"absence"`) || !strings.Contains(seen, `"counted":false`) {
		t.Errorf("the session is %s", seen)
	}
	if body := string(asha.Get(t, "/api/coaches/"+meera.ID).Want(t, http.StatusOK).Body); !strings.Contains(body, `"away":true`) {
		t.Errorf("her coach is %s", body)
	}
	if rang := bell(t, asha); strings.Count(rang, copy.AbsenceNotices.WaitTitle) != 1 || !strings.Contains(rang, "Meera Krishnan is away for now") {
		t.Errorf("the bell says %s", rang)
	}
	wait, cancelled := copy.AbsenceLetters.Wait.Subject, copy.MeetingLetters.Cancelled.Subject
	if got := lettersTo(mails, asha.Email); !slices.Equal(got, []string{wait, cancelled}) {
		t.Errorf("she got %v", got)
	}
	if got := lettersTo(mails, meera.Email); !slices.Equal(got, []string{copy.MeetingLetters.CoachCancelled.Subject, copy.CoachStandingLetters.Deactivated.Subject}) {
		t.Errorf("the coach got %v", got)
	}
	if got := lettersTo(mails, jobstest.Places.Team); !slices.Contains(got, copy.UrgentTeamLetter.Subject) {
		t.Errorf("the team got %v", got)
	}
	for _, mail := range mails {
		words := strings.ToLower(mail.Subject + mail.Text)
		if mail.To.Address == asha.Email && (strings.Contains(words, "meera") || strings.Contains(words, "coach")) {
			t.Errorf("a letter to a household says too much: %s", mail.Text)
		}
	}
	if clients := string(meera.Get(t, "/api/coach/clients").Want(t, http.StatusOK).Body); strings.Contains(clients, asha.ID) {
		t.Error("an inactive coach sees clients")
	}
	// A second run notifies no client again.
	o.house.Post.Do(t, tasks.Ref{Kind: "coach-clients-told", ID: uuid.MustParse(meera.ID)})
	if again := o.house.Post.Deliver(t); len(again) != 0 {
		t.Errorf("told again: %d letters", len(again))
	}
	o.deactivate(meera.ID, "wait").WantProblem(t, http.StatusConflict, answers.ReleasedAlready)

	// Active again, with a notice; then inactive again with a new notice.
	if found := o.of(o.leela.Post(t, coaches+"/"+meera.ID+"/activate", nil)); found.Standing != "active" || found.ClientsOnLeaving != nil || len(found.Missing) != 0 {
		t.Errorf("back: %+v", found)
	}
	mails = o.house.Post.Deliver(t)
	if got := lettersTo(mails, asha.Email); !slices.Equal(got, []string{copy.AbsenceLetters.Back.Subject}) {
		t.Errorf("back: she got %v", got)
	}
	if got := lettersTo(mails, meera.Email); !slices.Contains(got, copy.CoachStandingLetters.Activated.Subject) {
		t.Errorf("back: the coach got %v", got)
	}
	if rang := bell(t, asha); !strings.Contains(rang, copy.AbsenceNotices.BackTitle) {
		t.Errorf("back: the bell says %s", rang)
	}
	o.of(o.deactivate(meera.ID, "wait"))
	if got := lettersTo(o.house.Post.Deliver(t), asha.Email); !slices.Equal(got, []string{wait}) {
		t.Errorf("away again: she got %v", got)
	}
	// She does not come back: the waiting clients are released.
	if found := o.of(o.deactivate(meera.ID, "released")); *found.ClientsOnLeaving != "released" || !found.DeactivatedAt.Equal(*o.of(o.leela.Get(t, coaches+"/"+meera.ID)).DeactivatedAt) {
		t.Errorf("released after all: %+v", found)
	}
	if got := lettersTo(o.house.Post.Deliver(t), asha.Email); !slices.Equal(got, []string{copy.AbsenceLetters.Released.Subject}) {
		t.Errorf("released after all: she got %v", got)
	}
	if o.house.Count(t, "select count(*) from members where coach_id is not null") != 0 {
		t.Error("she still has her coach")
	}
	if got := o.actions(); !slices.Equal(got, []string{
		"coach.deactivate Meera Krishnan", "coach.activate Meera Krishnan", "coach.deactivate Meera Krishnan", "coach.release-clients Meera Krishnan",
	}) {
		t.Errorf("the log says %v", got)
	}
}

func TestClientsAreReleased(t *testing.T) {
	t.Parallel()
	o := newOffice(t)
	asha, meera := o.house.Pair(t)
	other := o.house.NewCoach(t)
	asha.Write(t, meera, "My mother called again.")
	o.book(asha, meera, 2)
	o.book(asha, meera, 4)
	// More clients than one task notifies, and more than one query reads.
	const crowd = 230
	if _, err := o.house.Pool.Exec(t.Context(), `insert into members (username, email, first_name, last_name, password_hash, time_zone, coach_id, pricing_variant)
		select 'crowd_' || n, 'crowd' || n || '@mail.example', 'Asha', 'Rao', '', 'America/Chicago', $1, 'default' from generate_series(1, $2) n`,
		meera.ID, crowd); err != nil {
		t.Fatal(err)
	}
	o.of(o.deactivate(meera.ID, "released"))
	mails := o.house.Post.Deliver(t)
	if left := o.house.Count(t, "select count(*) from members where coach_id = $1", meera.ID); left != 0 {
		t.Errorf("%d still have the coach", left)
	}
	if told := o.house.Count(t, "select count(*) from coach_absences where kind = 'released'"); told != crowd+1 {
		t.Errorf("%d were told", told)
	}
	if rang := o.house.Count(t, "select count(*) from notifications where title = $1", copy.AbsenceNotices.ReleasedTitle); rang != crowd+1 {
		t.Errorf("the bell rang for %d", rang)
	}
	if got := lettersTo(mails, asha.Email); len(got) != 3 || got[0] != copy.AbsenceLetters.Released.Subject {
		t.Errorf("she got %v", got)
	}
	if planned := o.house.Count(t, "select count(*) from sessions where status = 'scheduled' or cancelled_by <> 'absence' or counted"); planned != 0 {
		t.Errorf("%d sessions are planned or count", planned)
	}
	// Old messages stay readable, and new ones are rejected.
	if body := string(asha.Get(t, "/api/messages/"+meera.ID).Want(t, http.StatusOK).Body); !strings.Contains(body, "My mother called again.") {
		t.Errorf("the conversation is %s", body)
	}
	asha.Choose(t, other)
	o.house.Post.Do(t, tasks.Ref{Kind: "coach-clients-left"})
	if again := o.house.Post.Deliver(t); len(again) != 0 {
		t.Errorf("told again: %d letters", len(again))
	}
	o.deactivate(meera.ID, "released").WantProblem(t, http.StatusConflict, answers.ReleasedAlready)
	// Waiting clients would be notified; released ones are not.
	o.of(o.leela.Post(t, coaches+"/"+meera.ID+"/activate", nil))
	if got := lettersTo(o.house.Post.Deliver(t), asha.Email); len(got) != 0 {
		t.Errorf("back: she got %v", got)
	}
}

// TestTheSweep finds a member who chose a coach while that coach was being deactivated, and one who waited and has
// another coach now.
func TestTheSweep(t *testing.T) {
	t.Parallel()
	o := newOffice(t)
	asha, meera := o.house.Pair(t)
	o.of(o.deactivate(meera.ID, "wait"))
	o.house.Post.Deliver(t)
	late, other := o.house.NewMember(t), o.house.NewCoach(t)
	if _, err := o.house.Pool.Exec(t.Context(), "update members set coach_id = $1 where id = $2", meera.ID, late.ID); err != nil {
		t.Fatal(err)
	}
	asha.Choose(t, other)
	o.house.Post.Do(t, tasks.Ref{Kind: "coach-clients-left"})
	if got := lettersTo(o.house.Post.Deliver(t), late.Email); !slices.Equal(got, []string{copy.AbsenceLetters.Wait.Subject}) {
		t.Errorf("the late one got %v", got)
	}
	if open := o.house.Count(t, "select count(*) from coach_absences where member_id = $1 and ended_at is null", asha.ID); open != 0 {
		t.Error("who chose another still waits")
	}
	if unread := o.house.Count(t, "select count(*) from notifications where member_id = $1 and title = $2 and read_at is null", asha.ID, copy.AbsenceNotices.WaitTitle); unread != 0 {
		t.Error("the bell still tells who chose another that somebody is away")
	}
}
