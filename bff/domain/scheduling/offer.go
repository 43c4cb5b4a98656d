package scheduling

import (
	"cmp"
	"context"
	"fmt"
	"iter"
	"slices"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
)

var (
	lead    = time.Duration(copy.Limits.SlotLeadHours) * time.Hour
	horizon = time.Duration(copy.Limits.SlotHorizonDays) * 24 * time.Hour
	spanMax = time.Duration(copy.Limits.SlotSpanDays) * 24 * time.Hour
)

// Slots are the open times of one coach for one member.
type Slots struct {
	Coach identity.CoachID
	// CoachZone and MemberZone are IANA names.
	CoachZone, MemberZone string
	// Published is false while the default times are offered because the coach has not published hours.
	Published bool
	// Starts are the times at which sessions may begin, in order.
	Starts []time.Time
}

// asked is the member for whom open times are searched and, if one of their sessions moves, that session, which blocks
// no time.
type asked struct {
	member identity.MemberID
	zone   *time.Location
	except SessionID
}

// diary holds one coach's hours and busy times.
type diary struct {
	name, zone string
	open       bool
	timetable  timetable
	busy       []span
}

// Slots returns the coach's open times for the member that begin in the span (see ReadSpan) and can be booked now. The
// caller must be the member. Returns *fault.NotFound for a coach who is not open.
func (s *Service) Slots(ctx context.Context, member identity.Member, coach identity.CoachID, from, until time.Time) (Slots, error) {
	zone, err := zoneOf(member.TimeZone)
	if err != nil {
		return Slots{}, err
	}
	return s.slots(ctx, asked{member: member.ID, zone: zone}, member.TimeZone, coach, from, until)
}

// SlotsToMove returns the times to which the coach may move one of their sessions. The caller must be the coach.
// Returns *fault.NotFound if the session is not with a current client.
func (s *Service) SlotsToMove(ctx context.Context, coach identity.CoachID, id SessionID, from, until time.Time) (Slots, error) {
	session, err := s.find(ctx, s.pool, asCoach(coach), id)
	if err != nil {
		return Slots{}, err
	}
	zone, err := zoneOf(session.MemberZone)
	if err != nil {
		return Slots{}, err
	}
	return s.slots(ctx, asked{member: session.Member, zone: zone, except: id}, session.MemberZone, coach, from, until)
}

func (s *Service) slots(ctx context.Context, who asked, zoneName string, coach identity.CoachID, from, until time.Time) (Slots, error) {
	from, until = s.bookable(from, until)
	diaries, err := s.diaries(ctx, s.pool, who, []identity.CoachID{coach}, from, until)
	if err != nil {
		return Slots{}, err
	}
	d, known := diaries[coach]
	if !known || !d.open {
		return Slots{}, errCoachNotFound()
	}
	return Slots{
		Coach: coach, CoachZone: d.zone, MemberZone: zoneName, Published: d.timetable.published,
		Starts: slices.AppendSeq([]time.Time{}, d.openings(who.zone, from, until)),
	}, nil
}

// NextFreeTimes returns an open time of each coach for the member that can be booked now and begins within that time:
// the first in copy.Waking on the member's clock or, without one there, the first of all. With only it is the first in
// that part of a day. Coaches without one, or who are not open, are missing. It needs three queries for any number of
// coaches.
func (s *Service) NextFreeTimes(
	ctx context.Context, member identity.Member, coaches []identity.CoachID, within time.Duration, only *copy.DayPart,
) (map[identity.CoachID]time.Time, error) {
	first := make(map[identity.CoachID]time.Time, len(coaches))
	if len(coaches) == 0 {
		return first, nil
	}
	zone, err := zoneOf(member.TimeZone)
	if err != nil {
		return nil, err
	}
	now := s.now()
	from, until := s.bookable(now, now.Add(within))
	diaries, err := s.diaries(ctx, s.pool, asked{member: member.ID, zone: zone}, coaches, from, until)
	if err != nil {
		return nil, err
	}
	for id, d := range diaries {
		if !d.open {
			continue
		}
		if at, free := firstIn(d.openings(zone, from, until), zone, only); free {
			first[id] = at
		}
	}
	return first, nil
}

// firstIn returns the first start in a part of the day, by the clocks of a zone. Without a part it prefers waking
// hours.
func firstIn(starts iter.Seq[time.Time], zone *time.Location, only *copy.DayPart) (first time.Time, found bool) {
	part := copy.Waking
	if only != nil {
		part = *only
	}
	for at := range starts {
		if part.Has(at.In(zone)) {
			return at, true
		}
		if only == nil && !found {
			first, found = at, true
		}
	}
	return first, found
}

// overlapDays is the number of days over which WakingHours looks ahead.
const overlapDays = 14

