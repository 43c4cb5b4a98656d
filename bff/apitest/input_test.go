package apitest_test

import (
	"bytes"
	"encoding/json"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/internal/realm"
)

// secret is the password in every body of these tests; no log and no response may contain it.
const secret = "Sup3rSecretWord"

// validProperties returns a valid value for each property of any operation's body; tests then make some invalid.
func validProperties(memberID, coachID string) map[string]any {
	return map[string]any{
		"username": "spoiled_" + strings.ReplaceAll(uuid.NewString(), "-", "")[:12], "email": uuid.NewString() + "@mail.example",
		"firstName": "Asha", "lastName": "Iyer", "password": secret, "pricingVariant": "default", "timeZone": "America/Chicago", "displayLanguage": "hi",
		"sharedDevice": false, "region": "south_india", "religion": "hindu", "age": 31, "gender": "female", "language": "ta",
		"focus": []string{"family"}, "coachId": coachID, "id": uuid.NewString(), "text": "Good morning", "status": "sent",
		"isFromUser": true, "messageId": uuid.NewString(), "occupation": "Nurse", "location": "Austin", "ageRange": "25-34",
		"reasonForInterest": "Curious", "headingVariant": "default",
		// A name of an event, which is also valid as a person's name.
		"name": copy.Events.BetaPageView, "heading": "cultural", "pricing": "discount",
		"subject": "Languages", "message": "Who speaks Tamil?", "website": "",
		"companion": "tara", "step": "worry", "choice": "", "at": "", "called": "Ash", "avoided": []string{"theme:marriage"},
		"key": uuid.NewString(), "from": "messages", "answer": "no", "report": "same",
		"job": copy.GeneralApplication, "link": "https://mail.example/work", "note": "I write at night.",
		"ids": []string{uuid.NewString()}, "keepPosts": true,
		"emailNotifications": true, "sessionReminders": true, "messageNotifications": true, "newsletterSubscription": false,
		"endpoint": "https://fcm.googleapis.com/fcm/send/" + uuid.NewString(), "neutral": true, "auth": "AAECAwQFBgcICQoLDA0ODw",
		"p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
		"title":  "Good morning", "muted": true, "following": true, "saved": true, "percent": 40, "typing": true, "through": 1, "attachmentId": "", "replyTo": "", "reaction": "heart", "shareReadReceipts": true, "quietFrom": "22:00", "quietUntil": "07:00",
		"coachGender": "female", "outsideCommunity": true, "homeCity": "Fremont",
		"resource": "a-letter-you-will-not-send", "prompt": 0, "updatedAt": "2021-11-12T16:00:00Z",
		"date": "2031-11-12T16:00:00Z", "zoomLink": "https://video.example/room", "url": "https://video.example/room",
		"bio": "Sits with people.", "specializations": "Family, Work", "languages": []string{"ta"}, "city": "Chennai", "state": "Tamil Nadu",
		"country": "India", "yearsOfExperience": 7, "education": "MA Psychology",
		"credentials": []map[string]any{{"title": "Coaching certificate", "issuer": "Banyan Institute", "year": 2019}},
		"weekly":      []map[string]any{{"weekday": 1, "from": "18:00", "until": "23:00"}}, "windows": []map[string]any{{"from": "18:00", "until": "23:00"}},
		"firstDay": "2021-11-12", "lastDay": "2021-11-12",
		"revision": "0123456789abcdef", "outcome": "keep", "warn": false, "suspendDays": 0, "help": false, "handled": true,
		"content": "It is quiet here in the evening.", "category": "wellness", "tags": []string{"evening"}, "reactionType": "Support",
		"proposalId": uuid.NewString(), "summary": "We talked about Sundays.", "agreed": "A walk.", "share": true, "rating": "helped", "repeats": []string{"2031-11-19T16:00:00Z"},
		"detail": "With Amma.", "version": 1, "sessionId": "", "fields": []string{"age"},
		"sections": []map[string]any{{"id": uuid.NewString(), "title": "What steadies me", "text": "Rain"}}, "contactName": "Kavya", "contactPhone": "+1 (408) 555-0142",
		"postId": uuid.NewString(), "commentId": "", "reason": "spam", "notes": "Twice today.", "mood": "good", "word": "hopeful", "days": []string{},
		// A token of no email, and a wrong password.
		"clients": "wait", "approve": true,
		"weekday": 1, "fromHour": 6, "people": []string{coachID},
		"token": strings.Repeat("A", 64), "current": "Not-Theirs-5", "code": "123456",
	}
}

