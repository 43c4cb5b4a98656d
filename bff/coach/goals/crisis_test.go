package goals_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"aangan/bff/apitest"
)

// TestCrisisTextInGoalAlertsCoach: crisis text of a member in a goal alerts the coach as in a message; the
// coach's own text does not.
func TestCrisisTextInGoalAlertsCoach(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	urgent := func() int { return h.Count(t, "select count(*) from conversations where urgent_tier = 'urgent'") }
	h.Post.Deliver(t)
	propose(t, coach, clientGoals(member), "Tell me when you want to kill yourself")
	if urgent() != 0 {
		t.Fatal("a coach's text was flagged")
	}
	goal := propose(t, member, memberGoals, "Something small")
	call(t, member.Visitor, http.MethodPatch, memberGoals+"/"+goal.ID, object{"title": "I want to kill myself", "version": 1}).Want(t, http.StatusOK)
	if urgent() != 1 {
		t.Fatal("the conversation is not urgent")
	}
	recipients := func() (all []string) {
		for _, email := range h.Post.Deliver(t) {
			all = append(all, email.To.Address)
		}
		return all
	}
	if got := recipients(); !slices.Equal(got, []string{coach.Email}) {
		t.Errorf("emails to %v", got)
	}
	if seen := coachList(t, coach, member); seen[0].Safety != "urgent" || seen[1].Safety != "" {
		t.Errorf("the coach sees %+v", seen)
	}
	if strings.Contains(string(member.Get(t, memberGoals).Body), "urgent") {
		t.Error("the member's list contains the result of the detector")
	}
	// Half an hour later one more email reports the goals after the first.
	propose(t, member, memberGoals, "I want to die")
	if got := recipients(); len(got) != 0 {
		t.Errorf("emails to %v", got)
	}
	coach.Post(t, "/api/coach/clients/"+member.ID+"/acknowledge", object{"outcome": "called", "through": 2}).Want(t, http.StatusNoContent)
	if urgent() != 0 {
		t.Error("the conversation is urgent after the acknowledgment")
	}
	h.Log.WantNo(t, "kill", "to die")
}

