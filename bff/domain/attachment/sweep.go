package attachment

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

const (
	// sweepKind is the task that takes away what was discarded, never sent or never stored whole.
	sweepKind  = "remove-discarded-files"
	sweepEvery = time.Hour
	// unsentFor is how long a file may wait to be sent.
	unsentFor = 24 * time.Hour
	// unstoredFor is how long storing may take at the very most. It takes seconds.
	unstoredFor = time.Hour
	sweepPage   = 100
)

// Periodic is the work of this package that nobody waits for.
func (s *Service) Periodic() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{{Kind: sweepKind, Interval: sweepEvery, Run: func(ctx context.Context) error { return s.Sweep(ctx, time.Now()) }}}
}

// Discard takes back a file that its uploader has not sent; they themselves call it. It is gone at once for everybody, and from
// the store soon. It returns fault.ErrNotFound for anything else, also for one that is in a message.
func (s *Service) Discard(ctx context.Context, by Uploader, id uuid.UUID) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		rows, err := s.q.DiscardUnsentAttachment(ctx, tx, store.DiscardUnsentAttachmentParams{ID: id, MemberID: by.member, CoachID: by.coach})
		if err != nil {
			return fmt.Errorf("discard a file: %w", err)
		}
		if rows == 0 {
			return fault.ErrNotFound
		}
		return s.SweepSoon(ctx, tx)
	})
}

// SweepSoon has discarded files taken away as soon as the caller's transaction commits, and not only with the next sweep.
func (s *Service) SweepSoon(ctx context.Context, tx pgx.Tx) error {
	if err := s.queue.Schedule(ctx, tx, tasks.Ref{Kind: sweepKind}, time.Time{}); err != nil {
		return fmt.Errorf("ask for files to be taken away: %w", err)
	}
	return nil
}

// Sweep takes away every file that was discarded, that waits to be sent for longer than a day, or that was never stored whole.
// It may be interrupted anywhere and done again. A file that cannot be taken away does not keep the others.
func (s *Service) Sweep(ctx context.Context, now time.Time) error {
	_, err := s.q.DiscardForgottenAttachments(ctx, s.pool, store.DiscardForgottenAttachmentsParams{
		UnsentBefore: now.Add(-unsentFor), UnstoredBefore: now.Add(-unstoredFor),
	})
	if err != nil {
		return fmt.Errorf("give up files that nobody sent: %w", err)
	}
	var failed error
	after := uuid.Nil
	for {
		rows, err := s.q.DiscardedAttachments(ctx, s.pool, store.DiscardedAttachmentsParams{After: after, MaxRows: sweepPage})
		if err != nil {
			return fmt.Errorf("list files to take away: %w", err)
		}
		for _, row := range rows {
			after = row.ID
			if err := s.remove(ctx, row.ID, row.BlobKey); err != nil {
				if failed == nil {
					failed = err
				}
				if ctx.Err() != nil {
					return failed
				}
			}
		}
		if len(rows) < sweepPage {
			return failed
		}
	}
}

// DeleteOf deletes every file of a member who is leaving: what they brought, and what stands in their conversations, whoever
// sent it. The rows stay for now, and go with the member. It may be called again. While one is still being stored it puts
// itself off (see tasks.Snooze).
func (s *Service) DeleteOf(ctx context.Context, member uuid.UUID) error {
	storing := false
	after := uuid.Nil
	for {
		rows, err := s.q.AttachmentFilesOf(ctx, s.pool, store.AttachmentFilesOfParams{
			MemberID: member, After: after, MaxRows: sweepPage, StoringSince: time.Now().Add(-unstoredFor),
		})
		if err != nil {
			return fmt.Errorf("list a member's files: %w", err)
		}
		for _, row := range rows {
			after = row.ID
			if row.Storing {
				storing = true
				continue
			}
			if err := s.blobs.Delete(ctx, row.BlobKey); err != nil {
				return fmt.Errorf("take a member's file away: %w", err)
			}
		}
		if len(rows) == sweepPage {
			continue
		}
		if storing {
			return tasks.Snooze(time.Now().Add(time.Minute))
		}
		return nil
	}
}

// isForeign says whether the database refused a row because its owner is gone.
func isForeign(err error) bool {
	var refused *pgconn.PgError
	return errors.As(err, &refused) && refused.Code == "23503"
}
