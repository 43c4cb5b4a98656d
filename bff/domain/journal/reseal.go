package journal

import (
	"context"

	"aangan/bff/domain/keyrotation"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
)

// shelf is where the pages stand.
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

// Periodic is the work that is done again and again, and once at the start: sealing anew what an older key sealed, and looking
// whether all keys are there.
func (s *Service) Periodic() []tasks.PeriodicTask { return s.shelf().Periodic() }

// CheckKeys looks whether what is stored opens with the keys. Its error names the keys that are missing, and those that do
// not open what names them. It tries one page of each key, and reads what every page begins with.
func (s *Service) CheckKeys(ctx context.Context) error { return s.shelf().CheckKeys(ctx) }

// Reseal seals every page anew that is sealed with another key than the one that seals now. Once it has gone through without
// an error, the older keys can be taken out of the settings. With a single key it does nothing. A page that does not open is
// left as it is and named in the error, by its id.
func (s *Service) Reseal(ctx context.Context) error { return s.shelf().Reseal(ctx) }
