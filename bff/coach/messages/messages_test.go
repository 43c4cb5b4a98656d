package messages_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/netip"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/coach/live"
	"aangan/bff/coach/messages"
	"aangan/bff/domain/copy"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/request"
)

func path(member *apitest.User, rest string) string {
	return "/api/coach/clients/" + member.ID + "/" + rest
}

func TestSendStoresMessageOncePerID(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	body := map[string]any{"id": uuid.NewString(), "text": "How was your week?"}
	answer := coach.Post(t, path(member, "messages"), body).Want(t, http.StatusCreated)
	answer.WantKeys(t, "id", "clientId", "seq", "text", "status", "isFromClient", "isFromTeam", "automatic", "safety", "attachment", "attachmentUrl", "createdAt",
		"version", "editedAt", "unsent", "replyTo", "memberReaction", "coachReaction")
	var sent messages.CoachMessage
	answer.Into(t, &sent)
	if sent.ID != body["id"] || sent.ClientID != member.ID || sent.Seq != 2 || sent.Status != "sent" || sent.IsFromClient || sent.Safety != "" {
		t.Fatalf("sent %+v", sent)
	}
	var repeated messages.CoachMessage
	coach.Post(t, path(member, "messages"), body).Want(t, http.StatusOK).Into(t, &repeated)
	if repeated.Seq != 2 {
		t.Fatalf("repeated %+v", repeated)
	}
	coach.Post(t, path(member, "messages"), map[string]any{"text": "Without an id"}).Want(t, http.StatusCreated)
	if stored := h.Count(t, "select count(*) from messages"); stored != 3 {
		t.Fatalf("%d messages are stored, want 3", stored)
	}
	for name, c := range map[string]struct {
		body  map[string]any
		field string
	}{
		"only spaces":           {map[string]any{"text": "  "}, "text"},
		"a text over the limit": {map[string]any{"text": strings.Repeat("a", 4001)}, "text"},
		"a malformed id":        {map[string]any{"id": "seven", "text": "x"}, "id"},
	} {
		t.Run(name, func(t *testing.T) {
			coach.Post(t, path(member, "messages"), c.body).WantProblem(t, http.StatusBadRequest, "", c.field)
		})
	}
}

func TestConversationIsPagedAndMarksUrgentMessages(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	for i := range 3 {
		member.Write(t, coach, fmt.Sprintf("Line %d", i))
	}
	member.Write(t, coach, "I want to end my life")
	page := func(query string) messages.ClientConversation {
		t.Helper()
		var page messages.ClientConversation
		coach.Get(t, path(member, "messages"+query)).Want(t, http.StatusOK).Into(t, &page)
		return page
	}
	all := page("")
	if len(all.Messages) != 5 || all.Earlier != nil || all.Client.ID != member.ID || all.Client.FirstName != "Asha" ||
		!all.Client.HasUrgentKeyword || all.Client.UrgentSince == nil {
		t.Fatalf("all %+v", all)
	}
	last := all.Messages[4]
	if last.Safety != "urgent" || !last.IsFromClient || all.Messages[1].Safety != "" || !all.Messages[0].Automatic {
		t.Fatalf("messages %+v", all.Messages)
	}
	newest := page("?limit=2")
	if len(newest.Messages) != 2 || newest.Earlier == nil || *newest.Earlier != 4 {
		t.Fatalf("newest %+v", newest)
	}
	if earlier := page("?limit=10&before=4"); len(earlier.Messages) != 3 || earlier.Earlier != nil {
		t.Fatalf("earlier %+v", earlier)
	}
}

func TestReceiptsAdvanceMessageStatus(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	sent := member.Write(t, coach, "Good morning")
	status := func() string {
		t.Helper()
		var page struct {
			Messages []struct{ ID, Status string }
		}
		member.Get(t, "/api/messages/"+coach.ID).Want(t, http.StatusOK).IntoLoosely(t, &page)
		return page.Messages[len(page.Messages)-1].Status
	}
	if status() != "sent" {
		t.Fatalf("status %s before any receipt, want sent", status())
	}
	for _, step := range []struct{ mark, status string }{{"delivered", "delivered"}, {"read", "read"}, {"delivered", "read"}} {
		coach.Post(t, path(member, step.mark), map[string]any{"messageId": sent.ID}).Want(t, http.StatusNoContent)
		if got := status(); got != step.status {
			t.Fatalf("status %s after %s", got, step.mark)
		}
	}
	for _, mark := range []string{"delivered", "read"} {
		coach.Post(t, path(member, mark), map[string]any{"messageId": uuid.NewString()}).WantProblem(t, http.StatusNotFound, "")
		coach.Post(t, path(member, mark), map[string]any{"messageId": "seven"}).WantProblem(t, http.StatusBadRequest, "", "messageId")
	}
}

