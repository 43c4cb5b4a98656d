package safetynotes

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/keyrotation"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Options are the service's dependencies.
type Options struct {
	Pool  *pgxpool.Pool
	Keys  keyrotation.Keys
	Waker mailbox.Waker
	// Logger logs notes that do not open; nil logs nothing.
	Logger *slog.Logger
}

// Service stores, reads and shares safety notes.
type Service struct {
	pool   *pgxpool.Pool
	q      *store.Queries
	keys   keyrotation.Keys
	waker  mailbox.Waker
	logger *slog.Logger
	// closed holds the reasons already logged for notes that do not open.
	closed sync.Map
}

// New makes the service.
func New(o Options) *Service {
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	return &Service{pool: o.Pool, q: store.New(), keys: o.Keys, waker: o.Waker, logger: o.Logger}
}

// Section is one title with its text. The text has one note per line. The client creates the id.
type Section struct {
	ID    uuid.UUID `json:"id"`
	Title string    `json:"title"`
	Text  string    `json:"text"`
}

// Content is a member's own text. The contact's name and phone number are both empty for no contact.
type Content struct {
	Sections     []Section `json:"sections"`
	ContactName  string    `json:"contactName"`
	ContactPhone string    `json:"contactPhone"`
}

// Notes are a member's safety notes.
type Notes struct {
	Content
	// Unreadable means that the stored notes do not open; the content is then that of new notes.
	Unreadable bool
	// UpdatedAt is the time of the last change; nil for notes that were never stored.
	UpdatedAt *time.Time
	// SharedAt is the time since when the member's current coach can see the sections; nil while they cannot.
	SharedAt *time.Time
}

// Shared are the sections that a coach can see. It has no contact.
type Shared struct {
	Sections            []Section
	Unreadable          bool
	SharedAt, UpdatedAt time.Time
}

// startIDs is the namespace of the ids of the first sections, which are the same on every device.
var startIDs = uuid.MustParse("5d0a3c2e-8f4b-4c53-9f0e-6b1f5a7d2e90")

// start returns the content of notes that were never stored, in a language: titles without text.
func start(in *copy.Catalog) Content {
	content := Content{Sections: make([]Section, len(copy.SafetySections))}
	for i, section := range copy.SafetySectionsIn(in) {
		content.Sections[i] = Section{ID: uuid.NewSHA1(startIDs, []byte(section.Code)), Title: section.Label}
	}
	return content
}

// Of returns a member's notes. The caller must be the member, as for all methods but SharedWith and Unseal.
func (s *Service) Of(ctx context.Context, member identity.MemberID) (Notes, error) {
	row, err := s.q.SafetyNotes(ctx, s.pool, member.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return Notes{Content: start(copy.For(ctx))}, nil
	}
	if err != nil {
		return Notes{}, fmt.Errorf("read safety notes: %w", err)
	}
	return s.notes(ctx, row), nil
}

// Save replaces the content. Based is the UpdatedAt of the version that was edited, nil for notes that were never
// stored. Returns *fault.Invalid for content that breaks forms.SafetySection, forms.SafetyContact or the number of
// sections, and *fault.Conflict on "updatedAt" if another version is stored. Saving exactly the stored content changes
// nothing and is not a conflict: a response may have been lost.
func (s *Service) Save(ctx context.Context, member identity.MemberID, based *time.Time, content Content) (Notes, error) {
	if err := clean(&content); err != nil {
		return Notes{}, err
	}
	var saved Notes
	err := s.change(ctx, member, func(tx pgx.Tx, _ *uuid.UUID) (changed, shared bool, err error) {
		var stored Notes
		row, err := s.q.SafetyNotes(ctx, tx, member.UUID())
		if err != nil && !errors.Is(err, pgx.ErrNoRows) {
			return false, false, fmt.Errorf("read safety notes: %w", err)
		}
		if err == nil {
			if stored = s.notes(ctx, row); !stored.Unreadable && same(stored.Content, content) {
				saved = stored
				return false, false, nil
			}
		}
		if !sameTime(stored.UpdatedAt, based) {
			return false, false, &fault.Conflict{
				Message: copy.SafetyNotes.Changed, Fields: []fault.FieldError{{Field: "updatedAt", Message: copy.SafetyNotes.Changed}},
			}
		}
		row, err = s.q.WriteSafetyNotes(ctx, tx, store.WriteSafetyNotesParams{MemberID: member.UUID(), Sealed: s.Seal(member.UUID(), content)})
		if err != nil {
			return false, false, fmt.Errorf("save safety notes: %w", err)
		}
		saved = notesFrom(row, content)
		return true, row.SharedAt != nil, nil
	})
	return saved, err
}

// Share lets the member's current coach see the sections, from now on. Repeating it changes nothing. Returns
// *fault.Conflict if this is not the member's coach, and if there are no stored notes.
func (s *Service) Share(ctx context.Context, member identity.MemberID, coach identity.CoachID) (Notes, error) {
	var shared Notes
	err := s.change(ctx, member, func(tx pgx.Tx, current *uuid.UUID) (changed, seen bool, err error) {
		if current == nil || *current != coach.UUID() {
			return false, false, &fault.Conflict{Message: copy.SafetyNotes.CoachChanged}
		}
		row, err := s.q.ShareSafetyNotes(ctx, tx, member.UUID())
		if errors.Is(err, pgx.ErrNoRows) {
			return false, false, &fault.Conflict{Message: copy.SafetyNotes.NothingToShare}
		}
		if err != nil {
			return false, false, fmt.Errorf("share safety notes: %w", err)
		}
		shared = s.notes(ctx, row)
		return true, true, nil
	})
	return shared, err
}

