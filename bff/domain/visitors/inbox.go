package visitors

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"aangan/bff/domain/audit"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// List names one of the lists of visitors' entries.
type List string

// The lists. The values are in the audit log and in URLs.
const (
	Messages     List = "contact-messages"
	Applications List = "applications"
	Signups      List = "beta-signups"
)

// Lists are all lists, in the order in which they are shown.
var Lists = []List{Messages, Applications, Signups}

// The states of the entries on a page.
const (
	StateOpen    = "open"
	StateHandled = "handled"
	StateAll     = "all"
)

// Entry is a visitor's entry. Fields that its list does not have are empty.
type Entry struct {
	ID   uuid.UUID
	List List
	Name string
	// Email is unverified.
	Email          string
	Subject, Text  string
	Job            string
	Location, Link string
	Occupation     string
	AgeRange       string
	Heading        string
	Pricing        string
	// Crisis is the crisis detector's result for the text.
	Crisis    safety.Tier
	CreatedAt time.Time
	// Handled is nil while the entry is open.
	Handled *Handled
}

// Handled is the time and the administrator who handled an entry.
type Handled struct {
	By string
	At time.Time
}

// Wanted selects a part of a list.
type Wanted struct {
	// State is one of StateOpen, StateHandled, StateAll.
	State string
	// Search matches text in the entry, including name and address; empty matches all.
	Search string
}

// InboxPage is a part of a list, the newest first.
type InboxPage struct {
	Entries []Entry
	// Next is the entry after which the next page begins; nil if there is none.
	Next *uuid.UUID
	Open OpenCounts
}

// OpenCounts holds the number of open entries per list.
type OpenCounts struct{ Messages, Applications, Signups int64 }

// Total returns the number of all open entries.
func (o OpenCounts) Total() int64 { return o.Messages + o.Applications + o.Signups }

// Inbox returns a page of a list, newest first: the first page, or the one after an entry. The caller must be an
// administrator. Returns fault.ErrNotFound for an unknown list or a deleted entry, and *fault.Invalid for an invalid
// search.
func (s *Service) Inbox(ctx context.Context, _ identity.AdministratorID, list List, wanted Wanted, after *uuid.UUID) (InboxPage, error) {
	params, err := inboxParams(list, wanted, copy.Limits.InboxPerPage+1)
	if err != nil {
		return InboxPage{}, err
	}
	if after != nil {
		row, err := s.q.InboxEntry(ctx, s.pool, store.InboxEntryParams{List: string(list), ID: *after})
		if errors.Is(err, pgx.ErrNoRows) {
			return InboxPage{}, entryGone()
		}
		if err != nil {
			return InboxPage{}, fmt.Errorf("find inbox entry: %w", err)
		}
		params.AfterTime, params.AfterID = &row.CreatedAt, after
	}
	rows, err := s.q.ListInbox(ctx, s.pool, params)
	if err != nil {
		return InboxPage{}, fmt.Errorf("read inbox: %w", err)
	}
	page := InboxPage{Entries: make([]Entry, 0, len(rows))}
	if len(rows) > copy.Limits.InboxPerPage {
		rows = rows[:copy.Limits.InboxPerPage]
		page.Next = &rows[len(rows)-1].ID
	}
	for _, row := range rows {
		page.Entries = append(page.Entries, entryOf(store.InboxEntryRow(row)))
	}
	if page.Open, err = s.OpenInbox(ctx); err != nil {
		return InboxPage{}, err
	}
	return page, nil
}

// OpenInbox counts the open entries of each list. It contains no personal data; the administration's operations use
// it.
func (s *Service) OpenInbox(ctx context.Context) (OpenCounts, error) {
	open, err := s.q.CountInbox(ctx, s.pool)
	if err != nil {
		return OpenCounts{}, fmt.Errorf("count open inbox entries: %w", err)
	}
	return OpenCounts(open), nil
}

