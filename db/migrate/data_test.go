package migrate_test

import (
	"testing"

	"aangan/db/dbtest"
	"aangan/db/migrate"
)

// TestWhatWasThereBeforeFlagsWereNumbered keeps what waits, and finds the clients of a coach who had been switched off.
func TestWhatWasThereBeforeFlagsWereNumbered(t *testing.T) {
	pool := dbtest.Empty(t)
	url := pool.Config().ConnString()
	if _, err := migrate.Up(t.Context(), url); err != nil {
		t.Fatal(err)
	}
	if err := migrate.Down(t.Context(), url); err != nil {
		t.Fatal(err)
	}
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
	for what, query := range map[string]string{
		"a message's flag has its number":      "select count(*) = 2 from safety_flags where mark = 7",
		"goals' flags come behind":             "select count(*) = 4 and min(mark) = 8 and max(mark) = 9 from goal_flags",
		"what waits still waits":               "select count(*) = 2 from goal_flags f join conversations c on c.id = f.conversation_id where f.acknowledged_at is null and c.urgent_since is not null",
		"the next number is free":              "select bool_and(urgent_mark = 9) from conversations",
		"who has clients and is off is absent": "select array_agg(name) = array['closed'] from coaches where clients_on_leaving = 'wait' and clients_told_since is not null and deactivated_at is not null",
	} {
		var holds bool
		if err := pool.QueryRow(t.Context(), query).Scan(&holds); err != nil || !holds {
			t.Errorf("%s: %v, %v", what, holds, err)
		}
	}
}
