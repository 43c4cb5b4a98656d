package userdata_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/userdata"
	"aangan/bff/internal/jobs/jobstest"

	"github.com/google/uuid"
)

// export returns the file as text and strictly parsed.
func (h *harness) export(t *testing.T, member uuid.UUID) (string, userdata.Export) {
	t.Helper()
	var file bytes.Buffer
	if err := h.service.Export(t.Context(), identity.MemberID(member), &file); err != nil {
		t.Fatal(err)
	}
	return file.String(), read(t, file.Bytes())
}

func read(t *testing.T, file []byte) (parsed userdata.Export) {
	t.Helper()
	decoder := json.NewDecoder(bytes.NewReader(file))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&parsed); err != nil {
		t.Fatalf("the file cannot be read: %v\n%s", err, file)
	}
	return parsed
}

// The file must contain the mark of every exported column, and neither keys nor other people's data.
func TestExportContainsEveryColumnExceptExcludedOnes(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p, other := newPerson(t, h.pool, h.coach, "wanderer"), newPerson(t, h.pool, h.coach, "homebody")
	file, parsed := h.export(t, p.id)
	for path, mark := range p.marks {
		name, _, _ := strings.Cut(path, ".")
		reason, isExcluded := excluded[path]
		switch {
		case !tables[name].exported:
		case isExcluded && strings.Contains(file, mark):
			t.Errorf("%s is in the file, but is excluded: %s", path, reason)
		case !isExcluded && !strings.Contains(file, mark):
			t.Errorf("%s is not in the file: export it, or give a reason in excluded", path)
		}
	}
	for path := range excluded {
		name, _, _ := strings.Cut(path, ".")
		if _, there := p.marks[path]; !there && path != "members.deletion_requested_at" || !tables[name].exported {
			t.Errorf("%s in excluded is not an exported column", path)
		}
	}
	for _, theirs := range append([]string{other.name, other.id.String(), other.conversation.String(), other.message.String()}, secretsOf(other)...) {
		if strings.Contains(file, theirs) {
			t.Errorf("the file contains %q of another member", theirs)
		}
	}
	if parsed.Profile.Username != p.name || parsed.Profile.Coach == nil || *parsed.Profile.Coach != "Meera Iyer" || !parsed.Profile.HasPassword || parsed.Profile.DisplayLanguage != "Hindi" {
		t.Errorf("profile %+v", parsed.Profile)
	}
	if parsed.Preferences == nil || *parsed.Preferences.QuietFrom != "22:00" || *parsed.Preferences.QuietUntil != "06:30" {
		t.Errorf("preferences %+v", parsed.Preferences)
	}
	attachment := parsed.Files[0]
	if attachment.From != "you" || attachment.Link != jobstest.Places.Member+"/api/attachments/"+attachment.ID+"?download=1" || *parsed.Conversations[0].Messages[0].File != attachment.ID {
		t.Errorf("file %+v", attachment)
	}
	if parsed.Companions[0].Messages[0].From != "companion" || parsed.CompanionUse[0].Day != "2001-02-03" {
		t.Errorf("companions %+v, %+v", parsed.Companions, parsed.CompanionUse)
	}
	if page := parsed.Journal[0]; page.Text != "opened "+p.id.String()+"/"+page.ID+" wanderer-journalentries-sealed" || *page.Prompt != 1 {
		t.Errorf("journal %+v", page)
	}
	if notes := parsed.SafetyNotes; notes == nil || len(notes.Sections) != 1 || notes.Sections[0].Title != "opened "+p.id.String() || notes.Sections[0].Text != "wanderer-safetynotes-sealed" || notes.ContactPhone != "408 555 0142" || notes.SharedAt == nil {
		t.Errorf("safety notes %+v", notes)
	}
	post, comment := parsed.CommunityPosts[0], parsed.CommunityComments[0]
	if post.Name != copy.CommunityName(copy.In(copy.SourceLanguage), 1) || comment.Name != post.Name || comment.Post != post.ID || parsed.CommunityDecisions[0].Comment == nil {
		t.Errorf("community %+v, %+v, %+v", post, comment, parsed.CommunityDecisions)
	}
	message := parsed.Conversations[0].Messages[0]
	if message.From != "you" || message.Status != "read" || message.Mark == nil || message.Mark.Level != "urgent" {
		t.Errorf("message %+v", message)
	}
}

