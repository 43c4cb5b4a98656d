package scheduling

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"slices"

	"aangan/bff/domain/keyrotation"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
)

// SealWith sets the keys that seal recaps and feedback; the database does not have them. The logger logs those that do
// not open. Call it before the first of them.
func (s *Service) SealWith(keys keyrotation.Keys, logger *slog.Logger) {
	s.keys, s.logger = keys, logger
}

// recaps describes the table of recaps. Each is bound to its session and member.
func (s *Service) recaps() keyrotation.SealedTable {
	return keyrotation.SealedTable{
		Name: "session-recaps", Thing: "recap", Keys: s.keys,
		Headers: func(ctx context.Context) ([][]byte, error) { return s.q.RecapSealHeaders(ctx, s.pool) },
		SealedWith: func(ctx context.Context, header []byte) (keyrotation.Row, error) {
			row, err := s.q.RecapSealedWith(ctx, s.pool, header)
			return rowOf(row.MemberID, row.SessionID, row.Sealed), err
		},
		NotSealedWith: func(ctx context.Context, header []byte, behind keyrotation.Row, most int32) ([]keyrotation.Row, error) {
			found, err := s.q.RecapsSealedOtherwise(ctx, s.pool, store.RecapsSealedOtherwiseParams{Header: header, AfterID: behind.ID, MaxRows: most})
			rows := make([]keyrotation.Row, len(found))
			for i, row := range found {
				rows[i] = rowOf(row.MemberID, row.SessionID, row.Sealed)
			}
			return rows, err
		},
		Replace: func(ctx context.Context, was keyrotation.Row, sealed []byte) error {
			return s.q.ResealRecap(ctx, s.pool, store.ResealRecapParams{ID: was.ID, Was: was.Sealed, Sealed: sealed})
		},
	}
}

// feedback describes the table of feedback, which is bound like that of recaps.
func (s *Service) feedback() keyrotation.SealedTable {
	return keyrotation.SealedTable{
		Name: "session-feedback", Thing: "answer", Keys: s.keys,
		Headers: func(ctx context.Context) ([][]byte, error) { return s.q.FeedbackSealHeaders(ctx, s.pool) },
		SealedWith: func(ctx context.Context, header []byte) (keyrotation.Row, error) {
			row, err := s.q.FeedbackSealedWith(ctx, s.pool, header)
			return rowOf(row.MemberID, row.SessionID, row.Sealed), err
		},
		NotSealedWith: func(ctx context.Context, header []byte, behind keyrotation.Row, most int32) ([]keyrotation.Row, error) {
			found, err := s.q.FeedbackSealedOtherwise(ctx, s.pool, store.FeedbackSealedOtherwiseParams{Header: header, AfterID: behind.ID, MaxRows: most})
			rows := make([]keyrotation.Row, len(found))
			for i, row := range found {
				rows[i] = rowOf(row.MemberID, row.SessionID, row.Sealed)
			}
			return rows, err
		},
		Replace: func(ctx context.Context, was keyrotation.Row, sealed []byte) error {
			return s.q.ResealFeedback(ctx, s.pool, store.ResealFeedbackParams{ID: was.ID, Was: was.Sealed, Sealed: sealed})
		},
	}
}

func rowOf(member, session uuid.UUID, sealed []byte) keyrotation.Row {
	return keyrotation.Row{ID: session, Owners: []uuid.UUID{member}, Sealed: sealed}
}

// Periodic returns the periodic tasks, which also run at start: resealing with the current key, and checking that all
// keys are present.
func (s *Service) Periodic() []tasks.PeriodicTask {
	return slices.Concat(s.recaps().Periodic(), s.feedback().Periodic())
}

// CheckKeys checks that stored recaps and feedback open with the keys; see keyrotation.SealedTable.
func (s *Service) CheckKeys(ctx context.Context) error {
	return errors.Join(s.recaps().CheckKeys(ctx), s.feedback().CheckKeys(ctx))
}

// SealRecap returns the stored form of a recap. It needs the keys only.
func (s *Service) SealRecap(member, session uuid.UUID, text RecapText) []byte {
	return seal(s.recaps(), member, session, text)
}

// SealFeedback returns the stored form of an answer. It needs the keys only.
func (s *Service) SealFeedback(member, session uuid.UUID, text FeedbackText) []byte {
	return seal(s.feedback(), member, session, text)
}

// UnsealRecap opens a recap, for the two people and the member's export. One that does not open has no text; the reason
// is logged once per process.
func (s *Service) UnsealRecap(ctx context.Context, member, session uuid.UUID, sealed []byte) (text RecapText, opens bool) {
	opens = s.unseal(ctx, s.recaps(), member, session, sealed, &text)
	return text, opens
}

// UnsealFeedback is UnsealRecap for an answer.
func (s *Service) UnsealFeedback(ctx context.Context, member, session uuid.UUID, sealed []byte) (text FeedbackText, opens bool) {
	opens = s.unseal(ctx, s.feedback(), member, session, sealed, &text)
	return text, opens
}

func seal(table keyrotation.SealedTable, member, session uuid.UUID, content any) []byte {
	text, err := json.Marshal(content)
	if err != nil {
		panic(err) // Strings always encode.
	}
	return table.Keys.Seal(text, table.About(session, member))
}

func (s *Service) unseal(ctx context.Context, table keyrotation.SealedTable, member, session uuid.UUID, sealed []byte, content any) bool {
	text, err := table.Open(rowOf(member, session, sealed))
	if err == nil {
		err = json.Unmarshal(text, content)
	}
	if err == nil {
		return true
	}
	if _, said := s.closed.LoadOrStore(err.Error(), true); !said {
		s.logger.ErrorContext(ctx, "a text about a session does not open; further ones with the same reason are not logged", "session", session, "error", err)
	}
	return false
}