// validPropertiesOf holds properties whose valid values differ in one operation.
var validPropertiesOf = map[string]map[string]any{"member closeGoal": {"state": "let_go"}, "coach closeGoal": {"state": "let_go"}, "member savePreferences": {"age": "25-34"}, "member startExercise": {"language": "ta"}, "coach setVerification": {"status": "verified"}, "coach markSession": {"outcome": "held"}, "coach acknowledgeClient": {"outcome": "called"}, "coach openCrisis": {"reason": "unopened"}, "coach closeCrisis": {"outcome": "called"}}

// inputTest holds a harness and signed-in users, to send invalid input to every operation.
type inputTest struct {
	harness       *apitest.Harness
	member, coach *apitest.User
	// administrator is for the operations that no coach may call.
	administrator *apitest.User
	// decidedOn is the coach in the operations of administrators, which end sign-ins.
	decidedOn *apitest.User
	before    map[string]int
}

var tables = []string{
	"members", "member_sign_ins", "coach_sign_ins", "member_preferences", "conversations", "messages", "safety_flags", "goal_flags", "companion_talks", "companion_messages", "exercise_runs", "companion_memory",
	"live_events", "beta_signups", "contact_messages", "job_applications", "event_counts", "river_job", "notifications", "memberships",
	"mailed_tokens", "coach_mailed_tokens", "coach_notices", "coach_pending_sign_ins", "coach_second_factors", "coach_recovery_codes", "reset_requests", "account_notices", "member_browsers", "coach_browsers", "push_subscriptions", "member_identities", "pending_identities", "member_calendars", "coach_calendars",
	"sessions", "session_recaps", "session_feedback", "session_events", "session_proposals", "coach_weekly_hours", "coach_days_off", "coach_date_hours", "attachments",
	"coach_saved_replies", "coach_client_notes", "crisis_outcomes", "goals", "coach_images", "credential_changes", "saved_coaches", "saved_resources", "reading_places", "journal_entries", "safety_notes", "check_ins", "crisis_handovers", "on_call_rota", "on_call_cases", "on_call_alerts", "on_call_looks",
	"community_members", "community_posts", "community_post_tags", "community_voices", "community_comments", "community_reactions", "community_flags", "moderation_cases", "community_notices", "audit_log",
}

func newInputTest(t *testing.T) *inputTest {
	t.Helper()
	h := apitest.New(t)
	s := &inputTest{harness: h, before: map[string]int{}}
	s.member, s.coach = h.Pair(t)
	s.member.Post(t, "/api/forum-alias/accept-guidelines", nil).Want(t, http.StatusOK)
	s.administrator, s.decidedOn = h.NewCoach(t, apitest.Administrator), h.NewCoach(t)
	for _, table := range tables {
		s.before[table] = h.Count(t, "select count(*) from "+table)
	}
	return s
}

// visitor is a browser that may call the operation.
func (s *inputTest) visitor(op operation) *apitest.Visitor {
	switch {
	case op.api.Cookie == realm.MemberCookie && !op.public:
		return s.member.Visitor
	case op.isAdministration():
		return s.administrator.Visitor
	case op.api.Cookie == realm.CoachCookie && !op.public:
		return s.coach.Visitor
	default:
		return apitest.NewVisitor(op.api.Origin)
	}
}

