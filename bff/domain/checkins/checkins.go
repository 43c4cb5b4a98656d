package checkins

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/keyrotation"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/risk"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Options are the service's dependencies.
type Options struct {
	Pool  *pgxpool.Pool
	Keys  keyrotation.Keys
	Waker mailbox.Waker
	// Risk keeps the members' risk states; nil keeps none.
	Risk *risk.Service
	// Logger logs check-ins that do not open; nil logs nothing.
	Logger *slog.Logger
	// Now replaces the clock in tests; nil is time.Now.
	Now func() time.Time
}

// Service stores, reads and shares check-ins.
type Service struct {
	pool   *pgxpool.Pool
	q      *store.Queries
	keys   keyrotation.Keys
	waker  mailbox.Waker
	risk   *risk.Service
	logger *slog.Logger
	now    func() time.Time
	// closed holds the reasons already logged for check-ins that do not open.
	closed sync.Map
}

// New makes the service.
func New(o Options) *Service {
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	return &Service{pool: o.Pool, q: store.New(), keys: o.Keys, waker: o.Waker, risk: o.Risk, logger: o.Logger, now: o.Now}
}

// Day is a calendar day as "2026-11-27".
type Day string

// layout is the layout of Day, and of its month.
const (
	layout      = time.DateOnly
	monthLayout = "2006-01"
)

// Content is what a member says about a day.
type Content struct {
	// Mood is a code of copy.Moods.
	Mood string `json:"mood"`
	// Word is a code of copy.Feelings, a word of the member's own, or empty.
	Word string `json:"word"`
	Note string `json:"note"`
}

// Change has the fields to change; nil leaves a field as it is.
type Change struct{ Mood, Word, Note *string }

// CheckIn is a stored check-in.
type CheckIn struct {
	Day Day
	Content
	// Unreadable means that it does not open; its content is then empty.
	Unreadable bool
	UpdatedAt  time.Time
	// Shared is true while the member's current coach can see it.
	Shared bool
}

// Month is one month of a member's check-ins.
type Month struct {
	// Month is "2026-11". Today is the member's day, and Earliest the month of their first check-in, empty for none.
	Month    string
	Today    Day
	Earliest string
	// Days are in order.
	Days []CheckIn
	// LowDays is the number of low days among the last copy.Limits.CheckInLowOf days; 0 if there are too few to mention.
	LowDays int
}

// lowMoods are the moods that count as low.
var lowMoods = []string{"heavy", "low"}

// OfMonth returns a month of a member's check-ins, the current one for an empty month. The caller must be the member,
// as for all methods but SharedWith and Unseal. Returns *fault.Invalid for a malformed month.
func (s *Service) OfMonth(ctx context.Context, member identity.Member, month string) (Month, error) {
	today := s.today(member)
	first := time.Date(today.Year(), today.Month(), 1, 0, 0, 0, 0, time.UTC)
	if month != "" {
		parsed, err := time.Parse(monthLayout, month)
		if err != nil {
			return Month{}, fault.Field("month", copy.CheckIns.NotAMonth)
		}
		first = parsed
	}
	found := Month{Month: first.Format(monthLayout), Today: Day(today.Format(layout))}
	rows, err := s.between(ctx, member.ID, first, first.AddDate(0, 1, -1))
	if err != nil {
		return Month{}, err
	}
	found.Days = rows
	recent, err := s.between(ctx, member.ID, today.AddDate(0, 0, 1-copy.Limits.CheckInLowOf), today)
	if err != nil {
		return Month{}, err
	}
	for _, one := range recent {
		if slices.Contains(lowMoods, one.Mood) {
			found.LowDays++
		}
	}
	if found.LowDays < copy.Limits.CheckInLowDays {
		found.LowDays = 0
	}
	earliest, err := s.q.FirstCheckInDay(ctx, s.pool, member.ID.UUID())
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return Month{}, fmt.Errorf("find the first check-in: %w", err)
	}
	if err == nil {
		found.Earliest = earliest.Time.Format(monthLayout)
	}
	return found, nil
}

