// Package tasks defines work that runs later or periodically, in the background: deleting data, checking later whether
// a message was seen, cleanup.
//
// The package that owns the rows owns the tasks about them. A queued task holds a kind and an id, never a text;
// everything else is read when it runs. A task may run twice (a machine can fail at the last moment), so a repeat must
// change nothing.
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

// Ref names one task: its kind, and the id of its row.
type Ref struct {
	Kind string
	ID   uuid.UUID
}

// Queue enqueues tasks.
type Queue interface {
	// Schedule enqueues a task in the caller's transaction for the given time, or for the commit if at is zero. A
	// waiting task of the same kind and id is kept with its time; a running one does not count. Returns an error for
	// an unregistered kind.
	Schedule(ctx context.Context, tx pgx.Tx, ref Ref, at time.Time) error
}

// Task is one kind of task.
type Task struct {
	// Kind must never change: queued tasks keep it while new versions roll out.
	Kind string
	// Run runs the task for the row with this id, within Timeout. After an error it is retried for two days with
	// growing delays; Snooze delays it. A missing row is not an error.
	Run func(ctx context.Context, id uuid.UUID) error
}

// PeriodicTask runs periodically in one of the processes.
type PeriodicTask struct {
	Kind string
	// Interval is at least a minute. A restart of the processes restarts it, with one run at start.
	Interval time.Duration
	Run      func(ctx context.Context) error
}

// Timeout is the maximum duration of a task; a longer one is interrupted and retried.
const Timeout = 2 * time.Minute

// Snooze returns an error with which Run delays its task until the given time, without counting as a failure.
func Snooze(at time.Time) error { return &snoozed{at} }

type snoozed struct{ at time.Time }

func (l *snoozed) Error() string { return "tasks: not before " + l.at.UTC().Format(time.RFC3339) }

// SnoozedUntil reports whether the error is from Snooze, and until when.
func SnoozedUntil(err error) (at time.Time, is bool) {
	var l *snoozed
	if errors.As(err, &l) {
		return l.at, true
	}
	return time.Time{}, false
}

// Registry holds every kind of task. It is filled at the start, before anything is queued.
type Registry struct {
	tasks map[string]Task
	every []PeriodicTask
}

// NewRegistry returns a registry with these tasks.
func NewRegistry(all ...Task) *Registry {
	b := &Registry{tasks: map[string]Task{}}
	b.Add(all...)
	return b
}

var kindPattern = regexp.MustCompile(`^[a-z]+(-[a-z0-9]+)*$`)

// Add registers tasks. It panics on an invalid or duplicate kind, or a missing function, because that is a bug.
func (b *Registry) Add(all ...Task) {
	for _, task := range all {
		if _, there := b.tasks[task.Kind]; there || task.Run == nil || !kindPattern.MatchString(task.Kind) {
			panic(fmt.Sprintf("tasks: the kind %q is invalid, has no function or is registered twice", task.Kind))
		}
		b.tasks[task.Kind] = task
	}
}

// AddPeriodic registers periodic tasks. Each is also a task without a row, which can be scheduled at any time. An
// invalid one is a bug and panics, as in Add.
func (b *Registry) AddPeriodic(all ...PeriodicTask) {
	for _, every := range all {
		if every.Interval < time.Minute || every.Run == nil {
			panic(fmt.Sprintf("tasks: %q runs more often than every minute, or has no function", every.Kind))
		}
		b.Add(Task{Kind: every.Kind, Run: func(ctx context.Context, _ uuid.UUID) error { return every.Run(ctx) }})
		b.every = append(b.every, every)
	}
}

// Has reports whether the kind is registered.
func (b *Registry) Has(kind string) bool {
	_, there := b.tasks[kind]
	return there
}

// Kinds lists the kinds in order.
func (b *Registry) Kinds() []string { return slices.Sorted(maps.Keys(b.tasks)) }

// Periodic returns the periodic tasks.
func (b *Registry) Periodic() []PeriodicTask { return slices.Clone(b.every) }

// Run runs the task of the reference. It may return an error from Snooze.
func (b *Registry) Run(ctx context.Context, ref Ref) error {
	task, there := b.tasks[ref.Kind]
	if !there {
		return fmt.Errorf("tasks: unknown kind %q", ref.Kind)
	}
	return task.Run(ctx, ref.ID)
}
