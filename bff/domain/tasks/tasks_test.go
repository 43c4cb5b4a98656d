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

func TestBook(t *testing.T) {
	t.Parallel()
	id := uuid.New()
	var done []string
	book := tasks.NewRegistry(tasks.Task{Kind: "sweep-2", Run: func(_ context.Context, id uuid.UUID) error {
		done = append(done, id.String())
		return nil
	}})
	book.AddPeriodic(tasks.PeriodicTask{Kind: "air", Interval: time.Hour, Run: func(context.Context) error {
		done = append(done, "aired")
		return nil
	}})
	if kinds := book.Kinds(); !slices.Equal(kinds, []string{"air", "sweep-2"}) || !book.Has("air") || book.Has("dust") {
		t.Errorf("the book holds %v", kinds)
	}
	if periodic := book.Periodic(); len(periodic) != 1 || periodic[0].Kind != "air" || periodic[0].Interval != time.Hour {
		t.Errorf("again and again: %v", periodic)
	}
	for _, kind := range book.Kinds() {
		if err := book.Run(t.Context(), tasks.Ref{Kind: kind, ID: id}); err != nil {
			t.Error(err)
		}
	}
	if !slices.Equal(done, []string{"aired", id.String()}) {
		t.Errorf("done: %v", done)
	}
	if err := book.Run(t.Context(), tasks.Ref{Kind: "dust", ID: id}); err == nil {
		t.Error("a task that there is not is done")
	}
}

func TestMistakesInTheBook(t *testing.T) {
	t.Parallel()
	do := func(context.Context, uuid.UUID) error { return nil }
	every := func(context.Context) error { return nil }
	for name, add := range map[string]func(*tasks.Registry){
		"there already": func(b *tasks.Registry) { b.Add(tasks.Task{Kind: "sweep", Run: do}) },
		"no name":       func(b *tasks.Registry) { b.Add(tasks.Task{Run: do}) },
		"a bad name":    func(b *tasks.Registry) { b.Add(tasks.Task{Kind: "Sweep it", Run: do}) },
		"nothing to do": func(b *tasks.Registry) { b.Add(tasks.Task{Kind: "idle"}) },
		"too often": func(b *tasks.Registry) {
			b.AddPeriodic(tasks.PeriodicTask{Kind: "hurry", Interval: time.Second, Run: every})
		},
		"nothing, often": func(b *tasks.Registry) { b.AddPeriodic(tasks.PeriodicTask{Kind: "idle", Interval: time.Hour}) },
		"a task's name": func(b *tasks.Registry) {
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

func TestLater(t *testing.T) {
	t.Parallel()
	at := time.Date(2026, 5, 4, 7, 0, 0, 0, time.UTC)
	for _, err := range []error{tasks.Snooze(at), fmt.Errorf("not yet: %w", tasks.Snooze(at))} {
		if got, is := tasks.SnoozedUntil(err); !is || !got.Equal(at) {
			t.Errorf("%v is put off until %v, %t", err, got, is)
		}
	}
	for _, err := range []error{nil, errors.New("broken")} {
		if _, is := tasks.SnoozedUntil(err); is {
			t.Errorf("%v is put off", err)
		}
	}
}
