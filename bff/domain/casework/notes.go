package casework

import (
	"context"
	"errors"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Note is what a coach noted about a client. Times are instants.
type Note struct {
	ID                   uuid.UUID
	Text                 string
	CreatedAt, UpdatedAt time.Time
}

// Notes lists what the coach noted about a present client, newest first; the coach themselves calls it, as everything below. It
// returns fault.ErrNotFound for anybody else, and when the coach is not active and verified.
func (s *Service) Notes(ctx context.Context, coach identity.CoachID, client identity.MemberID) ([]Note, error) {
	own, err := s.q.IsOwnClient(ctx, s.pool, store.IsOwnClientParams{MemberID: client.UUID(), CoachID: coach.UUID()})
	if err != nil {
		return nil, wrap("find client", err)
	}
	if !own {
		return nil, fault.ErrNotFound
	}
	rows, err := s.q.ClientNotes(ctx, s.pool, store.ClientNotesParams{CoachID: coach.UUID(), MemberID: client.UUID()})
	if err != nil {
		return nil, wrap("list notes", err)
	}
	notes := make([]Note, len(rows))
	for i, row := range rows {
		notes[i] = Note(row)
	}
	return notes, nil
}

// AddNote notes something about a present client; see forms.ClientNote for the rules. It returns *fault.Invalid for a text that
// breaks them, *fault.Conflict when there are copy.Limits.ClientNotesMax already, and fault.ErrNotFound as Notes.
func (s *Service) AddNote(ctx context.Context, coach identity.CoachID, client identity.MemberID, text string) (Note, error) {
	text, err := cleanNote(text)
	if err != nil {
		return Note{}, err
	}
	var note Note
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		// The member's row before the coach's, as everywhere.
		_, err := s.q.LockOwnClient(ctx, tx, store.LockOwnClientParams{MemberID: client.UUID(), CoachID: coach.UUID()})
		if errors.Is(err, pgx.ErrNoRows) {
			return fault.ErrNotFound
		}
		if err != nil {
			return wrap("find client", err)
		}
		if err := s.lockCoach(ctx, tx, coach); err != nil {
			return err
		}
		row, err := s.q.AddClientNote(ctx, tx, store.AddClientNoteParams{
			CoachID: coach.UUID(), MemberID: client.UUID(), Text: text, Most: int64(copy.Limits.ClientNotesMax),
		})
		if errors.Is(err, pgx.ErrNoRows) {
			return &fault.Conflict{Message: copy.Casework.TooManyNotes}
		}
		note = Note(row)
		return wrap("add a note", err)
	})
	if err != nil {
		return Note{}, err
	}
	return note, nil
}

// ChangeNote writes a note anew; when it was first written stays. It returns *fault.Invalid as AddNote, and *fault.NotFound for a
// note that is not theirs or not about this client, for anybody who is no present client, and when the coach is not active and
// verified.
func (s *Service) ChangeNote(ctx context.Context, coach identity.CoachID, client identity.MemberID, id uuid.UUID, text string) (Note, error) {
	text, err := cleanNote(text)
	if err != nil {
		return Note{}, err
	}
	row, err := s.q.ChangeClientNote(ctx, s.pool, store.ChangeClientNoteParams{
		ID: id, CoachID: coach.UUID(), MemberID: client.UUID(), Text: text,
	})
	if errors.Is(err, pgx.ErrNoRows) {
		return Note{}, &fault.NotFound{Message: copy.Casework.NoteNotFound}
	}
	if err != nil {
		return Note{}, wrap("change a note", err)
	}
	return Note(row), nil
}

// DeleteNote takes a note away. It returns *fault.NotFound as ChangeNote.
func (s *Service) DeleteNote(ctx context.Context, coach identity.CoachID, client identity.MemberID, id uuid.UUID) error {
	deleted, err := s.q.DeleteClientNote(ctx, s.pool, store.DeleteClientNoteParams{ID: id, CoachID: coach.UUID(), MemberID: client.UUID()})
	return found(deleted, err, copy.Casework.NoteNotFound)
}

func cleanNote(text string) (string, error) {
	written := struct{ Text string }{text}
	err := forms.ClientNote.Clean(&written)
	return written.Text, err
}