// TestInactiveCoachHasNoClients calls every operation as a deactivated coach with a client in the database.
func TestInactiveCoachHasNoClients(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	sent := member.Write(t, coach, "Good morning")
	screen := coach.Live(t, live.Path, "")
	typing := map[string]any{"typing": true}
	if _, err := h.Pool.Exec(t.Context(), "update coaches set is_active = false where id = $1", coach.ID); err != nil {
		t.Fatal(err)
	}
	coach.Get(t, path(member, "messages")).WantProblem(t, http.StatusNotFound, "")
	coach.Post(t, path(member, "messages"), map[string]any{"text": "x"}).WantProblem(t, http.StatusNotFound, "")
	coach.Post(t, path(member, "read"), map[string]any{"messageId": sent.ID}).WantProblem(t, http.StatusNotFound, "")
	coach.Post(t, path(member, "delivered"), map[string]any{"messageId": sent.ID}).WantProblem(t, http.StatusNotFound, "")
	coach.Post(t, path(member, "acknowledge"), map[string]any{"outcome": "called"}).WantProblem(t, http.StatusNotFound, "")
	coach.Post(t, path(member, "typing"), typing).WantProblem(t, http.StatusNotFound, "")
	// An inactive coach receives no typing: the first event arrives after the reactivation.
	member.Post(t, "/api/messages/"+coach.ID+"/typing", typing).Want(t, http.StatusNoContent)
	if _, err := h.Pool.Exec(t.Context(), "update coaches set is_active = true where id = $1", coach.ID); err != nil {
		t.Fatal(err)
	}
	member.Post(t, "/api/messages/"+coach.ID+"/typing", map[string]any{"typing": false}).Want(t, http.StatusNoContent)
	var typingEvent live.Typing
	if event := screen.NextOf(t, "typing"); json.Unmarshal([]byte(event.Data), &typingEvent) != nil || typingEvent.Typing {
		t.Errorf("the first event is %s", event.Data)
	}
}

// TestAcknowledgeCoversOnlyGivenPosition acknowledges up to the position that the coach's screen had received.
func TestAcknowledgeCoversOnlyGivenPosition(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	head := func() messages.ClientHead {
		t.Helper()
		var page messages.ClientConversation
		coach.Get(t, path(member, "messages")).Want(t, http.StatusOK).Into(t, &page)
		return page.Client
	}
	if head().UrgentThrough != nil {
		t.Error("there is a position to acknowledge before any crisis message")
	}
	member.Write(t, coach, "I want to end my life")
	seen := head()
	if seen.UrgentThrough == nil || *seen.UrgentThrough != 1 {
		t.Fatalf("head %+v", seen)
	}
	member.Write(t, coach, "I feel hopeless")
	address := path(member, "acknowledge")
	coach.Post(t, address, map[string]any{"outcome": "called", "through": "two"}).WantProblem(t, http.StatusBadRequest, "", "through")
	coach.Post(t, address, map[string]any{"outcome": "called", "through": 0}).Want(t, http.StatusNoContent)
	if left := head(); left.UrgentTier != "urgent" || !left.UrgentSince.Equal(*seen.UrgentSince) {
		t.Errorf("after acknowledging position 0: %+v", left)
	}
	coach.Post(t, address, map[string]any{"outcome": "called", "through": *seen.UrgentThrough}).Want(t, http.StatusNoContent)
	if left := head(); !left.HasUrgentKeyword || left.UrgentTier != "concern" {
		t.Errorf("after acknowledging the first message: %+v", left)
	}
	coach.Post(t, address, map[string]any{"outcome": "called"}).Want(t, http.StatusNoContent)
	if left := head(); left.HasUrgentKeyword || left.UrgentThrough != nil {
		t.Errorf("after acknowledging everything: %+v", left)
	}
	h.NewCoach(t).Post(t, address, map[string]any{"outcome": "called", "through": 1}).WantProblem(t, http.StatusNotFound, "")
	apitest.NewVisitor(h.Coach).Post(t, address, map[string]any{"outcome": "called", "through": 1}).WantProblem(t, http.StatusUnauthorized, "")
}

