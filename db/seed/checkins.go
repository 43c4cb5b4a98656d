package seed

import (
	"context"
	"fmt"
	"time"

	"aangan/db/store"

	"github.com/jackc/pgx/v5/pgtype"
)

// checkIn is how a member's day was, some days ago in the member's zone.
type checkIn struct {
	days             int
	mood, word, note string
	shared           bool
}

// ashasCheckIns are four weeks with a low week in between.
var ashasCheckIns = []checkIn{
	{days: 27, mood: "okay"}, {days: 26, mood: "good", word: "calm"}, {days: 25, mood: "okay", word: "tired"}, {days: 23, mood: "low", word: "homesick"},
	{days: 22, mood: "okay"}, {days: 21, mood: "good", word: "hopeful"}, {days: 20, mood: "good"}, {days: 19, mood: "okay", word: "tired"},
	{days: 16, mood: "okay"}, {days: 15, mood: "low", word: "tired"}, {days: 14, mood: "low", word: "worried"}, {days: 13, mood: "okay"},
	{days: 12, mood: "good"}, {days: 10, mood: "low", word: "tired", shared: true},
	{days: 9, mood: "heavy", word: "worried", note: "Two calls home in one day. Said yes to both again.", shared: true},
	{days: 8, mood: "low", shared: true}, {days: 7, mood: "okay", word: "calm", shared: true}, {days: 6, mood: "okay"}, {days: 4, mood: "low", word: "homesick"},
	{days: 3, mood: "okay"}, {days: 2, mood: "good", word: "hopeful", note: "Slept. Woke up before the alarm."}, {days: 1, mood: "good"},
}

// addCheckIns adds the member's check-ins.
func (d *demo) addCheckIns(ctx context.Context, member member, zone *time.Location) error {
	for _, one := range member.checkIns {
		written := message{days: one.days, clock: 2045}.at(d.now, zone)
		row := store.SeedCheckInParams{
			ID: id("check-in", member.username, fmt.Sprint(one.days)), MemberID: member.id(), WrittenAt: written,
			Day: pgtype.Date{Time: written.In(zone), Valid: true},
		}
		if one.shared {
			row.SharedAt = &written
		}
		row.Sealed = d.secrets.SealCheckIn(row.MemberID, row.ID, one.mood, one.word, one.note)
		if err := d.queries.SeedCheckIn(ctx, d.tx, row); err != nil {
			return err
		}
	}
	return nil
}
