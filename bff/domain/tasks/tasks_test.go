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
	book := tasks.NewBook(tasks.Task{Kind: "sweep-2", Do: func(_ context.Context, id uuid.UUID) error {
		done = append(done, id.String())
		return nil
	}})
	book.AddEvery(tasks.Every{Kind: "air", Interval: time.Hour, Do: func(context.Context) error {
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
		if err := book.Do(t.Context(), tasks.Ref{Kind: kind, ID: id}); err != nil {
			t.Error(err)
		}
	}
	if !slices.Equal(done, []string{"aired", id.String()}) {
		t.Errorf("done: %v", done)
	}
	if err := book.Do(t.Context(), tasks.Ref{Kind: "dust", ID: id}); err == nil {
		t.Error("a task that there is not is done")
	}
}

func TestMistakesInTheBook(t *testing.T) {
	t.Parallel()
	do := func(context.Context, uuid.UUID) error { return nil }
	every := func(context.Context) error { return nil }
	for name, add := range map[string]func(*tasks.Book){
		"there already":  func(b *tasks.Book) { b.Add(tasks.Task{Kind: "sweep", Do: do}) },
		"no name":        func(b *tasks.Book) { b.Add(tasks.Task{Do: do}) },
		"a bad name":     func(b *tasks.Book) { b.Add(tasks.Task{Kind: "Sweep it", Do: do}) },
		"nothing to do":  func(b *tasks.Book) { b.Add(tasks.Task{Kind: "idle"}) },
		"too often":      func(b *tasks.Book) { b.AddEvery(tasks.Every{Kind: "hurry", Interval: time.Second, Do: every}) },
		"nothing, often": func(b *tasks.Book) { b.AddEvery(tasks.Every{Kind: "idle", Interval: time.Hour}) },
		"a task's name":  func(b *tasks.Book) { b.AddEvery(tasks.Every{Kind: "sweep", Interval: time.Hour, Do: every}) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: registered", name)
				}
			}()
			add(tasks.NewBook(tasks.Task{Kind: "sweep", Do: do}))
		}()
	}
}

func TestLater(t *testing.T) {
	t.Parallel()
	at := time.Date(2026, 5, 4, 7, 0, 0, 0, time.UTC)
	for _, err := range []error{tasks.Later(at), fmt.Errorf("not yet: %w", tasks.Later(at))} {
		if got, is := tasks.PutOff(err); !is || !got.Equal(at) {
			t.Errorf("%v is put off until %v, %t", err, got, is)
		}
	}
	for _, err := range []error{nil, errors.New("broken")} {
		if _, is := tasks.PutOff(err); is {
			t.Errorf("%v is put off", err)
		}
	}
}
