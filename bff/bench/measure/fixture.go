package main

import (
	"context"
	"crypto/md5"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/domain/identity"
	"aangan/db/embedded"
	"aangan/db/migrate"
)

// The numbers of members and coaches. Members 1 to 50 are the clients of coach 1; the others belong to the other
// coaches.
const (
	members     = 2000
	coaches     = 60
	firstOthers = 51
	// activeMembers is the number of members with long conversations; the others have short ones.
	activeMembers = 300
	longTalk      = 200
	shortTalk     = 12
	password      = "Tamarind4Rice"
	databaseName  = "aangan_bench"
)

// fixture is the database with the test people, on a Postgres server with durable writes.
type fixture struct {
	server  *embedded.Server
	pool    *pgxpool.Pool
	url     string
	version string
	rows    counts
}

type counts struct{ Members, Coaches, Conversations, Messages int64 }

func openFixture(ctx context.Context, dir string) (*fixture, error) {
	server, err := embedded.Start(ctx, embedded.Options{DataDir: filepath.Join(dir, "postgres")})
	if err != nil {
		return nil, err
	}
	w := &fixture{server: server, url: server.URL(databaseName)}
	if err := w.fill(ctx); err != nil {
		_ = w.close() // Report the first error.
		return nil, err
	}
	return w, nil
}

func (w *fixture) close() error {
	if w.pool != nil {
		w.pool.Close()
	}
	return w.server.Stop()
}

func (w *fixture) fill(ctx context.Context) error {
	if err := w.server.EnsureDatabase(ctx, databaseName); err != nil {
		return err
	}
	if _, err := migrate.Up(ctx, w.url); err != nil {
		return err
	}
	config, err := pgxpool.ParseConfig(w.url)
	if err != nil {
		return err
	}
	config.MaxConns = 4
	if w.pool, err = pgxpool.NewWithConfig(ctx, config); err != nil {
		return err
	}
	hash, err := identity.NewHasher(identity.DefaultParams, identity.DefaultBounds()).Hash(ctx, password)
	if err != nil {
		return err
	}
	for _, step := range []struct {
		what string
		sql  string
		args []any
	}{
		{"coaches", seedCoaches, []any{coaches, hash}},
		{"members", seedMembers, []any{members, firstOthers - 1, coaches - 1, hash}},
		{"preferences", seedPreferences, nil},
		{"conversations", seedConversations, []any{activeMembers, longTalk, shortTalk}},
		{"messages", seedMessages, []any{sentences}},
		{"unread counts", seedUnread, nil},
	} {
		if _, err := w.pool.Exec(ctx, step.sql, step.args...); err != nil {
			return fmt.Errorf("%s: %w", step.what, err)
		}
	}
	if err := w.signInAll(ctx); err != nil {
		return err
	}
	for _, sql := range []string{"vacuum analyze", "checkpoint"} {
		if _, err := w.pool.Exec(ctx, sql); err != nil {
			return err
		}
	}
	return w.pool.QueryRow(ctx, `select current_setting('server_version'), (select count(*) from members), (select count(*) from coaches),
		(select count(*) from conversations), (select count(*) from messages)`).
		Scan(&w.version, &w.rows.Members, &w.rows.Coaches, &w.rows.Conversations, &w.rows.Messages)
}

// signInAll creates a session for each member and coach.
func (w *fixture) signInAll(ctx context.Context) error {
	for realm, last := range map[string]int{"member": members, "coach": coaches} {
		if err := w.signIn(ctx, realm, last); err != nil {
			return err
		}
	}
	return nil
}

// signIn creates sessions for the first users of a realm. Their last use is in the future, so that no lookup updates it
// (as one lookup per minute and user does in real use).
func (w *fixture) signIn(ctx context.Context, realm string, last int) error {
	var ids []uuid.UUID
	var hashes [][]byte
	for n := 1; n <= last; n++ {
		sum := sha256.Sum256([]byte(token(realm, n)))
		ids, hashes = append(ids, id(realm, n)), append(hashes, sum[:])
	}
	_, err := w.pool.Exec(ctx, fmt.Sprintf(`insert into %[1]s_sign_ins (%[1]s_id, token_hash, last_used_at, expires_at)
		select who, hash, now() + interval '1 day', now() + interval '30 days' from unnest($1::uuid[], $2::bytea[]) as t (who, hash)`, realm), ids, hashes)
	if err != nil {
		return fmt.Errorf("sessions: %w", err)
	}
	return nil
}

