package safetynotes_test

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	domain "aangan/bff/domain/safetynotes"
	"aangan/bff/domain/userdata"
	"aangan/bff/internal/sealed"
	"aangan/bff/member/safetynotes"
)

const (
	path    = "/api/safety-notes"
	sharing = path + "/sharing"
	// line and phone are texts that appear nowhere else.
	line  = "unmistakable mangoes"
	phone = "+1 (408) 555-0142"
)

func send(t *testing.T, visitor *apitest.Visitor, method, to string, body any) apitest.Response {
	t.Helper()
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return visitor.Do(t, method, to, "application/json", raw)
}

func remove(t *testing.T, visitor *apitest.Visitor, from string) apitest.Response {
	t.Helper()
	return visitor.Do(t, http.MethodDelete, from, "", nil)
}

func read(t *testing.T, visitor *apitest.Visitor) (notes safetynotes.SafetyNotes) {
	t.Helper()
	visitor.Get(t, path).Want(t, http.StatusOK).Into(t, &notes)
	return notes
}

// write saves one section with the line, and a contact.
func write(t *testing.T, user *apitest.User) (notes safetynotes.SafetyNotes) {
	t.Helper()
	body := content(section("What steadies me", line))
	body["contactName"], body["contactPhone"] = "Kavya", phone
	send(t, user.Visitor, http.MethodPut, path, body).Want(t, http.StatusOK).Into(t, &notes)
	return notes
}

func section(title, text string) map[string]any {
	return map[string]any{"id": uuid.NewString(), "title": title, "text": text}
}

func content(sections ...map[string]any) map[string]any { return map[string]any{"sections": sections} }

// The guide asks its questions by the ids of the first sections, because their titles depend on the language.
func TestGuideNamesTheFirstSections(t *testing.T) {
	t.Parallel()
	raw, err := os.ReadFile("../../../packages/copy/messages/pages/safety-notes-page.json")
	if err != nil {
		t.Fatal(err)
	}
	var page struct {
		GuideQuestions []struct{ ID, Title string }
	}
	if err := json.Unmarshal(raw, &page); err != nil {
		t.Fatal(err)
	}
	start := read(t, apitest.New(t).NewMember(t).Visitor)
	if len(page.GuideQuestions) != len(start.Sections) {
		t.Fatalf("%d questions for %d sections", len(page.GuideQuestions), len(start.Sections))
	}
	for i, section := range start.Sections {
		if got := page.GuideQuestions[i]; got.ID != section.ID || got.Title != section.Title {
			t.Errorf("the guide has %+v for %+v", got, section)
		}
	}
}

func TestNotesCanBeWrittenReplacedAndDeleted(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	answer := asha.Get(t, path).Want(t, http.StatusOK)
	answer.WantKeys(t, "sections", "contactName", "contactPhone", "unreadable", "updatedAt", "sharedAt")
	var start safetynotes.SafetyNotes
	answer.Into(t, &start)
	if len(start.Sections) != len(copy.SafetySections) || start.Sections[0].Title != copy.SafetySections[0].Label || start.Sections[0].Text != "" || start.UpdatedAt != nil || start.SharedAt != nil {
		t.Errorf("new notes are %+v", start)
	}
	if again := read(t, asha.Visitor); !reflect.DeepEqual(again, start) {
		t.Error("the ids of the first sections differ between two reads")
	}
	remove(t, asha.Visitor, path).WantProblem(t, http.StatusNotFound, copy.SafetyNotes.NotFound)

	// Renamed, reordered, without the others, and with a section of the member's own.
	body := content(
		map[string]any{"id": start.Sections[2].ID, "title": " என் இடங்கள் ", "text": " The library, until 9 PM\nKavya's couch \n"},
		map[string]any{"id": start.Sections[0].ID, "title": start.Sections[0].Title},
		section("Chai", "All the steps"),
	)
	body["contactName"], body["contactPhone"] = " Kavya ", phone
	var first safetynotes.SafetyNotes
	send(t, asha.Visitor, http.MethodPut, path, body).Want(t, http.StatusOK).Into(t, &first)
	if len(first.Sections) != 3 || first.Sections[0].Title != "என் இடங்கள்" || first.Sections[0].Text != "The library, until 9 PM\nKavya's couch" ||
		first.Sections[1].ID != start.Sections[0].ID || first.ContactName != "Kavya" || first.ContactPhone != phone || first.UpdatedAt == nil {
		t.Errorf("written: %+v", first)
	}
	if got := read(t, asha.Visitor); !reflect.DeepEqual(got, first) {
		t.Errorf("read %+v, want %+v", got, first)
	}
	// Everything can be removed, and stays removed.
	var empty safetynotes.SafetyNotes
	body = content()
	body["sections"], body["updatedAt"] = []any{}, first.UpdatedAt
	send(t, asha.Visitor, http.MethodPut, path, body).Want(t, http.StatusOK).Into(t, &empty)
	if got := read(t, asha.Visitor); len(got.Sections) != 0 || got.ContactName != "" || got.ContactPhone != "" || !got.UpdatedAt.After(*first.UpdatedAt) {
		t.Errorf("read %+v", got)
	}
	remove(t, asha.Visitor, path).Want(t, http.StatusNoContent)
	if got := read(t, asha.Visitor); !reflect.DeepEqual(got, start) || h.Count(t, "select count(*) from safety_notes") != 0 {
		t.Errorf("after the deletion: %+v", got)
	}
}

