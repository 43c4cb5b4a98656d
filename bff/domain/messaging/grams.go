package messaging

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"aangan/bff/domain/tasks"
	"aangan/db/grams"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

const (
	// gramsMissing is the periodic task that indexes messages from before the search existed.
	gramsMissing = "fill-message-grams"
	gramsBatch   = 500
	// gramsFor is the maximum duration of one run, well below a task's timeout.
	gramsFor = tasks.Timeout / 2
)

// noGrams marks a text without grams, so that it is not processed again. No search uses it, and an accidental match
// compares the text anyway.
const noGrams = "{0}"

// fillGrams indexes messages that were stored before the search existed. It may be interrupted anywhere, continues
// there, and costs next to nothing when finished.
func (s *Service) fillGrams(ctx context.Context) error {
	for begun := time.Now(); ; {
		filled, err := s.fillSomeGrams(ctx)
		if err != nil {
			return err
		}
		if filled < gramsBatch {
			return nil
		}
		if time.Since(begun) > gramsFor {
			return tasks.Snooze(time.Now().Add(time.Second))
		}
	}
}

func (s *Service) fillSomeGrams(ctx context.Context) (filled int, err error) {
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		rows, err := s.q.MessagesWithoutGrams(ctx, tx, gramsBatch)
		if err != nil {
			return fmt.Errorf("find messages without an index: %w", err)
		}
		if filled = len(rows); filled == 0 {
			return nil
		}
		set := store.SetGramsParams{ConversationIds: make([]uuid.UUID, filled), Ids: make([]uuid.UUID, filled), Grams: make([]string, filled)}
		for i, row := range rows {
			set.ConversationIds[i], set.Ids[i] = row.ConversationID, row.ID
			set.Grams[i] = arrayOf(grams.Of(row.MemberID, row.CoachID, row.Seq, row.Text))
		}
		if err := s.q.SetGrams(ctx, tx, set); err != nil {
			return fmt.Errorf("index messages: %w", err)
		}
		return nil
	})
	return filled, err
}

// arrayOf formats numbers as a Postgres array.
func arrayOf(numbers []int32) string {
	if len(numbers) == 0 {
		return noGrams
	}
	var b strings.Builder
	for i, n := range numbers {
		b.WriteByte("{,"[min(i, 1)])
		b.WriteString(strconv.Itoa(int(n)))
	}
	b.WriteByte('}')
	return b.String()
}
