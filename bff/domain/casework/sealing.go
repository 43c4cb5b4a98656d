package casework

import (
	"context"
	"errors"
	"slices"

	"aangan/bff/domain/keyrotation"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
)

// sealBatch is the number of notes sealed at once that were written before notes were sealed.
const sealBatch = 200

// notes describes the table of notes. Each is bound to its coach, its client and its own id.
func (s *Service) notes() keyrotation.SealedTable {
	return keyrotation.SealedTable{
		Name: "notes", Thing: "note", Keys: s.keys,
		Headers: func(ctx context.Context) ([][]byte, error) { return s.q.NoteSealHeaders(ctx, s.pool) },
		SealedWith: func(ctx context.Context, header []byte) (keyrotation.Row, error) {
			row, err := s.q.NoteSealedWith(ctx, s.pool, header)
			return noteRow(row.CoachID, row.MemberID, row.ID, row.Sealed), err
		},
		NotSealedWith: func(ctx context.Context, header []byte, behind keyrotation.Row, most int32) ([]keyrotation.Row, error) {
			found, err := s.q.NotesSealedOtherwise(ctx, s.pool, store.NotesSealedOtherwiseParams{Header: header, AfterID: behind.ID, MaxRows: most})
			rows := make([]keyrotation.Row, len(found))
			for i, row := range found {
				rows[i] = noteRow(row.CoachID, row.MemberID, row.ID, row.Sealed)
			}
			return rows, err
		},
		Replace: func(ctx context.Context, was keyrotation.Row, sealed []byte) error {
			return s.q.ResealNote(ctx, s.pool, store.ResealNoteParams{ID: was.ID, Was: was.Sealed, Sealed: sealed})
		},
	}
}

// crisisNotes describes the notes in the table of crisis outcomes, which are bound like those in the table of notes.
func (s *Service) crisisNotes() keyrotation.SealedTable {
	return keyrotation.SealedTable{
		Name: "crisis-notes", Thing: "crisis note", Keys: s.keys,
		Headers: func(ctx context.Context) ([][]byte, error) { return s.q.CrisisNoteSealHeaders(ctx, s.pool) },
		SealedWith: func(ctx context.Context, header []byte) (keyrotation.Row, error) {
			row, err := s.q.CrisisNoteSealedWith(ctx, s.pool, header)
			return noteRow(row.CoachID, row.MemberID, row.ID, row.Sealed), err
		},
		NotSealedWith: func(ctx context.Context, header []byte, behind keyrotation.Row, most int32) ([]keyrotation.Row, error) {
			found, err := s.q.CrisisNotesSealedOtherwise(ctx, s.pool, store.CrisisNotesSealedOtherwiseParams{Header: header, AfterID: behind.ID, MaxRows: most})
			rows := make([]keyrotation.Row, len(found))
			for i, row := range found {
				rows[i] = noteRow(row.CoachID, row.MemberID, row.ID, row.Sealed)
			}
			return rows, err
		},
		Replace: func(ctx context.Context, was keyrotation.Row, sealed []byte) error {
			return s.q.ResealCrisisNote(ctx, s.pool, store.ResealCrisisNoteParams{ID: was.ID, Was: was.Sealed, Sealed: sealed})
		},
	}
}

// handoverNotes describes the notes in the table of handovers, which are bound like those in the table of notes.
func (s *Service) handoverNotes() keyrotation.SealedTable {
	return keyrotation.SealedTable{
		Name: "handover-notes", Thing: "handover note", Keys: s.keys,
		Headers: func(ctx context.Context) ([][]byte, error) { return s.q.HandoverNoteSealHeaders(ctx, s.pool) },
		SealedWith: func(ctx context.Context, header []byte) (keyrotation.Row, error) {
			row, err := s.q.HandoverNoteSealedWith(ctx, s.pool, header)
			return noteRow(row.CoachID, row.MemberID, row.ID, row.Sealed), err
		},
		NotSealedWith: func(ctx context.Context, header []byte, behind keyrotation.Row, most int32) ([]keyrotation.Row, error) {
			found, err := s.q.HandoverNotesSealedOtherwise(ctx, s.pool, store.HandoverNotesSealedOtherwiseParams{Header: header, AfterID: behind.ID, MaxRows: most})
			rows := make([]keyrotation.Row, len(found))
			for i, row := range found {
				rows[i] = noteRow(row.CoachID, row.MemberID, row.ID, row.Sealed)
			}
			return rows, err
		},
		Replace: func(ctx context.Context, was keyrotation.Row, sealed []byte) error {
			return s.q.ResealHandoverNote(ctx, s.pool, store.ResealHandoverNoteParams{ID: was.ID, Was: was.Sealed, Sealed: sealed})
		},
	}
}

