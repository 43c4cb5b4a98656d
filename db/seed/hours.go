package seed

import (
	"context"
	"time"

	"github.com/google/uuid"

	"aangan/db/store"
)

// window is a part of a coach's day in their zone: whole weekdays (Monday is 1), hours and minutes in one number as in
// message. Until may be 2400.
type window struct{ first, last, from, until int }

// hours are the coaches' weekly hours, as on their cards. Missing coaches have not published any.
var hours = map[string][]window{
	"meera":    {{1, 5, 700, 900}, {1, 5, 1800, 2300}},
	"harpreet": {{2, 6, 600, 1100}},
	"farah":    {{1, 5, 1400, 2000}},
	"thomas":   {{1, 1, 1700, 2200}, {3, 4, 1700, 2200}},
	"ananya":   {{1, 4, 700, 1200}},
	"devika":   {{1, 5, 2000, 2400}},
	"amrit":    {{1, 7, 700, 1000}},
	"zoya":     {{3, 7, 1900, 2300}},
	"selvam":   {{1, 6, 500, 900}},
	"noor":     {{1, 3, 1500, 2000}, {6, 7, 1500, 2000}},
	"tenzin":   {{1, 5, 600, 1000}},
	"leela":    {{1, 5, 1600, 1900}},
}

func minutes(clock int) int16 { return int16(clock/100*60 + clock%100) }

// addHours publishes the hours of one coach.
func (d *demo) addHours(ctx context.Context, coach coach) error {
	windows, published := hours[coach.slug]
	if !published {
		return nil
	}
	if err := d.queries.SeedHoursPublished(ctx, d.tx, store.SeedHoursPublishedParams{CoachID: coach.id(), At: &d.now}); err != nil {
		return err
	}
	for _, window := range windows {
		for weekday := window.first; weekday <= window.last; weekday++ {
			if err := d.queries.SeedHours(ctx, d.tx, store.SeedHoursParams{
				CoachID: coach.id(), Weekday: int16(weekday), FromMinute: minutes(window.from), UntilMinute: minutes(window.until),
			}); err != nil {
				return err
			}
		}
	}
	return nil
}

// meeting is a session of a member with membersCoach: a number of days from today in the coach's zone, moved to the
// next working day of the coach (or the previous one, in the past).
type meeting struct {
	days, clock int
	note        string
	// cancelled sessions were cancelled by the member the day before, in time.
	cancelled bool
	// outcome is the coach's record of the session; empty if it is not marked.
	outcome string
	// proposed is another time that the coach proposes, with a note. It must be before the session: the seed schedules no
	// task that ends the proposal, and a past time blocks no other session.
	proposed *meeting
}

// meetings by username. Together they show every state of the members' and the coach's list.
var meetings = map[string][]meeting{
	"asha": {
		{days: -5, clock: 800}, {days: -3, clock: 830, cancelled: true},
		{days: 3, clock: 800, note: "The wedding, and how to say I'll come for one week and not four."},
		{
			days: 27, clock: 730,
			proposed: &meeting{days: 23, clock: 830, note: "There's a wedding in our family that day, and I'll be on the road to Madurai. Could we meet a few days earlier?"},
		},
	},
	"priya_s": {{days: -12, clock: 1900, outcome: "held"}, {days: 2, clock: 1900, note: "The calls home."}},
	"rohan_m": {{days: -20, clock: 1930, outcome: "no_show"}, {days: 4, clock: 1930}},
	"imran_q": {{days: 6, clock: 2200}},
}

// addMeetings adds the member's sessions with their events.
func (d *demo) addMeetings(ctx context.Context, member member, coach uuid.UUID) error {
	zone, err := time.LoadLocation("Asia/Kolkata")
	if err != nil {
		return err
	}
	for _, meeting := range meetings[member.username] {
		starts := meeting.at(d.now, zone)
		booked := meeting.booked(d.now, starts)
		name := starts.Format(time.RFC3339)
		row := store.SeedSessionParams{
			ID: id("session", member.username, name), MemberID: member.id(), CoachID: coach, StartsAt: starts,
			EndsAt: starts.Add(sessionLength), Status: "scheduled", Note: meeting.note,
			Room: id("room", member.username, name).String(), Counted: true, CreatedAt: booked,
		}
		if meeting.cancelled {
			at, by := starts.Add(-30*time.Hour), "member"
			row.Status, row.Counted, row.Sequence, row.CancelledAt, row.CancelledBy = "cancelled", false, 1, &at, &by
		}
		if meeting.outcome != "" {
			outcome := meeting.outcome
			row.Outcome, row.OutcomeAt = &outcome, &row.EndsAt
		}
		if err := d.queries.SeedSession(ctx, d.tx, row); err != nil {
			return err
		}
		if err := d.addProposal(ctx, row, meeting.proposed, zone); err != nil {
			return err
		}
		events := []store.SeedSessionEventParams{{Kind: "booked", CreatedAt: booked}}
		if meeting.cancelled {
			events = append(events, store.SeedSessionEventParams{Kind: "cancelled", Sequence: 1, CreatedAt: *row.CancelledAt})
		}
		for _, event := range events {
			event.ID, event.SessionID, event.StartsAt = id("session-event", row.ID.String(), event.Kind), row.ID, starts
			if err := d.queries.SeedSessionEvent(ctx, d.tx, event); err != nil {
				return err
			}
		}
	}
	return nil
}

// proposedAgo is the age of the coach's proposal.
const proposedAgo = 5 * time.Hour

// addProposal adds the coach's proposal, if any. The member has not answered.
func (d *demo) addProposal(ctx context.Context, session store.SeedSessionParams, proposed *meeting, zone *time.Location) error {
	if proposed == nil {
		return nil
	}
	starts := proposed.at(d.now, zone)
	return d.queries.SeedProposal(ctx, d.tx, store.SeedProposalParams{
		ID: id("proposal", session.ID.String()), SessionID: session.ID, CoachID: session.CoachID, StartsAt: starts,
		EndsAt: starts.Add(sessionLength), Note: proposed.note, CreatedAt: d.now.Add(-proposedAgo),
	})
}

// sessionLength is the length of a session.
const sessionLength = 30 * time.Minute

// booked returns when the meeting at this time was booked, for a run at now.
func (m meeting) booked(now, starts time.Time) time.Time {
	if starts.Before(now) {
		return starts.Add(-36 * time.Hour)
	}
	return now.AddDate(0, 0, -3)
}

// at returns the time of the meeting for a run at now.
func (m meeting) at(now time.Time, zone *time.Location) time.Time {
	step := 1
	if m.days < 0 {
		step = -1
	}
	local := now.In(zone)
	for days := m.days; ; days += step {
		at := time.Date(local.Year(), local.Month(), local.Day()+days, m.clock/100, m.clock%100, 0, 0, zone)
		if at.Weekday() != time.Saturday && at.Weekday() != time.Sunday {
			return at.UTC()
		}
	}
}