// Save creates or changes the check-in of a day, in the member's zone. Returns *fault.Invalid for content that breaks
// forms.CheckIn or has no mood, and for a day that is not one of the last copy.Limits.CheckInDays; and *fault.NotFound
// for a malformed day.
func (s *Service) Save(ctx context.Context, member identity.Member, day Day, change Change) (CheckIn, error) {
	at, err := s.open(member, day)
	if err != nil {
		return CheckIn{}, err
	}
	// Only the member's own screens show the state.
	for _, text := range []*string{change.Word, change.Note} {
		if text == nil {
			continue
		}
		if err := s.risk.Raise(ctx, member.ID, safety.Assess(*text)); err != nil {
			return CheckIn{}, err
		}
	}
	var saved CheckIn
	err = s.change(ctx, member.ID, func(tx pgx.Tx, _ *uuid.UUID) (seen bool, err error) {
		id, content := uuid.New(), Content{}
		row, err := s.q.CheckInOn(ctx, tx, store.CheckInOnParams{MemberID: member.ID.UUID(), Day: date(at)})
		switch {
		case err == nil:
			id, content = row.ID, s.checkIn(ctx, row).Content
		case !errors.Is(err, pgx.ErrNoRows):
			return false, fmt.Errorf("read a check-in: %w", err)
		}
		for field, to := range map[*string]*string{&content.Mood: change.Mood, &content.Word: change.Word, &content.Note: change.Note} {
			if to != nil {
				*field = *to
			}
		}
		if err := forms.CheckIn.Clean(&content); err != nil {
			return false, err
		}
		row, err = s.q.WriteCheckIn(ctx, tx, store.WriteCheckInParams{
			ID: id, MemberID: member.ID.UUID(), Day: date(at), Sealed: s.Seal(member.ID.UUID(), id, content),
		})
		if err != nil {
			return false, fmt.Errorf("save a check-in: %w", err)
		}
		saved = s.checkIn(ctx, row)
		return saved.Shared, nil
	})
	return saved, err
}

// Delete permanently deletes the check-in of a day, also for the coach. Returns *fault.NotFound if there is none.
func (s *Service) Delete(ctx context.Context, member identity.Member, day Day) error {
	at, err := time.Parse(layout, string(day))
	if err != nil {
		return &fault.NotFound{Message: copy.CheckIns.NotFound}
	}
	return s.change(ctx, member.ID, func(tx pgx.Tx, _ *uuid.UUID) (seen bool, err error) {
		row, err := s.q.DeleteCheckIn(ctx, tx, store.DeleteCheckInParams{MemberID: member.ID.UUID(), Day: date(at)})
		if errors.Is(err, pgx.ErrNoRows) {
			return false, &fault.NotFound{Message: copy.CheckIns.NotFound}
		}
		if err != nil {
			return false, fmt.Errorf("delete a check-in: %w", err)
		}
		return row.SharedAt != nil, nil
	})
}

// Share lets the member's current coach see exactly these days of a month; days without a check-in are ignored. Returns
// *fault.NotFound for a malformed month, *fault.Invalid for a malformed day or one of another month, and
// *fault.Conflict if this is not the member's coach.
func (s *Service) Share(ctx context.Context, member identity.Member, coach identity.CoachID, month string, days []Day) error {
	first, err := time.Parse(monthLayout, month)
	if err != nil {
		return &fault.NotFound{Message: copy.CheckIns.NotAMonth}
	}
	dates := make([]pgtype.Date, len(days))
	for i, day := range days {
		at, err := time.Parse(layout, string(day))
		if err != nil || at.Format(monthLayout) != month {
			return fault.Field("days", copy.CheckIns.NotADay)
		}
		dates[i] = date(at)
	}
	return s.change(ctx, member.ID, func(tx pgx.Tx, current *uuid.UUID) (seen bool, err error) {
		if current == nil || *current != coach.UUID() {
			return false, &fault.Conflict{Message: copy.CheckIns.CoachChanged}
		}
		changed, err := s.q.ShareCheckIns(ctx, tx, store.ShareCheckInsParams{
			MemberID: member.ID.UUID(), FirstDay: date(first), LastDay: date(first.AddDate(0, 1, -1)), Days: dates,
		})
		if err != nil {
			return false, fmt.Errorf("share check-ins: %w", err)
		}
		return changed > 0, nil
	})
}