// InboxEntry returns one entry. The caller must be an administrator. Returns fault.ErrNotFound for an unknown one.
func (s *Service) InboxEntry(ctx context.Context, _ identity.AdministratorID, list List, id uuid.UUID) (Entry, error) {
	return s.inboxEntry(ctx, s.pool, list, id)
}

func (s *Service) inboxEntry(ctx context.Context, db store.DBTX, list List, id uuid.UUID) (Entry, error) {
	if !slices.Contains(Lists, list) {
		return Entry{}, noSuchList()
	}
	row, err := s.q.InboxEntry(ctx, db, store.InboxEntryParams{List: string(list), ID: id})
	if errors.Is(err, pgx.ErrNoRows) {
		return Entry{}, entryGone()
	}
	if err != nil {
		return Entry{}, fmt.Errorf("find inbox entry: %w", err)
	}
	return entryOf(row), nil
}

// Handle marks an entry as handled or open, with an audit record; a repeat changes nothing. The caller must be an
// administrator. Returns fault.ErrNotFound for an unknown entry.
func (s *Service) Handle(ctx context.Context, by identity.AdministratorID, list List, id uuid.UUID, handled bool) (Entry, error) {
	if !slices.Contains(Lists, list) {
		return Entry{}, noSuchList()
	}
	params := store.HandleInboxParams{List: string(list), ID: id}
	action := audit.ReopenedInbox
	if handled {
		me := by.UUID()
		params.By, action = &me, audit.HandledInbox
	}
	var entry Entry
	err := s.changing(ctx, func(tx pgx.Tx) (bool, error) {
		changed, err := s.q.HandleInbox(ctx, tx, params)
		if err != nil {
			return false, fmt.Errorf("mark inbox entry: %w", err)
		}
		if entry, err = s.inboxEntry(ctx, tx, list, id); err != nil || changed == 0 {
			return false, err
		}
		// Audit records are never deleted, so they get no text of visitors.
		return true, audit.Record(ctx, tx, &by, audit.Act{
			Action: action, SubjectKind: audit.SubjectInbox, SubjectID: id.String(), Detail: map[string]string{"list": string(list)},
		})
	})
	return entry, err
}

// inboxParams returns the parameters of the query.
func inboxParams(list List, wanted Wanted, rows int) (store.ListInboxParams, error) {
	params := store.ListInboxParams{List: string(list), State: wanted.State, MaxRows: int32(rows)}
	if !slices.Contains(Lists, list) {
		return params, noSuchList()
	}
	search := strings.TrimSpace(wanted.Search)
	switch {
	case utf8.RuneCountInString(search) > copy.Limits.InboxSearchMax:
		return params, fault.Field("q", copy.AdminAnswers.SearchTooLong)
	case !utf8.ValidString(search) || strings.ContainsFunc(search, unicode.IsControl):
		return params, fault.Field("q", copy.AdminAnswers.SearchControls)
	case search != "":
		params.Pattern = "%" + literally.Replace(search) + "%"
	}
	return params, nil
}

// literally escapes the special characters of a pattern in a search text.
var literally = strings.NewReplacer(`\`, `\\`, `%`, `\%`, `_`, `\_`)

func entryOf(row store.InboxEntryRow) Entry {
	entry := Entry{
		ID: row.ID, List: List(row.List), Name: row.Name, Email: row.Email, Subject: row.Subject, Text: row.Text, Job: row.Job,
		Location: row.Location, Link: row.Link, Occupation: row.Occupation, AgeRange: row.AgeRange, Heading: row.HeadingVariant,
		Pricing: row.PricingVariant, Crisis: safety.Detect(row.Subject + "\n" + row.Text), CreatedAt: row.CreatedAt.UTC(),
	}
	if row.HandledAt != nil {
		entry.Handled = &Handled{By: row.HandledByName, At: row.HandledAt.UTC()}
	}
	return entry
}

func noSuchList() error { return &fault.NotFound{Message: copy.AdminAnswers.NoSuchList} }

func entryGone() error { return &fault.NotFound{Message: copy.AdminAnswers.EntryGone} }
