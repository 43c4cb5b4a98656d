package jobs

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"regexp"
	"runtime/debug"
	"strconv"
	"time"

	"github.com/riverqueue/river"

	"aangan/bff/domain/emails"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/mail"
)

// Sender sends emails; see package mail.
type Sender interface {
	// Send sends one email. A repeated id marks a retry of the same email.
	Send(ctx context.Context, id string, letter emails.Message) error
	// Longest is the maximum time of a Send.
	Longest() time.Duration
}

// letterWorker renders an email from the present state of its row, and sends it.
type letterWorker struct {
	river.WorkerDefaults[letterArgs]
	book   *emails.Registry
	sender Sender
	logger *slog.Logger
}

// composing is the timeout of rendering an email.
const composing = 30 * time.Second

// Timeout implements river.Worker.
func (w *letterWorker) Timeout(*river.Job[letterArgs]) time.Duration {
	return composing + w.sender.Longest()
}

// Work implements river.Worker.
func (w *letterWorker) Work(ctx context.Context, job *river.Job[letterArgs]) error {
	logger := w.logger.With("job", job.ID, "letter", job.Args.Letter)
	err := w.send(ctx, job, logger)
	if at, is := tasks.SnoozedUntil(err); is {
		logger.DebugContext(ctx, "a letter is put off", "until", at)
		return river.JobSnooze(max(0, time.Until(at)))
	}
	switch {
	case err == nil:
		logger.InfoContext(ctx, "a letter was handed over", "attempt", job.Attempt)
		w.sent(ctx, job, logger)
		return nil
	case errors.Is(err, emails.ErrGone):
		logger.DebugContext(ctx, "a letter is no longer called for")
		return nil
	case ctx.Err() != nil && errors.Is(err, ctx.Err()):
		return err // The process stops or the timeout has passed; River handles both.
	case mail.IsPermanent(err):
		logger.ErrorContext(ctx, "a letter was given up: it cannot be sent", "error", err)
		// River discards a job without remaining attempts. Cancelling it would mean that it is no longer wanted.
		job.MaxAttempts = job.Attempt
	case job.Attempt >= job.MaxAttempts:
		logger.ErrorContext(ctx, "a letter was given up: it was tried for days", "error", err, "attempt", job.Attempt)
	default:
		logger.WarnContext(ctx, "a letter could not be sent and will be tried again", "error", err, "attempt", job.Attempt)
	}
	return err
}

func (w *letterWorker) send(ctx context.Context, job *river.Job[letterArgs], logger *slog.Logger) (err error) {
	defer func() {
		if p := recover(); p != nil {
			// The panic value may contain personal data; the stack shows the place.
			logger.ErrorContext(ctx, "writing a letter broke down", "stack", string(debug.Stack()))
			err = errors.New("jobs: writing the letter broke down")
		}
	}()
	letter, err := w.book.Compose(ctx, emails.Ref{Kind: job.Args.Letter, ID: job.Args.ID})
	if _, is := tasks.SnoozedUntil(err); is || errors.Is(err, emails.ErrGone) || (err != nil && ctx.Err() != nil && errors.Is(err, ctx.Err())) {
		return err
	}
	if err != nil {
		return fmt.Errorf("jobs: the letter cannot be written: %s", withoutAddresses(err))
	}
	return w.sender.Send(ctx, messageID(job), letter)
}

// sent records that the email was sent. If recording fails, the email must not be sent again.
func (w *letterWorker) sent(ctx context.Context, job *river.Job[letterArgs], logger *slog.Logger) {
	defer func() {
		if p := recover(); p != nil {
			logger.ErrorContext(ctx, "noting that a letter was handed over broke down", "stack", string(debug.Stack()))
		}
	}()
	if err := w.book.Sent(ctx, emails.Ref{Kind: job.Args.Letter, ID: job.Args.ID}); err != nil {
		logger.WarnContext(ctx, "it could not be noted that a letter was handed over", "error", withoutAddresses(err))
	}
}

// messageID returns the same id for each attempt of a job, unique over all jobs and databases.
func messageID(job *river.Job[letterArgs]) string {
	return strconv.FormatInt(job.ID, 36) + "." + strconv.FormatInt(job.CreatedAt.UnixMicro(), 36)
}

var anAddress = regexp.MustCompile(`[^\s"'<>(){}\[\],;:=]+@[^\s"'<>(){}\[\],;:=]+`)

// withoutAddresses returns an error's text that is safe for a log and the job's row: a database error may quote a
// value.
func withoutAddresses(err error) string {
	return anAddress.ReplaceAllString(err.Error(), "(an address)")
}
