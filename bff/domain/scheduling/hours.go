package scheduling

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Hours are a coach's hours as the coach sees them: in the coach's zone, without past dates.
type Hours struct {
	// Zone is an IANA name.
	Zone string
	// Published is false while the default times are offered instead of the weekly hours.
	Published bool
	// MeetingLink is the coach's own URL for video; empty if each session gets its own room.
	MeetingLink string
	// MeetingHosts are the hosts that a coach's own URL may have.
	MeetingHosts []string
	// Weekly is in order of weekday and time.
	Weekly  []DayWindow
	DaysOff []DaysOff
	Dates   []DateHours
}

// DaysOff are days without any time, both ends included.
type DaysOff struct {
	ID          uuid.UUID
	First, Last Day
	// Sessions is the number of future sessions in it: they stay until they are moved or cancelled.
	Sessions int
}

// DateHours are the windows of one date, which replace its weekday's.
type DateHours struct {
	Day     Day
	Windows []Window
}

// HoursOf returns the coach's hours. The caller must be the coach, open or not.
func (s *Service) HoursOf(ctx context.Context, coach identity.CoachID) (Hours, error) {
	row, err := s.q.CoachByID(ctx, s.pool, coach.UUID())
	if err != nil {
		return Hours{}, fmt.Errorf("find coach: %w", err)
	}
	return s.hours(ctx, s.pool, row)
}

// PublishHours replaces the coach's weekly hours and publishes them, possibly empty. The caller must be the coach, as
// for the methods below. Booked sessions stay. Returns *fault.Invalid on "weekly" if a window is not on half hours,
// ends before it begins, or overlaps another.
func (s *Service) PublishHours(ctx context.Context, coach identity.CoachID, weekly []DayWindowInput) (Hours, error) {
	week, err := readWeek("weekly", weekly)
	if err != nil {
		return Hours{}, err
	}
	return s.change(ctx, coach, func(tx pgx.Tx, row *store.Coach, _ Day) error {
		added := store.AddWeeklyHoursParams{CoachID: row.ID}
		for _, w := range week {
			added.Weekdays = append(added.Weekdays, int16(w.Weekday))
			added.Froms, added.Untils = append(added.Froms, int16(w.From)), append(added.Untils, int16(w.Until))
		}
		err := s.q.DeleteWeeklyHours(ctx, tx, row.ID)
		if err == nil {
			err = s.q.AddWeeklyHours(ctx, tx, added)
		}
		if err == nil {
			err = s.q.PublishHours(ctx, tx, row.ID)
		}
		if row.HoursPublishedAt == nil {
			now := s.now()
			row.HoursPublishedAt = &now
		}
		return err
	})
}

// SetDateHours gives one date, from today to a year ahead, its own windows. Returns *fault.NotFound for an invalid
// date, and *fault.Invalid on "day" for a date that is past or too far ahead, and on "windows" if there are none or
// they break the rules of PublishHours.
func (s *Service) SetDateHours(ctx context.Context, coach identity.CoachID, date string, windows []WindowInput) (Hours, error) {
	day, known := ParseDay(date)
	if !known {
		return Hours{}, fault.ErrNotFound
	}
	read, err := readDay("windows", windows)
	if err != nil {
		return Hours{}, err
	}
	return s.change(ctx, coach, func(tx pgx.Tx, row *store.Coach, today Day) error {
		if err := within("day", day, today); err != nil {
			return err
		}
		if _, err := s.q.DeleteDateHours(ctx, tx, store.DeleteDateHoursParams{CoachID: row.ID, Day: day.date()}); err != nil {
			return err
		}
		added := store.AddDateHoursParams{CoachID: row.ID, Day: day.date()}
		for _, w := range read {
			added.Froms, added.Untils = append(added.Froms, int16(w.From)), append(added.Untils, int16(w.Until))
		}
		return s.q.AddDateHours(ctx, tx, added)
	})
}

// DropDateHours makes one date use its weekday's hours again. A date without its own hours is not an error. Returns
// *fault.NotFound for an invalid date.
func (s *Service) DropDateHours(ctx context.Context, coach identity.CoachID, date string) (Hours, error) {
	day, known := ParseDay(date)
	if !known {
		return Hours{}, fault.ErrNotFound
	}
	return s.change(ctx, coach, func(tx pgx.Tx, row *store.Coach, _ Day) error {
		_, err := s.q.DeleteDateHours(ctx, tx, store.DeleteDateHoursParams{CoachID: row.ID, Day: day.date()})
		return err
	})
}

// AddDaysOff adds days off, both ends included, from today to a year ahead. Booked sessions stay. Returns
// *fault.Invalid on "firstDay" and "lastDay", and *fault.Conflict if some of the days are off already.
func (s *Service) AddDaysOff(ctx context.Context, coach identity.CoachID, firstDay, lastDay string) (Hours, error) {
	first, firstKnown := ParseDay(firstDay)
	last, lastKnown := ParseDay(lastDay)
	said := copy.Scheduling
	switch {
	case !firstKnown:
		return Hours{}, fault.Field("firstDay", said.DayInvalid)
	case !lastKnown:
		return Hours{}, fault.Field("lastDay", said.DayInvalid)
	case last < first:
		return Hours{}, fault.Field("lastDay", said.LastBeforeFirst)
	}
	return s.change(ctx, coach, func(tx pgx.Tx, row *store.Coach, today Day) error {
		if err := within("firstDay", first, today); err != nil {
			return err
		}
		if err := within("lastDay", last, today); err != nil {
			return err
		}
		_, err := s.q.AddDaysOff(ctx, tx, store.AddDaysOffParams{CoachID: row.ID, FirstDay: first.date(), LastDay: last.date()})
		if errors.Is(err, pgx.ErrNoRows) {
			return conflict(said.DaysOffOverlap)
		}
		return err
	})
}