// TestClosingCrisisNeedsOutcomeWithNote: an incomplete outcome is rejected with a message, and the crisis stays open.
func TestClosingCrisisNeedsOutcomeWithNote(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	member.Write(t, coach, "I want to end my life")
	address := path(member, "acknowledge")
	for name, c := range map[string]struct {
		body    map[string]any
		message string
		field   string
	}{
		"an empty body":              {map[string]any{}, copy.CrisisClosing.ChooseOutcome, "outcome"},
		"only a position":            {map[string]any{"through": 1}, copy.CrisisClosing.ChooseOutcome, "outcome"},
		"an unknown outcome":         {map[string]any{"outcome": "ignored", "note": "x"}, copy.CrisisClosing.ChooseOutcome, "outcome"},
		"a false alarm without note": {map[string]any{"outcome": "false_alarm"}, copy.CrisisClosing.NoteRequired, "note"},
		"a note of spaces":           {map[string]any{"outcome": "handed_over", "note": " \n "}, copy.CrisisClosing.NoteRequired, "note"},
		"a long note":                {map[string]any{"outcome": "called", "note": strings.Repeat("अ", copy.Limits.CrisisNoteMax+1)}, copy.CrisisClosing.NoteTooLong, "note"},
		"a control character":        {map[string]any{"outcome": "wrote", "note": "A\abell"}, copy.CrisisClosing.NoteControls, "note"},
		"an outcome of another type": {map[string]any{"outcome": 1}, "", "outcome"},
		"a note of another type":     {map[string]any{"outcome": "called", "note": []string{"x"}}, "", "note"},
	} {
		t.Run(name, func(t *testing.T) {
			coach.Post(t, address, c.body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
		})
	}
	if n := h.Count(t, "select count(*) from conversations where urgent_since is not null") - h.Count(t, "select count(*) from crisis_outcomes"); n != 1 {
		t.Error("a rejected outcome closed the crisis")
	}
	coach.Post(t, address, map[string]any{"through": 1, "outcome": "false_alarm", "note": "A line of a film."}).Want(t, http.StatusNoContent)
	coach.Post(t, address, map[string]any{"through": 1, "outcome": "false_alarm", "note": "A line of a film."}).Want(t, http.StatusNoContent)
	if n := h.Count(t, "select count(*) from crisis_outcomes where outcome = 'false_alarm'"); n != 1 {
		t.Errorf("%d outcomes are stored, want 1", n)
	}
	coach.Post(t, "/api/coach/clients/nobody/acknowledge", map[string]any{"outcome": "called"}).WantProblem(t, http.StatusNotFound, "")
	h.Log.WantNo(t, "A line of a film")
}

// TestHandOverAlertsTeamAndKeepsCrisisOpen also checks that the note is in no log and no email.
func TestHandOverAlertsTeamAndKeepsCrisisOpen(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	address := path(member, "handover")
	coach.Post(t, address, map[string]any{"note": "x"}).WantProblem(t, http.StatusConflict, copy.CrisisHandover.NotOpen)
	member.Write(t, coach, "I want to end my life")
	for name, c := range map[string]struct {
		note    any
		message string
	}{
		"a long note":            {strings.Repeat("अ", copy.Limits.HandoverNoteMax+1), copy.CrisisHandover.NoteTooLong},
		"a control character":    {"A\abell", copy.CrisisHandover.NoteControls},
		"a note of another type": {[]string{"x"}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			coach.Post(t, address, map[string]any{"note": c.note}).WantProblem(t, http.StatusBadRequest, c.message, "note")
		})
	}
	if n := h.Count(t, "select count(*) from crisis_handovers"); n != 0 {
		t.Errorf("%d rejected handovers are stored", n)
	}
	coach.Post(t, address, map[string]any{"note": "Unmistakable mangoes"}).Want(t, http.StatusNoContent)
	coach.Post(t, address, map[string]any{}).Want(t, http.StatusNoContent)
	var page messages.ClientConversation
	coach.Get(t, path(member, "messages")).Want(t, http.StatusOK).Into(t, &page)
	if n := h.Count(t, "select count(*) from crisis_handovers"); n != 2 || !page.Client.HasUrgentKeyword || page.Client.UrgentTier != "urgent" {
		t.Errorf("%d handovers, head %+v", n, page.Client)
	}
	if n := h.Count(t, "select count(*) from river_job where args::text like '%urgent-handed-over%'"); n == 0 {
		t.Error("no email to the team is queued")
	}
	h.Log.WantNo(t, "mangoes")
	h.NewCoach(t).Post(t, address, map[string]any{}).WantProblem(t, http.StatusNotFound, "")
	coach.Post(t, "/api/coach/clients/nobody/handover", map[string]any{}).WantProblem(t, http.StatusNotFound, "")
	apitest.NewVisitor(h.Coach).Post(t, address, map[string]any{}).WantProblem(t, http.StatusUnauthorized, "")
	// The outcome "handed over" still closes it.
	coach.Post(t, path(member, "acknowledge"), map[string]any{"outcome": "handed_over", "note": "Thomas took over."}).Want(t, http.StatusNoContent)
	coach.Post(t, address, map[string]any{}).WantProblem(t, http.StatusConflict, copy.CrisisHandover.NotOpen)
}

// TestWritesAreRateLimitedPerAddress checks the number of writes that one address may make before it is limited.
func TestWritesAreRateLimitedPerAddress(t *testing.T) {
	t.Parallel()
	h := apitest.New(t, apitest.WithLimits(&ratelimit.Limits{Scale: 1, Client: func(r *http.Request) netip.Addr {
		return request.From(r.Context()).Client
	}}))
	member, coach := h.Pair(t)
	for rest, allowed := range map[string]int{"messages": 240, "read": 600, "delivered": 600, "acknowledge": 600, "handover": 30} {
		requests := 0
		for coach.Post(t, path(member, rest), map[string]any{"through": -1}).Status != http.StatusTooManyRequests && requests < 700 {
			requests++
		}
		if requests < allowed || requests == 700 {
			t.Errorf("%s: limited after %d requests, want at least %d", rest, requests, allowed)
		}
	}
}
