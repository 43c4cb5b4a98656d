// Package tasks is what the house does later, or again and again, without anybody waiting for an answer: taking away what
// belonged to somebody who left, looking after a while whether a message was seen, tidying up.
//
// The domain package that owns the rows owns the tasks about them. What waits in the queue is a kind and an id, never a word
// that somebody wrote; everything else is read when the task is done. A task may be done twice (a machine can fail at the
// last moment), so that doing it again must change nothing.
package tasks

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Ref names one thing to be done: its kind, and the row that it is about.
type Ref struct {
	Kind string
	ID   uuid.UUID
}

// Queue takes tasks to be done later.
type Queue interface {
	// Schedule asks inside the caller's transaction for a task to be done at that time, or as soon as the transaction
	// commits when the time is zero. When the transaction rolls back nothing was ever asked. What waits already, of the same
	// kind and id, is not queued again and keeps its time; a task that has begun waits no longer. It refuses a kind that no
	// task is registered for.
	Schedule(ctx context.Context, tx pgx.Tx, ref Ref, at time.Time) error
}

// Task is one kind of thing to be done.
type Task struct {
	// Kind names it for ever: tasks wait in the queue under this name while new versions roll out.
	Kind string
	// Run does it for the row with this id, within Longest. An error has it tried again for two days, ever more slowly; Later
	// puts it off. A row that is gone is no error.
	Run func(ctx context.Context, id uuid.UUID) error
}

// PeriodicTask is something to be done again and again, by one process of however many there are.
type PeriodicTask struct {
	Kind string
	// Interval is at least a minute. It begins anew when the processes do, and they do it once as they begin.
	Interval time.Duration
	Run      func(ctx context.Context) error
}

// Timeout is how long a task may take; what takes longer is interrupted, and tried again.
const Timeout = 2 * time.Minute

// Snooze is what Do returns when it is too early: the task waits until that time, and this was no failure.
func Snooze(at time.Time) error { return &snoozed{at} }

type snoozed struct{ at time.Time }

func (l *snoozed) Error() string { return "tasks: not before " + l.at.UTC().Format(time.RFC3339) }

// SnoozedUntil tells whether the error is Later, and until when.
func SnoozedUntil(err error) (at time.Time, is bool) {
	var l *snoozed
	if errors.As(err, &l) {
		return l.at, true
	}
	return time.Time{}, false
}

// Registry holds every kind of task that there is. It is filled at the start, before anything is queued.
type Registry struct {
	tasks map[string]Task
	every []PeriodicTask
}

// NewRegistry makes a book of these tasks.
func NewRegistry(all ...Task) *Registry {
	b := &Registry{tasks: map[string]Task{}}
	b.Add(all...)
	return b
}

var kindPattern = regexp.MustCompile(`^[a-z]+(-[a-z0-9]+)*$`)

// Add registers tasks. A kind that is badly named, or there already, is a mistake in the program, and panics.
func (b *Registry) Add(all ...Task) {
	for _, task := range all {
		if _, there := b.tasks[task.Kind]; there || task.Run == nil || !kindPattern.MatchString(task.Kind) {
			panic(fmt.Sprintf("tasks: the kind %q is badly named, does nothing or is registered twice", task.Kind))
		}
		b.tasks[task.Kind] = task
	}
}

// AddPeriodic registers what is done again and again; it is a task besides, about no row, that can be asked for at any time.
// A mistake panics, as in Add.
func (b *Registry) AddPeriodic(all ...PeriodicTask) {
	for _, every := range all {
		if every.Interval < time.Minute || every.Run == nil {
			panic(fmt.Sprintf("tasks: %q is done more often than each minute, or does nothing", every.Kind))
		}
		b.Add(Task{Kind: every.Kind, Run: func(ctx context.Context, _ uuid.UUID) error { return every.Run(ctx) }})
		b.every = append(b.every, every)
	}
}

// Has tells whether there is such a kind.
func (b *Registry) Has(kind string) bool {
	_, there := b.tasks[kind]
	return there
}

// Kinds lists the kinds in order.
func (b *Registry) Kinds() []string { return slices.Sorted(maps.Keys(b.tasks)) }

// Periodic lists what is done again and again.
func (b *Registry) Periodic() []PeriodicTask { return slices.Clone(b.every) }

// Run does the task that the reference names. It may return Later.
func (b *Registry) Run(ctx context.Context, ref Ref) error {
	task, there := b.tasks[ref.Kind]
	if !there {
		return fmt.Errorf("tasks: there is no kind %q", ref.Kind)
	}
	return task.Run(ctx, ref.ID)
}