// token is the session secret of member or coach n.
func token(realm string, n int) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %d", realm, n))
	return base64.RawURLEncoding.EncodeToString(sum[:])
}

// id is the id of member or coach n, computed as in the seeding statements.
func id(kind string, n int) uuid.UUID { return md5.Sum(fmt.Appendf(nil, "%s-%d", kind, n)) }

// messageID is the id of message seq of member n's conversation.
func messageID(n, seq int) uuid.UUID { return md5.Sum(fmt.Appendf(nil, "%s-%d", id("member", n), seq)) }

// coachOf returns the number of member n's coach.
func coachOf(n int) int {
	if n < firstOthers {
		return 1
	}
	return 2 + (n-firstOthers)%(coaches-1)
}

// sentences are the texts of messages: of a usual length, and without phrases that the crisis detector detects.
var sentences = strings.Join([]string{
	"Thank you for yesterday. I tried what we spoke about and called my mother before she could call me, and it went better than I expected.",
	"Good to hear. What was different about the call this time?",
	"I think I was less tired. Also I had written down the one thing I wanted to say, so I did not end up agreeing to everything.",
	"That sounds like a small change with a large effect. Would you like to keep it for this week and see?",
	"Yes. The wedding is in three weeks, and everybody has an opinion about when I should fly and how long I should stay.",
}, "|")

const seedCoaches = `
insert into coaches (id, email, password_hash, name, bio, specializations, focus, image_url, zoom_link, availability, city, state, country,
	time_zone, ratings, review_count, licenses, languages, education, years_of_experience, verification_status, documents_submitted, is_active, created_at)
select md5('coach-' || n)::uuid, 'coach' || n || '@mail.example', $2::text, 'Coach Number ' || n,
	repeat('I grew up between two languages and know the phone calls on Sunday evenings. ', 4), 'Family expectations, Work and career, Visas and settling in',
	(array['family', 'identity', 'career', 'immigration', 'relationships', 'marriage', 'stress', 'loneliness', 'grief', 'parenting'])[1 + n % 6 : 4 + n % 6],
	'', '', 'Weekday evenings and Saturday mornings', 'Edison', 'New Jersey', 'United States', 'America/New_York', 4 + (n % 10) / 10.0, n % 40, 'ICF ACC',
	array[(array['hi', 'ta', 'te', 'bn', 'gu', 'mr', 'pa', 'ml'])[1 + n % 8], 'en'], 'MA Counselling, Delhi University', 2 + n % 20, 'verified', true, true,
	now() - (61 - n) * interval '1 day'
from generate_series(1, $1::int) n`

const seedMembers = `
insert into members (id, username, email, first_name, last_name, password_hash, time_zone, coach_id, created_at)
select md5('member-' || n)::uuid, 'member_' || n, 'member' || n || '@mail.example', 'Asha', 'Iyer', $4::text, 'America/Chicago',
	md5('coach-' || case when n <= $2::int then 1 else 2 + (n - $2::int - 1) % $3::int end)::uuid, now() - interval '30 days'
from generate_series(1, $1::int) n`

const seedPreferences = `
insert into member_preferences (member_id, region, religion, gender, age_range, language, focus, onboarded_at)
select id, 'south_india', 'hindu', 'female', '25-34', 'ta', array['family', 'career'], now() - interval '29 days' from members`

const seedConversations = `
insert into conversations (id, member_id, coach_id, last_seq, last_message_at, last_member_message_at, member_delivered_seq, member_read_seq,
	coach_delivered_seq, coach_read_seq)
select md5('conversation-' || m.id)::uuid, m.id, m.coach_id, talk.length, now() - talk.away, now() - talk.away - interval '7 minutes',
	talk.length, talk.length - 2, talk.length - 2, talk.length - 4
from members m, lateral (
	select n, case when n <= $1::int then $2::int else $3::int end as length, (n % 20) * interval '1 day' as away
	from (select substr(m.username::text, 8)::int as n) as named
) as talk`

const seedMessages = `
insert into messages (conversation_id, id, seq, sender, text, automatic, created_at)
select c.id, md5(c.member_id || '-' || seq)::uuid, seq, case when seq % 2 = 0 then 'coach' else 'member' end,
	(string_to_array($1::text, '|'))[1 + seq % 5], false, c.last_message_at - (c.last_seq - seq) * interval '7 minutes'
from conversations c, generate_series(1, c.last_seq) seq`

const seedUnread = `update conversations c set coach_unread = unread_by_coach(c.id, c.coach_read_seq)`