// secretsOf returns the marks of withheld data.
func secretsOf(p *person) (secrets []string) {
	for path := range excluded {
		if mark := p.marks[path]; mark != "" && !strings.HasSuffix(path, "_at") {
			secrets = append(secrets, mark)
		}
	}
	return secrets
}

// The parts that the file describes are compared with its properties.
func TestExportDescribesItsParts(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	file, parsed := h.export(t, newPerson(t, h.pool, h.coach, "wanderer").id)
	var names []string
	decoder := json.NewDecoder(strings.NewReader(file))
	for depth := 0; ; {
		token, err := decoder.Token()
		if err != nil {
			break
		}
		switch token := token.(type) {
		case json.Delim:
			if token == '{' || token == '[' {
				depth++
			} else {
				depth--
			}
		case string:
			if depth == 1 && !strings.HasPrefix(token, "about") {
				names = append(names, token)
			}
		}
	}
	var described []string
	for _, part := range parsed.About.Parts {
		described = append(described, part.Name)
	}
	if strings.Join(names, " ") != strings.Join(described, " ") {
		t.Errorf("the file has   %v\nand describes %v", names, described)
	}
	if parsed.About.What != copy.ExportFile.What || len(parsed.About.NotHere) == 0 || !strings.HasPrefix(file, "{\n  \"about\": {\n    \"what\": ") || !strings.HasSuffix(file, "\n}\n") {
		t.Errorf("the file begins %.80q", file)
	}
}

// The member has almost no data.
func TestExportOfNewMemberHasEmptyLists(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	var newMember uuid.UUID
	// The other member's address, unconfirmed: entries under it are not this member's.
	err := h.pool.QueryRow(t.Context(), `insert into members (username, email, first_name, last_name, time_zone)
		values ('fresh', $1, 'F', '"</script>', 'UTC') returning id`, p.email).Scan(&newMember)
	if err != nil {
		t.Fatal(err)
	}
	file, parsed := h.export(t, newMember)
	if parsed.Preferences != nil || parsed.Membership != nil || parsed.BetaSignup != nil || parsed.Community != nil || parsed.Profile.HasPassword || parsed.Profile.Coach != nil {
		t.Errorf("the file has data that the member does not have: %s", file)
	}
	if parsed.Profile.LastName != `"</script>` {
		t.Errorf("the last name reads %q", parsed.Profile.LastName)
	}
	for _, list := range []string{"signIns", "knownBrowsers", "providers", "mailedLinks", "accountLetters", "notifications", "conversations", "files", "companions", "companionUse", "exercises", "companionMemory", "riskStates", "savedCoaches", "savedResources", "readingPlaces", "journal",
		"communityPosts", "communityComments", "communityReactions", "communityFlags", "communityDecisions", "communityNotices", "communityThreads", "sessions", "contactMessages", "applications"} {
		if !strings.Contains(file, fmt.Sprintf("\n  %q: []", list)) {
			t.Errorf("%s is not an empty list", list)
		}
	}
	if err := h.service.Export(t.Context(), identity.MemberID(uuid.New()), &bytes.Buffer{}); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("unknown member: %v", err)
	}
}

// duringFirstWrite is a writer that runs a function during its first write.
type duringFirstWrite struct {
	bytes.Buffer
	once func()
}

func (m *duringFirstWrite) Write(p []byte) (int, error) {
	if m.once != nil {
		m.once()
		m.once = nil
	}
	return m.Buffer.Write(p)
}

