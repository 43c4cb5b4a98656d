package journal

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/keyrotation"
	"aangan/bff/domain/library"
	"aangan/bff/domain/risk"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Pieces is the library, whose questions journal pages can answer.
type Pieces interface {
	Piece(slug string) (library.Piece, bool)
}

// Options are the service's dependencies.
type Options struct {
	Pool   *pgxpool.Pool
	Keys   keyrotation.Keys
	Pieces Pieces
	// Risk keeps the members' risk states; nil keeps none.
	Risk *risk.Service
	// Logger logs pages that do not open; nil logs nothing.
	Logger *slog.Logger
}

// Service is the journal.
type Service struct {
	pool   *pgxpool.Pool
	q      *store.Queries
	keys   keyrotation.Keys
	pieces Pieces
	risk   *risk.Service
	logger *slog.Logger
	// closed holds the reasons already logged for pages that do not open.
	closed sync.Map
}

// New makes the service.
func New(o Options) *Service {
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	return &Service{pool: o.Pool, q: store.New(), keys: o.Keys, pieces: o.Pieces, risk: o.Risk, logger: o.Logger}
}

// Entry is a page of the journal. Times are instants.
type Entry struct {
	ID uuid.UUID
	Draft
	// Unreadable means that the page does not open; its Text is then empty.
	Unreadable           bool
	CreatedAt, UpdatedAt time.Time
}

// Draft is the content of a page.
type Draft struct {
	// Resource is the slug of the piece, empty for none. Prompt is the index of its question from 0, nil for none.
	Resource string
	Prompt   *int
	Text     string
}

// Page selects a part of the journal.
type Page struct {
	// Before is the last page received; nil starts at the newest.
	Before *uuid.UUID
	// Limit is 0 for copy.Limits.JournalPerPage.
	Limit int
}

// Found is a part of the journal, newest first. Earlier is Page.Before for the next part; nil at the end.
type Found struct {
	Entries []Entry
	Earlier *uuid.UUID
}

// List returns a part of a member's journal. The caller must be the member, as for the methods below. Before an
// unknown page the result is empty.
func (s *Service) List(ctx context.Context, member identity.MemberID, page Page) (Found, error) {
	limit := page.Limit
	if limit <= 0 {
		limit = copy.Limits.JournalPerPage
	}
	var rows []store.JournalEntry
	var err error
	// One more than the limit is read, to know whether there are more.
	if page.Before == nil {
		rows, err = s.q.JournalEntries(ctx, s.pool, store.JournalEntriesParams{MemberID: member.UUID(), MaxRows: int32(limit) + 1})
	} else {
		rows, err = s.q.JournalEntriesBefore(ctx, s.pool, store.JournalEntriesBeforeParams{
			MemberID: member.UUID(), Before: *page.Before, MaxRows: int32(limit) + 1,
		})
	}
	if err != nil {
		return Found{}, fmt.Errorf("read a journal: %w", err)
	}
	found := Found{Entries: make([]Entry, min(limit, len(rows)))}
	for i := range found.Entries {
		found.Entries[i] = s.entry(ctx, rows[i])
	}
	if len(rows) > limit {
		found.Earlier = &rows[limit-1].ID
	}
	return found, nil
}

// Save creates or replaces a page. The client creates the id; another member's id has no meaning here. The creation
// time stays. Based is the UpdatedAt of the version that was edited, nil for a new page. Returns *fault.Invalid for
// text that breaks forms.JournalEntry and for an unknown piece or question, unless the page was about it before; and
// *fault.Conflict if the journal is full and, on "updatedAt", if the stored version is not the edited one. Saving
// exactly the stored content changes nothing and is not a conflict: a response may have been lost. A page deleted
// since is created again.
func (s *Service) Save(ctx context.Context, member identity.MemberID, id uuid.UUID, based *time.Time, draft Draft) (Entry, error) {
	if err := forms.JournalEntry.Clean(&draft); err != nil {
		return Entry{}, err
	}
	if err := s.known(ctx, member, id, draft); err != nil {
		return Entry{}, err
	}
	// Only the member's own screens show the state.
	if err := s.risk.Raise(ctx, member, safety.Assess(draft.Text)); err != nil {
		return Entry{}, err
	}
	row := store.WriteJournalEntryParams{
		MemberID: member.UUID(), ID: id, Resource: draft.Resource, Most: int64(copy.Limits.JournalEntriesMax),
		Sealed: s.Seal(member.UUID(), id, draft.Text), BasedOn: based,
	}
	if draft.Prompt != nil {
		place := int16(*draft.Prompt)
		row.Prompt = &place
	}
	stored, err := s.q.WriteJournalEntry(ctx, s.pool, row)
	if errors.Is(err, pgx.ErrNoRows) {
		return s.overtaken(ctx, member, id, draft)
	}
	if err != nil {
		return Entry{}, fmt.Errorf("save a page of a journal: %w", err)
	}
	return Entry{ID: id, Draft: draft, CreatedAt: stored.CreatedAt, UpdatedAt: stored.UpdatedAt}, nil
}

