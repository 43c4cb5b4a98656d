package companions_test

import (
	"encoding/json"
	"net/http"
	"net/netip"
	"reflect"
	"strings"
	"testing"
	"unicode"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/request"
	"aangan/bff/member/companions"
)

// event is one event of a response.
type event struct{ kind, data string }

// events returns the events of the response to a message. It fails the test if that is no event stream.
func events(t *testing.T, answer apitest.Response) (all []event) {
	t.Helper()
	answer.Want(t, http.StatusOK)
	if kind := answer.Header.Get("Content-Type"); kind != "text/event-stream" {
		t.Fatalf("content type %q", kind)
	}
	for frame := range strings.SplitSeq(strings.TrimSuffix(string(answer.Body), "\n\n"), "\n\n") {
		kind, data, ok := strings.Cut(frame, "\n")
		if !ok || !strings.HasPrefix(kind, "event: ") || !strings.HasPrefix(data, "data: ") {
			t.Fatalf("a frame is %q", frame)
		}
		all = append(all, event{strings.TrimPrefix(kind, "event: "), strings.TrimPrefix(data, "data: ")})
	}
	return all
}

func kinds(all []event) string {
	var names []string
	for _, e := range all {
		if len(names) == 0 || names[len(names)-1] != e.kind {
			names = append(names, e.kind)
		}
	}
	return strings.Join(names, " ")
}

// last returns the message of the last event, which must be "done".
func last(t *testing.T, all []event) companions.CompanionMessage {
	t.Helper()
	end := all[len(all)-1]
	var done companions.CompanionMessageEvent
	if err := json.Unmarshal([]byte(end.data), &done); err != nil || end.kind != "done" {
		t.Fatalf("the stream ends with %+v, %v", end, err)
	}
	return done.Message
}

func body(id, text string) map[string]any { return map[string]any{"id": id, "text": text} }

const tara = "/api/companions/tara/messages"

func TestCompanionListLocksPremiumWithoutTrial(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	answer := member.Get(t, "/api/companions").Want(t, http.StatusOK)
	answer.WantKeys(t, "id", "name", "description", "specialization", "imageUrl", "isIndian", "isPremium", "locked", "lastMessageAt")
	var list []companions.Companion
	answer.Into(t, &list)
	if len(list) != 3 || list[0].ID != "tara" || list[0].Specialization != "Cultural Adjustment" || !list[0].IsIndian || list[1].ID != "buddy" || list[1].IsIndian ||
		list[2].ID != "arjun" || !list[2].IsPremium || !list[2].Locked || list[0].Locked || list[0].LastMessageAt != nil {
		t.Fatalf("%+v", list)
	}
	member.Post(t, "/api/start-trial", nil).Want(t, http.StatusOK)
	member.Get(t, "/api/companions").Want(t, http.StatusOK).Into(t, &list)
	if list[2].Locked {
		t.Error("Arjun is locked during the trial")
	}
	apitest.NewVisitor(h.Member).Get(t, "/api/companions").WantProblem(t, http.StatusUnauthorized, "")
}

func TestTalkStreamsRepliesAndCanBeReadAndDeleted(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	message := uuid.NewString()
	first := events(t, member.Post(t, tara, body(message, "मुझे घर की याद आ रही है")))
	if got := kinds(first); got != "stored notice thinking delta done" {
		t.Fatal(got)
	}
	answer := last(t, first)
	if answer.From != "companion" || answer.Seq != 3 || answer.Safety != "" || !strings.ContainsFunc(answer.Text, func(r rune) bool { return unicode.Is(unicode.Devanagari, r) }) {
		t.Errorf("%+v", answer)
	}
	again := events(t, member.Post(t, tara, body(message, "मुझे घर की याद आ रही है")))
	if got := kinds(again); got != "stored notice delta done" || !reflect.DeepEqual(last(t, again), answer) {
		t.Errorf("repeated: %s", got)
	}
	page := member.Get(t, tara+"?limit=2").Want(t, http.StatusOK)
	page.WantKeys(t, "messages", "earlier", "noticeDue")
	var talk companions.CompanionTalk
	page.Into(t, &talk)
	if len(talk.Messages) != 2 || talk.Messages[0].From != "notice" || !reflect.DeepEqual(talk.Messages[1], answer) || talk.Earlier == nil || *talk.Earlier != 2 {
		t.Errorf("%+v", talk)
	}
	member.Get(t, tara+"?before=2").Want(t, http.StatusOK).Into(t, &talk)
	if len(talk.Messages) != 1 || talk.Messages[0].ID != message || talk.Messages[0].From != "member" || talk.Earlier != nil {
		t.Errorf("%+v", talk)
	}
	if other := h.NewMember(t).Get(t, tara).Want(t, http.StatusOK); string(other.Body) != `{"messages":[],"earlier":null,"noticeDue":true}`+"\n" {
		t.Errorf("another member reads %s", other.Body)
	}
	member.Do(t, http.MethodDelete, tara, "", nil).Want(t, http.StatusNoContent)
	member.Get(t, tara).Want(t, http.StatusOK).Into(t, &talk)
	if len(talk.Messages) != 0 || h.Count(t, "select count(*) from companion_messages") != 0 {
		t.Errorf("after deleting: %+v", talk)
	}
	h.Log.WantNo(t, "याद", answer.Text)
}

