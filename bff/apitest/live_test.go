package apitest_test

import (
	"fmt"
	"net/http"
	"strconv"
	"testing"

	"aangan/bff/apitest"
	coachlive "aangan/bff/coach/live"
	coachmessages "aangan/bff/coach/messages"
	memberlive "aangan/bff/member/live"
	membermessages "aangan/bff/member/messages"
	"aangan/bff/shared/live"
)

const (
	memberStream = "/api/live"
	coachStream  = "/api/coach/live"
)

func decode[T any](t *testing.T, event apitest.Event) T {
	t.Helper()
	var value T
	apitest.Response{Body: []byte(event.Data)}.Into(t, &value)
	return value
}

// TestStreamsDeliverMessagesAndReceipts follows one exchange on the streams of the member and the coach.
func TestStreamsDeliverMessagesAndReceipts(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	onMember, onCoach := member.Live(t, memberStream, ""), coach.Live(t, coachStream, "")
	if kind := onMember.Header.Get("Content-Type"); kind != "text/event-stream" {
		t.Errorf("content type %q", kind)
	}

	sent := member.Write(t, coach, "Good morning")
	arrived := decode[coachmessages.CoachMessage](t, onCoach.NextOf(t, "message"))
	if arrived.ID != sent.ID || arrived.ClientID != member.ID || arrived.Text != "Good morning" || !arrived.IsFromClient || arrived.Status != "sent" {
		t.Fatalf("the coach received %+v", arrived)
	}
	// The member's other screens receive it too, in the member's own shape.
	own := decode[membermessages.Message](t, onMember.NextOf(t, "message"))
	if own.ID != sent.ID || own.CoachID != coach.ID || !own.IsFromUser {
		t.Fatalf("the member's other screen received %+v", own)
	}

	base := "/api/coach/clients/" + member.ID
	coach.Post(t, base+"/delivered", map[string]any{"messageId": sent.ID}).Want(t, http.StatusNoContent)
	delivered := decode[memberlive.Receipt](t, onMember.NextOf(t, "receipt"))
	if delivered.CoachID != coach.ID || delivered.DeliveredSeq != sent.Seq || delivered.ReadSeq != 0 {
		t.Fatalf("delivered: %+v", delivered)
	}
	coach.Post(t, base+"/read", map[string]any{"messageId": sent.ID}).Want(t, http.StatusNoContent)
	read := decode[memberlive.Receipt](t, onMember.NextOf(t, "receipt"))
	if read.ReadSeq != sent.Seq {
		t.Fatalf("read: %+v", read)
	}

	reply := coach.Reply(t, member, "Good morning, Asha")
	received := decode[membermessages.Message](t, onMember.NextOf(t, "message"))
	if received.ID != reply.ID || received.IsFromUser || received.CoachID != coach.ID {
		t.Fatalf("the member received %+v", received)
	}
	member.Post(t, "/api/messages/"+coach.ID+"/read", map[string]any{"messageId": reply.ID}).Want(t, http.StatusNoContent)
	seen := decode[coachlive.Receipt](t, onCoach.NextOf(t, "receipt"))
	if seen.ClientID != member.ID || seen.ReadSeq != reply.Seq || seen.DeliveredSeq != reply.Seq {
		t.Fatalf("the coach received %+v", seen)
	}
}

// TestStreamsDeliverChangeOfCoach: the member's and the coach's streams receive the choice of a coach.
func TestStreamsDeliverChangeOfCoach(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.NewMember(t), h.NewCoach(t)
	onMember, onCoach := member.Live(t, memberStream, ""), coach.Live(t, coachStream, "")
	member.Choose(t, coach)
	decode[live.Changed](t, onCoach.NextOf(t, "client"))
	decode[live.Changed](t, onMember.NextOf(t, "user"))
}

