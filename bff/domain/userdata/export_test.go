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

func read(t *testing.T, file []byte) (said userdata.Export) {
	t.Helper()
	decoder := json.NewDecoder(bytes.NewReader(file))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&said); err != nil {
		t.Fatalf("the file cannot be read: %v\n%s", err, file)
	}
	return said
}

// TestTheExportHoldsEverything searches the file for every mark of every exported column, and for keys and other
// people's data, which must be absent.
func TestTheExportHoldsEverything(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p, other := newPerson(t, h.pool, h.coach, "wanderer"), newPerson(t, h.pool, h.coach, "homebody")
	file, said := h.export(t, p.id)
	for path, mark := range p.marks {
		name, _, _ := strings.Cut(path, ".")
		reason, kept := keptBack[path]
		switch {
		case !tables[name].exported:
		case kept && strings.Contains(file, mark):
			t.Errorf("%s is in the file, and is not to be: %s", path, reason)
		case !kept && !strings.Contains(file, mark):
			t.Errorf("%s is not in the file: export it, or say in keptBack why not", path)
		}
	}
	for path := range keptBack {
		name, _, _ := strings.Cut(path, ".")
		if _, there := p.marks[path]; !there && path != "members.deletion_requested_at" || !tables[name].exported {
			t.Errorf("there is no %s to keep back", path)
		}
	}
	for _, theirs := range append([]string{other.name, other.id.String(), other.conversation.String(), other.message.String()}, secretsOf(other)...) {
		if strings.Contains(file, theirs) {
			t.Errorf("the file holds %q of somebody else", theirs)
		}
	}
	if said.Profile.Username != p.name || said.Profile.Coach == nil || *said.Profile.Coach != "Meera Iyer" || !said.Profile.HasPassword {
		t.Errorf("profile %+v", said.Profile)
	}
	if said.Preferences == nil || *said.Preferences.QuietFrom != "22:00" || *said.Preferences.QuietUntil != "06:30" {
		t.Errorf("preferences %+v", said.Preferences)
	}
	brought := said.Files[0]
	if brought.From != "you" || brought.Link != jobstest.Places.Member+"/api/attachments/"+brought.ID+"?download=1" || *said.Conversations[0].Messages[0].File != brought.ID {
		t.Errorf("file %+v", brought)
	}
	if said.Companions[0].Messages[0].From != "companion" || said.CompanionUse[0].Day != "2001-02-03" {
		t.Errorf("companions %+v, %+v", said.Companions, said.CompanionUse)
	}
	if page := said.Journal[0]; page.Text != "opened "+p.id.String()+"/"+page.ID+" wanderer-journalentries-sealed" || *page.Prompt != 1 {
		t.Errorf("journal %+v", page)
	}
	post, comment := said.CommunityPosts[0], said.CommunityComments[0]
	if post.Name != copy.CommunityName(1) || comment.Name != post.Name || comment.Post != post.ID || said.CommunityDecisions[0].Comment == nil {
		t.Errorf("community %+v, %+v, %+v", post, comment, said.CommunityDecisions)
	}
	message := said.Conversations[0].Messages[0]
	if message.From != "you" || message.Status != "read" || message.Mark == nil || message.Mark.Level != "urgent" {
		t.Errorf("message %+v", message)
	}
}

// secretsOf returns the marks of withheld data.
func secretsOf(p *person) (secrets []string) {
	for path := range keptBack {
		if mark := p.marks[path]; mark != "" && !strings.HasSuffix(path, "_at") {
			secrets = append(secrets, mark)
		}
	}
	return secrets
}

// TestTheExportExplainsItself compares the file's description of its parts with the parts.
func TestTheExportExplainsItself(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	file, said := h.export(t, newPerson(t, h.pool, h.coach, "wanderer").id)
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
	var explained []string
	for _, part := range said.About.Parts {
		explained = append(explained, part.Name)
	}
	if strings.Join(names, " ") != strings.Join(explained, " ") {
		t.Errorf("the file has   %v\nand it explains %v", names, explained)
	}
	if said.About.What != copy.ExportFile.What || len(said.About.NotHere) == 0 || !strings.HasPrefix(file, "{\n  \"about\": {\n    \"what\": ") || !strings.HasSuffix(file, "\n}\n") {
		t.Errorf("the file begins %.80q", file)
	}
}

