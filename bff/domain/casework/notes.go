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

// Note is a coach's note about a client. Times are instants.
type Note struct {
	ID   uuid.UUID
	Text string
	// Session is the session that it is about; nil for none.
	Session *uuid.UUID
	// Unreadable means that the note does not open; its Text is then empty.
	Unreadable           bool
	CreatedAt, UpdatedAt time.Time
}

// Notes returns the coach's notes about a current client, newest first: all, or those about one session. The caller
// must be the coach, as for the methods below; no one else can read a note. Returns fault.ErrNotFound for any other
// client, and if the coach is not active and verified.
func (s *Service) Notes(ctx context.Context, coach identity.CoachID, client identity.MemberID, session *uuid.UUID) ([]Note, error) {
	if err := s.checkOwn(ctx, coach, client); err != nil {
		return nil, err
	}
	rows, err := s.q.ClientNotes(ctx, s.pool, store.ClientNotesParams{CoachID: coach.UUID(), MemberID: client.UUID(), SessionID: session})
	if err != nil {
		return nil, wrap("list notes", err)
	}
	notes := make([]Note, len(rows))
	for i, row := range rows {
		notes[i] = Note{ID: row.ID, Session: row.SessionID, CreatedAt: row.CreatedAt, UpdatedAt: row.UpdatedAt}
		if row.Text != nil {
			notes[i].Text = *row.Text // From before notes were sealed; the task has not sealed it yet.
			continue
		}
		text, opens := s.unseal(ctx, s.notes(), noteRow(coach.UUID(), client.UUID(), row.ID, row.Sealed))
		notes[i].Text, notes[i].Unreadable = text, !opens
	}
	return notes, nil
}

// NoteInput is a note as the coach wrote it.
type NoteInput struct {
	Text string
	// Session is the session of these two that it is about; nil for none.
	Session *uuid.UUID
}

// AddNote adds a note about a current client; see forms.ClientNote for the rules. Returns *fault.Invalid for text that
// breaks them and for a session that is not one of theirs, *fault.Conflict at copy.Limits.ClientNotesMax notes, and
// fault.ErrNotFound as Notes.
func (s *Service) AddNote(ctx context.Context, coach identity.CoachID, client identity.MemberID, written NoteInput) (Note, error) {
	text, err := cleanNote(written.Text)
	if err != nil {
		return Note{}, err
	}
	note := Note{ID: uuid.New(), Text: text}
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		// The member's row before the coach's: the lock order.
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
		if err := s.sessionOfTheirs(ctx, tx, coach, client, written.Session); err != nil {
			return err
		}
		row, err := s.q.AddClientNote(ctx, tx, store.AddClientNoteParams{
			ID: note.ID, CoachID: coach.UUID(), MemberID: client.UUID(), SessionID: written.Session,
			Sealed: s.Seal(coach.UUID(), client.UUID(), note.ID, text), Most: int64(copy.Limits.ClientNotesMax),
		})
		if errors.Is(err, pgx.ErrNoRows) {
			return &fault.Conflict{Message: copy.Casework.TooManyNotes}
		}
		note.Session, note.CreatedAt, note.UpdatedAt = row.SessionID, row.CreatedAt, row.UpdatedAt
		return wrap("add a note", err)
	})
	if err != nil {
		return Note{}, err
	}
	return note, nil
}

// sessionOfTheirs returns *fault.Invalid for a session that is not between these two.
func (s *Service) sessionOfTheirs(ctx context.Context, tx pgx.Tx, coach identity.CoachID, client identity.MemberID, session *uuid.UUID) error {
	if session == nil {
		return nil
	}
	theirs, err := s.q.IsSessionOfTheirs(ctx, tx, store.IsSessionOfTheirsParams{ID: *session, CoachID: coach.UUID(), MemberID: client.UUID()})
	if err != nil {
		return wrap("find the session of a note", err)
	}
	if !theirs {
		return fault.Field("sessionId", copy.Casework.NoteSessionUnknown)
	}
	return nil
}

// ChangeNote edits a note; its creation time stays. Returns *fault.Invalid as AddNote, and *fault.NotFound for another
// coach's or client's note, for a person who is not a current client, and if the coach is not active and verified.
func (s *Service) ChangeNote(ctx context.Context, coach identity.CoachID, client identity.MemberID, id uuid.UUID, text string) (Note, error) {
	text, err := cleanNote(text)
	if err != nil {
		return Note{}, err
	}
	row, err := s.q.ChangeClientNote(ctx, s.pool, store.ChangeClientNoteParams{
		ID: id, CoachID: coach.UUID(), MemberID: client.UUID(), Sealed: s.Seal(coach.UUID(), client.UUID(), id, text),
	})
	if errors.Is(err, pgx.ErrNoRows) {
		return Note{}, &fault.NotFound{Message: copy.Casework.NoteNotFound}
	}
	if err != nil {
		return Note{}, wrap("change a note", err)
	}
	return Note{ID: id, Text: text, Session: row.SessionID, CreatedAt: row.CreatedAt, UpdatedAt: row.UpdatedAt}, nil
}

// DeleteNote deletes a note. Returns *fault.NotFound as ChangeNote.
func (s *Service) DeleteNote(ctx context.Context, coach identity.CoachID, client identity.MemberID, id uuid.UUID) error {
	deleted, err := s.q.DeleteClientNote(ctx, s.pool, store.DeleteClientNoteParams{ID: id, CoachID: coach.UUID(), MemberID: client.UUID()})
	return found(deleted, err, copy.Casework.NoteNotFound)
}

func cleanNote(text string) (string, error) {
	written := struct{ Text string }{text}
	err := forms.ClientNote.Clean(&written)
	return written.Text, err
}
