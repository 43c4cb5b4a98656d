package clients_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"aangan/bff/apitest"
	"aangan/bff/coach/clients"
	"aangan/bff/domain/copy"
)

func list(t *testing.T, coach *apitest.User) []clients.Client {
	t.Helper()
	var list []clients.Client
	coach.Get(t, "/api/coach/clients").Want(t, http.StatusOK).Into(t, &list)
	return list
}

func TestClientListShowsMessagesAndReplyTime(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	coach.Get(t, "/api/coach/clients").Want(t, http.StatusOK).WantKeys(t,
		"id", "firstName", "lastName", "email", "timeZone", "displayLanguage", "unreadMessages", "engagementLevel", "hasUrgentKeyword", "urgentSince",
		"urgentTier", "urgentIn", "urgentThrough", "lastMessageContent", "lastMessageKind", "lastMessageTime", "lastMessageIsFromClient", "waitingSince", "answerBy", "deletionAt")
	welcomed := list(t, coach)[0]
	if welcomed.ID != member.ID || welcomed.FirstName != "Asha" || welcomed.Email != member.Email || welcomed.UnreadMessages != 0 ||
		welcomed.EngagementLevel != "low" || welcomed.HasUrgentKeyword || welcomed.UrgentSince != nil ||
		welcomed.LastMessageContent == nil || welcomed.LastMessageIsFromClient == nil || *welcomed.LastMessageIsFromClient || welcomed.LastMessageKind == nil || *welcomed.LastMessageKind != "text" || welcomed.UrgentTier != "" ||
		welcomed.WaitingSince != nil || welcomed.AnswerBy != nil || welcomed.DeletionAt != nil {
		t.Fatalf("a client who was only welcomed: %+v", welcomed)
	}
	member.Write(t, coach, "Good morning")
	wrote := list(t, coach)[0]
	if wrote.UnreadMessages != 1 || wrote.EngagementLevel != "high" || *wrote.LastMessageContent != "Good morning" ||
		!*wrote.LastMessageIsFromClient || wrote.LastMessageTime == nil || wrote.WaitingSince == nil || wrote.AnswerBy == nil ||
		!wrote.WaitingSince.Equal(*wrote.LastMessageTime) {
		t.Fatalf("a client who wrote: %+v", wrote)
	}
	// The coach has published no hours: within a day, on the half hour.
	if by := *wrote.AnswerBy; by.Location() != time.UTC || by.Before(wrote.WaitingSince.Add(24*time.Hour)) || !by.Before(wrote.WaitingSince.Add(24*time.Hour+30*time.Minute)) {
		t.Errorf("the reply time is %s", by)
	}
	coach.Reply(t, member, "Good morning to you")
	if answered := list(t, coach)[0]; answered.WaitingSince != nil || answered.AnswerBy != nil {
		t.Errorf("a client who was answered: %+v", answered)
	}
}

// TestReplyTimeInListMatchesTheClientsView compares the reply time of each waiting client with the one that the
// client sees.
func TestReplyTimeInListMatchesTheClientsView(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach := h.NewCoach(t)
	waits := map[string]*apitest.User{}
	for i := range 4 {
		member := h.NewMember(t)
		member.Choose(t, coach)
		if i > 0 {
			member.Write(t, coach, "Good morning")
			waits[member.ID] = member
			if _, err := h.Pool.Exec(t.Context(), "update conversations set waiting_since = waiting_since - make_interval(hours => $2) where member_id = $1",
				member.ID, 11*i); err != nil {
				t.Fatal(err)
			}
		}
	}
	found := list(t, coach)
	if len(found) != 4 {
		t.Fatalf("%d clients", len(found))
	}
	for _, client := range found {
		member, waiting := waits[client.ID]
		if (client.AnswerBy != nil) != waiting || (client.WaitingSince != nil) != waiting {
			t.Errorf("the waiting state of %+v is wrong", client)
		}
		if !waiting {
			continue
		}
		var page struct {
			Reply struct {
				By   time.Time `json:"by"`
				Late bool      `json:"late"`
			} `json:"reply"`
		}
		member.Get(t, "/api/messages/"+coach.ID).Want(t, http.StatusOK).IntoLoosely(t, &page)
		if !page.Reply.By.Equal(*client.AnswerBy) || page.Reply.Late != client.AnswerBy.Before(time.Now()) {
			t.Errorf("the client sees %+v, the coach %s", page.Reply, client.AnswerBy)
		}
	}
}