// StopSharing hides the sections from the coach at once. Repeating it changes nothing.
func (s *Service) StopSharing(ctx context.Context, member identity.MemberID) error {
	return s.change(ctx, member, func(tx pgx.Tx, _ *uuid.UUID) (changed, seen bool, err error) {
		stopped, err := s.q.StopSharingSafetyNotes(ctx, tx, member.UUID())
		if err != nil {
			return false, false, fmt.Errorf("stop sharing safety notes: %w", err)
		}
		return stopped > 0, stopped > 0, nil
	})
}

// Delete permanently deletes the notes, also for the coach. Returns *fault.NotFound if there are none.
func (s *Service) Delete(ctx context.Context, member identity.MemberID) error {
	return s.change(ctx, member, func(tx pgx.Tx, _ *uuid.UUID) (changed, seen bool, err error) {
		row, err := s.q.DeleteSafetyNotes(ctx, tx, member.UUID())
		if errors.Is(err, pgx.ErrNoRows) {
			return false, false, &fault.NotFound{Message: copy.SafetyNotes.NotFound}
		}
		if err != nil {
			return false, false, fmt.Errorf("delete safety notes: %w", err)
		}
		return true, row.SharedAt != nil, nil
	})
}

// SharedWith returns the sections that a current client shares with the coach, or nil. The caller must be the coach. It
// is nil for any other member, and if the coach is not active and verified.
func (s *Service) SharedWith(ctx context.Context, coach identity.CoachID, member identity.MemberID) (*Shared, error) {
	row, err := s.q.SafetyNotesSharedWith(ctx, s.pool, store.SafetyNotesSharedWithParams{MemberID: member.UUID(), CoachID: coach.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read a client's safety notes: %w", err)
	}
	content, opens := s.Unseal(ctx, row.MemberID, row.Sealed)
	return &Shared{Sections: content.Sections, Unreadable: !opens, SharedAt: *row.SharedAt, UpdatedAt: row.UpdatedAt}, nil
}

// change runs one change while the member's row is locked, and notifies the member's other screens and, if seen, the
// coach. do gets the current coach, nil for none. Returns fault.ErrNotFound if the member is gone.
func (s *Service) change(ctx context.Context, member identity.MemberID, do func(tx pgx.Tx, coach *uuid.UUID) (changed, seen bool, err error)) error {
	var owners []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		coach, err := s.q.HoldMember(ctx, tx, member.UUID())
		if errors.Is(err, pgx.ErrNoRows) {
			return fault.ErrNotFound
		}
		if err != nil {
			return fmt.Errorf("lock a member: %w", err)
		}
		changed, seen, err := do(tx, coach)
		if err != nil || !changed {
			return err
		}
		if seen && coach != nil {
			own := mailbox.CoachOwner(identity.CoachID(*coach))
			if err := mailbox.Append(ctx, tx, own, mailbox.KindClient); err != nil {
				return err
			}
			owners = append(owners, own)
		}
		own := mailbox.MemberOwner(member)
		owners = append(owners, own)
		return mailbox.Append(ctx, tx, own, mailbox.KindUser)
	})
	if err == nil && len(owners) > 0 {
		mailbox.Wake(s.waker, owners...)
	}
	return err
}

// clean validates and normalizes the content.
func clean(content *Content) error {
	if len(content.Sections) > copy.Limits.SafetySectionsMax {
		return fault.Field("sections", copy.SafetyNotes.TooMany)
	}
	content.Sections = slices.Clone(content.Sections)
	seen := map[uuid.UUID]bool{}
	for i := range content.Sections {
		section := &content.Sections[i]
		if seen[section.ID] {
			return fault.Field("sections", copy.SafetyNotes.SectionID)
		}
		seen[section.ID] = true
		var invalid *fault.Invalid
		if err := forms.SafetySection.Clean(section); errors.As(err, &invalid) {
			return fault.Field("sections", invalid.Message)
		}
	}
	if strings.TrimSpace(content.ContactName) == "" && strings.TrimSpace(content.ContactPhone) == "" {
		content.ContactName, content.ContactPhone = "", ""
		return nil
	}
	contact := struct{ ContactName, ContactPhone string }{content.ContactName, content.ContactPhone}
	if err := forms.SafetyContact.Clean(&contact); err != nil {
		return err
	}
	content.ContactName, content.ContactPhone = contact.ContactName, contact.ContactPhone
	return nil
}

func same(one, other Content) bool {
	return slices.Equal(one.Sections, other.Sections) && one.ContactName == other.ContactName && one.ContactPhone == other.ContactPhone
}

func sameTime(one, other *time.Time) bool {
	if one == nil || other == nil {
		return one == other
	}
	return one.Equal(*other)
}

func (s *Service) notes(ctx context.Context, row store.SafetyNote) Notes {
	content, opens := s.Unseal(ctx, row.MemberID, row.Sealed)
	if !opens {
		content = start(copy.For(ctx))
	}
	notes := notesFrom(row, content)
	notes.Unreadable = !opens
	return notes
}

func notesFrom(row store.SafetyNote, content Content) Notes {
	return Notes{Content: content, UpdatedAt: &row.UpdatedAt, SharedAt: row.SharedAt}
}