// TestTheExportOfSomebodyNew covers a member with almost no data, and an unknown member.
func TestTheExportOfSomebodyNew(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	var fresh uuid.UUID
	// The other member's address, unconfirmed: entries under it are not this member's.
	err := h.pool.QueryRow(t.Context(), `insert into members (username, email, first_name, last_name, time_zone)
		values ('fresh', $1, 'F', '"</script>', 'UTC') returning id`, p.email).Scan(&fresh)
	if err != nil {
		t.Fatal(err)
	}
	file, said := h.export(t, fresh)
	if said.Preferences != nil || said.Membership != nil || said.BetaSignup != nil || said.Community != nil || said.Profile.HasPassword || said.Profile.Coach != nil {
		t.Errorf("made up: %s", file)
	}
	if said.Profile.LastName != `"</script>` {
		t.Errorf("the last name reads %q", said.Profile.LastName)
	}
	for _, list := range []string{"signIns", "knownBrowsers", "providers", "mailedLinks", "accountLetters", "notifications", "conversations", "files", "companions", "companionUse", "savedResources", "journal",
		"communityPosts", "communityComments", "communityReactions", "communityFlags", "communityDecisions", "communityNotices", "sessions", "contactMessages", "applications"} {
		if !strings.Contains(file, fmt.Sprintf("\n  %q: []", list)) {
			t.Errorf("%s is no empty list", list)
		}
	}
	if err := h.service.Export(t.Context(), identity.MemberID(uuid.New()), &bytes.Buffer{}); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("nobody's data: %v", err)
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

// TestALongExport goes over many pages, and is of one moment: what comes while it is being written is not in it.
func TestALongExport(t *testing.T) {
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
		t.Fatal("nothing happened meanwhile")
	}
	said := read(t, file.Bytes())
	messages := said.Conversations[0].Messages
	if len(messages) != many || len(said.Notifications) != many || len(said.Journal) != many {
		t.Fatalf("%d messages, %d notifications and %d pages of a journal, want %d of each", len(messages), len(said.Notifications), len(said.Journal), many)
	}
	if len(said.CommunityPosts) != many || len(said.CommunityComments) != many {
		t.Fatalf("%d posts and %d comments, want %d of each", len(said.CommunityPosts), len(said.CommunityComments), many)
	}
	seen := map[string]bool{}
	for i := range many {
		seen[said.CommunityPosts[i].ID], seen[said.CommunityComments[i].ID] = true, true
	}
	for _, notification := range said.Notifications {
		seen[notification.ID] = true
	}
	for _, page := range said.Journal {
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

// TestAPageThatDoesNotOpen is in the file with that fact, and nothing else is missing.
func TestAPageThatDoesNotOpen(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	if _, err := h.pool.Exec(t.Context(), "insert into journal_entries (member_id, id, sealed, created_at) values ($1, gen_random_uuid(), 'broken', now() - interval '90 days')", p.id); err != nil {
		t.Fatal(err)
	}
	_, said := h.export(t, p.id)
	if len(said.Journal) != 2 {
		t.Fatalf("journal %+v", said.Journal)
	}
	for _, page := range said.Journal {
		if page.Unreadable != (page.Text == "") {
			t.Errorf("the page %+v", page)
		}
	}
	if said.Journal[0].Unreadable == said.Journal[1].Unreadable || len(said.Conversations) == 0 {
		t.Errorf("journal %+v", said.Journal)
	}
}

// broken is a file that cannot be written.
type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("the disk is full") }

func TestAnExportThatCannotBeWritten(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	if err := h.service.Export(t.Context(), identity.MemberID(p.id), broken{}); err == nil {
		t.Error("nobody noticed that the disk is full")
	}
}
