package coachprofile

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"

	"aangan/bff/domain/coachprofile/picture"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// ImagePath is the path prefix under which each of our origins serves coaches' pictures by id.
const ImagePath = "/api/coach-images/"

// MaxImage is the maximum size of an uploaded file in bytes.
var MaxImage = int64(copy.Limits.AttachmentBytes)

const (
	// receivedAtOnce is the number of concurrent uploads per process.
	receivedAtOnce = 16
	// madeAtOnce is the number of pictures decoded at the same time: each may need a few hundred megabytes.
	madeAtOnce = 1
	// ownPause is the retry time for a coach with another upload in flight.
	ownPause = 10 * time.Second

	sweepKind  = "remove-coach-images"
	sweepEvery = time.Hour
	sweepPage  = 100
	// unstoredFor is the maximum time for storing a file. It takes seconds.
	unstoredFor = time.Hour
)

// turns limits concurrent uploads and decoding.
type turns struct {
	received, made chan struct{}
	own            *sync.Map // identity.CoachID to true, while a file of theirs comes in.
}

func newTurns() turns {
	return turns{received: make(chan struct{}, receivedAtOnce), made: make(chan struct{}, madeAtOnce), own: &sync.Map{}}
}

// Draft is a completely received file before decoding. It is on disk without a name, so it disappears with the
// process. Close it.
type Draft struct {
	file *os.File
	size int64
	done func()
}

// Close deletes the file and frees the upload's slot. It may be called again.
func (d *Draft) Close() error {
	if d.done == nil {
		return nil
	}
	d.done()
	d.done = nil
	if d.file == nil {
		return nil
	}
	return d.file.Close()
}

// ReceiveImage reads a coach's file of up to MaxImage with a small buffer. Returns *fault.TooLarge after one byte
// more, *fault.Invalid for an empty file, *fault.Throttled while another upload of theirs is in flight, and fault.Busy
// if very many are. The caller limits the speed of r.
func (s *Service) ReceiveImage(coach identity.CoachID, r io.Reader) (*Draft, error) {
	if _, already := s.turns.own.LoadOrStore(coach, true); already {
		return nil, &fault.Throttled{Message: copy.Portfolio.ImageOwnBusy, Wait: ownPause}
	}
	select {
	case s.turns.received <- struct{}{}:
	default:
		s.turns.own.Delete(coach)
		return nil, &fault.Busy{Message: copy.Portfolio.ImageBusy}
	}
	d := &Draft{done: func() {
		<-s.turns.received
		s.turns.own.Delete(coach)
	}}
	if err := d.fill(r); err != nil {
		return nil, errors.Join(err, d.Close())
	}
	return d, nil
}

func (d *Draft) fill(r io.Reader) (err error) {
	if d.file, err = os.CreateTemp("", "aangan-picture-*"); err != nil {
		return fmt.Errorf("create a temporary file: %w", err)
	}
	// Without a name the file disappears with this process at the latest.
	if err := os.Remove(d.file.Name()); err != nil {
		return fmt.Errorf("unlink the temporary file: %w", err)
	}
	if d.size, err = io.Copy(d.file, io.LimitReader(r, MaxImage+1)); err != nil {
		return fmt.Errorf("receive a picture: %w", err)
	}
	switch {
	case d.size > MaxImage:
		return &fault.TooLarge{
			Message: copy.Chat.TooLarge.Title, Fields: []fault.FieldError{{Field: "file", Message: copy.CoachProfilePage.ImageTooLarge}},
		}
	case d.size == 0:
		return fault.Field("file", copy.Attachments.NoFile)
	}
	return nil
}

