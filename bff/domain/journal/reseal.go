package journal

import (
	"context"

	"aangan/bff/domain/keyrotation"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
)

// shelf describes the table of pages.
func (s *Service) shelf() keyrotation.SealedTable {
	return keyrotation.SealedTable{
		Name: "journal", Thing: "page", Keys: s.keys,
		Headers: func(ctx context.Context) ([][]byte, error) { return s.q.JournalSealHeaders(ctx, s.pool) },
		SealedWith: func(ctx context.Context, header []byte) (keyrotation.Row, error) {
			row, err := s.q.JournalSealedWith(ctx, s.pool, header)
			return rowOf(row.MemberID, row.ID, row.Sealed), err
		},
		NotSealedWith: func(ctx context.Context, header []byte, behind keyrotation.Row, most int32) ([]keyrotation.Row, error) {
			after := store.JournalSealedOtherwiseParams{Header: header, AfterID: behind.ID, MaxRows: most}
			if len(behind.Owners) > 0 {
				after.AfterMember = behind.Owners[0]
			}
			found, err := s.q.JournalSealedOtherwise(ctx, s.pool, after)
			rows := make([]keyrotation.Row, len(found))
			for i, row := range found {
				rows[i] = rowOf(row.MemberID, row.ID, row.Sealed)
			}
			return rows, err
		},
		Replace: func(ctx context.Context, was keyrotation.Row, sealed []byte) error {
			return s.q.ResealJournalEntry(ctx, s.pool, store.ResealJournalEntryParams{MemberID: was.Owners[0], ID: was.ID, Was: was.Sealed, Sealed: sealed})
		},
	}
}

func rowOf(member, id uuid.UUID, sealed []byte) keyrotation.Row {
	return keyrotation.Row{ID: id, Owners: []uuid.UUID{member}, Sealed: sealed}
}

// Periodic returns the periodic tasks, which also run at start: resealing with the current key, and checking that all
// keys are present.
func (s *Service) Periodic() []tasks.PeriodicTask { return s.shelf().Periodic() }

// CheckKeys checks that stored pages open with the keys. Its error names missing keys, and those that do not open
// their pages. It tries one page per key, and reads the header of every page.
func (s *Service) CheckKeys(ctx context.Context) error { return s.shelf().CheckKeys(ctx) }

// Reseal reseals every page that is sealed with another key than the current one. After a run without an error the
// older keys can be removed from the settings. With a single key it does nothing. A page that does not open stays
// unchanged and is named in the error, by its id.
func (s *Service) Reseal(ctx context.Context) error { return s.shelf().Reseal(ctx) }
