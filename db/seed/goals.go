package seed

import (
	"context"
	"fmt"
	"time"

	"aangan/db/store"

	"github.com/google/uuid"
)

// goal is a goal of a member and membersCoach: proposed at a local time some days ago in the member's zone, and
// agreed an hour later, unless it still waits.
type goal struct {
	days, clock   int
	fromCoach     bool
	waits         bool
	title, detail string
}

// ashasGoals are from the days of her two calls.
var ashasGoals = []goal{
	{
		days: 5, clock: 2040, title: "One call home a week that isn't about the wedding",
		detail: "Sundays, after Amma's walk. Twenty minutes.\nIf it comes up, I say I'll call on Wednesday, and I do.",
	},
	{
		days: 1, clock: 2110, fromCoach: true, waits: true, title: "Ask Papa one question about himself",
		detail: "Any question, as long as you don't know the answer yet.",
	},
}

// addGoals adds the member's shared answers and goals.
func (d *demo) addGoals(ctx context.Context, member member, coach uuid.UUID, zone *time.Location) error {
	if len(member.shares) > 0 {
		if err := d.queries.SeedSharing(ctx, d.tx, store.SeedSharingParams{MemberID: member.id(), Fields: member.shares}); err != nil {
			return err
		}
	}
	for place, goal := range member.goals {
		suggested := message{days: goal.days, clock: goal.clock}.at(d.now, zone)
		agreed := suggested.Add(time.Hour)
		row := store.SeedGoalParams{
			ID: id("goal", member.username, fmt.Sprint(place+1)), MemberID: member.id(), CoachID: coach, Title: goal.title,
			Detail: goal.detail, ProposedBy: "member", MemberAgreedAt: &suggested, CoachAgreedAt: &agreed, CreatedAt: suggested,
		}
		if goal.fromCoach {
			row.ProposedBy, row.MemberAgreedAt, row.CoachAgreedAt = "coach", &agreed, &suggested
		}
		switch {
		case goal.waits && goal.fromCoach:
			row.MemberAgreedAt = nil
		case goal.waits:
			row.CoachAgreedAt = nil
		}
		if err := d.queries.SeedGoal(ctx, d.tx, row); err != nil {
			return err
		}
	}
	return nil
}
