package attachment

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"time"

	"aangan/bff/domain/attachment/content"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

const (
	// waitingMost is the maximum number of unsent files of a person.
	waitingMost = 50
	// waitingPause is the retry time for a person with too many.
	waitingPause = 10 * time.Minute
	// DurationMost is the maximum duration of a sound in milliseconds: a day.
	DurationMost = 24 * 60 * 60 * 1000
	// cleanUp is the timeout for undoing a failed upload. The person waits for it.
	cleanUp = 3 * time.Second
)

// Details is the client's data about its file. It is used for display only.
type Details struct {
	// Name may be anything; it is cleaned.
	Name string
	// DurationMs is the duration of a sound, from 1 to DurationMost; it is ignored for other files. Nil means unknown.
	DurationMs *int
}

// Store stores a draft for its uploader, without pictures' metadata about place and person. From now on they can read
// it, and attach it to one message within a day. Returns *fault.Unsupported for a type that is not on the list
// (whatever its name), *fault.Invalid for a damaged picture or an invalid duration, fault.Throttled for too many
// unsent files, and fault.ErrNotFound for a deleted account.
func (s *Service) Store(ctx context.Context, by Uploader, draft *Draft, details Details) (Attachment, error) {
	if d := details.DurationMs; d != nil && (*d < 1 || *d > DurationMost) {
		return Attachment{}, fault.Field("durationMs", copy.Attachments.DurationInvalid)
	}
	is, err := content.Inspect(draft.file, draft.size, details.Name)
	switch {
	case errors.Is(err, content.ErrUnknown):
		said := copy.Attachments.WrongType
		return Attachment{}, &fault.Unsupported{Message: said.Title, Fields: []fault.FieldError{{Field: "file", Message: string(said.Text)}}}
	case errors.Is(err, content.ErrDamaged):
		return Attachment{}, fault.Field("file", copy.Attachments.Damaged)
	case err != nil:
		return Attachment{}, fmt.Errorf("inspect a file: %w", err)
	}
	a := Attachment{
		ID: uuid.New(), Kind: Kind(is.Type.Kind), Name: cleanName(details.Name, is.Type), ContentType: is.ContentType,
		Size: is.Body.Size(), Width: is.Width, Height: is.Height, key: newKey(),
	}
	if a.Kind == Voice {
		a.DurationMs = details.DurationMs
	}
	if a.Size > MaxSize {
		return Attachment{}, TooLarge() // The added orientation made it too large.
	}
	if err := s.add(ctx, by, a); err != nil {
		return Attachment{}, err
	}
	if err := s.put(ctx, a, io.NewSectionReader(is.Body, 0, a.Size)); err != nil {
		return Attachment{}, err
	}
	return a, nil
}

// add inserts the row of a file that is still invisible.
func (s *Service) add(ctx context.Context, by Uploader, a Attachment) error {
	waiting, err := s.q.CountUnsentAttachments(ctx, s.pool, store.CountUnsentAttachmentsParams{MemberID: by.member, CoachID: by.coach})
	if err != nil {
		return fmt.Errorf("count unsent files: %w", err)
	}
	if waiting >= waitingMost {
		return &fault.Throttled{Message: copy.Attachments.ManyUnsent, Wait: waitingPause}
	}
	err = s.q.AddAttachment(ctx, s.pool, store.AddAttachmentParams{
		ID: a.ID, MemberID: by.member, CoachID: by.coach, Kind: string(a.Kind), ContentType: a.ContentType, Name: a.Name, Size: a.Size,
		Width: rowInt(a.Width), Height: rowInt(a.Height), DurationMs: rowInt(a.DurationMs), BlobKey: a.key,
	})
	if isForeign(err) {
		return fault.ErrNotFound
	}
	if err != nil {
		return fmt.Errorf("add a file: %w", err)
	}
	return nil
}

// put stores the bytes and makes the row visible. A failure is undone at once; if that fails too, the sweep does it.
func (s *Service) put(ctx context.Context, a Attachment, body *io.SectionReader) error {
	err := s.blobs.Put(ctx, a.key, a.ContentType, body)
	if err == nil {
		var rows int64
		if rows, err = s.q.AttachmentStored(ctx, s.pool, a.ID); err == nil && rows == 0 {
			err = fault.ErrNotFound
		}
	}
	if err == nil {
		return nil
	}
	behind, cancel := context.WithTimeout(context.WithoutCancel(ctx), cleanUp)
	defer cancel()
	return errors.Join(fmt.Errorf("store a file: %w", err), s.remove(behind, a.ID, a.key))
}

// remove deletes the bytes and then the row.
func (s *Service) remove(ctx context.Context, id uuid.UUID, key string) error {
	if err := s.blobs.Delete(ctx, key); err != nil {
		return fmt.Errorf("delete a file: %w", err)
	}
	if err := s.q.DeleteAttachment(ctx, s.pool, id); err != nil {
		return fmt.Errorf("delete a file's row: %w", err)
	}
	return nil
}

// Claim attaches a file to a conversation for its uploader, in the transaction that stores the message; the caller
// holds the conversation. Returns fault.ErrNotFound for an unknown file or another person's, and *fault.Conflict for
// one in a message already.
func (s *Service) Claim(ctx context.Context, tx pgx.Tx, id uuid.UUID, by Uploader, conversation uuid.UUID) (Attachment, error) {
	row, err := s.q.ClaimAttachment(ctx, tx, store.ClaimAttachmentParams{
		ID: id, ConversationID: conversation, MemberID: by.member, CoachID: by.coach,
	})
	if err == nil {
		return attachmentOf(row), nil
	}
	if !errors.Is(err, pgx.ErrNoRows) {
		return Attachment{}, fmt.Errorf("claim a file: %w", err)
	}
	sent, err := s.q.AttachmentSent(ctx, tx, store.AttachmentSentParams{ID: id, MemberID: by.member, CoachID: by.coach})
	switch {
	case err != nil:
		return Attachment{}, fmt.Errorf("find a file to claim: %w", err)
	case sent:
		return Attachment{}, &fault.Conflict{Message: copy.Attachments.SentAlready}
	default:
		return Attachment{}, fault.ErrNotFound
	}
}

// newKey returns an unguessable key. Its first characters are a folder, so that no folder gets very full.
func newKey() string {
	var random [24]byte
	_, _ = rand.Read(random[:]) // Never fails: crypto/rand ends the program instead.
	name := hex.EncodeToString(random[:])
	return name[:2] + "/" + name
}