// TestOlderVersionIsRejected: two devices edit; neither overwrites the other. A repeated save is no conflict.
func TestOlderVersionIsRejected(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	first := write(t, asha)
	stale := content(section("Other device", "x"))
	for name, based := range map[string]any{"none": "", "an older one": first.UpdatedAt.Add(-time.Microsecond), "one to come": first.UpdatedAt.Add(time.Hour)} {
		stale["updatedAt"] = based
		t.Run(name, func(t *testing.T) {
			send(t, asha.Visitor, http.MethodPut, path, stale).WantProblem(t, http.StatusConflict, copy.SafetyNotes.Changed, "updatedAt")
		})
	}
	if got := read(t, asha.Visitor); !reflect.DeepEqual(got, first) {
		t.Errorf("read %+v, want %+v", got, first)
	}
	// The stored content again, with an old version: its response was lost.
	var repeated safetynotes.SafetyNotes
	body := map[string]any{"sections": first.Sections, "contactName": first.ContactName, "contactPhone": first.ContactPhone}
	send(t, asha.Visitor, http.MethodPut, path, body).Want(t, http.StatusOK).Into(t, &repeated)
	if !reflect.DeepEqual(repeated, first) {
		t.Errorf("repeated: %+v, want %+v", repeated, first)
	}
	// Deleted and written again: the version from before is still another one.
	remove(t, asha.Visitor, path).Want(t, http.StatusNoContent)
	write(t, asha)
	stale["updatedAt"] = first.UpdatedAt
	send(t, asha.Visitor, http.MethodPut, path, stale).WantProblem(t, http.StatusConflict, "", "updatedAt")
}

