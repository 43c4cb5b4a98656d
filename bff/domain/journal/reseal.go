package journal

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/tasks"
	"aangan/db/store"
)

const (
	// resealEvery is how often what older keys sealed is looked for, while there are any.
	resealEvery = time.Hour
	resealBatch = 200
)

// Periodic is the work that is done again and again: sealing anew what an older key sealed.
func (s *Service) Periodic() []tasks.Every {
	return []tasks.Every{{Kind: "reseal-journal", Interval: resealEvery, Do: s.Reseal}}
}

// Reseal seals every page anew that is sealed with another key than the one that seals now. Once it has gone through without
// an error, the older keys can be taken out of the settings. With a single key it does nothing. A page that does not open is
// left as it is and named in the error, by its id.
func (s *Service) Reseal(ctx context.Context) error {
	if !s.keys.Several() {
		return nil
	}
	var failed []error
	next := store.JournalSealedOtherwiseParams{Header: s.keys.Header(), MaxRows: resealBatch}
	for {
		rows, err := s.q.JournalSealedOtherwise(ctx, s.pool, next)
		if err != nil {
			return fmt.Errorf("look for pages to seal anew: %w", err)
		}
		for _, row := range rows {
			next.AfterMember, next.AfterID = row.MemberID, row.ID
			text, err := s.Unseal(row.MemberID, row.ID, row.Sealed)
			if err != nil {
				failed = append(failed, fmt.Errorf("page %s: %w", row.ID, err))
				continue
			}
			err = s.q.ResealJournalEntry(ctx, s.pool, store.ResealJournalEntryParams{
				MemberID: row.MemberID, ID: row.ID, Was: row.Sealed, Sealed: s.Seal(row.MemberID, row.ID, text),
			})
			if err != nil {
				return fmt.Errorf("seal a page anew: %w", err)
			}
		}
		if len(rows) < resealBatch {
			return errors.Join(failed...)
		}
	}
}
