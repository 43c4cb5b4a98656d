package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/db/migrate"
)

// The change of the product's calls with ten times the data that they read: two databases that differ in nothing else,
// the product on each of them (and on the small one twice, as a control), bursts in random order.

// growthFactor is the ratio of the data in the two databases.
const growthFactor = 10

const (
	// growthCoaches is the number of active coaches in the small database.
	growthCoaches = 500
	// growthSessions is the number of coach 1's sessions in the last five years: six on each working day.
	growthSessions = 7800
	// growthMembers is the number of members with these sessions; it grows with the sessions.
	growthMembers = 200
)

// growthCall is one call whose growth is measured.
type growthCall struct {
	name string
	// of names the growing data, for the small and the large database.
	of   [2]string
	make func(i int) request
}

var growthCalls = []growthCall{
	{
		name: "GET /api/coaches",
		of:   [2]string{fmt.Sprintf("%d coaches", growthCoaches), fmt.Sprintf("%d coaches", growthCoaches*growthFactor)},
		make: func(i int) request {
			return request{method: http.MethodGet, path: "/api/coaches", realm: "member", user: 1 + i%growthMembers, address: randomAddress()}
		},
	},
	{
		name: "GET /api/coaches?language=ta&week=1",
		of:   [2]string{fmt.Sprintf("%d coaches", growthCoaches), fmt.Sprintf("%d coaches", growthCoaches*growthFactor)},
		make: func(i int) request {
			return request{method: http.MethodGet, path: "/api/coaches?language=ta&week=1", realm: "member", user: 1 + i%growthMembers, address: randomAddress()}
		},
	},
	{
		name: "GET /api/coach-suggestions",
		of:   [2]string{fmt.Sprintf("%d coaches", growthCoaches), fmt.Sprintf("%d coaches", growthCoaches*growthFactor)},
		make: func(i int) request {
			return request{method: http.MethodGet, path: "/api/coach-suggestions", realm: "member", user: 1 + i%growthMembers, address: randomAddress()}
		},
	},
	{
		name: "GET /api/coaches/{id}/slots",
		of: [2]string{
			fmt.Sprintf("%d past sessions", growthSessions), fmt.Sprintf("%d past sessions", growthSessions*growthFactor),
		},
		make: func(i int) request {
			from := time.Now().UTC()
			path := fmt.Sprintf("/api/coaches/%s/slots?from=%s&to=%s", id("coach", 1), from.Format(time.DateOnly), from.AddDate(0, 0, 30).Format(time.DateOnly))
			return request{method: http.MethodGet, path: path, realm: "member", user: 1 + i%growthMembers, address: randomAddress()}
		},
	},
}

// growthResult is the measurement of one call. Ratios are those of the large database to the small one: 1 is flat.
type growthResult struct {
	Name                     string
	Small, Large             string
	P99, CPU                 ratio
	ControlP99               ratio
	SmallP99, LargeP99       float64
	SmallMicros, LargeMicros float64
}

// measureGrowth fills both databases and measures.
func measureGrowth(ctx context.Context, s settings, w *fixture, dir string) ([]growthResult, error) {
	const small, again, large = 0, 1, 2
	var databases [3]*fixture
	for at, factor := range map[int]int{small: 1, large: growthFactor} {
		one, err := w.grown(ctx, factor)
		if err != nil {
			return nil, fmt.Errorf("the database with %d times the data: %w", factor, err)
		}
		defer one.pool.Close()
		databases[at] = one
	}
	databases[again] = databases[small]
	var sides [3]*side
	for at, name := range []string{"growth-small", "growth-small-again", "growth-large"} {
		p, err := startProduct(ctx, s, databases[at], dir, "member", name)
		if err != nil {
			return nil, err
		}
		defer p.stop()
		sides[at] = &side{process: p, client: &client{address: p.address("member")}}
		defer sides[at].client.close()
	}
	time.Sleep(2 * time.Second)
	var results []growthResult
	for _, c := range growthCalls {
		if !s.only.MatchString(c.name) {
			continue
		}
		var samples [3][]sample
		for round := -1; round < s.growth; round++ {
			for _, at := range rand.Perm(len(sides)) {
				if err := ctx.Err(); err != nil {
					return nil, err
				}
				taken, err := sides[at].burst(c.make, s)
				if err != nil {
					return nil, fmt.Errorf("%s: %w", c.name, err)
				}
				if round >= 0 {
					samples[at] = append(samples[at], taken)
				}
			}
		}
		compare := func(a, b int, of func(sample) time.Duration) ratio {
			ratios := make([]float64, len(samples[a]))
			for i := range ratios {
				ratios[i] = float64(of(samples[b][i])) / float64(of(samples[a][i]))
			}
			return ratioOf(ratios)
		}
		p99 := func(s sample) time.Duration { return s.p99 }
		cpu := func(s sample) time.Duration { return s.cpu }
		results = append(results, growthResult{
			Name: c.name, Small: c.of[0], Large: c.of[1],
			P99: compare(small, large, p99), CPU: compare(small, large, cpu), ControlP99: compare(small, again, p99),
			SmallP99:    float64(medianOf(samples[small], p99)) / float64(time.Millisecond),
			LargeP99:    float64(medianOf(samples[large], p99)) / float64(time.Millisecond),
			SmallMicros: float64(medianOf(samples[small], cpu)) / float64(time.Microsecond) / float64(s.requests),
			LargeMicros: float64(medianOf(samples[large], cpu)) / float64(time.Microsecond) / float64(s.requests),
		})
		printProgress("%s: %.2f ms, %.2f ms", c.name, results[len(results)-1].SmallP99, results[len(results)-1].LargeP99)
	}
	return results, nil
}

