package safetynotes

import (
	"context"
	"encoding/json"

	"aangan/bff/domain/keyrotation"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
)

// table describes the table of notes. Each row is bound to its member.
func (s *Service) table() keyrotation.SealedTable {
	return keyrotation.SealedTable{
		Name: "safety-notes", Thing: "safety note", Keys: s.keys,
		Headers: func(ctx context.Context) ([][]byte, error) { return s.q.SafetyNotesSealHeaders(ctx, s.pool) },
		SealedWith: func(ctx context.Context, header []byte) (keyrotation.Row, error) {
			row, err := s.q.SafetyNotesSealedWith(ctx, s.pool, header)
			return keyrotation.Row{ID: row.MemberID, Sealed: row.Sealed}, err
		},
		NotSealedWith: func(ctx context.Context, header []byte, behind keyrotation.Row, most int32) ([]keyrotation.Row, error) {
			found, err := s.q.SafetyNotesSealedOtherwise(ctx, s.pool, store.SafetyNotesSealedOtherwiseParams{Header: header, AfterMember: behind.ID, MaxRows: most})
			rows := make([]keyrotation.Row, len(found))
			for i, row := range found {
				rows[i] = keyrotation.Row{ID: row.MemberID, Sealed: row.Sealed}
			}
			return rows, err
		},
		Replace: func(ctx context.Context, was keyrotation.Row, sealed []byte) error {
			return s.q.ResealSafetyNotes(ctx, s.pool, store.ResealSafetyNotesParams{MemberID: was.ID, Was: was.Sealed, Sealed: sealed})
		},
	}
}

// Periodic returns the periodic tasks, which also run at start: resealing with the current key, and checking that all
// keys are present.
func (s *Service) Periodic() []tasks.PeriodicTask { return s.table().Periodic() }

// CheckKeys checks that stored notes open with the keys; see keyrotation.SealedTable.
func (s *Service) CheckKeys(ctx context.Context) error { return s.table().CheckKeys(ctx) }

// Reseal reseals all notes that another key sealed than the current one; see keyrotation.SealedTable.
func (s *Service) Reseal(ctx context.Context) error { return s.table().Reseal(ctx) }

// Seal returns the stored form of a member's notes; Save does it itself. It needs Keys only.
func (s *Service) Seal(member uuid.UUID, content Content) []byte {
	text, err := json.Marshal(content)
	if err != nil {
		panic(err) // Strings and UUIDs always encode.
	}
	return s.keys.Seal(text, s.table().About(member))
}

// Unseal opens a member's notes for their own page and export, and for SharedWith. Notes that do not open have no
// content; the reason is logged once per process.
func (s *Service) Unseal(ctx context.Context, member uuid.UUID, sealed []byte) (content Content, opens bool) {
	text, err := s.table().Open(keyrotation.Row{ID: member, Sealed: sealed})
	if err == nil {
		err = json.Unmarshal(text, &content)
	}
	if err == nil {
		return content, true
	}
	if _, said := s.closed.LoadOrStore(err.Error(), true); !said {
		s.logger.ErrorContext(ctx, "safety notes do not open; further notes with the same reason are not logged", "member", member, "error", err)
	}
	return Content{}, false
}
