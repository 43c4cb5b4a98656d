package administration_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/tasks"
)

func TestDeactivatedCoachsClientsWaitAndAreNotified(t *testing.T) {
	t.Parallel()
	o := newAdminTest(t)
	asha, meera := o.harness.Pair(t)
	asha.Write(t, meera, "I want to kill myself")
	session := o.book(asha, meera, 3)
	o.harness.Post.Deliver(t)
	if found := o.coachIn(o.leela.Get(t, coaches+"/"+meera.ID)); found.Clients != 1 || found.UpcomingSessions != 1 || found.UrgentClients != 1 || len(found.Missing) != 0 {
		t.Errorf("before: %+v", found)
	}
	found := o.coachIn(o.deactivate(meera.ID, "wait"))
	if found.Standing != "inactive" || found.DeactivatedAt == nil || found.ClientsOnLeaving == nil || *found.ClientsOnLeaving != "wait" || found.Clients != 1 {
		t.Errorf("deactivated: %+v", found)
	}
	mails := o.harness.Post.Deliver(t)
	seen := string(asha.Get(t, "/api/sessions/"+session).Want(t, http.StatusOK).Body)
	if !strings.Contains(seen, `"cancelledBy":"absence"`) || !strings.Contains(seen, `"counted":false`) {
		t.Errorf("the session is %s", seen)
	}
	if body := string(asha.Get(t, "/api/coaches/"+meera.ID).Want(t, http.StatusOK).Body); !strings.Contains(body, `"away":true`) {
		t.Errorf("the member's coach is %s", body)
	}
	if bellText := bell(t, asha); strings.Count(bellText, copy.AbsenceNotices.WaitTitle) != 1 || !strings.Contains(bellText, "Meera Krishnan is away for now") {
		t.Errorf("the bell shows %s", bellText)
	}
	wait, cancelled := copy.AbsenceLetters.Wait.Subject, copy.MeetingLetters.Cancelled.Subject
	if got := subjectsTo(mails, asha.Email); !slices.Equal(got, []string{wait, cancelled}) {
		t.Errorf("the member received %v", got)
	}
	if got := subjectsTo(mails, meera.Email); !slices.Equal(got, []string{copy.MeetingLetters.CoachCancelled.Subject, copy.CoachStandingLetters.Deactivated.Subject}) {
		t.Errorf("the coach received %v", got)
	}
	if got := subjectsTo(mails, o.leela.Email); !slices.Contains(got, copy.OnCallLetter.Subject) {
		t.Errorf("the administrator received %v", got)
	}
	for _, mail := range mails {
		words := strings.ToLower(mail.Subject + mail.Text)
		if mail.To.Address == asha.Email && (strings.Contains(words, "meera") || strings.Contains(words, "coach")) {
			t.Errorf("an email to the member reveals private data: %s", mail.Text)
		}
	}
	meera.Get(t, "/api/coach/clients").WantProblem(t, http.StatusUnauthorized, "")
	meera.Post(t, "/api/coach/login", map[string]any{"email": meera.Email, "password": apitest.Password}).Want(t, http.StatusOK)
	if clients := string(meera.Get(t, "/api/coach/clients").Want(t, http.StatusOK).Body); strings.Contains(clients, asha.ID) {
		t.Error("an inactive coach sees clients")
	}
	// A second run notifies no client again.
	o.harness.Post.Do(t, tasks.Ref{Kind: "coach-clients-told", ID: uuid.MustParse(meera.ID)})
	if again := o.harness.Post.Deliver(t); len(again) != 0 {
		t.Errorf("notified again: %d emails", len(again))
	}
	o.deactivate(meera.ID, "wait").WantProblem(t, http.StatusConflict, coachTexts.ReleasedAlready)

	// Activating and deactivating again each send a new notice.
	if found := o.coachIn(o.leela.Post(t, coaches+"/"+meera.ID+"/activate", nil)); found.Standing != "active" || found.ClientsOnLeaving != nil || len(found.Missing) != 0 {
		t.Errorf("activated: %+v", found)
	}
	mails = o.harness.Post.Deliver(t)
	if got := subjectsTo(mails, asha.Email); !slices.Equal(got, []string{copy.AbsenceLetters.Back.Subject}) {
		t.Errorf("back: the member received %v", got)
	}
	if got := subjectsTo(mails, meera.Email); !slices.Contains(got, copy.CoachStandingLetters.Activated.Subject) {
		t.Errorf("back: the coach received %v", got)
	}
	if bellText := bell(t, asha); !strings.Contains(bellText, copy.AbsenceNotices.BackTitle) {
		t.Errorf("back: the bell shows %s", bellText)
	}
	o.coachIn(o.deactivate(meera.ID, "wait"))
	if got := subjectsTo(o.harness.Post.Deliver(t), asha.Email); !slices.Equal(got, []string{wait}) {
		t.Errorf("deactivated again: the member received %v", got)
	}
	// Releasing the waiting clients afterwards is possible.
	if found := o.coachIn(o.deactivate(meera.ID, "released")); *found.ClientsOnLeaving != "released" || !found.DeactivatedAt.Equal(*o.coachIn(o.leela.Get(t, coaches+"/"+meera.ID)).DeactivatedAt) {
		t.Errorf("released later: %+v", found)
	}
	if got := subjectsTo(o.harness.Post.Deliver(t), asha.Email); !slices.Equal(got, []string{copy.AbsenceLetters.Released.Subject}) {
		t.Errorf("released later: the member received %v", got)
	}
	if o.harness.Count(t, "select count(*) from members where coach_id is not null") != 0 {
		t.Error("the member still has the coach")
	}
	if got := o.actions(); !slices.Equal(got, []string{
		"coach.deactivate Meera Krishnan", "coach.activate Meera Krishnan", "coach.deactivate Meera Krishnan", "coach.release-clients Meera Krishnan",
	}) {
		t.Errorf("the audit log contains %v", got)
	}
}