// TestClientListNamesFileWithoutText sends a file without text and one with text.
func TestClientListNamesFileWithoutText(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	for kind, label := range map[string]string{
		"image": copy.Casework.LastMessage.Image, "voice": copy.Casework.LastMessage.Voice, "document": copy.Casework.LastMessage.Document,
	} {
		for text, shown := range map[string]string{"": label, "Look": "Look"} {
			if _, err := h.Pool.Exec(t.Context(), `with file as (
					insert into attachments (member_id, conversation_id, kind, content_type, name, size, blob_key)
					select member_id, id, $2, 'x/y', 'file', 7, gen_random_uuid()::text from conversations where member_id = $1 returning id, conversation_id
				), talk as (
					update conversations set last_seq = last_seq + 1 where member_id = $1 returning id, last_seq
				)
				insert into messages (conversation_id, id, seq, sender, text, attachment_id)
				select talk.id, gen_random_uuid(), talk.last_seq, 'member', $3, file.id from file, talk`, member.ID, kind, text); err != nil {
				t.Fatal(err)
			}
			if client := list(t, coach)[0]; *client.LastMessageContent != shown || *client.LastMessageKind != kind {
				t.Errorf("%s with text %q is shown as %q of kind %q", kind, text, *client.LastMessageContent, *client.LastMessageKind)
			}
		}
	}
}

// TestCrisisMessageMakesClientUrgentUntilAcknowledged also checks the email to the coach and a later message.
func TestCrisisMessageMakesClientUrgentUntilAcknowledged(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	other, coach := h.Pair(t)
	inCrisis := h.NewMember(t)
	inCrisis.Choose(t, coach)
	h.Post.Deliver(t) // The email about the new sign-in.
	inCrisis.Write(t, coach, "I want to end my life")
	other.Write(t, coach, "Good morning")
	found := list(t, coach)
	if len(found) != 2 || found[0].ID != inCrisis.ID || !found[0].HasUrgentKeyword || found[0].UrgentSince == nil || found[0].UrgentTier != "urgent" || found[1].HasUrgentKeyword || found[1].UrgentTier != "" {
		t.Fatalf("clients %+v", found)
	}
	sent := h.Post.Deliver(t)
	if len(sent) != 1 || sent[0].To.Address != coach.Email || sent[0].Subject != copy.UrgentLetter.Subject || strings.Contains(sent[0].Text, "Asha") {
		t.Errorf("%d emails: %+v", len(sent), sent)
	}
	if found[0].UrgentThrough == nil || found[1].UrgentThrough != nil {
		t.Errorf("the positions to acknowledge: %+v", found)
	}
	coach.Post(t, "/api/coach/clients/"+inCrisis.ID+"/acknowledge", map[string]any{"outcome": "called"}).Want(t, http.StatusNoContent)
	for _, client := range list(t, coach) {
		if client.HasUrgentKeyword || client.UrgentSince != nil || client.UrgentTier != "" {
			t.Errorf("still urgent: %+v", client)
		}
	}
	coach.Post(t, "/api/coach/clients/"+inCrisis.ID+"/acknowledge", map[string]any{"outcome": "called"}).Want(t, http.StatusNoContent)
	// Later messages set the flag again.
	inCrisis.Write(t, coach, "I feel hopeless")
	if again := list(t, coach)[0]; again.UrgentTier != "concern" || len(h.Post.Deliver(t)) != 1 {
		t.Errorf("after a later message: %+v", again)
	}
}

func TestClientListIsEmptyWithoutClientsOrWhenInactive(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	withoutClients, inactive := h.NewCoach(t), h.NewCoach(t)
	h.NewMember(t).Choose(t, inactive)
	if _, err := h.Pool.Exec(t.Context(), "update coaches set is_active = false where id = $1", inactive.ID); err != nil {
		t.Fatal(err)
	}
	for name, coach := range map[string]*apitest.User{"without clients": withoutClients, "inactive": inactive} {
		if body := strings.TrimSpace(string(coach.Get(t, "/api/coach/clients").Want(t, http.StatusOK).Body)); body != "[]" {
			t.Errorf("%s: %s, want an empty list", name, body)
		}
	}
	apitest.NewVisitor(h.Coach).Get(t, "/api/coach/clients").WantProblem(t, http.StatusUnauthorized, "")
}
