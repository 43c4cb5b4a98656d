package attachment

import (
	"context"
	"errors"
	"fmt"
	"io"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Kind is the kind of file that people see in a conversation.
type Kind string

// The kinds.
const (
	Image    Kind = "image"
	Voice    Kind = "voice"
	Document Kind = "document"
)

// Attachment is a file of a message, or an uploaded file that is not sent yet.
type Attachment struct {
	ID   uuid.UUID
	Kind Kind
	// Name is the name for display and download: never a path, and with the extension of its type.
	Name string
	// ContentType was decided by the content.
	ContentType string
	// Size is in bytes.
	Size int64
	// Width and Height are in pixels as displayed; nil for files that are not images.
	Width, Height *int
	// DurationMs is the duration of a sound according to its sender's client; nil if unknown.
	DurationMs *int

	key string
}

// Displayable reports whether a page may display the file: images and sounds. All others can only be downloaded.
func (a Attachment) Displayable() bool { return a.Kind == Image || a.Kind == Voice }

// Uploader is the member or coach who uploads a file.
type Uploader struct{ member, coach *uuid.UUID }

// id returns the person's id. Members and coaches never share one.
func (u Uploader) id() uuid.UUID {
	if u.member != nil {
		return *u.member
	}
	return *u.coach
}

// ByMember returns a member as the uploader.
func ByMember(id identity.MemberID) Uploader {
	plain := id.UUID()
	return Uploader{member: &plain}
}

// ByCoach returns a coach as the uploader.
func ByCoach(id identity.CoachID) Uploader {
	plain := id.UUID()
	return Uploader{coach: &plain}
}

// Blobs stores files, under keys that this package creates.
type Blobs interface {
	// Put stores content completely or not at all. Implementations that send it in parts read it by offset.
	Put(ctx context.Context, key, contentType string, content *io.SectionReader) error
	// Get reads length bytes from offset; the caller closes the reader. Returns fs.ErrNotExist for an unknown key.
	Get(ctx context.Context, key string, offset, length int64) (io.ReadCloser, error)
	// Delete deletes a file. It returns nil for an unknown key.
	Delete(ctx context.Context, key string) error
}

// Service receives, stores and serves files.
type Service struct {
	pool  *pgxpool.Pool
	q     *store.Queries
	blobs Blobs
	queue tasks.Queue
	// turns limits all concurrent uploads; own limits those of each person.
	turns chan struct{}
	own   ownTurns
}

// atOnce is the number of concurrent uploads per process. Each needs up to its size on disk, and little memory.
const atOnce = 64

// ownAtOnce is the number of those that may be one person's, so that no person blocks the others.
const ownAtOnce = 4

// New makes the service. Its task (see Periodic) must be registered with the queue before it is used.
func New(pool *pgxpool.Pool, blobs Blobs, queue tasks.Queue) *Service {
	return &Service{pool: pool, q: store.New(), blobs: blobs, queue: queue, turns: make(chan struct{}, atOnce)}
}

// ForMember returns a file that the member may read: their own uploads, and files in their conversations. Returns
// fault.ErrNotFound for any other.
func (s *Service) ForMember(ctx context.Context, member identity.MemberID, id uuid.UUID) (Attachment, error) {
	row, err := s.q.AttachmentForMember(ctx, s.pool, store.AttachmentForMemberParams{ID: id, MemberID: member.UUID()})
	return found(row, err)
}

// ForCoach returns a file that the coach may read: their own unsent uploads, and files in the conversation with a
// current client while the coach is active and verified. Returns fault.ErrNotFound for any other.
func (s *Service) ForCoach(ctx context.Context, coach identity.CoachID, id uuid.UUID) (Attachment, error) {
	row, err := s.q.AttachmentForCoach(ctx, s.pool, store.AttachmentForCoachParams{ID: id, CoachID: coach.UUID()})
	return found(row, err)
}

func found(row store.Attachment, err error) (Attachment, error) {
	if errors.Is(err, pgx.ErrNoRows) {
		return Attachment{}, fault.ErrNotFound
	}
	if err != nil {
		return Attachment{}, fmt.Errorf("find a file: %w", err)
	}
	return attachmentOf(row), nil
}

// Open returns the content of a file from ForMember or ForCoach. It sends no request to the store before the first
// read, and one per seek. The caller closes it. Reading a file deleted since returns fs.ErrNotExist.
func (s *Service) Open(ctx context.Context, a Attachment) *Reader {
	return &Reader{ctx: ctx, blobs: s.blobs, key: a.key, size: a.Size}
}

func attachmentOf(row store.Attachment) Attachment {
	return Attachment{
		ID: row.ID, Kind: Kind(row.Kind), Name: row.Name, ContentType: row.ContentType, Size: row.Size,
		Width: plainInt(row.Width), Height: plainInt(row.Height), DurationMs: plainInt(row.DurationMs), key: row.BlobKey,
	}
}

func plainInt(n *int32) *int {
	if n == nil {
		return nil
	}
	plain := int(*n)
	return &plain
}

func rowInt(n *int) *int32 {
	if n == nil {
		return nil
	}
	small := int32(*n)
	return &small
}
