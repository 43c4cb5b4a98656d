package visitors_test

import (
	"context"
	"errors"
	"log/slog"
	"strings"
	"sync"
	"testing"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/visitors"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/db/dbtest"
)

const counted = `select coalesce(sum(n), 0) from event_counts where day = (now() at time zone 'UTC')::date and name = $1
	and heading_variant = $2 and pricing_variant = $3`

// Many goroutines count events while two services write.
func TestConcurrentEventsAreCountedInOneRowPerKind(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	other := visitors.New(h.pool, h.post, nil, jobstest.Places)
	var group sync.WaitGroup
	for worker := range 8 {
		service := []*visitors.Service{h.service, other}[worker%2]
		group.Go(func() {
			for i := range 500 {
				event := visitors.Event{Name: copy.Events.VariantShown, Heading: "cultural", Pricing: "premium"}
				if i%5 == 0 {
					event = visitors.Event{Name: copy.Events.BetaPressed}
				}
				if err := service.CountEvent(event); err != nil {
					t.Error(err)
				}
				if i%50 == 0 {
					if err := service.FlushEvents(context.Background()); err != nil {
						t.Error(err)
					}
				}
			}
		})
	}
	group.Wait()
	for _, service := range []*visitors.Service{h.service, other} {
		if err := service.FlushEvents(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if n := h.count(t, counted, "ab_test_variant_shown", "cultural", "premium"); n != 8*400 {
		t.Errorf("%d events of the shown variant are counted", n)
	}
	if n := h.count(t, counted, "beta_button_pressed", "", ""); n != 8*100 {
		t.Errorf("%d events of the pressed button are counted", n)
	}
	// Each day has its own rows, and the test may run at midnight.
	if n := h.count(t, "select count(distinct (name, heading_variant, pricing_variant)) from event_counts"); n != 2 {
		t.Errorf("%d different rows", n)
	}
}

func TestCountEventRejectsUnknownNamesAndVariants(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for _, c := range []struct {
		event visitors.Event
		field string
	}{
		{visitors.Event{}, "name"},
		{visitors.Event{Name: "Beta_signup_page_view"}, "name"},
		{visitors.Event{Name: "page_view", Heading: "default"}, "name"},
		{visitors.Event{Name: copy.Events.BetaPageView, Heading: "loud"}, "heading"},
		{visitors.Event{Name: copy.Events.BetaPageView, Pricing: strings.Repeat("x", 10_000)}, "pricing"},
	} {
		var invalid *fault.Invalid
		if err := h.service.CountEvent(c.event); !errors.As(err, &invalid) || len(invalid.Fields) != 1 || invalid.Fields[0].Field != c.field {
			t.Errorf("%+v: %v", c.event, err)
		}
	}
	if err := h.service.FlushEvents(t.Context()); err != nil {
		t.Fatal(err)
	}
	h.expectNothingStored(t)
	for _, name := range copy.EventNames {
		for _, heading := range []string{"", "default", "cultural"} {
			for _, pricing := range []string{"", "default", "discount", "premium"} {
				if err := h.service.CountEvent(visitors.Event{Name: name, Heading: heading, Pricing: pricing}); err != nil {
					t.Errorf("%s, %q, %q: %v", name, heading, pricing, err)
				}
			}
		}
	}
	if err := h.service.FlushEvents(t.Context()); err != nil {
		t.Fatal(err)
	}
	if n := h.count(t, "select count(distinct (name, heading_variant, pricing_variant)) from event_counts"); n != len(copy.EventNames)*3*4 {
		t.Errorf("%d different rows", n)
	}
}

// Counts that the database could not store are stored later.
func TestCountsAreKeptAfterFailedFlush(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	event := visitors.Event{Name: copy.Events.BetaSubmitted, Heading: "default", Pricing: "discount"}
	if err := h.service.CountEvent(event); err != nil {
		t.Fatal(err)
	}
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	if err := h.service.FlushEvents(cancelled); err == nil {
		t.Fatal("FlushEvents returned no error with a cancelled context")
	}
	if err := h.service.CountEvent(event); err != nil {
		t.Fatal(err)
	}
	if err := h.service.FlushEvents(t.Context()); err != nil {
		t.Fatal(err)
	}
	if n := h.count(t, counted, "beta_signup_submitted", "default", "discount"); n != 2 {
		t.Errorf("%d events are counted", n)
	}
}

// Run is cancelled when the servers have ended, and what they counted last must not be lost.
func TestRunStoresLastCountsWhenCancelled(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx, cancel := context.WithCancel(t.Context())
	var running sync.WaitGroup
	running.Go(func() { h.service.Run(ctx, nil) })
	if err := h.service.CountEvent(visitors.Event{Name: copy.Events.BetaPageView}); err != nil {
		t.Fatal(err)
	}
	cancel()
	running.Wait()
	if n := h.count(t, counted, "beta_signup_page_view", "", ""); n != 1 {
		t.Errorf("%d events are counted", n)
	}
}

func TestRunLogsLostCountsAsError(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	service := visitors.New(pool, failingQueue{}, nil, jobstest.Places)
	if err := service.CountEvent(visitors.Event{Name: copy.Events.BetaPageView}); err != nil {
		t.Fatal(err)
	}
	pool.Close()
	var log strings.Builder
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	service.Run(ctx, slog.New(slog.NewTextHandler(&log, nil)))
	if !strings.Contains(log.String(), "level=ERROR") || !strings.Contains(log.String(), "lost") {
		t.Errorf("the log is %q", log.String())
	}
}
