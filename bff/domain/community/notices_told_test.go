package community_test

import (
	"testing"
	"time"

	"github.com/google/uuid"
)

// Two notices for one voice are stored concurrently, the later one first. The time does not change when the older
// notice is seen or removed; it decreases only when the newest is removed.
func TestNotifiedAtIsTimeOfNewestNotice(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	me := c.member()
	now := c.clock()
	c.execute(`with thread as (
			insert into community_posts (id, title, content, category, tags, status, author_name, rank, created_at)
			values (gen_random_uuid(), 'Thread', 'Words', 'family-dynamics', '{}', 'published', 0, 0, $2) returning id
		) insert into community_voices (post_id, member_id) select id, $1 from thread`, me.ID.UUID(), now)
	var voice uuid.UUID
	if err := c.pool.QueryRow(t.Context(), "select id from community_voices where member_id = $1", me.ID.UUID()).Scan(&voice); err != nil {
		t.Fatal(err)
	}
	const insertNotice = "insert into community_notices (voice_id, kind, created_at) values ($1, 'flag-kept', $2)"
	older, newest := now.Add(-time.Minute), now
	first, err := c.pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := first.Exec(t.Context(), insertNotice, voice, newest); err != nil {
		t.Fatal(err)
	}
	second := make(chan error, 1)
	go func() {
		_, err := c.pool.Exec(t.Context(), insertNotice, voice, older)
		second <- err
	}()
	c.await("select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock')")
	if err := first.Commit(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := <-second; err != nil {
		t.Fatal(err)
	}
	wantNotifiedAt := func(when string, want *time.Time) {
		t.Helper()
		var at *time.Time
		if err := c.pool.QueryRow(t.Context(), "select notified_at from community_voices where id = $1", voice).Scan(&at); err != nil {
			t.Fatal(err)
		}
		if (at == nil) != (want == nil) || at != nil && !at.Equal(*want) {
			t.Errorf("%s notified_at is %v, want %v", when, at, want)
		}
	}
	wantNotifiedAt("after both", &newest)
	c.execute("update community_notices set seen_at = $2 where created_at = $1", older, now)
	wantNotifiedAt("after the older was seen", &newest)
	later := now.Add(time.Minute)
	c.execute("update community_notices set created_at = $2 where created_at = $1", newest, later)
	wantNotifiedAt("after the newest became newer", &later)
	c.execute("update community_notices set created_at = $2 where created_at = $1", later, newest)
	wantNotifiedAt("after that was undone", &newest)
	c.execute(insertNotice, voice, older.Add(-time.Minute))
	c.execute("delete from community_notices where created_at = $1", older)
	wantNotifiedAt("after an older one was deleted", &newest)
	c.execute("delete from community_notices where created_at = $1", newest)
	oldest := older.Add(-time.Minute)
	wantNotifiedAt("after the newest was deleted", &oldest)
	c.execute("delete from community_notices")
	wantNotifiedAt("after all were deleted", nil)
}
