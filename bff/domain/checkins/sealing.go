package checkins

import (
	"context"
	"encoding/json"

	"aangan/bff/domain/keyrotation"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
)

// table describes the table of check-ins. Each row is bound to its id and member.
func (s *Service) table() keyrotation.SealedTable {
	return keyrotation.SealedTable{
		Name: "check-ins", Thing: "check-in", Keys: s.keys,
		Headers: func(ctx context.Context) ([][]byte, error) { return s.q.CheckInSealHeaders(ctx, s.pool) },
		SealedWith: func(ctx context.Context, header []byte) (keyrotation.Row, error) {
			row, err := s.q.CheckInSealedWith(ctx, s.pool, header)
			return rowOf(row.MemberID, row.ID, row.Sealed), err
		},
		NotSealedWith: func(ctx context.Context, header []byte, behind keyrotation.Row, most int32) ([]keyrotation.Row, error) {
			found, err := s.q.CheckInsSealedOtherwise(ctx, s.pool, store.CheckInsSealedOtherwiseParams{Header: header, AfterID: behind.ID, MaxRows: most})
			rows := make([]keyrotation.Row, len(found))
			for i, row := range found {
				rows[i] = rowOf(row.MemberID, row.ID, row.Sealed)
			}
			return rows, err
		},
		Replace: func(ctx context.Context, was keyrotation.Row, sealed []byte) error {
			return s.q.ResealCheckIn(ctx, s.pool, store.ResealCheckInParams{ID: was.ID, Was: was.Sealed, Sealed: sealed})
		},
	}
}

func rowOf(member, id uuid.UUID, sealed []byte) keyrotation.Row {
	return keyrotation.Row{ID: id, Owners: []uuid.UUID{member}, Sealed: sealed}
}

// Periodic returns the periodic tasks, which also run at start: resealing with the current key, and checking that all
// keys are present.
func (s *Service) Periodic() []tasks.PeriodicTask { return s.table().Periodic() }

// CheckKeys checks that stored check-ins open with the keys; see keyrotation.SealedTable.
func (s *Service) CheckKeys(ctx context.Context) error { return s.table().CheckKeys(ctx) }

// Reseal reseals all check-ins that another key sealed than the current one; see keyrotation.SealedTable.
func (s *Service) Reseal(ctx context.Context) error { return s.table().Reseal(ctx) }

// Seal returns the stored form of a check-in; Save does it itself. It needs Keys only.
func (s *Service) Seal(member, id uuid.UUID, content Content) []byte {
	text, err := json.Marshal(content)
	if err != nil {
		panic(err) // Strings always encode.
	}
	return s.keys.Seal(text, s.table().About(id, member))
}

// SealText is Seal for demo data, which does not know Content.
func (s *Service) SealText(member, id uuid.UUID, mood, word, note string) []byte {
	return s.Seal(member, id, Content{Mood: mood, Word: word, Note: note})
}

// Unseal opens a check-in for its member's pages and export, and for SharedWith. A check-in that does not open has no
// content; the reason is logged once per process.
func (s *Service) Unseal(ctx context.Context, member, id uuid.UUID, sealed []byte) (content Content, opens bool) {
	text, err := s.table().Open(rowOf(member, id, sealed))
	if err == nil {
		err = json.Unmarshal(text, &content)
	}
	if err == nil {
		return content, true
	}
	if _, said := s.closed.LoadOrStore(err.Error(), true); !said {
		s.logger.ErrorContext(ctx, "a check-in does not open; further ones with the same reason are not logged", "checkIn", id, "error", err)
	}
	return Content{}, false
}
