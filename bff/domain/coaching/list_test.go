package coaching_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"
)

func execute(t *testing.T, pool *pgxpool.Pool, sql string, arguments ...any) {
	t.Helper()
	if tag, err := pool.Exec(context.Background(), sql, arguments...); err != nil || tag.RowsAffected() == 0 {
		t.Fatalf("%s: %v, %v", sql, tag, err)
	}
}

// ids returns the ids of the coaches, in order.
func ids(coaches []coaching.Coach) []identity.CoachID {
	var all []identity.CoachID
	for _, coach := range coaches {
		all = append(all, coach.ID)
	}
	return all
}

// newCoaches creates open coaches, and coaches that are not open between them. It returns the open ones in list order.
func newCoaches(t *testing.T, pool *pgxpool.Pool, count int) []identity.CoachID {
	t.Helper()
	var all []identity.CoachID
	for i := range count {
		coach := identitytest.NewCoach(t, pool, func(c *store.CreateCoachParams) {
			c.Languages = []string{"en", []string{"ta", "ur", "ne"}[i%3]}
			c.Focus = []string{[]string{"family", "grief"}[i%2]}
		})
		all = append(all, coach.ID)
		if i%4 == 0 {
			identitytest.NewCoach(t, pool, []func(*store.CreateCoachParams){inactive, unverified}[i/4%2])
		}
	}
	// Coaches who joined at the same moment are ordered by id.
	if count > 6 {
		execute(t, pool, "update coaches set created_at = '2026-01-01' where id = any($1)", all[2:6])
		execute(t, pool, "update coaches set created_at = '2025-01-01' where id = any($1)", all[:2])
		slices.SortFunc(all[2:6], func(a, b identity.CoachID) int { return slices.Compare(a[:], b[:]) })
		slices.SortFunc(all[:2], func(a, b identity.CoachID) int { return slices.Compare(a[:], b[:]) })
	}
	return all
}

func TestListPagesHaveNoGapOrRepetition(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
	ctx := context.Background()
	member, all := identitytest.NewMember(t, pool), newCoaches(t, pool, 30)
	readPages := func(filter coaching.Filter) (seen []identity.CoachID, pages []int) {
		for {
			page, err := service.List(ctx, member, filter)
			if err != nil {
				t.Fatal(err)
			}
			seen, pages = append(seen, ids(page)...), append(pages, len(page))
			limit := filter.Limit
			if limit == 0 {
				limit = copy.Limits.CoachesPerPage
			}
			if len(page) < limit {
				return seen, pages
			}
			filter.After = &page[len(page)-1].ID
		}
	}
	if seen, pages := readPages(coaching.Filter{}); !slices.Equal(seen, all) || !slices.Equal(pages, []int{24, 6}) {
		t.Errorf("pages of %v: %v, want %v", pages, seen, all)
	}
	if seen, pages := readPages(coaching.Filter{Limit: 3}); !slices.Equal(seen, all) || len(pages) != 11 {
		t.Errorf("small pages %v: %v, want %v", pages, seen, all)
	}
	speaks := func(code string) (some []identity.CoachID) {
		for _, id := range all {
			one, err := service.Coach(ctx, member.ID, id)
			if err != nil {
				t.Fatal(err)
			}
			if slices.Contains(one.Languages, code) {
				some = append(some, id)
			}
		}
		return some
	}
	if seen, _ := readPages(coaching.Filter{Limit: 3, Language: "ur"}); len(seen) != 10 || !slices.Equal(seen, speaks("ur")) {
		t.Errorf("those who speak Urdu: %v", seen)
	}
	if seen, _ := readPages(coaching.Filter{Language: "ur", Focus: "grief"}); len(seen) != 5 {
		t.Errorf("those who speak Urdu and work with grief: %v", seen)
	}
	if seen, _ := readPages(coaching.Filter{Language: "si"}); len(seen) != 0 {
		t.Errorf("those who speak Sinhala: %v", seen)
	}
	// A coach who becomes inactive stays valid as the start of the next page.
	execute(t, pool, "update coaches set is_active = false where id = $1", all[4])
	next, err := service.List(ctx, member, coaching.Filter{After: &all[4], Limit: 2})
	if err != nil || !slices.Equal(ids(next), all[5:7]) {
		t.Errorf("after an inactive coach: %v, %v", ids(next), err)
	}
}