// TestStreamDeliversOwnChangesToOtherDevices: a member's other devices receive their changes.
func TestStreamDeliversOwnChangesToOtherDevices(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	for path, body := range map[string]map[string]any{
		"/api/user/preferences":           {"region": "south_india", "gender": "female", "age": "35-44"},
		"/api/user/notification-settings": {"sessionReminders": false},
	} {
		t.Run(path, func(t *testing.T) {
			t.Parallel()
			member := h.NewMember(t)
			otherDevice := member.Live(t, memberStream, "")
			member.Post(t, path, body).Want(t, http.StatusOK)
			decode[live.Changed](t, otherDevice.NextOf(t, "user"))
		})
	}
}

// TestCoachStreamDeliversUrgentFlagAndAcknowledgment: the coach's screens receive a flagged message, and its
// acknowledgment.
func TestCoachStreamDeliversUrgentFlagAndAcknowledgment(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	onCoach := coach.Live(t, coachStream, "")
	member.Write(t, coach, "I want to end my life")
	if message := decode[coachmessages.CoachMessage](t, onCoach.NextOf(t, "message")); message.Safety != "urgent" {
		t.Fatalf("the coach received %+v", message)
	}
	onCoach.NextOf(t, "client")
	coach.Post(t, "/api/coach/clients/"+member.ID+"/acknowledge", map[string]any{"outcome": "called"}).Want(t, http.StatusNoContent)
	onCoach.NextOf(t, "client")
}

// TestResumedStreamDeliversMissedEventsInOrder: a resumed stream delivers the missed events, each once and in order.
func TestResumedStreamDeliversMissedEventsInOrder(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	for name, resume := range map[string]func(lastID string) *apitest.Stream{
		"by Last-Event-ID header":  func(lastID string) *apitest.Stream { return coach.Live(t, coachStream, lastID) },
		"by lastEventId parameter": func(lastID string) *apitest.Stream { return coach.Live(t, coachStream+"?lastEventId="+lastID, "") },
	} {
		t.Run(name, func(t *testing.T) {
			first := coach.Live(t, coachStream, "")
			member.Write(t, coach, name+" received")
			last := first.NextOf(t, "message")
			first.Close()
			const missed = 120
			for i := range missed {
				member.Write(t, coach, fmt.Sprintf("%s %d", name, i))
			}
			second := resume(last.ID)
			expected, err := strconv.Atoi(last.ID)
			if err != nil {
				t.Fatalf("id %q", last.ID)
			}
			for i := range missed {
				event := second.Next(t)
				expected++
				message := decode[coachmessages.CoachMessage](t, event)
				if event.Kind != "message" || event.ID != strconv.Itoa(expected) || message.Text != fmt.Sprintf("%s %d", name, i) {
					t.Fatalf("event %d is %+v, want number %d", i, event, expected)
				}
			}
			// Then it continues with new events.
			now := member.Write(t, coach, name+" afterwards")
			if message := decode[coachmessages.CoachMessage](t, second.Next(t)); message.ID != now.ID {
				t.Fatalf("after resuming: %+v", message)
			}
		})
	}
}

// TestStreamWithUnknownPositionSendsReset resumes from positions that the mailbox never had.
func TestStreamWithUnknownPositionSendsReset(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	member.Write(t, coach, "Good morning")
	for name, lastID := range map[string]string{"a position after the newest": "99999", "a negative position": "-1", "a position that is not a number": "yesterday", "a position beyond 64 bits": "99999999999999999999"} {
		t.Run(name, func(t *testing.T) {
			stream := coach.Live(t, coachStream, lastID)
			event := stream.Next(t)
			if event.Kind != "reset" {
				t.Fatalf("event %+v, want a reset", event)
			}
			decode[live.Changed](t, event)
			if number, err := strconv.Atoi(event.ID); err != nil || number < 1 {
				t.Fatalf("the reset has the number %q", event.ID)
			}
			sent := member.Write(t, coach, "After "+name)
			if message := decode[coachmessages.CoachMessage](t, stream.Next(t)); message.ID != sent.ID {
				t.Fatalf("after the reset: %+v", message)
			}
		})
	}
}

