package scheduling_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/scheduling"
)

// stormClient is one member of the storm with the results of their calls.
type stormClient struct {
	identity.Member
	coach identity.CoachID
	times []time.Time

	mu sync.Mutex
	// scheduled are the sessions that exist, by their calls' results; spent are those cancelled too late, by month.
	scheduled map[scheduling.SessionID]bool
	spent     map[string]int
}

// month returns the month of the allowance in which a session counts.
func (c *stormClient) month(t testing.TB, at time.Time) string {
	t.Helper()
	zone, err := time.LoadLocation(c.TimeZone)
	if err != nil {
		t.Fatal(err)
	}
	return at.In(zone).Format("2006-01")
}

const (
	overlaps = `select count(*) from sessions a join sessions b on a.id < b.id and a.status = 'scheduled' and b.status = 'scheduled'
		and a.starts_at < b.ends_at and b.starts_at < a.ends_at and (a.coach_id = b.coach_id or a.member_id = b.member_id)`
	overdrawn = `select count(*) from (select 1 from sessions s join members m on m.id = s.member_id where s.counted
		group by s.member_id, date_trunc('month', s.starts_at at time zone m.time_zone) having count(*) > 2) months`
)

// TestStormOfBookings calls Book, MoveAsMember and CancelAsMember concurrently, through two services, for few times. At
// every moment no time is given twice and no member has more sessions than the two a month of the free plan, and in the
// end the stored sessions and the used allowances are those that the calls' results add up to.
//
// The calls are the domain's, on a real database: over HTTP a million would take hours.
func TestStormOfBookings(t *testing.T) {
	t.Parallel()
	const coaches, clientsOfCoach, workers = 4, 6, 8
	h := newHarness(t)
	services := []*scheduling.Service{scheduling.New(h.pool, nil, rooms), scheduling.New(h.pool, nil, rooms)}
	for _, service := range services {
		service.At(h.now)
	}
	var clients []*stormClient
	for range coaches {
		coach := identitytest.NewCoach(t, h.pool)
		h.publish(coach, "1 18:00-23:00", "2 18:00-23:00", "4 18:00-23:00")
		for i := range clientsOfCoach {
			client := &stormClient{Member: h.newMember(coach), coach: coach.ID, scheduled: map[scheduling.SessionID]bool{}, spent: map[string]int{}}
			slots, err := services[0].Slots(t.Context(), client.Member, coach.ID, h.now, h.now.AddDate(0, 0, 60))
			if err != nil {
				t.Fatal(err)
			}
			// Cancelling one of the first day's sessions is too late: some clients use up their month so.
			late := slices.IndexFunc(slots.Starts, func(at time.Time) bool { return at.After(h.now.Add(24 * time.Hour)) })
			if late < 1 || len(slots.Starts) < late+40 {
				t.Fatalf("%d times, the first %d within a day", len(slots.Starts), late)
			}
			client.times = slices.Concat(slots.Starts[late:late+3], slots.Starts[len(slots.Starts)/2:len(slots.Starts)/2+3])
			if i%3 == 0 {
				client.times = append(client.times, slots.Starts[0])
			}
			clients = append(clients, client)
		}
	}
	seed := uint64(time.Now().UnixNano())
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("the seed was %d", seed)
		}
	})
	ctx, cancel := context.WithTimeout(context.WithoutCancel(t.Context()), bookingTime)
	defer cancel()
	var calls, booked, moved, cancelled atomic.Int64
	started := time.Now()
	var group, watch sync.WaitGroup
	stop := make(chan struct{})
	watch.Go(func() {
		for {
			select {
			case <-stop:
				return
			case <-time.After(100 * time.Millisecond):
				if n := h.count(overlaps); n != 0 {
					t.Errorf("during the storm %d pairs of sessions overlap", n)
				}
				if n := h.count(overdrawn); n != 0 {
					t.Errorf("during the storm %d allowances are exceeded", n)
				}
			}
		}
	})
	for i := range workers {
		group.Go(func() {
			random := rand.New(rand.NewPCG(seed, uint64(i)))
			for ctx.Err() == nil && !t.Failed() && calls.Add(1) <= bookingCalls {
				client, service := clients[random.IntN(len(clients))], services[random.IntN(2)]
				at := client.times[random.IntN(len(client.times))]
				id, exists := client.any(random)
				switch call := random.IntN(4); {
				case call < 2 || !exists:
					session, err := service.Book(context.Background(), client.ID, scheduling.Draft{Coach: client.coach, StartsAt: at})
					h.expectUserError(err)
					if err == nil {
						booked.Add(1)
						client.add(session)
					}
				case call == 2:
					_, err := service.MoveAsMember(context.Background(), client.ID, id, at)
					h.expectUserError(err)
					if err == nil {
						moved.Add(1)
					}
				default:
					session, err := service.CancelAsMember(context.Background(), client.ID, id)
					h.expectUserError(err)
					if err == nil {
						cancelled.Add(1)
						client.drop(t, session)
					}
				}
			}
		})
	}
	group.Wait()
	close(stop)
	watch.Wait()
	if n := h.count(overlaps); n != 0 {
		t.Errorf("%d pairs of sessions overlap", n)
	}
	if n := h.count(overdrawn); n != 0 {
		t.Errorf("%d allowances are exceeded", n)
	}
	for i, client := range clients {
		if n := h.count("select count(*) from sessions where member_id = $1 and status = 'scheduled'", client.ID.UUID()); n != len(client.scheduled) {
			t.Errorf("client %d has %d sessions, want %d", i, n, len(client.scheduled))
		}
		used := map[string]int{}
		for id := range client.scheduled {
			var at time.Time
			if err := h.pool.QueryRow(t.Context(), "select starts_at from sessions where id = $1 and status = 'scheduled'", id.UUID()).Scan(&at); err != nil {
				t.Errorf("client %d: a booked session: %v", i, err)
			}
			used[client.month(t, at)]++
		}
		for month, n := range client.spent {
			used[month] += n
		}
		allowance, err := services[0].Allowance(t.Context(), client.Member)
		if err != nil {
			t.Fatal(err)
		}
		for _, month := range allowance.Months {
			if month.Used != used[month.Month] || month.Used > allowance.Sessions {
				t.Errorf("client %d has used %d of %d in %s, want %d", i, month.Used, allowance.Sessions, month.Month, used[month.Month])
			}
		}
	}
	if n := h.count("select count(*) from sessions"); n != int(booked.Load()) {
		t.Errorf("%d sessions are stored, %d were booked", n, booked.Load())
	}
	if booked.Load() == 0 || moved.Load() == 0 || cancelled.Load() == 0 {
		t.Errorf("%d booked, %d moved, %d cancelled", booked.Load(), moved.Load(), cancelled.Load())
	}
	t.Logf("%d calls in %s: %d booked, %d moved, %d cancelled, all others refused", min(calls.Load(), bookingCalls),
		time.Since(started).Round(time.Second), booked.Load(), moved.Load(), cancelled.Load())
}

// any returns one of the sessions, or false without one.
func (c *stormClient) any(random *rand.Rand) (scheduling.SessionID, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	skip := random.IntN(len(c.scheduled) + 1)
	for id := range c.scheduled {
		if skip--; skip <= 0 {
			return id, true
		}
	}
	return scheduling.SessionID{}, false
}

// add notes a booked session.
func (c *stormClient) add(session scheduling.Session) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.scheduled[session.ID] = true
}

// drop notes a cancelled session.
func (c *stormClient) drop(t testing.TB, session scheduling.Session) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.scheduled, session.ID)
	if session.Counted {
		c.spent[c.month(t, session.StartsAt)]++
	}
}