func TestListRejectsUnknownValues(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
	member, unknown := identitytest.NewMember(t, pool), identity.CoachID(uuid.New())
	for field, filter := range map[string]coaching.Filter{
		"after": {After: &unknown}, "language": {Language: "xx"}, "focus": {Focus: "cricket"}, "limit": {Limit: 101},
	} {
		_, err := service.List(context.Background(), member, filter)
		var invalid *fault.Invalid
		if !errors.As(err, &invalid) || len(invalid.Fields) != 1 || invalid.Fields[0].Field != field {
			t.Errorf("%s: %v", field, err)
		}
	}
}

func TestListThisWeekReadsOnUntilPageIsFull(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
	ctx := context.Background()
	member, all := identitytest.NewMember(t, pool), newCoaches(t, pool, 130)
	var free []identity.CoachID
	calls := 0
	openings := func(_ context.Context, who identity.Member, coaches []identity.CoachID, within time.Duration, only *copy.DayPart) (map[identity.CoachID]time.Time, error) {
		calls++
		if who.ID != member.ID || within != 7*24*time.Hour || *only != copy.Waking {
			return nil, fmt.Errorf("free times requested for %v within %v", who.ID, within)
		}
		found := map[identity.CoachID]time.Time{}
		for _, coach := range coaches {
			if slices.Contains(free, coach) {
				found[coach] = time.Now()
			}
		}
		return found, nil
	}
	filter := coaching.Filter{ThisWeek: true, Openings: openings, Limit: 2}
	if none, err := service.List(ctx, member, filter); err != nil || len(none) != 0 || calls != 2 {
		t.Errorf("no coach has time: %v after %d queries, %v", ids(none), calls, err)
	}
	free = []identity.CoachID{all[1], all[60], all[100], all[129]}
	first, err := service.List(ctx, member, filter)
	if err != nil || !slices.Equal(ids(first), free[:2]) {
		t.Fatalf("the first page: %v, %v", ids(first), err)
	}
	filter.After = &first[1].ID
	second, err := service.List(ctx, member, filter)
	if err != nil || !slices.Equal(ids(second), free[2:]) {
		t.Fatalf("the second page: %v, %v", ids(second), err)
	}
	filter.After = &second[1].ID
	if third, err := service.List(ctx, member, filter); err != nil || len(third) != 0 {
		t.Errorf("after the last: %v, %v", ids(third), err)
	}
	broken := errors.New("no calendar")
	filter.Openings = func(context.Context, identity.Member, []identity.CoachID, time.Duration, *copy.DayPart) (map[identity.CoachID]time.Time, error) {
		return nil, broken
	}
	filter.After = nil
	if _, err := service.List(ctx, member, filter); !errors.Is(err, broken) {
		t.Errorf("without a calendar: %v", err)
	}
}

func TestCoachesHaveCredentialsAndTalked(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
	ctx := context.Background()
	member, other := identitytest.NewMember(t, pool), identitytest.NewMember(t, pool)
	first, second := identitytest.NewCoach(t, pool), identitytest.NewCoach(t, pool)
	execute(t, pool, `insert into coach_credentials (coach_id, position, title, issuer, year)
		values ($1, 2, 'Diploma', 'Women''s college', null), ($1, 1, 'Certified wellness coach', 'National federation', 2016)`, first.ID.UUID())
	if _, err := service.Select(ctx, member.ID, first.ID); err != nil {
		t.Fatal(err)
	}
	check := func(where string, coaches []coaching.Coach, talked bool) {
		t.Helper()
		if len(coaches) != 2 || len(coaches[1].Credentials) != 0 || coaches[1].Talked || coaches[0].Talked != talked {
			t.Fatalf("%s: %+v", where, coaches)
		}
		given := coaches[0].Credentials
		if len(given) != 2 || given[0].Title != "Certified wellness coach" || given[0].Issuer != "National federation" ||
			*given[0].Year != 2016 || given[1].Title != "Diploma" || given[1].Year != nil {
			t.Errorf("%s: credentials %+v", where, given)
		}
	}
	list, err := service.List(ctx, member, coaching.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	check("the list", list, true)
	if list, err = service.List(ctx, other, coaching.Filter{}); err != nil {
		t.Fatal(err)
	}
	check("another member's list", list, false)
	one, err := service.Coach(ctx, member.ID, first.ID)
	if err != nil {
		t.Fatal(err)
	}
	check("the coach alone", []coaching.Coach{one, {}}, true)
	suggested, err := service.Suggest(ctx, other)
	if err != nil || len(suggested) != 2 {
		t.Fatalf("suggestions %+v, %v", suggested, err)
	}
	for _, suggestion := range suggested {
		if suggestion.Coach.ID == first.ID {
			check("suggested", []coaching.Coach{suggestion.Coach, {}}, false)
		} else if suggestion.Coach.ID != second.ID {
			t.Errorf("suggested: %+v", suggestion)
		}
	}
}