// TestResumedStreamOmitsFormerClientsMessages resumes before messages of a member who has left the coach since: the
// coach receives "client" events without the messages.
func TestResumedStreamOmitsFormerClientsMessages(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	stream := coach.Live(t, coachStream, "")
	member.Write(t, coach, "Received")
	last := stream.NextOf(t, "message")
	stream.Close()
	member.Write(t, coach, "Said before leaving")
	member.Post(t, "/api/user/remove-coach", nil).Want(t, http.StatusOK)
	resumed := coach.Live(t, coachStream, last.ID)
	for range 2 {
		if event := resumed.Next(t); event.Kind != "client" || event.Data != "{}" {
			t.Fatalf("the former coach received %+v", event)
		}
	}
}

func TestSignOutEndsStream(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	onMember, onCoach := member.Live(t, memberStream, ""), coach.Live(t, coachStream, "")
	member.Post(t, "/api/logout", nil).Want(t, http.StatusNoContent)
	onMember.WantEnd(t)
	coach.Post(t, "/api/coach/logout", nil).Want(t, http.StatusNoContent)
	onCoach.WantEnd(t)
	member.Get(t, memberStream).WantProblem(t, http.StatusUnauthorized, "")
	coach.Get(t, coachStream).WantProblem(t, http.StatusUnauthorized, "")
}

func TestCloseStreamsEndsAllStreams(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	onMember, onCoach := member.Live(t, memberStream, ""), coach.Live(t, coachStream, "")
	h.CloseStreams()
	onMember.WantEnd(t)
	onCoach.WantEnd(t)
}

// TestStreamDeliversOnlyTheOwnersEvents opens the streams of another pair during an exchange: the first event they
// receive is their own.
func TestStreamDeliversOnlyTheOwnersEvents(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	otherMember, otherCoach := h.Pair(t)
	onMember, onCoach := otherMember.Live(t, memberStream, ""), otherCoach.Live(t, coachStream, "")
	member.Write(t, coach, "Private")
	coach.Reply(t, member, "Private too")
	own := otherMember.Write(t, otherCoach, "Their own")
	if message := decode[membermessages.Message](t, onMember.Next(t)); message.ID != own.ID {
		t.Fatalf("another member received %+v", message)
	}
	if message := decode[coachmessages.CoachMessage](t, onCoach.Next(t)); message.ID != own.ID {
		t.Fatalf("another coach received %+v", message)
	}
}

// TestResponsesCarryTheMailboxPosition checks the number by which a client detects that a response lacks a received
// event.
func TestResponsesCarryTheMailboxPosition(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	position := func(user *apitest.User, path string) int64 {
		t.Helper()
		header := user.Get(t, path).Want(t, http.StatusOK).Header.Get("X-Mailbox-Seq")
		seq, err := strconv.ParseInt(header, 10, 64)
		if err != nil {
			t.Fatalf("GET %s: X-Mailbox-Seq is %q", path, header)
		}
		return seq
	}
	newest := func(realm, id string) int64 {
		t.Helper()
		return int64(h.Count(t, "select coalesce(max(last_seq), 0) from mailboxes where realm = $1 and owner_id = $2", realm, id))
	}
	for _, c := range []struct {
		user        *apitest.User
		realm, path string
	}{{member, "member", "/api/user"}, {coach, "coach", "/api/coach/dashboard"}} {
		before := position(c.user, c.path)
		if want := newest(c.realm, c.user.ID); before != want {
			t.Errorf("%s: the position is %d, want %d", c.realm, before, want)
		}
		member.Write(t, coach, "Good morning")
		after := position(c.user, c.path)
		if want := newest(c.realm, c.user.ID); after != want || after <= before {
			t.Errorf("%s: after a message the position is %d, want %d, more than %d", c.realm, after, want, before)
		}
	}
	if header := apitest.NewVisitor(h.Member).Get(t, "/api/auth/providers").Want(t, http.StatusOK).Header.Get("X-Mailbox-Seq"); header != "" {
		t.Errorf("a visitor received the position %q", header)
	}
}
