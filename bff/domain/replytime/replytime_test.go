package replytime_test

import (
	"errors"
	"testing"
	"time"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/replytime"
	"aangan/bff/domain/scheduling"
	"aangan/db/dbtest"

	"github.com/google/uuid"
)

// The hours are published in the database.
func TestRepliesUsePublishedHoursAndDaysOff(t *testing.T) {
	t.Parallel()
	pool, ctx := dbtest.New(t), t.Context()
	sessions := scheduling.New(pool, nil, "")
	service := replytime.New(sessions)
	coach := identitytest.NewCoach(t, pool)
	now := time.Now()
	ago := func(wait time.Duration) *time.Time { at := now.Add(-wait); return &at }
	reply := func(since *time.Time) replytime.Reply {
		t.Helper()
		found, err := service.Reply(ctx, coach.ID, since)
		if err != nil {
			t.Fatal(err)
		}
		return found
	}
	if fresh := reply(nil); fresh.Late || fresh.Due.Before(now.Add(day)) || !fresh.Due.Before(now.Add(day+time.Hour)) {
		t.Errorf("without hours, the reply to a message of now is %+v", fresh)
	}
	if late := reply(ago(25 * time.Hour)); !late.Late || late.Due.After(now) {
		t.Errorf("the reply after 25 hours of waiting is %+v", late)
	}
	if waiting := reply(ago(23 * time.Hour)); waiting.Late || waiting.Due.Before(now) || waiting.Due.After(now.Add(90*time.Minute)) {
		t.Errorf("the reply after 23 hours of waiting is %+v", waiting)
	}

	// From 8 to 20 on every day, except for some days off later.
	var weekly []scheduling.DayWindowInput
	for weekday := 1; weekday <= 7; weekday++ {
		weekly = append(weekly, scheduling.DayWindowInput{Weekday: weekday, From: "08:00", Until: "20:00"})
	}
	if _, err := sessions.PublishHours(ctx, coach.ID, weekly); err != nil {
		t.Fatal(err)
	}
	zone := zoneOf(t, coach.TimeZone)
	written := now.AddDate(0, 0, 30)
	first := scheduling.DayOf(written, zone)
	if _, err := sessions.AddDaysOff(ctx, coach.ID, first.String(), (first + 4).String()); err != nil {
		t.Fatal(err)
	}
	special := first + 5
	if _, err := sessions.SetDateHours(ctx, coach.ID, special.String(), []scheduling.WindowInput{{From: "10:00", Until: "12:00"}}); err != nil {
		t.Fatal(err)
	}
	replies, err := service.Replies(ctx, coach.ID, []time.Time{written, *ago(400 * day), written})
	if err != nil || len(replies) != 3 {
		t.Fatalf("%d replies, %v", len(replies), err)
	}
	if want := special.In(zone).Add(12 * time.Hour); !replies[0].Due.Equal(want) || replies[0].Late || replies[2] != replies[0] {
		t.Errorf("after the days off the reply is %+v, want %s", replies[0], want)
	}
	if old := replies[1]; !old.Late || old.Due.After(now.Add(-398*day)) {
		t.Errorf("the reply after more than a year of waiting is %+v", old)
	}

	if none, err := service.Replies(ctx, coach.ID, nil); err != nil || len(none) != 0 {
		t.Errorf("without messages: %v, %v", none, err)
	}
	if _, err := service.Reply(ctx, identity.CoachID(uuid.New()), nil); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("a coach who does not exist: %v", err)
	}
}