// SetImage makes a draft the coach's picture. The caller must be the coach. The previous one becomes invisible at
// once, and leaves the store soon. Returns *fault.Unsupported for files other than JPEG, PNG and WebP, and
// *fault.Invalid on "file" (damaged, too many or too few pixels) and "crop".
func (s *Service) SetImage(ctx context.Context, coach identity.CoachID, draft *Draft, crop picture.Crop) (Profile, error) {
	made, err := s.make(ctx, draft, crop)
	if err != nil {
		return Profile{}, err
	}
	id, key := uuid.New(), newKey()
	err = s.q.AddCoachImage(ctx, s.pool, store.AddCoachImageParams{
		ID: id, CoachID: coach.UUID(), BlobKey: key, ContentType: picture.ContentType, Size: int32(len(made)),
	})
	if err != nil {
		return Profile{}, fmt.Errorf("add a picture: %w", err)
	}
	// The sweep cleans up later failures: only the row decides whether the picture is used.
	return s.hang(ctx, coach, id, key, made)
}

// make decodes and compresses a picture, once a slot is free.
func (s *Service) make(ctx context.Context, draft *Draft, crop picture.Crop) ([]byte, error) {
	select {
	case s.turns.made <- struct{}{}:
		defer func() { <-s.turns.made }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	made, err := picture.Make(draft.file, draft.size, crop)
	said := copy.Portfolio
	switch {
	case errors.Is(err, picture.ErrType):
		return nil, &fault.Unsupported{
			Message: said.ImageType.Title, Fields: []fault.FieldError{{Field: "file", Message: string(said.ImageType.Text)}},
		}
	case errors.Is(err, picture.ErrTooLarge):
		return nil, fault.Field("file", said.ImageTooManyPixels)
	case errors.Is(err, picture.ErrTooSmall):
		return nil, fault.Field("file", said.ImageTooSmall)
	case errors.Is(err, picture.ErrCrop):
		return nil, fault.Field("crop", said.CropInvalid)
	case errors.Is(err, picture.ErrDamaged):
		return nil, fault.Field("file", said.ImageDamaged)
	}
	return made, err
}

// hang stores the bytes and replaces the previous picture.
func (s *Service) hang(ctx context.Context, coach identity.CoachID, id uuid.UUID, key string, made []byte) (Profile, error) {
	content := io.NewSectionReader(bytes.NewReader(made), 0, int64(len(made)))
	if err := s.blobs.Put(ctx, key, picture.ContentType, content); err != nil {
		return Profile{}, fmt.Errorf("store a picture: %w", err)
	}
	return s.changeOwn(ctx, coach, func(tx pgx.Tx) error {
		rows, err := s.q.CoachImageStored(ctx, tx, id)
		if err != nil {
			return fmt.Errorf("mark a picture as stored: %w", err)
		}
		if rows == 0 {
			return fault.ErrNotFound
		}
		return s.exchange(ctx, tx, coach, &id)
	})
}

// RemoveImage removes the coach's picture, if any. The caller must be the coach.
func (s *Service) RemoveImage(ctx context.Context, coach identity.CoachID) (Profile, error) {
	return s.changeOwn(ctx, coach, func(tx pgx.Tx) error { return s.exchange(ctx, tx, coach, nil) })
}

// exchange discards all of the coach's pictures except one, which becomes visible; nil keeps none.
func (s *Service) exchange(ctx context.Context, tx pgx.Tx, coach identity.CoachID, but *uuid.UUID) error {
	discarded, err := s.q.DiscardCoachImages(ctx, tx, store.DiscardCoachImagesParams{CoachID: coach.UUID(), But: but})
	if err != nil {
		return fmt.Errorf("discard the old picture: %w", err)
	}
	url := ""
	if but != nil {
		url = ImagePath + but.String()
	}
	if err := s.q.SetCoachImage(ctx, tx, store.SetCoachImageParams{ID: coach.UUID(), ImageUrl: url}); err != nil {
		return fmt.Errorf("publish the picture: %w", err)
	}
	if discarded == 0 {
		return nil
	}
	if err := s.queue.Schedule(ctx, tx, tasks.Ref{Kind: sweepKind}, time.Time{}); err != nil {
		return fmt.Errorf("schedule the sweep of pictures: %w", err)
	}
	return nil
}

// Image is a stored picture.
type Image struct {
	ID          uuid.UUID
	ContentType string
	// Size is in bytes.
	Size int64
	// Open returns a reader, which the caller closes; fs.ErrNotExist if the picture was deleted since.
	Open func(ctx context.Context) (io.ReadCloser, error)
}

// ImageForMember returns a coach's current picture for any signed-in member: its id is random, and included only with
// the coach. Returns fault.ErrNotFound for a deleted one.
func (s *Service) ImageForMember(ctx context.Context, id uuid.UUID) (Image, error) {
	return s.image(ctx, store.CoachImageParams{ID: id})
}

// ImageForCoach returns the coach's own picture, or any for an administrator. Returns fault.ErrNotFound for any other.
func (s *Service) ImageForCoach(ctx context.Context, me identity.Coach, id uuid.UUID) (Image, error) {
	params := store.CoachImageParams{ID: id}
	if _, all := me.Administrator(); !all {
		own := me.ID.UUID()
		params.CoachID = &own
	}
	return s.image(ctx, params)
}

// ImageForAll returns the picture of an open coach for any visitor. Returns fault.ErrNotFound for any other.
func (s *Service) ImageForAll(ctx context.Context, id uuid.UUID) (Image, error) {
	return s.image(ctx, store.CoachImageParams{ID: id, OpenOnly: true})
}

func (s *Service) image(ctx context.Context, params store.CoachImageParams) (Image, error) {
	row, err := s.q.CoachImage(ctx, s.pool, params)
	if errors.Is(err, pgx.ErrNoRows) {
		return Image{}, fault.ErrNotFound
	}
	if err != nil {
		return Image{}, fmt.Errorf("find a picture: %w", err)
	}
	return Image{
		ID: row.ID, ContentType: row.ContentType, Size: int64(row.Size),
		Open: func(ctx context.Context) (io.ReadCloser, error) {
			return s.blobs.Get(ctx, row.BlobKey, 0, int64(row.Size))
		},
	}, nil
}

// Periodic returns the periodic task of this package.
func (s *Service) Periodic() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{{Kind: sweepKind, Interval: sweepEvery, Run: func(ctx context.Context) error { return s.Sweep(ctx, s.now()) }}}
}