func noteRow(coach, client, id uuid.UUID, sealed []byte) keyrotation.Row {
	return keyrotation.Row{ID: id, Owners: []uuid.UUID{coach, client}, Sealed: sealed}
}

// Periodic returns the periodic tasks, which also run at start: sealing notes from before sealing existed, resealing
// with the current key, and checking that all keys are present.
func (s *Service) Periodic() []tasks.PeriodicTask {
	resealing := slices.Concat(s.notes().Periodic(), s.crisisNotes().Periodic(), s.handoverNotes().Periodic())
	return append([]tasks.PeriodicTask{{Kind: "seal-notes", Interval: resealing[0].Interval, Run: s.SealOpen}}, resealing...)
}

// SealOpen seals every note from before notes were sealed, and removes its plain text in the same step. A note edited
// since is sealed already and is skipped.
func (s *Service) SealOpen(ctx context.Context) error {
	var behind uuid.UUID
	for {
		rows, err := s.q.OpenNotes(ctx, s.pool, store.OpenNotesParams{AfterID: behind, MaxRows: sealBatch})
		if err != nil {
			return wrap("look for notes to seal", err)
		}
		for _, row := range rows {
			behind = row.ID
			err := s.q.SealNote(ctx, s.pool, store.SealNoteParams{ID: row.ID, Was: row.Text, Sealed: s.Seal(row.CoachID, row.MemberID, row.ID, row.Text)})
			if err != nil {
				return wrap("seal a note", err)
			}
		}
		if len(rows) < sealBatch {
			return nil
		}
	}
}

// CheckKeys checks that stored notes, also those of crises, open with the keys; see keyrotation.SealedTable.
func (s *Service) CheckKeys(ctx context.Context) error {
	return errors.Join(s.notes().CheckKeys(ctx), s.crisisNotes().CheckKeys(ctx), s.handoverNotes().CheckKeys(ctx))
}

// Reseal reseals every note, also those of crises, that another key sealed than the current one; see
// keyrotation.SealedTable.
func (s *Service) Reseal(ctx context.Context) error {
	return errors.Join(s.notes().Reseal(ctx), s.crisisNotes().Reseal(ctx), s.handoverNotes().Reseal(ctx))
}

// Seal returns a note's text in its stored form, for demo data; AddNote and ChangeNote do it themselves. It needs Keys
// only.
func (s *Service) Seal(coach, client, id uuid.UUID, text string) []byte {
	return s.keys.Seal([]byte(text), s.notes().About(id, coach, client))
}

// SealCrisisNote returns the stored form of a crisis outcome's note. It needs Keys only.
func (s *Service) SealCrisisNote(coach, client, id uuid.UUID, note string) []byte {
	return s.keys.Seal([]byte(note), s.crisisNotes().About(id, coach, client))
}

// SealHandoverNote returns the stored form of a handover's note. It needs Keys only.
func (s *Service) SealHandoverNote(coach, client, id uuid.UUID, note string) []byte {
	return s.keys.Seal([]byte(note), s.handoverNotes().About(id, coach, client))
}

// unseal opens a note for its coach. A note that does not open has no text; the reason is logged once per process.
func (s *Service) unseal(ctx context.Context, from keyrotation.SealedTable, row keyrotation.Row) (text string, opens bool) {
	words, err := from.Open(row)
	if err == nil {
		return string(words), true
	}
	if _, said := s.closed.LoadOrStore(err.Error(), true); !said {
		s.logger.ErrorContext(ctx, "a note does not open; further notes with the same reason are not logged", "note", row.ID, "error", err)
	}
	return "", false
}