func TestReleasedClientsLoseCoachAndAreNotifiedOnce(t *testing.T) {
	t.Parallel()
	o := newAdminTest(t)
	asha, meera := o.harness.Pair(t)
	other := o.harness.NewCoach(t)
	asha.Write(t, meera, "My mother called again.")
	o.book(asha, meera, 2)
	o.book(asha, meera, 4)
	// More clients than one task notifies, and more than one query reads.
	const extraClients = 230
	if _, err := o.harness.Pool.Exec(t.Context(), `insert into members (username, email, first_name, last_name, password_hash, time_zone, coach_id, pricing_variant)
		select 'crowd_' || n, 'crowd' || n || '@mail.example', 'Asha', 'Rao', '', 'America/Chicago', $1, 'default' from generate_series(1, $2) n`,
		meera.ID, extraClients); err != nil {
		t.Fatal(err)
	}
	o.coachIn(o.deactivate(meera.ID, "released"))
	mails := o.harness.Post.Deliver(t)
	if left := o.harness.Count(t, "select count(*) from members where coach_id = $1", meera.ID); left != 0 {
		t.Errorf("%d members still have the coach", left)
	}
	if notified := o.harness.Count(t, "select count(*) from coach_absences where kind = 'released'"); notified != extraClients+1 {
		t.Errorf("%d clients were notified", notified)
	}
	if notifications := o.harness.Count(t, "select count(*) from notifications where title = $1", copy.AbsenceNotices.ReleasedTitle); notifications != extraClients+1 {
		t.Errorf("%d clients have a notification", notifications)
	}
	if got := subjectsTo(mails, asha.Email); len(got) != 3 || got[0] != copy.AbsenceLetters.Released.Subject {
		t.Errorf("the member received %v", got)
	}
	if planned := o.harness.Count(t, "select count(*) from sessions where status = 'scheduled' or cancelled_by <> 'absence' or counted"); planned != 0 {
		t.Errorf("%d sessions are still scheduled or counted", planned)
	}
	// Old messages stay readable, and new ones are rejected.
	if body := string(asha.Get(t, "/api/messages/"+meera.ID).Want(t, http.StatusOK).Body); !strings.Contains(body, "My mother called again.") {
		t.Errorf("the conversation is %s", body)
	}
	asha.Choose(t, other)
	o.harness.Post.Do(t, tasks.Ref{Kind: "coach-clients-left"})
	if again := o.harness.Post.Deliver(t); len(again) != 0 {
		t.Errorf("notified again: %d emails", len(again))
	}
	o.deactivate(meera.ID, "released").WantProblem(t, http.StatusConflict, coachTexts.ReleasedAlready)
	// Waiting clients would be notified; released ones are not.
	o.coachIn(o.leela.Post(t, coaches+"/"+meera.ID+"/activate", nil))
	if got := subjectsTo(o.harness.Post.Deliver(t), asha.Email); len(got) != 0 {
		t.Errorf("back: the member received %v", got)
	}
}

// TestSweepNotifiesLateClientAndEndsOldAbsence sweeps a member who chose a coach while that coach was being
// deactivated, and a member who waited and has another coach now.
func TestSweepNotifiesLateClientAndEndsOldAbsence(t *testing.T) {
	t.Parallel()
	o := newAdminTest(t)
	asha, meera := o.harness.Pair(t)
	o.coachIn(o.deactivate(meera.ID, "wait"))
	o.harness.Post.Deliver(t)
	late, other := o.harness.NewMember(t), o.harness.NewCoach(t)
	if _, err := o.harness.Pool.Exec(t.Context(), "update members set coach_id = $1 where id = $2", meera.ID, late.ID); err != nil {
		t.Fatal(err)
	}
	asha.Choose(t, other)
	o.harness.Post.Do(t, tasks.Ref{Kind: "coach-clients-left"})
	if got := subjectsTo(o.harness.Post.Deliver(t), late.Email); !slices.Equal(got, []string{copy.AbsenceLetters.Wait.Subject}) {
		t.Errorf("the late client received %v", got)
	}
	if open := o.harness.Count(t, "select count(*) from coach_absences where member_id = $1 and ended_at is null", asha.ID); open != 0 {
		t.Error("the absence of a client with another coach is still open")
	}
	if unread := o.harness.Count(t, "select count(*) from notifications where member_id = $1 and title = $2 and read_at is null", asha.ID, copy.AbsenceNotices.WaitTitle); unread != 0 {
		t.Error("a client with another coach still has the unread notice of absence")
	}
}