// The export reads many pages. Rows that are added while it is written are not in it.
func TestLongExportReadsOneSnapshot(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	const many = 1500
	fill := func(from, to int) {
		for _, statement := range []string{
			`insert into messages (conversation_id, id, seq, sender, text) select $1, gen_random_uuid(), n, 'coach', repeat('long ', 60) || n from generate_series($2::int, $3::int) n`,
			`insert into journal_entries (member_id, id, sealed) select c.member_id, gen_random_uuid(), convert_to('page ' || n, 'UTF8') from conversations c, generate_series($2::int, $3::int) n where c.id = $1`,
			`with threads as (insert into community_posts (id, title, content, category, author_name, rank)
				select gen_random_uuid(), 'thread ' || n, '', 'career', 1, n from generate_series($2::int, $3::int) n returning id),
			voices as (insert into community_voices (post_id, member_id, name, original) select t.id, c.member_id, 1, true from threads t, conversations c where c.id = $1
				returning id, post_id)
			insert into community_comments (id, post_id, voice_id, content) select gen_random_uuid(), post_id, id, 'word' from voices`,
			`insert into notifications (member_id, type, title, message, read_at) select c.member_id, 'message', 'note ' || n, '', now() from conversations c, generate_series($2::int, $3::int) n where c.id = $1`,
		} {
			if _, err := h.pool.Exec(t.Context(), statement, p.conversation, from, to); err != nil {
				t.Error(err)
			}
		}
	}
	fill(2, many)
	file := &duringFirstWrite{once: func() { fill(many+1, many+100) }}
	if err := h.service.Export(t.Context(), identity.MemberID(p.id), file); err != nil {
		t.Fatal(err)
	}
	if file.once != nil {
		t.Fatal("no rows were added during the export")
	}
	parsed := read(t, file.Bytes())
	messages := parsed.Conversations[0].Messages
	if len(messages) != many || len(parsed.Notifications) != many || len(parsed.Journal) != many {
		t.Fatalf("%d messages, %d notifications and %d pages of a journal, want %d of each", len(messages), len(parsed.Notifications), len(parsed.Journal), many)
	}
	if len(parsed.CommunityPosts) != many || len(parsed.CommunityComments) != many {
		t.Fatalf("%d posts and %d comments, want %d of each", len(parsed.CommunityPosts), len(parsed.CommunityComments), many)
	}
	seen := map[string]bool{}
	for i := range many {
		seen[parsed.CommunityPosts[i].ID], seen[parsed.CommunityComments[i].ID] = true, true
	}
	for _, notification := range parsed.Notifications {
		seen[notification.ID] = true
	}
	for _, page := range parsed.Journal {
		seen[page.ID] = true
	}
	for i, message := range messages[1:] {
		if !strings.HasSuffix(message.Text, fmt.Sprintf("long %d", i+2)) {
			t.Fatalf("message %d ends with %q", i+2, message.Text[len(message.Text)-12:])
		}
	}
	if len(seen) != 4*many {
		t.Errorf("%d different notifications, pages, posts and comments", len(seen))
	}
}

// The unreadable page is in the file, marked as unreadable, and everything else is exported.
func TestExportMarksUnreadableSafetyNotes(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	if _, err := h.pool.Exec(t.Context(), "update safety_notes set sealed = 'broken'"); err != nil {
		t.Fatal(err)
	}
	if _, parsed := h.export(t, p.id); parsed.SafetyNotes == nil || !parsed.SafetyNotes.Unreadable || len(parsed.SafetyNotes.Sections) != 0 {
		t.Errorf("safety notes %+v", parsed.SafetyNotes)
	}
}

func TestExportMarksUnreadableJournalPage(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	if _, err := h.pool.Exec(t.Context(), "insert into journal_entries (member_id, id, sealed, created_at) values ($1, gen_random_uuid(), 'broken', now() - interval '90 days')", p.id); err != nil {
		t.Fatal(err)
	}
	_, parsed := h.export(t, p.id)
	if len(parsed.Journal) != 2 {
		t.Fatalf("journal %+v", parsed.Journal)
	}
	for _, page := range parsed.Journal {
		if page.Unreadable != (page.Text == "") {
			t.Errorf("the page %+v", page)
		}
	}
	if parsed.Journal[0].Unreadable == parsed.Journal[1].Unreadable || len(parsed.Conversations) == 0 {
		t.Errorf("journal %+v", parsed.Journal)
	}
}

// failingWriter is a writer that returns an error.
type failingWriter struct{}

func (failingWriter) Write([]byte) (int, error) { return 0, errors.New("the disk is full") }

func TestExportReturnsWriteError(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	if err := h.service.Export(t.Context(), identity.MemberID(p.id), failingWriter{}); err == nil {
		t.Error("Export returned no error although the writer failed")
	}
}
