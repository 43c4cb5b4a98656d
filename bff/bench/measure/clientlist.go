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

// The cost of a coach's first screen with many clients and messages: one database with a coach of each kind, one
// process of the coach app, bursts for both in random order.

const (
	// The two coaches: their number in the database, and their number of clients.
	fewCoach, fewClients   = 1, 10
	manyCoach, manyClients = 2, 300
	// listMessages is the total of the many clients' messages; each conversation of the few has the same length.
	listMessages = 200_000
	// listRequests is the number of requests in a burst.
	listRequests = 200
	// listAim is the target ratio of the large to the small list.
	listAim = 2
)

// listCall is one call whose dependence on the number of clients is measured.
type listCall struct {
	name, path string
}

var listCalls = []listCall{
	{"the dashboard", "/api/coach/dashboard"},
	{"a page of thirty, by attention", "/api/coach/clients?limit=30"},
	{"a page of thirty, by name", "/api/coach/clients?limit=30&sort=name"},
	{"a search", "/api/coach/clients?limit=30&q=ash+iy"},
	{"the whole list", "/api/coach/clients"},
}

// listResult is the measurement of one call. Ratios are those of many clients to few, within a round; Control is the
// small list measured twice.
type listResult struct {
	Name                  string
	Aim                   float64
	Few, Many             int
	FewP99, ManyP99       float64
	FewMicros, ManyMicros float64
	P99, CPU, ControlP99  ratio
}

// measureClientLists fills the database and measures.
func measureClientLists(ctx context.Context, s settings, w *fixture, dir string) ([]listResult, error) {
	one, err := w.withClientLists(ctx)
	if err != nil {
		return nil, fmt.Errorf("the database with %d clients of one coach: %w", manyClients, err)
	}
	defer one.pool.Close()
	p, err := startProduct(ctx, s, one, dir, "coach", "coach-clients")
	if err != nil {
		return nil, err
	}
	defer p.stop()
	const few, again, many = 0, 1, 2
	coach := [3]int{few: fewCoach, again: fewCoach, many: manyCoach}
	side := &side{process: p, client: &client{address: p.address("coach")}}
	defer side.client.close()
	time.Sleep(2 * time.Second)
	s.requests = listRequests
	var results []listResult
	for _, c := range listCalls {
		if !s.only.MatchString("clients: " + c.name) {
			continue
		}
		var samples [3][]sample
		for round := -1; round < s.clientLists; round++ {
			for _, at := range rand.Perm(len(samples)) {
				if err := ctx.Err(); err != nil {
					return nil, err
				}
				taken, err := side.burst(func(int) request {
					return request{method: http.MethodGet, path: c.path, realm: "coach", user: coach[at], address: randomAddress()}
				}, s)
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
		millis := func(at int) float64 { return float64(medianOf(samples[at], p99)) / float64(time.Millisecond) }
		micros := func(at int) float64 {
			return float64(medianOf(samples[at], cpu)) / float64(time.Microsecond) / float64(s.requests)
		}
		results = append(results, listResult{
			Name: c.name, Aim: listAim, Few: fewClients, Many: manyClients, FewP99: millis(few), ManyP99: millis(many), FewMicros: micros(few), ManyMicros: micros(many),
			P99: compare(few, many, p99), CPU: compare(few, many, cpu), ControlP99: compare(few, again, p99),
		})
		printProgress("%s: %.2f ms, %.2f ms", c.name, millis(few), millis(many))
	}
	return results, nil
}

// withClientLists creates a database on the fixture's server with the two coaches, their clients, messages and
// sessions.
func (w *fixture) withClientLists(ctx context.Context) (*fixture, error) {
	name := databaseName + "_clients"
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
	people := fewClients + manyClients
	for _, step := range []struct {
		what string
		sql  string
		args []any
	}{
		{"coaches", seedCoaches, []any{2, "none"}},
		{"members", seedMembers, []any{people, fewClients, 1, "none"}},
		{"preferences", seedPreferences, nil},
		{"hours", seedHours, nil},
		{"conversations", seedConversations, []any{0, 0, listMessages / manyClients}},
		{"messages", seedMessages, []any{sentences}},
		{"unread counts", seedUnread, nil},
		{"waiting clients", seedWaiting, nil},
		{"sessions", seedListSessions, nil},
	} {
		if _, err := one.pool.Exec(ctx, step.sql, step.args...); err != nil {
			return nil, fmt.Errorf("%s: %w", step.what, err)
		}
	}
	if err := one.signIn(ctx, "coach", 2); err != nil {
		return nil, err
	}
	_, err = one.pool.Exec(ctx, "vacuum analyze")
	return one, err
}

// Every third client waits for an answer, and every thirtieth has a message that the crisis detector flagged.
const seedWaiting = `
update conversations c set
	waiting_since = case when n % 3 = 0 then now() - n * interval '1 minute' end,
	urgent_since = case when n % 30 = 0 then now() - n * interval '1 minute' end, urgent_tier = case when n % 30 = 0 then 'concern' end
from (select id, substr(username::text, 8)::int as n from members) m where m.id = c.member_id`

// Both coaches have six sessions on each day, from half a year ago until four weeks from now.
const seedListSessions = `
insert into sessions (member_id, coach_id, starts_at, ends_at, room)
select m.id, m.coach_id, at, at + interval '30 minutes', 'desk-' || m.id || '-' || at
from (values (md5('coach-1')::uuid, 0, 10), (md5('coach-2')::uuid, 10, 300)) k (id, first, clients)
cross join generate_series(-180, 28) d cross join generate_series(0, 5) hour
join members m on m.username = 'member_' || (k.first + 1 + ((d + 180) * 6 + hour) % k.clients)
cross join lateral (select date_trunc('day', now()) + d * interval '1 day' + (14 + hour) * interval '1 hour' as at) t`