// burst sends one burst and returns its cost.
func (one *side) burst(of func(i int) request, s settings) (sample, error) {
	wires := make([][]byte, s.requests)
	for i := range wires {
		wires[i] = of(i).wire(one.client.address)
	}
	before, err := one.process.cpu()
	if err != nil {
		return sample{}, err
	}
	whole, each, err := one.client.burst(s.workers, wires, http.StatusOK)
	if err != nil {
		return sample{}, err
	}
	time.Sleep(settle)
	after, err := one.process.cpu()
	return sample{cpu: after - before, whole: whole, p99: quantile(each, 0.99)}, err
}

// grown creates a database on the fixture's server, with factor times as many coaches and past sessions.
func (w *fixture) grown(ctx context.Context, factor int) (*fixture, error) {
	name := fmt.Sprintf("%s_%d", databaseName, factor)
	one := &fixture{server: w.server, url: w.server.URL(name)}
	if err := w.server.EnsureDatabase(ctx, name); err != nil {
		return nil, err
	}
	if _, err := migrate.Up(ctx, one.url); err != nil {
		return nil, err
	}
	var err error
	if one.pool, err = pgxpool.New(ctx, one.url); err != nil {
		return nil, err
	}
	people := growthMembers * factor
	for _, step := range []struct {
		what string
		sql  string
		args []any
	}{
		{"coaches", seedCoaches, []any{growthCoaches * factor, "none"}},
		{"members", seedMembers, []any{people, people, 1, "none"}},
		{"preferences", seedPreferences, nil},
		{"hours", seedHours, nil},
		{"past sessions", seedPastSessions, []any{growthSessions * factor, people}},
		{"coming sessions", seedComingSessions, nil},
	} {
		if _, err := one.pool.Exec(ctx, step.sql, step.args...); err != nil {
			return nil, fmt.Errorf("%s: %w", step.what, err)
		}
	}
	if err := one.signIn(ctx, "member", growthMembers); err != nil {
		return nil, err
	}
	_, err = one.pool.Exec(ctx, "vacuum analyze")
	return one, err
}

const seedHours = `
with published as (update coaches set hours_published_at = now() returning id)
insert into coach_weekly_hours (coach_id, weekday, from_minute, until_minute)
select id, weekday, 960 + 60 * (('x' || substr(id::text, 1, 4))::bit(16)::int % 4), 1320 from published, generate_series(1, 5) weekday`

// The sessions of coach 1, evenly spread over the last five years, with all members in turn.
const seedPastSessions = `
insert into sessions (member_id, coach_id, starts_at, ends_at, room)
select md5('member-' || 1 + n % $2::int)::uuid, md5('coach-1')::uuid, at, at + interval '30 minutes', 'past-' || n
from (select n, date_trunc('hour', now()) - interval '1 day' - n * (interval '1826 days' / $1::int) as at from generate_series(1, $1::int) n) as past`

// A few of the times in the coming month are booked.
const seedComingSessions = `
insert into sessions (member_id, coach_id, starts_at, ends_at, room)
select md5('member-' || n)::uuid, md5('coach-1')::uuid, at, at + interval '30 minutes', 'coming-' || n
from (select n, date_trunc('day', now()) + n * interval '1 day' + interval '22 hours' as at from generate_series(2, 30, 2) n) as coming`