func TestCrisisMessageGetsHotlineAndStaysPrivate(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	for at, code := range []string{"tara", "buddy", "arjun"} {
		all := events(t, member.Post(t, "/api/companions/"+code+"/messages", body(uuid.NewString(), "I want to end my life")))
		if got := kinds(all); got != "stored safety notice delta done" || all[1].data != `{"tier":"urgent"}` {
			t.Errorf("%s: %s", code, got)
		}
		// The steps go on from one companion to the next.
		if text := last(t, all).Text; !strings.Contains(text, []string{"call or text 988", "within reach", "Are you alone"}[at]) {
			t.Errorf("%s: %s", code, text)
		}
	}
	// It is visible to the member only and adds to no coach's badge.
	if list := coach.Get(t, "/api/coach/clients").Want(t, http.StatusOK); strings.Contains(string(list.Body), `"urgentTier":"urgent"`) || h.Count(t, "select count(*) from safety_flags") != 0 {
		t.Errorf("the coach sees the crisis: %s", list.Body)
	}
}

func TestInvalidMessagesAndCompanionsAreRejected(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	validID := uuid.NewString()
	for name, c := range map[string]struct {
		path     string
		id, text any
		status   int
		message  string
		fields   []string
	}{
		"blank":                    {tara, validID, " \n ", 400, "Please write something first", []string{"text"}},
		"too long":                 {tara, validID, strings.Repeat("आ", 4001), 400, "Message cannot exceed 4000 characters", []string{"text"}},
		"no id":                    {tara, "", "hello", 400, "", []string{"id"}},
		"a malformed id":           {tara, "seven", "hello", 400, "", []string{"id"}},
		"the nil id":               {tara, uuid.Nil.String(), "hello", 400, "", []string{"id"}},
		"a text of the wrong type": {tara, validID, 7, 400, "", []string{"text"}},
		"an unknown companion":     {"/api/companions/rex/messages", validID, "hello", 404, "There's no companion with this name.", nil},
		"Arjun without a plan":     {"/api/companions/arjun/messages", validID, "hello", 403, "Arjun is for members with a trial or a subscription.", nil},
	} {
		t.Run(name, func(t *testing.T) {
			member.Post(t, c.path, map[string]any{"id": c.id, "text": c.text}).WantProblem(t, c.status, c.message, c.fields...)
		})
	}
	for query, field := range map[string]string{"before=0": "before", "before=x": "before", "limit=0": "limit", "limit=101": "limit"} {
		member.Get(t, tara+"?"+query).WantProblem(t, http.StatusBadRequest, "", field)
	}
	member.Get(t, "/api/companions/rex/messages").WantProblem(t, http.StatusNotFound, "")
	member.Do(t, http.MethodDelete, "/api/companions/rex/messages", "", nil).WantProblem(t, http.StatusNotFound, "")
	// Without a plan, earlier messages to a companion remain readable.
	member.Get(t, "/api/companions/arjun/messages").Want(t, http.StatusOK)
	signedOut := apitest.NewVisitor(h.Member)
	signedOut.Post(t, tara, body(validID, "hello")).WantProblem(t, http.StatusUnauthorized, "")
	signedOut.Get(t, tara).WantProblem(t, http.StatusUnauthorized, "")
	signedOut.Do(t, http.MethodDelete, tara, "", nil).WantProblem(t, http.StatusUnauthorized, "")
	if n := h.Count(t, "select count(*) from companion_messages"); n != 0 {
		t.Errorf("%d messages were stored", n)
	}
	events(t, member.Post(t, tara, body(validID, strings.Repeat("आ", 4000))))
}

func TestSendingIsRateLimited(t *testing.T) {
	t.Parallel()
	h := apitest.New(t, apitest.WithLimits(&ratelimit.Limits{Scale: 1, Client: func(r *http.Request) netip.Addr {
		return request.From(r.Context()).Client
	}}))
	member := h.NewMember(t)
	rejected := 0
	for range 45 {
		if member.Post(t, tara, body("seven", "hello")).Status == http.StatusTooManyRequests {
			rejected++
		}
	}
	if rejected == 0 {
		t.Error("no message was rate limited")
	}
}
