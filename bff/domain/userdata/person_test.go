package userdata_test

import (
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// column is one column of the database, from its catalogue.
type column struct {
	table, name, kind string
	// checked is true if a check or a foreign key restricts the column's values.
	checked bool
}

func (c column) path() string { return c.table + "." + c.name }

// columns reads the columns of all tables from the catalogue.
func columns(t *testing.T, pool *pgxpool.Pool) map[string][]column {
	t.Helper()
	rows, err := pool.Query(t.Context(), `
		select c.relname, a.attname, format_type(a.atttypid, a.atttypmod), exists (
			select 1 from pg_constraint k where k.conrelid = c.oid and k.contype in ('c', 'f') and a.attnum = any (k.conkey))
		from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
		where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname, a.attnum`)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string][]column{}
	var c column
	_, err = pgx.ForEachRow(rows, []any{&c.table, &c.name, &c.kind, &c.checked}, func() error {
		all[c.table] = append(all[c.table], c)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// person has data in every table, each value unique.
type person struct {
	id, coach, conversation, message uuid.UUID
	name, email                      string
	// marks are the unique texts, ids and times by column.
	marks map[string]string
	times int
}

// nullValue stands for null in given values.
const nullValue = "\x00"

// newPerson stores a row in every table with data about members.
func newPerson(t *testing.T, pool *pgxpool.Pool, coach uuid.UUID, name string) *person {
	t.Helper()
	p := &person{
		id: uuid.New(), coach: coach, conversation: uuid.New(), message: uuid.New(), name: name,
		email: name + "@address.example", marks: map[string]string{},
	}
	all := columns(t, pool)
	stored := map[string]bool{}
	store := func(table string, given map[string]string) {
		t.Helper()
		p.store(t, pool, table, all[table], given)
		stored[table] = true
	}
	id, conversation, message := p.id.String(), p.conversation.String(), p.message.String()
	withMember := func(more ...string) map[string]string {
		given := map[string]string{"member_id": id}
		for i := 0; i < len(more); i += 2 {
			given[more[i]] = more[i+1]
		}
		return given
	}
	// Values are given only for restricted columns: keys, addresses, and checked values. Every other column gets its own
	// mark, including future columns.
	store("members", map[string]string{
		"id": id, "email": p.email, "username": name, "coach_id": coach.String(), "pricing_variant": "premium", "heading_variant": "cultural",
		"display_language":      "hi",
		"deletion_requested_at": nullValue,
	})
	store("member_preferences", withMember("quiet_from", "1320", "quiet_until", "390", "shared_with_coach", "{region,age}"))
	store("memberships", withMember())
	store("payers", withMember())
	store("subscriptions", withMember("cents", "8000"))
	store("invoices", withMember())
	store("payment_events", map[string]string{"customer_id": p.marks["payers.customer_id"], "state": "applied"})
	store("member_sign_ins", withMember())
	store("push_subscriptions", withMember("sign_in_id", p.marks["member_sign_ins.id"]))
	store("member_browsers", withMember())
	store("member_identities", withMember())
	store("mailed_tokens", withMember("purpose", "change"))
	store("account_notices", withMember("kind", "address"))
	store("notifications", withMember("type", "message"))
	store("conversations", withMember("id", conversation, "coach_id", coach.String(), "last_seq", "1", "urgent_tier", "urgent"))
	store("attachments", withMember("coach_id", nullValue, "conversation_id", conversation, "kind", "image", "discarded_at", nullValue))
	store("messages", map[string]string{
		"conversation_id": conversation, "id": message, "sender": "member", "grams": "{1,2}", "attachment_id": p.marks["attachments.id"],
		"member_reaction": "heart", "coach_reaction": "hard",
	})
	store("coach_client_notes", withMember("coach_id", coach.String(), "text", nullValue, "session_id", nullValue))
	store("companion_talks", withMember())
	store("companion_messages", withMember(
		"companion", p.marks["companion_talks.companion"], "sender", "companion", "safety", "concern", "actions", `[{"do": "say", "label": "`+name+` again"}]`,
	))
	store("exercise_runs", withMember("language", "ta", "answers", `[{"step": "worry", "text": "`+name+` worries"}]`))
	store("companion_memory", withMember("language", "hi-Latn", "avoided", "{theme:"+name+"}"))
	store("companion_usage", withMember("day", "2001-02-03"))
	store("risk_states", withMember("state", "urgent", "kind", "self", "answer", "yes"))
	store("saved_coaches", withMember("coach_id", coach.String()))
	store("saved_resources", withMember())
	store("reading_places", withMember("percent", "37"))
	store("journal_entries", withMember())
	store("safety_notes", withMember())
	store("check_ins", withMember("day", "2001-02-04"))
	store("community_members", withMember())
	store("community_posts", map[string]string{"category": "career", "status": "hidden", "safety": "urgent", "remove_at": nullValue})
	thread := func(more ...string) map[string]string {
		given := map[string]string{"post_id": p.marks["community_posts.id"]}
		for i := 0; i < len(more); i += 2 {
			given[more[i]] = more[i+1]
		}
		return given
	}
	store("community_post_tags", thread())
	store("community_post_words", thread("words", "'"+name+"'", "grams", "{1,2}", "seq", fmt.Sprint(name[0])))
	store("community_voices", thread("member_id", id))
	voice := p.marks["community_voices.id"]
	store("community_comments", thread("voice_id", voice, "status", "published", "safety", "concern", "remove_at", nullValue))
	comment := p.marks["community_comments.id"]
	store("community_reactions", map[string]string{"voice_id": voice, "kind": "same-here", "remove_at": nullValue, "appears_at": nullValue})
	store("moderation_cases", thread("comment_id", comment, "crisis", "urgent", "author_before", "several", "outcome", "hide", "claimed_by", coach.String(), "decided_by", coach.String()))
	store("community_flags", thread("case_id", p.marks["moderation_cases.id"], "comment_id", comment, "voice_id", voice))
	store("community_notices", map[string]string{"voice_id": voice, "case_id": p.marks["moderation_cases.id"], "comment_id": comment})
	store("safety_flags", map[string]string{
		"conversation_id": conversation, "message_id": message, "tier": "urgent", "acknowledged_by": coach.String(), "kept_texts": `{"before ` + name + `"}`,
	})
	store("goal_flags", map[string]string{"conversation_id": conversation, "tier": "urgent", "acknowledged_by": coach.String()})
	store("goals", withMember("coach_id", coach.String(), "proposed_by", "member", "state", "reached", "closed_by", "coach", "flag_tier", "urgent"))
	store("crisis_handovers", withMember("coach_id", coach.String()))
	store("crisis_outcomes", withMember("coach_id", coach.String(), "outcome", "handed_over", "tier", "urgent", "looked_by", "on_call"))
	store("on_call_cases", map[string]string{"conversation_id": conversation, "source_id": conversation, "why": "inactive"})
	passed := p.marks["on_call_cases.id"]
	store("on_call_alerts", map[string]string{"case_id": passed, "coach_id": coach.String()})
	store("on_call_looks", map[string]string{"case_id": passed, "coach_id": coach.String(), "reason": "other"})
	store("coach_absences", withMember("coach_id", coach.String(), "kind", "wait"))
	store("sessions", withMember("coach_id", coach.String(), "status", "cancelled", "cancelled_by", "member", "outcome", "no_show"))
	store("session_recaps", map[string]string{"session_id": p.marks["sessions.id"]})
	store("session_feedback", map[string]string{"session_id": p.marks["sessions.id"]})
	store("session_proposals", map[string]string{"session_id": p.marks["sessions.id"], "coach_id": coach.String(), "answer": "declined"})
	store("session_events", map[string]string{"session_id": p.marks["sessions.id"], "kind": "moved", "actor": "coach"})
	store("member_calendars", withMember())
	store("mailboxes", map[string]string{"realm": "member", "owner_id": id})
	event := map[string]string{"kind": "message", "conversation_id": conversation, "message_id": message, "reader": "member"}
	event["realm"], event["owner_id"] = "member", id
	store("live_events", event)
	event["realm"], event["owner_id"], event["seq"] = "coach", coach.String(), nextSeq(t, pool, coach)
	store("live_events", event)
	store("beta_signups", map[string]string{"email": p.email, "heading_variant": "default", "pricing_variant": "discount", "handled_by": coach.String()})
	store("contact_messages", map[string]string{"email": p.email, "handled_by": coach.String()})
	store("job_applications", map[string]string{"email": p.email, "handled_by": coach.String()})
	store("reset_requests", map[string]string{"email": p.email, "realm": "member"})
	store("pending_identities", map[string]string{"email": p.email})
	stored["river_job"], stored["departures"], stored["payment_closures"] = true, true, true // Filled below or by Leave.
	for _, about := range []string{id, conversation, message, p.marks["contact_messages.id"], p.marks["notifications.id"], p.marks["sessions.id"], p.marks["session_events.id"], p.marks["payers.id"], p.marks["subscriptions.letter_id"], p.marks["invoices.letter_id"]} {
		p.storeFinishedJob(t, pool, about)
	}
	for name, table := range tables {
		if !table.noMemberData && !stored[name] {
			t.Errorf("the table %s has data about members, but newPerson stores no row in it", name)
		}
	}
	return p
}

// nextSeq returns the next number of a coach's mailbox and stores it.
func nextSeq(t *testing.T, pool *pgxpool.Pool, coach uuid.UUID) (seq string) {
	t.Helper()
	err := pool.QueryRow(t.Context(), `insert into mailboxes (realm, owner_id, last_seq) values ('coach', $1, 1)
		on conflict (realm, owner_id) do update set last_seq = mailboxes.last_seq + 1 returning last_seq::text`, coach).Scan(&seq)
	if err != nil {
		t.Fatal(err)
	}
	return seq
}

// store inserts one row, with a mark in every column without a given value.
func (p *person) store(t *testing.T, pool *pgxpool.Pool, table string, columns []column, given map[string]string) {
	t.Helper()
	if len(columns) == 0 {
		t.Fatalf("there is no table %s", table)
	}
	var names, places []string
	var values []any
	for _, c := range columns {
		value, fixed := given[c.name]
		if !fixed {
			value = p.mark(t, c)
		} else if isText(c.kind) && !c.checked && value != nullValue && !strings.Contains(value, p.name) {
			t.Errorf("%s is not restricted, but has the given value %q", c.path(), value)
		}
		names = append(names, pgx.Identifier{c.name}.Sanitize())
		places = append(places, fmt.Sprintf("cast($%d::text as %s)", len(places)+1, c.kind))
		if value == nullValue {
			values = append(values, nil)
		} else {
			values = append(values, value)
		}
	}
	_, err := pool.Exec(t.Context(), fmt.Sprintf("insert into %s (%s) values (%s)",
		pgx.Identifier{table}.Sanitize(), strings.Join(names, ", "), strings.Join(places, ", ")), values...)
	if err != nil {
		t.Fatalf("store a row in %s: %v", table, err)
	}
}

func isText(kind string) bool { return slices.Contains([]string{"text", "citext", "text[]"}, kind) }

// mark returns a unique value for the column, and stores it in marks.
func (p *person) mark(t *testing.T, c column) string {
	t.Helper()
	word := fmt.Sprintf("%s-%s-%s", p.name, strings.ReplaceAll(c.table, "_", ""), strings.ReplaceAll(c.name, "_", ""))
	switch c.kind {
	case "text", "citext":
		p.marks[c.path()] = word
		return word
	case "text[]":
		p.marks[c.path()] = word
		return "{" + word + "}"
	case "bytea", "bytea[]":
		coded := hex.EncodeToString([]byte(word))
		p.marks[c.path()] = coded
		if c.kind == "bytea[]" {
			return `{"\\x` + coded + `"}`
		}
		return `\x` + coded
	case "uuid":
		id := uuid.NewString()
		p.marks[c.path()] = id
		return id
	case "timestamp with time zone":
		p.times++
		// Each second of this year belongs to one person.
		at := time.Date(2001, time.Month(1+p.name[0]%12), 1, 0, 0, 0, 0, time.UTC).Add(time.Duration(p.times) * time.Second)
		p.marks[c.path()] = at.Format(time.RFC3339)
		return at.Format(time.RFC3339)
	case "boolean":
		return "true"
	case "smallint", "integer", "bigint", "double precision":
		return "1"
	}
	t.Fatalf("%s has a type for which mark has no value: %s", c.path(), c.kind)
	return ""
}

// storeFinishedJob stores a finished job about an id, because the queue keeps finished jobs for a while.
func (p *person) storeFinishedJob(t *testing.T, pool *pgxpool.Pool, about string) {
	t.Helper()
	_, err := pool.Exec(t.Context(), `insert into river_job (kind, args, state, finalized_at, max_attempts)
		values ('letter', jsonb_build_object('letter', 'something', 'id', $1::text), 'completed', now(), 1)`, about)
	if err != nil {
		t.Fatal(err)
	}
}

// traces returns the places in the whole database that contain data of the person.
func (p *person) traces(t *testing.T, pool *pgxpool.Pool) (found []string) {
	t.Helper()
	// Times do not identify a person, so they are not searched here, but only in the export.
	words := []string{p.name, hex.EncodeToString([]byte(p.name)), p.id.String(), p.conversation.String(), p.message.String()}
	for path, mark := range p.marks {
		if _, err := uuid.Parse(mark); err == nil {
			words = append(words, mark)
		} else if _, err := time.Parse(time.RFC3339, mark); err != nil && !strings.Contains(mark, words[0]) && !strings.Contains(mark, words[1]) {
			t.Fatalf("the mark %q in %s is not searchable", mark, path)
		}
	}
	for name := range columns(t, pool) {
		rows, err := pool.Query(t.Context(), fmt.Sprintf("select t::text from %s t", pgx.Identifier{name}.Sanitize()))
		if err != nil {
			t.Fatal(err)
		}
		texts, err := pgx.CollectRows(rows, pgx.RowTo[string])
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range texts {
			if slices.ContainsFunc(words, func(word string) bool { return strings.Contains(strings.ToLower(text), word) }) {
				found = append(found, name+": "+text)
			}
		}
	}
	return found
}
