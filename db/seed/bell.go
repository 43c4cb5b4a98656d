package seed

import (
	"context"
	"fmt"
	"time"

	"aangan/db/store"
)

const (
	// noticeAfter is the time after which an unread message appears in the bell.
	noticeAfter = 30 * time.Second
	// awayFor is the delay of a reply from which its author counts as away before it.
	awayFor = time.Hour
	// trialLength is the length of a free trial.
	trialLength = 7 * 24 * time.Hour
)

// addNotices adds the notifications of the coach's messages that were sent while the member was away. They are read if
// the member has replied since, and unread otherwise.
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
			continue // The greeting causes no notification, and several messages cause one.
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

// addTrial adds a free trial that began the given time ago.
func (d *demo) addTrial(ctx context.Context, member member) error {
	if member.trialSince == 0 {
		return nil
	}
	started := d.now.Add(-member.trialSince)
	return d.queries.SeedTrial(ctx, d.tx, store.SeedTrialParams{
		MemberID: member.id(), StartedAt: started, EndsAt: started.Add(trialLength),
	})
}
