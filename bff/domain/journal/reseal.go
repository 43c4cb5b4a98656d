package journal

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

const (
	// resealEvery is how often what older keys sealed is looked for, while there are any.
	resealEvery = time.Hour
	resealBatch = 200
	// checkEvery is how often it is looked whether the keys are those that the pages are sealed with, beside the start.
	checkEvery = 24 * time.Hour
)

// Periodic is the work that is done again and again, and once at the start: sealing anew what an older key sealed, and looking
// whether all keys are there.
func (s *Service) Periodic() []tasks.Every {
	return []tasks.Every{
		{Kind: "reseal-journal", Interval: resealEvery, Do: s.Reseal},
		{Kind: "check-journal-keys", Interval: checkEvery, Do: s.CheckKeys},
	}
}

// CheckKeys looks whether what is stored opens with the keys. Its error names the keys that are missing, and those that do
// not open what names them. It tries one page of each key, and reads what every page begins with.
func (s *Service) CheckKeys(ctx context.Context) error {
	headers, err := s.q.JournalSealHeaders(ctx, s.pool)
	if err != nil {
		return fmt.Errorf("look for the keys of journals: %w", err)
	}
	var wrong []error
	for _, header := range headers {
		called, known := s.keys.Named(header)
		if called == "" {
			continue // It is no seal: its page is logged when it is read.
		}
		if !known {
			wrong = append(wrong, fmt.Errorf("pages are sealed with the key %q, which is not in DATA_KEY: put it back, behind the key that seals now", called))
			continue
		}
		page, err := s.q.JournalSealedWith(ctx, s.pool, header)
		if errors.Is(err, pgx.ErrNoRows) {
			continue // Sealed anew, or deleted, in this moment.
		}
		if err != nil {
			return fmt.Errorf("look for a page of the key %q: %w", called, err)
		}
		if _, err := s.open(page.MemberID, page.ID, page.Sealed); err != nil {
			wrong = append(wrong, fmt.Errorf("page %s does not open with the key %q of DATA_KEY: it may be another key of the same name", page.ID, called))
		}
	}
	return errors.Join(wrong...)
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
			text, err := s.open(row.MemberID, row.ID, row.Sealed)
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
