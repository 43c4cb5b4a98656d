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
	// sweepKind is the task that deletes discarded, unsent and incomplete files.
	sweepKind  = "remove-discarded-files"
	sweepEvery = time.Hour
	// unsentFor is the time a file may wait to be sent.
	unsentFor = 24 * time.Hour
	// unstoredFor is the maximum time for storing a file. It takes seconds.
	unstoredFor = time.Hour
	sweepPage   = 100
)

// Periodic returns the periodic task of this package.
func (s *Service) Periodic() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{{Kind: sweepKind, Interval: sweepEvery, Run: func(ctx context.Context) error { return s.Sweep(ctx, time.Now()) }}}
}

// Discard deletes an unsent file. The caller must be its uploader. It becomes invisible at once, and leaves the store
// soon. Returns fault.ErrNotFound for any other file, also for one in a message.
func (s *Service) Discard(ctx context.Context, by Uploader, id uuid.UUID) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		rows, err := s.q.DiscardUnsentAttachment(ctx, tx, store.DiscardUnsentAttachmentParams{ID: id, MemberID: by.member, CoachID: by.coach})
		if err != nil {
			return fmt.Errorf("discard a file: %w", err)
		}
		if rows == 0 {
			return fault.ErrNotFound
		}
		return s.ScheduleSweep(ctx, tx)
	})
}

// ScheduleSweep schedules the deletion of discarded files for the commit of the caller's transaction, so that they do
// not wait for the next periodic run.
func (s *Service) ScheduleSweep(ctx context.Context, tx pgx.Tx) error {
	if err := s.queue.Schedule(ctx, tx, tasks.Ref{Kind: sweepKind}, time.Time{}); err != nil {
		return fmt.Errorf("schedule the sweep of files: %w", err)
	}
	return nil
}

// Sweep deletes every file that was discarded, has been unsent for longer than a day, or was never stored completely.
// It may be interrupted and repeated. A file that cannot be deleted does not block the others.
func (s *Service) Sweep(ctx context.Context, now time.Time) error {
	_, err := s.q.DiscardForgottenAttachments(ctx, s.pool, store.DiscardForgottenAttachmentsParams{
		UnsentBefore: now.Add(-unsentFor), UnstoredBefore: now.Add(-unstoredFor),
	})
	if err != nil {
		return fmt.Errorf("discard unsent files: %w", err)
	}
	var failed error
	after := uuid.Nil
	for {
		rows, err := s.q.DiscardedAttachments(ctx, s.pool, store.DiscardedAttachmentsParams{After: after, MaxRows: sweepPage})
		if err != nil {
			return fmt.Errorf("list discarded files: %w", err)
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

// DeleteOf deletes every file of a member who is leaving: their uploads and all files in their conversations. The rows
// stay until the member's row is deleted. It can be repeated. While a file is still being stored it returns
// tasks.Snooze.
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
				return fmt.Errorf("delete a member's file: %w", err)
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

// isForeign reports whether the database rejected a row because its owner is gone.
func isForeign(err error) bool {
	var refused *pgconn.PgError
	return errors.As(err, &refused) && refused.Code == "23503"
}