func TestInvalidNotesAreRejected(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	twice := section("Twice", "")
	var many []map[string]any
	for range copy.Limits.SafetySectionsMax + 1 {
		many = append(many, section("One more", ""))
	}
	contact := func(name, phone string) map[string]any {
		return map[string]any{"sections": []any{}, "contactName": name, "contactPhone": phone}
	}
	for name, c := range map[string]struct {
		body           map[string]any
		field, message string
	}{
		"no sections":               {map[string]any{}, "sections", ""},
		"too many sections":         {content(many...), "sections", copy.SafetyNotes.TooMany},
		"the same id twice":         {content(twice, twice), "sections", copy.SafetyNotes.SectionID},
		"an id that is no UUID":     {content(map[string]any{"id": "signs", "title": "x"}), "sections", copy.SafetyNotes.SectionID},
		"no title":                  {content(section(" ", "x")), "sections", copy.SafetyNotes.TitleRequired},
		"a title over the limit":    {content(section(strings.Repeat("அ", copy.Limits.SafetyTitleMax+1), "")), "sections", copy.SafetyNotes.TitleTooLong},
		"a text over the limit":     {content(section("x", strings.Repeat("அ", copy.Limits.SafetyTextMax+1))), "sections", copy.SafetyNotes.TextTooLong},
		"a bell in a text":          {content(section("x", "a\ab")), "sections", copy.SafetyNotes.TextControls},
		"a name without a number":   {contact("Kavya", " "), "contactPhone", copy.SafetyNotes.PhoneRequired},
		"a number without a name":   {contact("", phone), "contactName", copy.SafetyNotes.NameRequired},
		"a number that is no phone": {contact("Kavya", "tomorrow"), "contactPhone", copy.SafetyNotes.PhoneInvalid},
		"a version that is no time": {map[string]any{"sections": []any{}, "updatedAt": "yesterday"}, "updatedAt", copy.SafetyNotes.NotATime},
	} {
		t.Run(name, func(t *testing.T) {
			send(t, asha.Visitor, http.MethodPut, path, c.body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
		})
	}
	send(t, asha.Visitor, http.MethodPut, sharing, map[string]any{"coachId": "meera"}).WantProblem(t, http.StatusBadRequest, "", "coachId")
	if h.Count(t, "select count(*) from safety_notes") != 0 {
		t.Error("invalid notes were stored")
	}
	send(t, asha.Visitor, http.MethodPut, path, content(many[1:]...)).Want(t, http.StatusOK)
}

// TestNotesAreTheMembersOwn: others have their own notes, and visitors and coaches have none here.
func TestNotesAreTheMembersOwn(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	ravi := h.NewMember(t)
	own := write(t, asha)
	remove(t, ravi.Visitor, path).WantProblem(t, http.StatusNotFound, "")
	if got := read(t, ravi.Visitor); got.UpdatedAt != nil || got.ContactName != "" {
		t.Errorf("Ravi's notes are %+v", got)
	}
	for _, visitor := range []*apitest.Visitor{apitest.NewVisitor(h.Member), meera.At(h.Member)} {
		visitor.Get(t, path).WantProblem(t, http.StatusUnauthorized, "")
		send(t, visitor, http.MethodPut, path, content(section("x", ""))).WantProblem(t, http.StatusUnauthorized, "")
		send(t, visitor, http.MethodPut, sharing, map[string]any{"coachId": meera.ID}).WantProblem(t, http.StatusUnauthorized, "")
		remove(t, visitor, sharing).WantProblem(t, http.StatusUnauthorized, "")
		remove(t, visitor, path).WantProblem(t, http.StatusUnauthorized, "")
	}
	if got := read(t, asha.Visitor); !reflect.DeepEqual(got, own) {
		t.Errorf("Asha's notes are %+v", got)
	}
}

// sharedNotes are a client's notes in the coach's API, which no package of this one imports.
type sharedNotes struct {
	Sections   []safetynotes.SafetySection `json:"sections"`
	Unreadable bool                        `json:"unreadable"`
	SharedAt   time.Time                   `json:"sharedAt"`
	UpdatedAt  time.Time                   `json:"updatedAt"`
}

func seenBy(t *testing.T, coach, member *apitest.User) (*sharedNotes, string) {
	t.Helper()
	answer := coach.Get(t, "/api/coach/clients/"+member.ID).Want(t, http.StatusOK)
	var client struct {
		SafetyNotes *sharedNotes `json:"safetyNotes"`
	}
	// Into rejects the client's other properties.
	if err := json.Unmarshal(answer.Body, &client); err != nil {
		t.Fatal(err)
	}
	return client.SafetyNotes, string(answer.Body)
}

// TestCoachSeesSharedSectionsOnly: sharing is by choice, shows no contact, and ends at once.
func TestCoachSeesSharedSectionsOnly(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	kabir := h.NewCoach(t)
	share := func(coach *apitest.User) apitest.Response {
		return send(t, asha.Visitor, http.MethodPut, sharing, map[string]any{"coachId": coach.ID})
	}
	coachEvents := func() int {
		return h.Count(t, "select count(*) from live_events where realm = 'coach' and owner_id = $1 and kind = 'client'", meera.ID)
	}
	share(meera).WantProblem(t, http.StatusConflict, copy.SafetyNotes.NothingToShare)
	first := write(t, asha)
	if notes, body := seenBy(t, meera, asha); notes != nil || strings.Contains(body, line) {
		t.Errorf("the coach sees notes that are not shared: %+v", notes)
	}
	share(kabir).WantProblem(t, http.StatusConflict, copy.SafetyNotes.CoachChanged)
	before := coachEvents()
	var shared, again safetynotes.SafetyNotes
	share(meera).Want(t, http.StatusOK).Into(t, &shared)
	if shared.SharedAt == nil || !shared.UpdatedAt.Equal(*first.UpdatedAt) {
		t.Errorf("shared: %+v", shared)
	}
	notes, body := seenBy(t, meera, asha)
	if notes == nil || len(notes.Sections) != 1 || notes.Sections[0].Title != "What steadies me" || notes.Sections[0].Text != line || !notes.SharedAt.Equal(*shared.SharedAt) || !notes.UpdatedAt.Equal(*first.UpdatedAt) {
		t.Errorf("the coach sees %+v", notes)
	}
	if strings.Contains(body, "Kavya") || strings.Contains(body, "555") {
		t.Errorf("the coach is shown the contact: %s", body)
	}
	share(meera).Want(t, http.StatusOK).Into(t, &again)
	if !again.SharedAt.Equal(*shared.SharedAt) {
		t.Error("sharing again changed the time")
	}
	// A change is visible at once, and appends events for the coach and for the member's other devices.
	change := content(section("What steadies me", "Six breaths"))
	change["updatedAt"] = first.UpdatedAt
	send(t, asha.Visitor, http.MethodPut, path, change).Want(t, http.StatusOK)
	if notes, _ := seenBy(t, meera, asha); notes == nil || notes.Sections[0].Text != "Six breaths" {
		t.Errorf("after a change the coach sees %+v", notes)
	}
	remove(t, asha.Visitor, sharing).Want(t, http.StatusNoContent)
	if notes, _ := seenBy(t, meera, asha); notes != nil || read(t, asha.Visitor).SharedAt != nil {
		t.Errorf("after the end of sharing the coach sees %+v", notes)
	}
	remove(t, asha.Visitor, sharing).Want(t, http.StatusNoContent)
	if told := coachEvents() - before; told != 4 {
		t.Errorf("%d events for the coach, want 4: shared twice, changed, stopped", told)
	}
	if n := h.Count(t, "select count(*) from live_events where realm = 'member' and owner_id = $1 and kind = 'user'", asha.ID); n < 5 {
		t.Errorf("%d events for the member's other screens", n)
	}
	// While they are not shared, a change appends no event for the coach.
	before = coachEvents()
	change = content(section("What steadies me", "Chai"))
	change["updatedAt"] = read(t, asha.Visitor).UpdatedAt
	send(t, asha.Visitor, http.MethodPut, path, change).Want(t, http.StatusOK)
	if coachEvents() != before {
		t.Error("the coach was told of a change that they cannot see")
	}
	// A change of coach ends it, also for a return to the same coach.
	share(meera).Want(t, http.StatusOK)
	asha.Choose(t, kabir)
	if notes, _ := seenBy(t, kabir, asha); notes != nil || read(t, asha.Visitor).SharedAt != nil {
		t.Errorf("the next coach sees %+v", notes)
	}
	asha.Choose(t, meera)
	if notes, _ := seenBy(t, meera, asha); notes != nil {
		t.Errorf("after the return the coach sees %+v", notes)
	}
}

func TestDeletedNotesAreGoneForTheCoach(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	write(t, asha)
	send(t, asha.Visitor, http.MethodPut, sharing, map[string]any{"coachId": meera.ID}).Want(t, http.StatusOK)
	remove(t, asha.Visitor, path).Want(t, http.StatusNoContent)
	if notes, _ := seenBy(t, meera, asha); notes != nil {
		t.Errorf("the coach sees %+v", notes)
	}
	// New notes are not shared.
	if notes := write(t, asha); notes.SharedAt != nil {
		t.Errorf("new notes are shared: %+v", notes)
	}
}

// TestNotesAlarmNoOne: texts about a crisis change no risk state and flag nothing for the coach.
func TestNotesAlarmNoOne(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	send(t, asha.Visitor, http.MethodPut, path, content(section("What I notice first", "I want to kill myself tonight"))).Want(t, http.StatusOK)
	send(t, asha.Visitor, http.MethodPut, sharing, map[string]any{"coachId": meera.ID}).Want(t, http.StatusOK)
	for _, table := range []string{"risk_states", "safety_flags", "goal_flags"} {
		if n := h.Count(t, "select count(*) from "+table); n != 0 {
			t.Errorf("%s has %d rows", table, n)
		}
	}
}

// TestDatabaseContainsOnlySealedNotes searches the row for the texts, and moves a sealed value to another member as an
// attacker with access to the database could.
func TestDatabaseContainsOnlySealedNotes(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	ravi := h.NewMember(t)
	own := write(t, asha)
	write(t, ravi)
	for _, as := range []string{"encode(sealed, 'escape')", "encode(sealed, 'hex')", "safety_notes::text"} {
		if n := h.Count(t, "select count(*) from safety_notes where "+as+" ~ 'mangoes|6d616e676f6573|555-0142|3535352d30313432'"); n != 0 {
			t.Errorf("%s contains the text", as)
		}
	}
	send(t, asha.Visitor, http.MethodPut, sharing, map[string]any{"coachId": meera.ID}).Want(t, http.StatusOK)
	if _, err := h.Pool.Exec(t.Context(), "update safety_notes set sealed = (select sealed from safety_notes where member_id = $1) where member_id = $2", ravi.ID, asha.ID); err != nil {
		t.Fatal(err)
	}
	got := read(t, asha.Visitor)
	if !got.Unreadable || got.ContactName != "" || len(got.Sections) != len(copy.SafetySections) || !got.UpdatedAt.Equal(*own.UpdatedAt) {
		t.Errorf("read %+v", got)
	}
	if notes, _ := seenBy(t, meera, asha); notes == nil || !notes.Unreadable || len(notes.Sections) != 0 {
		t.Errorf("the coach sees %+v", notes)
	}
	var file userdata.Export
	asha.Get(t, "/api/user/export").Want(t, http.StatusOK).Into(t, &file)
	if file.SafetyNotes == nil || !file.SafetyNotes.Unreadable {
		t.Errorf("the file contains %+v", file.SafetyNotes)
	}
	if n := h.Log.Lines("safety notes do not open"); n != 1 {
		t.Errorf("the log has %d lines about it", n)
	}
	// New notes replace them, only over the version that was read.
	body := content(section("Start over", ""))
	send(t, asha.Visitor, http.MethodPut, path, body).WantProblem(t, http.StatusConflict, "", "updatedAt")
	body["updatedAt"] = got.UpdatedAt
	send(t, asha.Visitor, http.MethodPut, path, body).Want(t, http.StatusOK)
	if got := read(t, asha.Visitor); got.Unreadable || got.Sections[0].Title != "Start over" {
		t.Errorf("read %+v", got)
	}
	h.Log.WantNo(t, "mangoes", "555-0142", "Kavya")
}

// TestResealMovesNotesToTheNewKey rotates the key with more notes than one batch.
func TestResealMovesNotesToTheNewKey(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	with := func(names ...string) *domain.Service {
		var parts []string
		for _, name := range names {
			parts = append(parts, name+":"+base64.StdEncoding.EncodeToString([]byte(fmt.Sprintf("%-32s", name))))
		}
		keys, err := sealed.Parse(strings.Join(parts, ","))
		if err != nil {
			t.Fatal(err)
		}
		return domain.New(domain.Options{Pool: h.Pool, Keys: keys})
	}
	oldOnly, both, newOnly := with("old"), with("new", "old"), with("new")
	const many = 250
	if _, err := h.Pool.Exec(t.Context(), `insert into members (username, email, first_name, last_name, password_hash, time_zone)
		select 'user_' || n, 'user_' || n || '@mail.example', 'User', 'Test', '', 'UTC' from generate_series(1, $1::int) n`, many); err != nil {
		t.Fatal(err)
	}
	rows, err := h.Pool.Query(t.Context(), "select id from members")
	if err != nil {
		t.Fatal(err)
	}
	var members []uuid.UUID
	for rows.Next() {
		var id uuid.UUID
		if err := rows.Scan(&id); err != nil {
			t.Fatal(err)
		}
		members = append(members, id)
	}
	if err := rows.Err(); err != nil || len(members) < many {
		t.Fatalf("%d members, %v", len(members), err)
	}
	for _, member := range members {
		if _, err := oldOnly.Save(t.Context(), identity.MemberID(member), nil, domain.Content{ContactName: "Kavya", ContactPhone: phone}); err != nil {
			t.Fatal(err)
		}
	}
	if err := newOnly.CheckKeys(t.Context()); err == nil || !strings.Contains(err.Error(), `the key "old"`) {
		t.Errorf("without the old key: %v", err)
	}
	if err := both.Reseal(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := newOnly.CheckKeys(t.Context()); err != nil {
		t.Errorf("after the rotation: %v", err)
	}
	for _, member := range members {
		if notes, err := newOnly.Of(t.Context(), identity.MemberID(member)); err != nil || notes.Unreadable || notes.ContactPhone != phone {
			t.Fatalf("%+v, %v", notes, err)
		}
	}
}