// DropDaysOff removes days off. Returns *fault.NotFound for an unknown id.
func (s *Service) DropDaysOff(ctx context.Context, coach identity.CoachID, id string) (Hours, error) {
	gone := &fault.NotFound{Message: copy.Scheduling.DaysOffNotFound}
	parsed, err := uuid.Parse(id)
	if err != nil {
		return Hours{}, gone
	}
	return s.change(ctx, coach, func(tx pgx.Tx, row *store.Coach, _ Day) error {
		dropped, err := s.q.DeleteDaysOff(ctx, tx, store.DeleteDaysOffParams{CoachID: row.ID, ID: parsed})
		if err == nil && dropped == 0 {
			return gone
		}
		return err
	})
}

// SetMeetingLink stores the coach's own URL for video; empty means none. Returns *fault.Invalid on "url" if it does
// not begin with https://, is too long, or its host is not accepted.
func (s *Service) SetMeetingLink(ctx context.Context, coach identity.CoachID, link string) (Hours, error) {
	link, err := readLink(ctx, "url", link, s.meetingHosts)
	if err != nil {
		return Hours{}, err
	}
	return s.change(ctx, coach, func(tx pgx.Tx, row *store.Coach, _ Day) error {
		row.ZoomLink = link
		return s.q.SetZoomLink(ctx, tx, store.SetZoomLinkParams{ID: row.ID, ZoomLink: link})
	})
}

// change changes a coach's hours while no booking can use them, wakes the coach's streams, and returns the new hours.
// Today is the coach's.
func (s *Service) change(ctx context.Context, coach identity.CoachID, do func(tx pgx.Tx, row *store.Coach, today Day) error) (Hours, error) {
	var hours Hours
	owner := mailbox.CoachOwner(coach)
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		row, err := s.lockCoach(ctx, tx, coach)
		if err != nil {
			return err
		}
		zone, err := zoneOf(row.TimeZone)
		if err != nil {
			return err
		}
		if err := do(tx, &row, DayOf(s.now(), zone)); err != nil {
			return err
		}
		if hours, err = s.hours(ctx, tx, row); err != nil {
			return err
		}
		return mailbox.Append(ctx, tx, owner, mailbox.KindSession)
	})
	if err != nil {
		return Hours{}, err
	}
	mailbox.Wake(s.waker, owner)
	return hours, nil
}

// within rejects days that are past or too far ahead.
func within(field string, day, today Day) error {
	switch {
	case day < today:
		return fault.Field(field, copy.Scheduling.DayOver)
	case day > today+Day(copy.Limits.HoursAheadDays):
		return fault.Field(field, copy.Scheduling.DayTooFar)
	}
	return nil
}

func (s *Service) hours(ctx context.Context, db store.DBTX, row store.Coach) (Hours, error) {
	zone, err := zoneOf(row.TimeZone)
	if err != nil {
		return Hours{}, err
	}
	now := s.now()
	today := DayOf(now, zone)
	hours := Hours{Zone: row.TimeZone, Published: row.HoursPublishedAt != nil, MeetingLink: row.ZoomLink, MeetingHosts: s.meetingHosts}
	rows, err := s.q.HoursOf(ctx, db, store.HoursOfParams{
		Ids: []uuid.UUID{row.ID}, FirstDay: today.date(), LastDay: (today + 2*Day(copy.Limits.HoursAheadDays)).date(),
	})
	if err != nil {
		return Hours{}, fmt.Errorf("read hours: %w", err)
	}
	for _, row := range rows {
		window := Window{int(row.FromMinute), int(row.UntilMinute)}
		switch row.Kind {
		case "weekly":
			hours.Weekly = append(hours.Weekly, DayWindow{int(row.Weekday), window})
		case "date":
			day := dayFrom(row.FirstDay)
			if last := len(hours.Dates) - 1; last < 0 || hours.Dates[last].Day != day {
				hours.Dates = append(hours.Dates, DateHours{Day: day})
			}
			last := &hours.Dates[len(hours.Dates)-1]
			last.Windows = append(last.Windows, window)
		}
	}
	return hours, s.daysOff(ctx, db, &hours, row.ID, zone, now)
}

// daysOff reads the days off that are not past, with the number of future sessions in each.
func (s *Service) daysOff(ctx context.Context, db store.DBTX, hours *Hours, coach uuid.UUID, zone *time.Location, now time.Time) error {
	rows, err := s.q.DaysOffOf(ctx, db, store.DaysOffOfParams{CoachID: coach, Today: DayOf(now, zone).date()})
	if err != nil {
		return fmt.Errorf("read days off: %w", err)
	}
	if len(rows) == 0 {
		return nil
	}
	starts, err := s.q.CoachStartsBetween(ctx, db, store.CoachStartsBetweenParams{
		CoachID: coach, FromAt: now, UntilAt: (dayFrom(rows[len(rows)-1].LastDay) + 1).In(zone),
	})
	if err != nil {
		return fmt.Errorf("find sessions on days off: %w", err)
	}
	for _, row := range rows {
		off := DaysOff{ID: row.ID, First: dayFrom(row.FirstDay), Last: dayFrom(row.LastDay)}
		off.Sessions = len(slices.DeleteFunc(slices.Clone(starts), func(at time.Time) bool {
			day := DayOf(at, zone)
			return day < off.First || day > off.Last
		}))
		hours.DaysOff = append(hours.DaysOff, off)
	}
	return nil
}