// send calls the operation with a body and returns the response, which must not contain the secret.
func (s *inputTest) send(t *testing.T, op operation, contentType string, body []byte) apitest.Response {
	t.Helper()
	answer := s.visitor(op).Do(t, op.method, s.pathOf(op), contentType, body)
	if bytes.Contains(answer.Body, []byte(secret)) {
		t.Fatalf("the response contains the password: %s", answer.Body)
	}
	return answer
}

// pathOf returns the path of the operation with the ids of people who exist.
func (s *inputTest) pathOf(op operation) string {
	if op.isAdministration() {
		return fillPath(op.path, s.member.ID, s.decidedOn.ID)
	}
	return fillPath(op.path, s.member.ID, s.coach.ID)
}

// bodyOf returns a valid body of the operation with some properties replaced.
func (s *inputTest) bodyOf(t *testing.T, op operation, replaced map[string]any) []byte {
	t.Helper()
	valid, body := validProperties(s.member.ID, s.coach.ID), map[string]any{}
	for property := range op.body {
		value, known := valid[property]
		if own, special := validPropertiesOf[op.key][property]; special {
			value = own
		}
		if !known {
			t.Fatalf("%s has a property %q; add a valid value of it to validProperties", op.key, property)
		}
		body[property] = value
	}
	maps.Copy(body, replaced)
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// wantUnchanged fails the test if something was stored or a secret was logged.
func (s *inputTest) wantUnchanged(t *testing.T) {
	t.Helper()
	// Event counts are buffered in memory.
	if err := s.harness.Visitors.FlushEvents(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, table := range tables {
		if now := s.harness.Count(t, "select count(*) from "+table); now != s.before[table] {
			t.Errorf("%s went from %d to %d rows", table, s.before[table], now)
		}
	}
	s.harness.Log.WantNo(t, secret, apitest.Password,
		s.member.Cookie(string(realm.MemberCookie)), s.coach.Cookie(string(realm.CoachCookie)))
}

// withBodies runs a subtest for each operation that takes a body.
func (s *inputTest) withBodies(t *testing.T, try func(t *testing.T, op operation)) {
	t.Helper()
	called := 0
	for _, op := range operations(t, s.harness) {
		if op.body == nil {
			continue
		}
		called++
		t.Run(op.key, func(t *testing.T) { try(t, op) })
	}
	if called < 8 {
		t.Fatalf("only %d operations were called", called)
	}
}

func TestNonJSONBodiesAreRejected(t *testing.T) {
	t.Parallel()
	s := newInputTest(t)
	s.withBodies(t, func(t *testing.T, op operation) {
		for _, c := range []struct {
			name, contentType, body string
			status                  int
		}{
			{"empty", "application/json", "", http.StatusBadRequest},
			{"not JSON", "application/json", "password=" + secret, http.StatusBadRequest},
			{"a truncated object", "application/json", `{"password":"` + secret, http.StatusBadRequest},
			{"two objects", "application/json", `{"password":"` + secret + `"}{}`, http.StatusBadRequest},
			{"an array", "application/json", `["` + secret + `"]`, http.StatusBadRequest},
			{"a string", "application/json", `"` + secret + `"`, http.StatusBadRequest},
			{"a number", "application/json", `7`, http.StatusBadRequest},
			{"invalid UTF-8", "application/json", "{\"password\":\"" + secret + "\xff\xfe\"", http.StatusBadRequest},
			{"unclosed nested arrays", "application/json", strings.Repeat("[", 100_000), http.StatusBadRequest},
			{"a form content type", "application/x-www-form-urlencoded", "password=" + secret, http.StatusUnsupportedMediaType},
			{"a plain text content type", "text/plain", `{"password":"` + secret + `"}`, http.StatusUnsupportedMediaType},
			{"an XML content type", "application/xml", "<password>" + secret + "</password>", http.StatusUnsupportedMediaType},
		} {
			t.Run(c.name, func(t *testing.T) {
				s.send(t, op, c.contentType, []byte(c.body)).WantProblem(t, c.status, "")
			})
		}
	})
	s.wantUnchanged(t)
}

func TestOversizedBodiesReturn413(t *testing.T) {
	t.Parallel()
	s := newInputTest(t)
	s.withBodies(t, func(t *testing.T, op operation) {
		huge := s.bodyOf(t, op, map[string]any{"padding": strings.Repeat("x", 1<<20)})
		s.send(t, op, "application/json", huge).WantProblem(t, http.StatusRequestEntityTooLarge, "")
	})
	s.wantUnchanged(t)
}

// TestWronglyTypedPropertiesReturn400WithField gives every property of every body a value of another type.
func TestWronglyTypedPropertiesReturn400WithField(t *testing.T) {
	t.Parallel()
	s := newInputTest(t)
	wrong := map[string][]any{
		"string": {7, true, []string{secret}, map[string]any{"x": secret}}, "boolean": {"yes", 1, []int{}},
		"number": {"31", true, []int{31}}, "integer": {"31", true, 3.5, []int{31}}, "array": {"family", 7, map[string]any{}},
	}
	s.withBodies(t, func(t *testing.T, op operation) {
		for property, kind := range op.body {
			values, known := wrong[kind]
			if !known {
				t.Fatalf("%s is of type %s; add wrong values of it to this test", property, kind)
			}
			for _, value := range values {
				s.send(t, op, "application/json", s.bodyOf(t, op, map[string]any{property: value})).
					WantProblem(t, http.StatusBadRequest, "", property)
			}
		}
	})
	s.wantUnchanged(t)
}

// TestUnusualTextsCauseNoServerError sends texts with unusual characters in every text of every body: control
// characters, NUL, half a surrogate pair, characters outside the first plane, text over every limit. No operation may
// fail with a 5xx; and text that the database cannot store is rejected.
func TestUnusualTextsCauseNoServerError(t *testing.T) {
	t.Parallel()
	s := newInputTest(t)
	texts := map[string]string{
		"a NUL": `"A\u0000sha"`, "a bell": `"A\u0007sha"`, "an escape": `"A\u001b[31msha"`, "half a surrogate pair": `"A\ud83dsha"`,
		"characters outside the basic plane": `"\ud83d\ude4f\ud83c\udffd\ud834\udd1e"`, "a right-to-left override": `"\u202eahsA"`, "only spaces": `"   "`,
		"empty": `""`, "very long": `"` + strings.Repeat("आ", 5000) + `"`, "quotes": `"'; drop table members; --"`,
	}
	// A 401 or 404 is fine here: only a 5xx or an undocumented status is an error.
	expected := []int{
		http.StatusOK, http.StatusCreated, http.StatusAccepted, http.StatusNoContent, http.StatusBadRequest, http.StatusUnauthorized,
		http.StatusNotFound, http.StatusConflict, http.StatusGone, http.StatusTooManyRequests,
	}
	s.withBodies(t, func(t *testing.T, op operation) {
		for property, kind := range op.body {
			if kind != "string" {
				continue
			}
			for name, text := range texts {
				body := s.bodyOf(t, op, map[string]any{property: json.RawMessage(text)})
				answer := s.send(t, op, "application/json", body)
				if !slices.Contains(expected, answer.Status) {
					t.Errorf("%s in %s: status %d: %s", name, property, answer.Status, answer.Body)
				}
				if answer.Status >= http.StatusBadRequest {
					answer.WantProblem(t, answer.Status, "")
				}
				if name == "a NUL" && answer.Status != http.StatusBadRequest {
					t.Errorf("a NUL in %s: status %d: %s", property, answer.Status, answer.Body)
				}
			}
		}
	})
	s.harness.Log.WantNo(t, secret, apitest.Password)
}

// createdByPath maps the operations that create an object under an id chosen by the client to the method that deletes
// it.
var createdByPath = map[string]string{"member writeJournalEntry": http.MethodDelete}

// TestUnknownIDsReturn404 calls every operation that has an id in its path with unknown and malformed ids.
func TestUnknownIDsReturn404(t *testing.T) {
	t.Parallel()
	s := newInputTest(t)
	called := 0
	for _, op := range operations(t, s.harness) {
		if !strings.Contains(op.path, "{") {
			continue
		}
		called++
		for name, id := range map[string]string{
			"an unknown UUID": uuid.NewString(), "the nil UUID": uuid.Nil.String(), "a word": "meera", "a number": "987654321", "a quote": "%27%20or%201=1--",
			"a NUL": "%00", "a very long id": strings.Repeat("a", 2000),
		} {
			t.Run(op.key+" with "+name, func(t *testing.T) {
				body := []byte(nil)
				contentType := ""
				if op.body != nil {
					body, contentType = s.bodyOf(t, op, nil), "application/json"
				}
				path := op.path
				if !strings.Contains(strings.ReplaceAll(path, "{list}", ""), "{") {
					path = strings.ReplaceAll(path, "{list}", id) // The list's name is requested as the id.
				}
				answer := s.visitor(op).Do(t, op.method, fillPath(path, id, id), contentType, body)
				if deleteMethod, makes := createdByPath[op.key]; makes && uuid.Validate(id) == nil {
					answer.Want(t, http.StatusOK)
					s.visitor(op).Do(t, deleteMethod, fillPath(op.path, id, id), "", nil).Want(t, http.StatusNoContent)
					return
				}
				answer.WantProblem(t, http.StatusNotFound, "")
			})
		}
	}
	if called < 8 {
		t.Fatalf("only %d operations were called", called)
	}
	s.wantUnchanged(t)
}

func TestUnknownRoutesReturn404(t *testing.T) {
	t.Parallel()
	s := newInputTest(t)
	for _, api := range s.harness.APIs {
		for _, path := range []string{"/api/nothing", "/api/user/x/y", "/api/%00", "/api/../api/nothing", "/api/" + strings.Repeat("x", 4000)} {
			for _, method := range []string{http.MethodGet, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete} {
				apitest.NewVisitor(api.Origin).Do(t, method, path, "application/json", []byte(`{}`)).
					WantProblem(t, http.StatusNotFound, "")
			}
		}
	}
	// A known path with another method lists the allowed ones.
	answer := s.member.Do(t, http.MethodPut, "/api/user", "", nil)
	answer.WantProblem(t, http.StatusMethodNotAllowed, "")
	if allow := answer.Header.Get("Allow"); !strings.Contains(allow, http.MethodGet) {
		t.Errorf("Allow is %q", allow)
	}
	s.wantUnchanged(t)
}

// TestInvalidPageParametersReturn400 sends invalid page parameters.
func TestInvalidPageParametersReturn400(t *testing.T) {
	t.Parallel()
	s := newInputTest(t)
	for _, path := range []string{"/api/messages/" + s.coach.ID, "/api/coach/clients/" + s.member.ID + "/messages"} {
		visitor := s.member.Visitor
		if strings.HasPrefix(path, "/api/coach/") {
			visitor = s.coach.Visitor
		}
		for query, field := range map[string]string{
			"before=x": "before", "before=-1": "before", "before=0": "before", "before=1.5": "before", "before=99999999999999999999": "before",
			"limit=x": "limit", "limit=0": "limit", "limit=-5": "limit", "limit=101": "limit", "limit=1e3": "limit",
		} {
			t.Run(path+"?"+query, func(t *testing.T) {
				visitor.Get(t, path+"?"+query).WantProblem(t, http.StatusBadRequest, "", field)
			})
		}
	}
}

// TestCrossSiteRequestsReturn403 sends the requests that another site's page can cause.
func TestCrossSiteRequestsReturn403(t *testing.T) {
	t.Parallel()
	s := newInputTest(t)
	for _, op := range operations(t, s.harness) {
		if op.method == http.MethodGet {
			continue
		}
		t.Run(op.key, func(t *testing.T) {
			visitor := s.visitor(op)
			answer := visitor.From("https://elsewhere.example").Do(
				t, op.method, s.pathOf(op), "application/json", []byte(`{}`),
			)
			answer.WantProblem(t, http.StatusForbidden, "")
		})
	}
	s.wantUnchanged(t)
}
