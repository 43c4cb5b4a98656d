package goals_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"aangan/bff/apitest"
)

// TestWordsThatSoundLikeACrisis: a member's crisis words in a goal alert the coach as those in a message do; the
// coach's own words do not.
func TestWordsThatSoundLikeACrisis(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	urgent := func() int { return h.Count(t, "select count(*) from conversations where urgent_tier = 'urgent'") }
	h.Post.Deliver(t)
	proposed(t, coach, of(member), "Tell me when you want to kill yourself")
	if urgent() != 0 {
		t.Fatal("a coach's words were flagged")
	}
	goal := proposed(t, member, mine, "Something small")
	call(t, member.Visitor, http.MethodPatch, mine+"/"+goal.ID, words{"title": "I want to kill myself", "version": 1}).Want(t, http.StatusOK)
	if urgent() != 1 {
		t.Fatal("the coach is not told")
	}
	to := func() (all []string) {
		for _, letter := range h.Post.Deliver(t) {
			all = append(all, letter.To.Address)
		}
		return all
	}
	if got := to(); !slices.Equal(got, []string{coach.Email}) {
		t.Errorf("letters to %v", got)
	}
	if seen := ofCoach(t, coach, member); seen[0].Safety != "urgent" || seen[1].Safety != "" {
		t.Errorf("the coach sees %+v", seen)
	}
	if strings.Contains(string(member.Get(t, mine).Body), "urgent") {
		t.Error("the member is told what the detector found")
	}
	// Half an hour later one more email reports the goals after the first.
	proposed(t, member, mine, "I want to die")
	if got := to(); len(got) != 0 {
		t.Errorf("letters to %v", got)
	}
	coach.Post(t, "/api/coach/clients/"+member.ID+"/acknowledge", words{"through": 2}).Want(t, http.StatusNoContent)
	if urgent() != 0 {
		t.Error("acknowledged, and still urgent")
	}
	h.Log.WantNo(t, "kill", "to die")
}

