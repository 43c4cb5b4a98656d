package seed

import (
	"context"
	"fmt"
	"time"

	"aangan/db/store"
)

const (
	// noticeAfter is how long a coach's message waits until the bell tells of it.
	noticeAfter = 30 * time.Second
	// awayFor is from when on somebody who answers was away, and did not sit before the conversation.
	awayFor = time.Hour
	// trialLength is how long a free trial lasts.
	trialLength = 7 * 24 * time.Hour
)

// addNotices tells of what the coach wrote while the member was away, as it would have been told: read once they were back,
// unread where they still are not.
func (d *demo) addNotices(ctx context.Context, member member, times []time.Time) error {
	run := 0
	for index, message := range member.messages {
		if !message.fromCoach {
			run = 0
			continue
		}
		run++
		next := index + 1
		if message.automatic || (next < len(times) && member.messages[next].fromCoach) {
			continue // The greeting is not told of, and of several messages the last.
		}
		row := store.SeedNotificationParams{
			ID: id("notification", member.username, fmt.Sprint(next)), MemberID: member.id(), Type: "message", Title: "New Message",
			CreatedAt: times[index].Add(noticeAfter),
		}
		switch {
		case next == len(times) && member.unreadByMember > 0:
			run = member.unreadByMember
		case next < len(times) && times[next].Sub(times[index]) >= awayFor:
			row.ReadAt = &times[next]
		default:
			continue
		}
		row.Message = fmt.Sprintf("You have %d unread message(s) from your coach.", run)
		if err := d.queries.SeedNotification(ctx, d.tx, row); err != nil {
			return err
		}
	}
	return nil
}

// addTrial lets the member be in the free trial since so long.
func (d *demo) addTrial(ctx context.Context, member member) error {
	if member.trialSince == 0 {
		return nil
	}
	started := d.now.Add(-member.trialSince)
	return d.queries.SeedTrial(ctx, d.tx, store.SeedTrialParams{
		MemberID: member.id(), StartedAt: started, EndsAt: started.Add(trialLength),
	})
}