// Sweep deletes every picture that was replaced or never stored completely. It may be interrupted and repeated. One
// that cannot be deleted does not block the others.
func (s *Service) Sweep(ctx context.Context, now time.Time) error {
	var failed error
	after := uuid.Nil
	for {
		rows, err := s.q.LeftoverCoachImages(ctx, s.pool, store.LeftoverCoachImagesParams{
			UnstoredBefore: now.Add(-unstoredFor), After: after, MaxRows: sweepPage,
		})
		if err != nil {
			return fmt.Errorf("list discarded pictures: %w", err)
		}
		for _, row := range rows {
			after = row.ID
			if err := s.remove(ctx, row.ID, row.BlobKey); err != nil {
				failed = errors.Join(failed, err)
				if ctx.Err() != nil {
					return failed
				}
			}
		}
		if len(rows) < sweepPage {
			return failed
		}
	}
}

// remove deletes the bytes and then the row.
func (s *Service) remove(ctx context.Context, id uuid.UUID, key string) error {
	if err := s.blobs.Delete(ctx, key); err != nil {
		return fmt.Errorf("delete a picture: %w", err)
	}
	if err := s.q.DeleteCoachImage(ctx, s.pool, id); err != nil {
		return fmt.Errorf("delete a picture's row: %w", err)
	}
	return nil
}

// newKey returns an unguessable key, in a folder separate from conversations' files.
func newKey() string {
	var random [24]byte
	_, _ = rand.Read(random[:]) // Never fails: crypto/rand ends the program instead.
	name := hex.EncodeToString(random[:])
	return strings.Join([]string{"coaches", name[:2], name}, "/")
}