// WakingHours returns, for each coach, how much of their hours is in copy.Waking on the member's clock, as an average
// per week over the coming days, whether booked or not. Coaches without any, or who are not open, are missing. It needs
// two queries for any number of coaches.
func (s *Service) WakingHours(ctx context.Context, member identity.Member, coaches []identity.CoachID) (map[identity.CoachID]time.Duration, error) {
	hours := make(map[identity.CoachID]time.Duration, len(coaches))
	if len(coaches) == 0 {
		return hours, nil
	}
	zone, err := zoneOf(member.TimeZone)
	if err != nil {
		return nil, err
	}
	// Whole days, so that the result is the same throughout a day.
	tomorrow := DayOf(s.now(), zone) + 1
	from, until := tomorrow.In(zone), (tomorrow + overlapDays).In(zone)
	diaries, err := s.timetables(ctx, s.pool, coaches, from, until)
	if err != nil {
		return nil, err
	}
	for id, d := range diaries {
		if !d.open {
			continue
		}
		var total time.Duration
		for at := range d.timetable.offered(zone, from, until) {
			if copy.Waking.Has(at.In(zone)) {
				total += length
			}
		}
		if total > 0 {
			hours[id] = total * 7 / overlapDays
		}
	}
	return hours, nil
}

// Week is a coach's usual week on another clock.
type Week struct {
	// Windows are the times at which the coach works, booked or not, on that clock; one ends at midnight at the latest.
	Windows []DayWindow
	// Waking is how much of them is in copy.Waking, per week.
	Waking time.Duration
}

// WeekOf returns the coach's hours on the clocks of a zone, as they are in the coming days. Any caller may use it.
// Returns *fault.NotFound for a coach who is not open, and *fault.Invalid on "zone" for an unknown zone.
func (s *Service) WeekOf(ctx context.Context, coach identity.CoachID, zoneName string) (Week, error) {
	zone, err := zoneOf(zoneName)
	if err != nil || zoneName == "" || zoneName == "Local" {
		return Week{}, fault.Field("zone", copy.Validation.ChooseListed)
	}
	tomorrow := DayOf(s.now(), zone) + 1
	from, until := tomorrow.In(zone), (tomorrow + overlapDays).In(zone)
	diaries, err := s.timetables(ctx, s.pool, []identity.CoachID{coach}, from, until)
	if err != nil {
		return Week{}, err
	}
	d, known := diaries[coach]
	if !known || !d.open {
		return Week{}, errCoachNotFound()
	}
	var week Week
	var all []DayWindow
	for at := range d.timetable.offered(zone, from, until) {
		local := at.In(zone)
		start := local.Hour()*60 + local.Minute()
		all = append(all, DayWindow{DayOf(at, zone).Weekday(), Window{start, min(start+copy.Limits.SessionMinutes, midnight)}})
		if copy.Waking.Has(local) {
			week.Waking += length
		}
	}
	week.Waking = week.Waking * 7 / overlapDays
	slices.SortFunc(all, func(a, b DayWindow) int { return cmp.Or(a.Weekday-b.Weekday, a.From-b.From) })
	// Both weeks have the same hours, unless clocks change or the coach is off: the union of them is shown.
	for _, w := range all {
		if n := len(week.Windows) - 1; n >= 0 && week.Windows[n].Weekday == w.Weekday && w.From <= week.Windows[n].Until {
			week.Windows[n].Until = max(week.Windows[n].Until, w.Until)
			continue
		}
		week.Windows = append(week.Windows, w)
	}
	return week, nil
}

// bookable narrows a span to what can be booked now.
func (s *Service) bookable(from, until time.Time) (time.Time, time.Time) {
	now := s.now()
	if earliest := now.Add(lead); from.Before(earliest) {
		from = earliest
	}
	// The last moment can be booked, so the span ends after it.
	if last := now.Add(horizon + 1); until.After(last) {
		until = last
	}
	return from, until
}

func (d *diary) openings(member *time.Location, from, until time.Time) iter.Seq[time.Time] {
	return free(d.timetable.offered(member, from, until), d.busy)
}

// has reports whether an instant is the first element of the sequence.
func has(starts iter.Seq[time.Time], at time.Time) bool {
	for start := range starts {
		return start.Equal(at)
	}
	return false
}

// idsOf returns the ids as the queries take them.
func idsOf(coaches []identity.CoachID) []uuid.UUID {
	ids := make([]uuid.UUID, len(coaches))
	for i, id := range coaches {
		ids[i] = id.UUID()
	}
	return ids
}