// SharedWith returns the check-ins that a current client shares with the coach, newest first, at most
// copy.Limits.CheckInsShown. The caller must be the coach. It is empty for any other member, and if the coach is not
// active and verified.
func (s *Service) SharedWith(ctx context.Context, coach identity.CoachID, member identity.MemberID) ([]CheckIn, error) {
	rows, err := s.q.CheckInsSharedWith(ctx, s.pool, store.CheckInsSharedWithParams{
		MemberID: member.UUID(), CoachID: coach.UUID(), MaxRows: int32(copy.Limits.CheckInsShown),
	})
	if err != nil {
		return nil, fmt.Errorf("read a client's check-ins: %w", err)
	}
	return s.checkIns(ctx, rows), nil
}

// change runs one change while the member's row is locked, and notifies the member's other screens and, if seen, the
// coach. do gets the current coach, nil for none. Returns fault.ErrNotFound if the member is gone.
func (s *Service) change(ctx context.Context, member identity.MemberID, do func(tx pgx.Tx, coach *uuid.UUID) (seen bool, err error)) error {
	var owners []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		coach, err := s.q.HoldMember(ctx, tx, member.UUID())
		if errors.Is(err, pgx.ErrNoRows) {
			return fault.ErrNotFound
		}
		if err != nil {
			return fmt.Errorf("lock a member: %w", err)
		}
		seen, err := do(tx, coach)
		if err != nil {
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
		return mailbox.Append(ctx, tx, own, mailbox.KindCheckIn)
	})
	if err == nil {
		mailbox.Wake(s.waker, owners...)
	}
	return err
}

// open returns the date of a day that the member can write. Its errors are those of Save.
func (s *Service) open(member identity.Member, day Day) (time.Time, error) {
	at, err := time.Parse(layout, string(day))
	if err != nil {
		return at, &fault.NotFound{Message: copy.CheckIns.NotFound}
	}
	today := s.today(member)
	switch {
	case at.After(today):
		return at, fault.Field("day", copy.CheckIns.TooEarly)
	case at.Before(today.AddDate(0, 0, 1-copy.Limits.CheckInDays)):
		return at, fault.Field("day", copy.CheckIns.TooOld)
	}
	return at, nil
}

// today returns the member's day, as midnight in UTC.
func (s *Service) today(member identity.Member) time.Time {
	zone, err := time.LoadLocation(member.TimeZone)
	if err != nil {
		zone = time.UTC
	}
	year, month, day := s.now().In(zone).Date()
	return time.Date(year, month, day, 0, 0, 0, 0, time.UTC)
}

func (s *Service) between(ctx context.Context, member identity.MemberID, first, last time.Time) ([]CheckIn, error) {
	rows, err := s.q.CheckIns(ctx, s.pool, store.CheckInsParams{MemberID: member.UUID(), FirstDay: date(first), LastDay: date(last)})
	if err != nil {
		return nil, fmt.Errorf("read check-ins: %w", err)
	}
	return s.checkIns(ctx, rows), nil
}

func (s *Service) checkIns(ctx context.Context, rows []store.CheckIn) []CheckIn {
	all := make([]CheckIn, len(rows))
	for i, row := range rows {
		all[i] = s.checkIn(ctx, row)
	}
	return all
}

func (s *Service) checkIn(ctx context.Context, row store.CheckIn) CheckIn {
	content, opens := s.Unseal(ctx, row.MemberID, row.ID, row.Sealed)
	return CheckIn{
		Day: Day(row.Day.Time.Format(layout)), Content: content, Unreadable: !opens, UpdatedAt: row.UpdatedAt, Shared: row.SharedAt != nil,
	}
}

func date(at time.Time) pgtype.Date { return pgtype.Date{Time: at, Valid: true} }
