package tasks_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/domain/tasks"
)

func TestRegistryRunsRegisteredTasksOnly(t *testing.T) {
	t.Parallel()
	id := uuid.New()
	var done []string
	registry := tasks.NewRegistry(tasks.Task{Kind: "sweep-2", Run: func(_ context.Context, id uuid.UUID) error {
		done = append(done, id.String())
		return nil
	}})
	registry.AddPeriodic(tasks.PeriodicTask{Kind: "air", Interval: time.Hour, Run: func(context.Context) error {
		done = append(done, "aired")
		return nil
	}})
	if kinds := registry.Kinds(); !slices.Equal(kinds, []string{"air", "sweep-2"}) || !registry.Has("air") || registry.Has("dust") {
		t.Errorf("the registered kinds are %v", kinds)
	}
	if periodic := registry.Periodic(); len(periodic) != 1 || periodic[0].Kind != "air" || periodic[0].Interval != time.Hour {
		t.Errorf("the periodic tasks are %v", periodic)
	}
	for _, kind := range registry.Kinds() {
		if err := registry.Run(t.Context(), tasks.Ref{Kind: kind, ID: id}); err != nil {
			t.Error(err)
		}
	}
	if !slices.Equal(done, []string{"aired", id.String()}) {
		t.Errorf("the executed tasks are %v", done)
	}
	if err := registry.Run(t.Context(), tasks.Ref{Kind: "dust", ID: id}); err == nil {
		t.Error("an unregistered task was executed")
	}
}

func TestRegistryPanicsOnInvalidTask(t *testing.T) {
	t.Parallel()
	do := func(context.Context, uuid.UUID) error { return nil }
	every := func(context.Context) error { return nil }
	for name, add := range map[string]func(*tasks.Registry){
		"registered already": func(b *tasks.Registry) { b.Add(tasks.Task{Kind: "sweep", Run: do}) },
		"no kind":            func(b *tasks.Registry) { b.Add(tasks.Task{Run: do}) },
		"invalid kind":       func(b *tasks.Registry) { b.Add(tasks.Task{Kind: "Sweep it", Run: do}) },
		"no function":        func(b *tasks.Registry) { b.Add(tasks.Task{Kind: "idle"}) },
		"too often": func(b *tasks.Registry) {
			b.AddPeriodic(tasks.PeriodicTask{Kind: "hurry", Interval: time.Second, Run: every})
		},
		"periodic without a function": func(b *tasks.Registry) { b.AddPeriodic(tasks.PeriodicTask{Kind: "idle", Interval: time.Hour}) },
		"periodic with a task's kind": func(b *tasks.Registry) {
			b.AddPeriodic(tasks.PeriodicTask{Kind: "sweep", Interval: time.Hour, Run: every})
		},
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: registered", name)
				}
			}()
			add(tasks.NewRegistry(tasks.Task{Kind: "sweep", Run: do}))
		}()
	}
}

func TestSnoozedUntilReturnsTimeOfSnoozeOnly(t *testing.T) {
	t.Parallel()
	at := time.Date(2026, 5, 4, 7, 0, 0, 0, time.UTC)
	for _, err := range []error{tasks.Snooze(at), fmt.Errorf("not yet: %w", tasks.Snooze(at))} {
		if got, is := tasks.SnoozedUntil(err); !is || !got.Equal(at) {
			t.Errorf("%v is snoozed until %v, %t", err, got, is)
		}
	}
	for _, err := range []error{nil, errors.New("broken")} {
		if _, is := tasks.SnoozedUntil(err); is {
			t.Errorf("%v is snoozed", err)
		}
	}
}