// timetables reads the hours of coaches in the span, without busy times, in two queries for any number of coaches.
// Unknown coaches are missing.
func (s *Service) timetables(ctx context.Context, db store.DBTX, coaches []identity.CoachID, from, until time.Time) (map[identity.CoachID]*diary, error) {
	ids := idsOf(coaches)
	rows, err := s.q.CoachesForScheduling(ctx, db, ids)
	if err != nil {
		return nil, fmt.Errorf("find coaches: %w", err)
	}
	diaries := make(map[identity.CoachID]*diary, len(rows))
	for _, row := range rows {
		zone, err := zoneOf(row.TimeZone)
		if err != nil {
			return nil, err
		}
		diaries[identity.CoachID(row.ID)] = &diary{
			name: row.Name, zone: row.TimeZone, open: row.Open,
			timetable: timetable{zone: zone, published: row.HoursPublishedAt != nil},
		}
	}
	// The dates are in the coaches' zones: two more days on both sides cover every zone.
	hours, err := s.q.HoursOf(ctx, db, store.HoursOfParams{
		Ids: ids, FirstDay: (DayOf(from, time.UTC) - 2).date(), LastDay: (DayOf(until, time.UTC) + 2).date(),
	})
	if err != nil {
		return nil, fmt.Errorf("read hours: %w", err)
	}
	for _, row := range hours {
		if d, known := diaries[identity.CoachID(row.CoachID)]; known {
			d.timetable.add(row)
		}
	}
	return diaries, nil
}

// diaries reads everything that decides about sessions that begin in the span, in three queries for any number of
// coaches. Unknown coaches are missing.
func (s *Service) diaries(ctx context.Context, db store.DBTX, who asked, coaches []identity.CoachID, from, until time.Time) (map[identity.CoachID]*diary, error) {
	diaries, err := s.timetables(ctx, db, coaches, from, until)
	if err != nil {
		return nil, err
	}
	busy, err := s.q.BusyTimes(ctx, db, store.BusyTimesParams{
		CoachIds: idsOf(coaches), MemberID: who.member.UUID(), FromAt: from, UntilAt: until.Add(length), ExceptID: who.except.UUID(),
	})
	if err != nil {
		return nil, fmt.Errorf("read busy times: %w", err)
	}
	for _, row := range busy {
		taken := span{row.StartsAt, row.EndsAt}
		if !row.Own {
			d := diaries[identity.CoachID(row.CoachID)]
			d.busy = append(d.busy, taken)
			continue
		}
		for _, d := range diaries {
			d.busy = append(d.busy, taken)
		}
	}
	return diaries, nil
}

// add adds one row of hours: weekly, of a date, or days off.
func (t *timetable) add(row store.HoursOfRow) {
	window := Window{int(row.FromMinute), int(row.UntilMinute)}
	switch row.Kind {
	case "weekly":
		t.weekly[row.Weekday] = append(t.weekly[row.Weekday], window)
	case "date":
		if t.dates == nil {
			t.dates = map[Day][]Window{}
		}
		day := dayFrom(row.FirstDay)
		t.dates[day] = append(t.dates[day], window)
	case "off":
		t.off = append(t.off, days{dayFrom(row.FirstDay), dayFrom(row.LastDay)})
	}
}

// ReadSpan parses the start and end of a span of open times, as instants or as dates of a zone (the last included).
// Empty text means now, and the end of the bookable time. Returns *fault.Invalid for other text, for an end before the
// start, and for more than copy.Limits.SlotSpanDays days.
func (s *Service) ReadSpan(from, to, zoneName string) (start, end time.Time, err error) {
	zone, err := zoneOf(zoneName)
	if err != nil {
		return start, end, err
	}
	now := s.now()
	start, end = now, now.Add(horizon+1)
	if from != "" {
		if start, err = readMoment("from", from, zone, 0); err != nil {
			return start, end, err
		}
		end = start.Add(spanMax)
	}
	if to != "" {
		if end, err = readMoment("to", to, zone, 1); err != nil {
			return start, end, err
		}
		if from == "" {
			start = slices.MinFunc([]time.Time{now, end}, time.Time.Compare)
		}
	}
	_, date := ParseDay(to)
	switch {
	// The last date is included, so end equals start if it is the day before the first date.
	case end.Before(start), date && from != "" && !end.After(start):
		return start, end, fault.Field("to", copy.Scheduling.SpanBackwards)
	// A day is an hour longer where clocks go back.
	case cmp.Compare(end.Sub(start), spanMax+2*time.Hour) > 0:
		return start, end, fault.Field("to", copy.Scheduling.SpanTooLong)
	}
	return start, end, nil
}

// readMoment parses an instant, or a date, for which it returns the beginning of the day that many days later.
func readMoment(field, text string, zone *time.Location, later Day) (time.Time, error) {
	if day, ok := ParseDay(text); ok {
		return (day + later).In(zone), nil
	}
	at, err := time.Parse(time.RFC3339, text)
	if err != nil || at.Year() < 1970 || at.Year() > 9000 {
		return time.Time{}, fault.Field(field, copy.Scheduling.SpanInvalid)
	}
	return at, nil
}