// overtaken returns the reason a page was not written: the same content is stored, another version is, or the journal
// is full.
func (s *Service) overtaken(ctx context.Context, member identity.MemberID, id uuid.UUID, draft Draft) (Entry, error) {
	row, err := s.q.JournalEntry(ctx, s.pool, store.JournalEntryParams{MemberID: member.UUID(), ID: id})
	if errors.Is(err, pgx.ErrNoRows) {
		return Entry{}, &fault.Conflict{Message: copy.Journal.Full}
	}
	if err != nil {
		return Entry{}, fmt.Errorf("find a page of a journal: %w", err)
	}
	stored := s.entry(ctx, row)
	if stored.Unreadable || stored.Text != draft.Text || !sameQuestion(row, draft) {
		return Entry{}, &fault.Conflict{
			Message: copy.Journal.Newer, Fields: []fault.FieldError{{Field: "updatedAt", Message: copy.Journal.Newer}},
		}
	}
	return stored, nil
}

// known rejects a piece or a question that is not in the library. If a release removed a page's piece, the page can
// still be edited.
func (s *Service) known(ctx context.Context, member identity.MemberID, id uuid.UUID, draft Draft) error {
	var refused error
	switch piece, there := s.pieces.Piece(draft.Resource); {
	case draft.Resource != "" && !there:
		refused = fault.Field("resource", copy.Journal.ResourceUnknown)
	case draft.Prompt != nil && (*draft.Prompt < 0 || *draft.Prompt >= len(piece.Practice.Prompts)):
		refused = fault.Field("prompt", copy.Journal.PromptUnknown)
	default:
		return nil
	}
	before, err := s.q.JournalEntry(ctx, s.pool, store.JournalEntryParams{MemberID: member.UUID(), ID: id})
	if errors.Is(err, pgx.ErrNoRows) {
		return refused
	}
	if err != nil {
		return fmt.Errorf("find a page of a journal: %w", err)
	}
	if !sameQuestion(before, draft) {
		return refused
	}
	return nil
}

// sameQuestion reports whether a stored page and a draft are about the same question.
func sameQuestion(stored store.JournalEntry, draft Draft) bool {
	if stored.Resource != draft.Resource || stored.Prompt == nil || draft.Prompt == nil {
		return stored.Resource == draft.Resource && stored.Prompt == nil && draft.Prompt == nil
	}
	return int(*stored.Prompt) == *draft.Prompt
}

// Delete permanently deletes a page. Returns *fault.NotFound for an unknown page.
func (s *Service) Delete(ctx context.Context, member identity.MemberID, id uuid.UUID) error {
	deleted, err := s.q.DeleteJournalEntry(ctx, s.pool, store.DeleteJournalEntryParams{MemberID: member.UUID(), ID: id})
	if err != nil {
		return fmt.Errorf("delete a page of a journal: %w", err)
	}
	if deleted == 0 {
		return &fault.NotFound{Message: copy.Journal.NotFound}
	}
	return nil
}

// Seal returns a page's text in its stored form, for demo data; Save does it itself. It needs Keys only.
func (s *Service) Seal(member, id uuid.UUID, text string) []byte {
	return s.keys.Seal([]byte(text), s.shelf().About(id, member))
}

// Unseal opens a page's text for its member's list and export, and for no one else. A page that does not open has no
// text; the reason is logged once per process.
func (s *Service) Unseal(ctx context.Context, member, id uuid.UUID, seal []byte) (text string, opens bool) {
	words, err := s.shelf().Open(rowOf(member, id, seal))
	if err == nil {
		return string(words), true
	}
	if _, said := s.closed.LoadOrStore(err.Error(), true); !said {
		s.logger.ErrorContext(ctx, "a page of a journal does not open; further pages with the same reason are not logged", "page", id, "error", err)
	}
	return "", false
}

func (s *Service) entry(ctx context.Context, row store.JournalEntry) Entry {
	text, opens := s.Unseal(ctx, row.MemberID, row.ID, row.Sealed)
	entry := Entry{
		ID: row.ID, Draft: Draft{Resource: row.Resource, Text: text}, Unreadable: !opens, CreatedAt: row.CreatedAt, UpdatedAt: row.UpdatedAt,
	}
	if row.Prompt != nil {
		place := int(*row.Prompt)
		entry.Prompt = &place
	}
	return entry
}