// TestAcknowledgingCoversOnlyReceivedGoals: acknowledging covers the goals that the coach had received. A later goal
// stays flagged and is emailed, even if the member deletes it.
func TestAcknowledgingCoversOnlyReceivedGoals(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	client := "/api/coach/clients/" + member.ID
	type head struct {
		UrgentTier    string
		UrgentThrough *int64
	}
	readHead := func() head {
		t.Helper()
		var page struct{ Client head }
		coach.Get(t, client+"/messages").Want(t, http.StatusOK).IntoLoosely(t, &page)
		return page.Client
	}
	execute := func(statement string) {
		t.Helper()
		if _, err := h.Pool.Exec(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	emailsToCoach := func() (n int) {
		t.Helper()
		for _, email := range h.Post.Deliver(t) {
			if email.To.Address == coach.Email {
				n++
			}
		}
		return n
	}
	emailsToCoach()
	member.Write(t, coach, "I feel hopeless")
	seen := readHead()
	if n := emailsToCoach(); n != 1 || seen.UrgentTier != "concern" {
		t.Fatalf("%d emails about the message, and the head is %+v", n, seen)
	}
	goal := propose(t, member, memberGoals, "I want to die")
	coach.Post(t, client+"/acknowledge", object{"outcome": "called", "through": *seen.UrgentThrough}).Want(t, http.StatusNoContent)
	later := readHead()
	if later.UrgentTier != "urgent" || later.UrgentThrough == nil || *later.UrgentThrough <= *seen.UrgentThrough {
		t.Fatalf("with a later goal the head is %+v, before it was %+v", later, seen)
	}
	call(t, member.Visitor, http.MethodDelete, memberGoals+"/"+goal.ID, nil).Want(t, http.StatusNoContent)
	if left := readHead(); left.UrgentTier != "urgent" {
		t.Fatalf("after the goal was deleted the head is %+v", left)
	}
	// The interval of at most one email has passed.
	execute("update conversations set urgent_notified_at = urgent_notified_at - interval '1 day'")
	execute("update river_job set scheduled_at = now() where state = 'scheduled'")
	if n := emailsToCoach(); n != 1 {
		t.Errorf("%d emails about the deleted goal", n)
	}
	coach.Post(t, client+"/acknowledge", object{"outcome": "called", "through": *later.UrgentThrough}).Want(t, http.StatusNoContent)
	if left := readHead(); left.UrgentTier != "" || left.UrgentThrough != nil {
		t.Errorf("all acknowledged: %+v", left)
	}
	if n := h.Count(t, "select count(*) from goal_flags where acknowledged_by is not null") + h.Count(t, "select count(*) from safety_flags where acknowledged_by is not null"); n != 2 {
		t.Errorf("%d flags are acknowledged, want 2", n)
	}
}

// TestUrgentClientShowsPlaceOfFlaggedText: the place of flagged text is shown wherever the client is shown as urgent,
// until it is acknowledged; the text of a deleted goal is not kept.
func TestUrgentClientShowsPlaceOfFlaggedText(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	type shown struct {
		UrgentIn      []string
		UrgentThrough *int64
	}
	client := "/api/coach/clients/" + member.ID
	wantPlaces := func(want ...string) shown {
		t.Helper()
		var dashboard struct{ Clients struct{ Items []shown } }
		var list []shown
		var page shown
		var conversation struct{ Client shown }
		coach.Get(t, "/api/coach/dashboard").Want(t, http.StatusOK).IntoLoosely(t, &dashboard)
		coach.Get(t, "/api/coach/clients").Want(t, http.StatusOK).IntoLoosely(t, &list)
		coach.Get(t, client).Want(t, http.StatusOK).IntoLoosely(t, &page)
		coach.Get(t, client+"/messages").Want(t, http.StatusOK).IntoLoosely(t, &conversation)
		for where, one := range map[string]shown{"dashboard": dashboard.Clients.Items[0], "list": list[0], "page": page, "conversation": conversation.Client} {
			if one.UrgentIn == nil || !slices.Equal(one.UrgentIn, want) {
				t.Errorf("the %s shows %q, want %q", where, one.UrgentIn, want)
			}
		}
		return page
	}
	acknowledge := func(through int64) {
		t.Helper()
		coach.Post(t, client+"/acknowledge", object{"outcome": "called", "through": through}).Want(t, http.StatusNoContent)
	}
	wantPlaces()
	goal := propose(t, member, memberGoals, "I want to die on a Sunday")
	wantPlaces("goal")
	coachStream := coach.Live(t, "/api/coach/live", "")
	call(t, member.Visitor, http.MethodDelete, memberGoals+"/"+goal.ID, nil).Want(t, http.StatusNoContent)
	// The coach's screens refetch the list and the conversation.
	coachStream.NextOf(t, "client")
	coachStream.NextOf(t, "conversation")
	first := wantPlaces("goal_taken_back")
	if n := h.Count(t, "select count(*) from goals") + h.Count(t, "select count(*) from goal_flags f where f::text like '%Sunday%'"); n != 0 {
		t.Error("the text of the deleted goal is still stored")
	}
	// New flagged places are added, and acknowledged ones are gone.
	member.Write(t, coach, "I feel hopeless")
	both := wantPlaces("goal_taken_back", "message")
	acknowledge(*first.UrgentThrough)
	wantPlaces("message")
	acknowledge(*both.UrgentThrough)
	wantPlaces()
	// Deleting an unflagged goal, or an acknowledged one, leaves no place.
	plain := propose(t, member, memberGoals, "Walk on Sundays")
	noted := propose(t, member, memberGoals, "I want to die")
	acknowledge(*wantPlaces("goal").UrgentThrough)
	for _, deleted := range []string{plain.ID, noted.ID} {
		call(t, member.Visitor, http.MethodDelete, memberGoals+"/"+deleted, nil).Want(t, http.StatusNoContent)
		if event := coachStream.NextOf(t, "goal"); event.Kind == "" {
			t.Fatal("no event")
		}
	}
	wantPlaces()
	// Deleted text and text to another coach have no place.
	member.Write(t, coach, "I want to kill myself")
	wantPlaces("message")
	if _, err := h.Pool.Exec(t.Context(), "delete from messages where text = 'I want to kill myself'"); err != nil {
		t.Fatal(err)
	}
	wantPlaces("gone")
	next := h.NewCoach(t)
	member.Choose(t, next)
	coach = next
	wantPlaces("gone")
	h.Log.WantNo(t, "Sunday", "to die", "kill")
}
