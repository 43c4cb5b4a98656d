package community_test

import (
	"context"
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Some threads have old and new notices, some several of the same time, and another member has one.
func TestNoticesPagesAreInOrder(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	me := c.member()
	c.execute(`with threads as (
			insert into community_posts (id, title, content, category, tags, status, author_name, rank, created_at)
			select gen_random_uuid(), 'Thread', 'Words', 'family-dynamics', '{}', 'published', 0, 0, $2 from generate_series(1, 200) returning id
		), mine as (
			insert into community_voices (post_id, member_id) select id, $1 from threads returning id
		), numbered as (
			select id, row_number() over (order by id) as place from mine
		)
		insert into community_notices (voice_id, kind, created_at, seen_at)
		select id, 'flag-kept', $2::timestamptz - make_interval(mins => minutes::integer), $2 from numbered, lateral (
			values (place / 4), (case when place % 7 = 0 then place * 3 end), (case when place % 3 = 0 then 500 - place end)
		) told (minutes) where minutes is not null`, me.ID.UUID(), c.clock())
	theirs := c.member()
	c.comment(c.member(), c.publish(theirs).ID, "I am listening.")

	var want []uuid.UUID
	rows, err := c.pool.Query(t.Context(), `select n.id from community_notices n join community_voices v on v.id = n.voice_id
		where v.member_id = $1 order by n.created_at desc, n.id desc`, me.ID.UUID())
	if err != nil {
		t.Fatal(err)
	}
	if want, err = pgx.CollectRows(rows, pgx.RowTo[uuid.UUID]); err != nil {
		t.Fatal(err)
	}
	var got []uuid.UUID
	for before := ""; ; {
		page, err := c.Notices(t.Context(), me.ID, before)
		if err != nil {
			t.Fatal(err)
		}
		for _, notice := range page.Items {
			got = append(got, notice.ID)
		}
		if before = page.Earlier; before == "" {
			break
		}
	}
	if len(want) < 10*copy.Limits.NoticesPerPage || !slices.Equal(got, want) {
		t.Errorf("%d notices were read, want %d in their order", len(got), len(want))
	}
	c.wantNotices(theirs, "answer")
	_, err = c.Notices(t.Context(), theirs.ID, want[0].String())
	c.wantErr(err, fault.ErrNotFound, "")
}

// The member has notices in a few thousand threads.
func TestNoticesReadOnlyOnePageOfRows(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	me := c.member()
	c.execute(`with threads as (
			insert into community_posts (id, title, content, category, tags, status, author_name, rank, created_at)
			select gen_random_uuid(), 'Thread', 'Words', 'family-dynamics', '{}', 'published', 0, 0, $2 from generate_series(1, 3000) returning id
		), mine as (
			insert into community_voices (post_id, member_id) select id, $1 from threads returning id
		)
		insert into community_notices (voice_id, kind, created_at)
		select id, 'flag-kept', $2::timestamptz - make_interval(secs => row_number() over ()) from mine`, me.ID.UUID(), c.clock())
	c.execute("analyze community_voices, community_notices, community_posts")
	id, rows := me.ID.UUID(), copy.Limits.NoticesPerPage+1
	err := pgx.BeginFunc(t.Context(), c.pool, func(tx pgx.Tx) error {
		_, err := store.New().ListNotices(t.Context(), planCheck{tx, t, 4 * rows}, store.ListNoticesParams{
			MemberID: &id, BeforeTime: c.clock().Add(time.Hour), BeforeID: uuid.Max, MaxRows: int32(rows),
		})
		return err
	})
	if !errors.Is(err, errExplained) {
		t.Error(err)
	}
}

var (
	errExplained = errors.New("explained")
	actualRows   = regexp.MustCompile(` on community_(?:voices|notices) .*actual.* rows=([0-9.]+) loops=([0-9]+)`)
)

// planCheck replaces a query by its plan, and fails the test if it reads more rows than allowed from the tables that
// grow with a member's activity. (Posts are found by id, or in a small table by a scan.)
type planCheck struct {
	store.DBTX
	t       *testing.T
	allowed int
}

func (r planCheck) Query(ctx context.Context, query string, args ...any) (pgx.Rows, error) {
	rows, err := r.DBTX.Query(ctx, "explain (analyze, timing off, format text) "+query, args...)
	if err != nil {
		return nil, err
	}
	lines, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		return nil, err
	}
	mostRead := 0
	for _, line := range lines {
		found := actualRows.FindStringSubmatch(line)
		if found == nil {
			continue
		}
		each, err := strconv.ParseFloat(found[1], 64)
		if err != nil {
			return nil, err
		}
		loops, err := strconv.Atoi(found[2])
		if err != nil {
			return nil, err
		}
		mostRead = max(mostRead, int(each*float64(loops)))
	}
	if mostRead == 0 || mostRead > r.allowed {
		r.t.Errorf("the plan reads %d rows at once, %d are allowed:\n%s", mostRead, r.allowed, strings.Join(lines, "\n"))
	}
	return nil, errExplained
}