// TestWhatIsAcknowledgedOfGoals: acknowledging covers the goals that the coach had received. A later goal still waits
// and is emailed, even if the member deletes it.
func TestWhatIsAcknowledgedOfGoals(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	client := "/api/coach/clients/" + member.ID
	type head struct {
		UrgentTier    string
		UrgentThrough *int64
	}
	reads := func() head {
		t.Helper()
		var page struct{ Client head }
		coach.Get(t, client+"/messages").Want(t, http.StatusOK).Loosely(t, &page)
		return page.Client
	}
	execute := func(statement string) {
		t.Helper()
		if _, err := h.Pool.Exec(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	letters := func() (n int) {
		t.Helper()
		for _, letter := range h.Post.Deliver(t) {
			if letter.To.Address == coach.Email {
				n++
			}
		}
		return n
	}
	letters()
	member.Write(t, coach, "I feel hopeless")
	seen := reads()
	if n := letters(); n != 1 || seen.UrgentTier != "concern" {
		t.Fatalf("%d letters about a message, which is %+v", n, seen)
	}
	goal := proposed(t, member, mine, "I want to die")
	coach.Post(t, client+"/acknowledge", words{"through": *seen.UrgentThrough}).Want(t, http.StatusNoContent)
	behind := reads()
	if behind.UrgentTier != "urgent" || behind.UrgentThrough == nil || *behind.UrgentThrough <= *seen.UrgentThrough {
		t.Fatalf("a goal behind what was acknowledged: %+v after %+v", behind, seen)
	}
	call(t, member.Visitor, http.MethodDelete, mine+"/"+goal.ID, nil).Want(t, http.StatusNoContent)
	if left := reads(); left.UrgentTier != "urgent" {
		t.Fatalf("taken back, the goal's flag is %+v", left)
	}
	// The time in which the coach is written to once is over.
	execute("update conversations set urgent_notified_at = urgent_notified_at - interval '1 day'")
	execute("update river_job set scheduled_at = now() where state = 'scheduled'")
	if n := letters(); n != 1 {
		t.Errorf("%d letters about the goal that was taken back", n)
	}
	coach.Post(t, client+"/acknowledge", words{"through": *behind.UrgentThrough}).Want(t, http.StatusNoContent)
	if left := reads(); left.UrgentTier != "" || left.UrgentThrough != nil {
		t.Errorf("all acknowledged: %+v", left)
	}
	if n := h.Count(t, "select count(*) from goal_flags where acknowledged_by is not null") + h.Count(t, "select count(*) from safety_flags where acknowledged_by is not null"); n != 2 {
		t.Errorf("%d flags acknowledged", n)
	}
}

// TestWhereFlaggedWordsStood: the place of flagged words is shown wherever the client is shown as urgent, until it is
// acknowledged; no word of a deleted goal is kept.
func TestWhereFlaggedWordsStood(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	type shown struct {
		UrgentIn      []string
		UrgentThrough *int64
	}
	client := "/api/coach/clients/" + member.ID
	reads := func(want ...string) shown {
		t.Helper()
		var board struct{ Clients struct{ Items []shown } }
		var list []shown
		var page shown
		var conversation struct{ Client shown }
		coach.Get(t, "/api/coach/dashboard").Want(t, http.StatusOK).Loosely(t, &board)
		coach.Get(t, "/api/coach/clients").Want(t, http.StatusOK).Loosely(t, &list)
		coach.Get(t, client).Want(t, http.StatusOK).Loosely(t, &page)
		coach.Get(t, client+"/messages").Want(t, http.StatusOK).Loosely(t, &conversation)
		for where, one := range map[string]shown{"dashboard": board.Clients.Items[0], "list": list[0], "page": page, "conversation": conversation.Client} {
			if one.UrgentIn == nil || !slices.Equal(one.UrgentIn, want) {
				t.Errorf("the %s says %q, want %q", where, one.UrgentIn, want)
			}
		}
		return page
	}
	acknowledge := func(through int64) {
		t.Helper()
		coach.Post(t, client+"/acknowledge", words{"through": through}).Want(t, http.StatusNoContent)
	}
	reads()
	goal := proposed(t, member, mine, "I want to die on a Sunday")
	reads("goal")
	portal := coach.Live(t, "/api/coach/live", "")
	call(t, member.Visitor, http.MethodDelete, mine+"/"+goal.ID, nil).Want(t, http.StatusNoContent)
	// The coach's screens refetch the list and the conversation.
	portal.NextOf(t, "client")
	portal.NextOf(t, "conversation")
	first := reads("goal_taken_back")
	if n := h.Count(t, "select count(*) from goals") + h.Count(t, "select count(*) from goal_flags f where f::text like '%Sunday%'"); n != 0 {
		t.Error("the words are still there")
	}
	// New flagged places are added, and acknowledged ones are gone.
	member.Write(t, coach, "I feel hopeless")
	both := reads("goal_taken_back", "message")
	acknowledge(*first.UrgentThrough)
	reads("message")
	acknowledge(*both.UrgentThrough)
	reads()
	// A goal without such words is taken back without a word; and so is one of which the coach took note.
	plain := proposed(t, member, mine, "Walk on Sundays")
	noted := proposed(t, member, mine, "I want to die")
	acknowledge(*reads("goal").UrgentThrough)
	for _, gone := range []string{plain.ID, noted.ID} {
		call(t, member.Visitor, http.MethodDelete, mine+"/"+gone, nil).Want(t, http.StatusNoContent)
		if event := portal.NextOf(t, "goal"); event.Kind == "" {
			t.Fatal("no event")
		}
	}
	reads()
	// Deleted words, and words to another coach, have no place.
	member.Write(t, coach, "I want to kill myself")
	reads("message")
	if _, err := h.Pool.Exec(t.Context(), "delete from messages where text = 'I want to kill myself'"); err != nil {
		t.Fatal(err)
	}
	reads("gone")
	next := h.NewCoach(t)
	member.Choose(t, next)
	coach = next
	reads("gone")
	h.Log.WantNo(t, "Sunday", "to die", "kill")
}
