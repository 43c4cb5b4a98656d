package migrate_test

import (
	"testing"

	"aangan/db/dbtest"
	"aangan/db/migrate"

	"github.com/jackc/pgx/v5/pgxpool"
)

// TestWhatWasThereBeforeFlagsWereNumbered keeps what waits, and finds the clients of a coach who had been switched off.
func TestWhatWasThereBeforeFlagsWereNumbered(t *testing.T) {
	pool, url := before(t, 17)
	_, err := pool.Exec(t.Context(), `
		with coach as (
			insert into coaches (email, password_hash, name, time_zone, is_active)
			select k || '@mail.example', 'x', k, 'UTC', k = 'open' from unnest(array['open', 'closed', 'alone']) k returning id, name
		), member as (
			insert into members (username, email, first_name, last_name, password_hash, time_zone, coach_id)
			select name, name || '@home.example', name, 'x', 'x', 'UTC', id from coach where name <> 'alone' returning id, coach_id
		), conversation as (
			insert into conversations (member_id, coach_id, last_seq, urgent_since, urgent_tier)
			select member.id, coach_id, 7, case when coach.name = 'open' then now() end, case when coach.name = 'open' then 'urgent' end
			from member join coach on coach.id = coach_id returning id, member_id, coach_id
		), message as (
			insert into messages (conversation_id, id, seq, sender, text) select id, gen_random_uuid(), 7, 'member', 'x' from conversation returning conversation_id, id
		), goal as (
			insert into goals (member_id, coach_id, title, proposed_by, member_agreed_at, flag_tier, flagged_at)
			select member_id, coach_id, 'x', 'member', now(), 'concern', now() from conversation, generate_series(1, 2)
		)
		insert into safety_flags (conversation_id, message_id, tier) select conversation_id, id, 'urgent' from message`)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := migrate.Up(t.Context(), url); err != nil {
		t.Fatal(err)
	}
	wantAll(t, pool, map[string]string{
		"a message's flag has its number":      "select count(*) = 2 from safety_flags where mark = 7",
		"goals' flags come behind":             "select count(*) = 4 and min(mark) = 8 and max(mark) = 9 from goal_flags",
		"what waits still waits":               "select count(*) = 2 from goal_flags f join conversations c on c.id = f.conversation_id where f.acknowledged_at is null and c.urgent_since is not null",
		"the next number is free":              "select bool_and(urgent_mark = 9) from conversations",
		"who has clients and is off is absent": "select array_agg(name) = array['closed'] from coaches where clients_on_leaving = 'wait' and clients_told_since is not null and deactivated_at is not null",
	})
}

// TestWhatWasThereBeforeFlagsKnewTheirGoals: a flag finds its goal by the moment of both; one that finds none is of words that are not
// there any more.
func TestWhatWasThereBeforeFlagsKnewTheirGoals(t *testing.T) {
	pool, url := before(t, 18)
	_, err := pool.Exec(t.Context(), `
		with coach as (
			insert into coaches (email, password_hash, name, time_zone) values ('coach@mail.example', 'x', 'x', 'UTC') returning id
		), member as (
			insert into members (username, email, first_name, last_name, password_hash, time_zone, coach_id)
			select 'm' || n, 'm' || n || '@home.example', 'x', 'x', 'x', 'UTC', id from coach, generate_series(1, 2) n returning id, username, coach_id
		), conversation as (
			insert into conversations (member_id, coach_id, urgent_since, urgent_tier, urgent_mark)
			select id, coach_id, '2026-01-01', 'urgent', 2 from member returning id, member_id, coach_id
		), goal as (
			insert into goals (member_id, coach_id, title, proposed_by, member_agreed_at, flag_tier, flagged_at)
			select c.member_id, c.coach_id, 'x', 'member', now(), 'urgent', '2026-01-02' from conversation c join member m on m.id = c.member_id where m.username = 'm1'
		)
		insert into goal_flags (conversation_id, mark, tier, created_at)
		select c.id, n, 'urgent', '2026-01-01'::timestamptz + make_interval(days => n - 1) from conversation c, generate_series(1, 2) n`)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := migrate.Up(t.Context(), url); err != nil {
		t.Fatal(err)
	}
	const of = "from goal_flags f join conversations c on c.id = f.conversation_id join members m on m.id = c.member_id where m.username = "
	wantAll(t, pool, map[string]string{
		"the goal that is there":      "select array_agg(f.mark) = array[2::bigint] " + of + "'m1' and f.goal_id = (select id from goals)",
		"nothing is taken for it":     "select count(*) = 0 " + of + "'m2' and f.goal_id is not null",
		"what is there and is not":    "select array_agg(urgent_places(c.id, c.urgent_since)::text) = array['{goal,gone}'] from conversations c join members m on m.id = c.member_id where m.username = 'm1'",
		"what is not there any more":  "select array_agg(urgent_places(c.id, c.urgent_since)::text) = array['{gone}'] from conversations c join members m on m.id = c.member_id where m.username = 'm2'",
		"since before anything there": "select urgent_places(c.id, '2025-01-01') @> array['gone'] from conversations c join members m on m.id = c.member_id where m.username = 'm1'",
	})
}

// before is a database as it was before a migration.
func before(t *testing.T, version int64) (pool *pgxpool.Pool, url string) {
	t.Helper()
	pool = dbtest.Empty(t)
	url = pool.Config().ConnString()
	if _, err := migrate.Up(t.Context(), url); err != nil {
		t.Fatal(err)
	}
	latest, err := migrate.Latest()
	if err != nil {
		t.Fatal(err)
	}
	for range latest - version + 1 {
		if err := migrate.Down(t.Context(), url); err != nil {
			t.Fatal(err)
		}
	}
	return pool, url
}

// wantAll asks questions whose answer is to be yes.
func wantAll(t *testing.T, pool *pgxpool.Pool, questions map[string]string) {
	t.Helper()
	for what, query := range questions {
		var holds bool
		if err := pool.QueryRow(t.Context(), query).Scan(&holds); err != nil || !holds {
			t.Errorf("%s: %v, %v", what, holds, err)
		}
	}
}
