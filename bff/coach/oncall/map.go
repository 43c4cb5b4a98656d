package oncall

import (
	"aangan/bff/domain/casework"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/oncall"
)

func pageOf(page oncall.Page) OnCallPage {
	shown := OnCallPage{
		Now: page.Status.Now, Waiting: make([]WaitingCrisis, len(page.Waiting)), FirstLook: FirstLookOf(page.Looks),
		Closed: make([]ClosedCrisis, len(page.Closed)), ClosedDays: copy.Limits.OnCallClosedDays,
	}
	for i, one := range page.Waiting {
		shown.Waiting[i] = WaitingCrisis{
			ID: one.ID.String(), Why: string(one.Why), Tier: string(one.Tier), WrittenAt: one.Written.UTC(), PassedAt: one.Passed.UTC(),
			Opened: one.Opened, Alerted: actsOf(one.Alerted), Looks: actsOf(one.Looks),
		}
	}
	for i, one := range page.Closed {
		shown.Closed[i] = ClosedCrisis{WrittenAt: one.Written.UTC(), LookedBy: one.LookedBy, Outcome: one.Outcome, Tier: string(one.Tier)}
		if one.FirstLook != nil {
			at := one.FirstLook.UTC()
			shown.Closed[i].FirstLookAt = &at
		}
	}
	return shown
}

// FirstLookOf returns the measured first looks.
func FirstLookOf(looks oncall.FirstLooks) FirstLook {
	return FirstLook{
		Crises: looks.Crises, MedianSeconds: looks.Median.Seconds(), SlowestSeconds: looks.Slowest.Seconds(), Days: copy.Limits.OnCallFirstLookDays,
	}
}

func actsOf(acts []oncall.Act) []OnCallAct {
	shown := make([]OnCallAct, len(acts))
	for i, act := range acts {
		shown[i] = actOf(act)
	}
	return shown
}

func actOf(act oncall.Act) OnCallAct {
	return OnCallAct{Name: act.Name, You: act.You, At: act.At.UTC()}
}

func rotaOf(rota oncall.Rota, me identity.Coach) Rota {
	_, administrator := me.Administrator()
	shown := Rota{TimeZone: oncall.TimeZone, CanEdit: administrator, Blocks: make([]RotaBlock, len(rota.Shifts)), Candidates: peopleOf(rota.Candidates, me)}
	for i, shift := range rota.Shifts {
		shown.Blocks[i] = RotaBlock{
			Weekday: shift.Weekday, FromHour: shift.FromHour, Now: shift.Block == rota.Now, Empty: shift.IsEmpty(), People: peopleOf(shift.People, me),
		}
	}
	return shown
}

func peopleOf(people []oncall.Person, me identity.Coach) []RotaPerson {
	shown := make([]RotaPerson, len(people))
	for i, one := range people {
		shown[i] = RotaPerson{ID: one.ID.String(), Name: one.Name, You: one.ID == me.ID, Able: one.Able}
	}
	return shown
}

func crisisOf(found oncall.Case, handovers []casework.Handover) OpenedCrisis {
	shown := OpenedCrisis{
		ID: found.ID.String(), Why: string(found.Why), Tier: string(found.Tier), WrittenAt: found.Written.UTC(), Through: found.Through,
		Member: OnCallMember{
			FirstName: found.Member.FirstName, LastName: found.Member.LastName, Email: found.Member.Email,
			EmailConfirmed: found.Member.EmailConfirmed, TimeZone: found.Member.TimeZone,
		},
		Coach:    OnCallCoach(found.Coach),
		Messages: make([]OnCallMessage, len(found.Messages)), Goals: make([]OnCallGoal, len(found.Goals)), Looks: make([]OnCallLook, len(found.Looks)),
		Handovers: make([]TeamHandover, len(handovers)),
	}
	for i, one := range handovers {
		shown.Handovers[i] = TeamHandover{CoachName: one.CoachName, At: one.At.UTC(), Note: one.Note, Unreadable: one.Unreadable}
	}
	for i, one := range found.Messages {
		shown.Messages[i] = OnCallMessage{
			ID: one.ID.String(), Sender: string(one.Sender), Text: one.Text, Automatic: one.Automatic, FileName: one.FileName,
			Safety: string(one.Safety), CreatedAt: one.CreatedAt.UTC(), Edited: one.Edited, Unsent: one.Unsent, TextsBefore: one.TextsBefore,
		}
	}
	for i, goal := range found.Goals {
		shown.Goals[i] = OnCallGoal{Title: goal.Title, Detail: goal.Detail, CreatedAt: goal.CreatedAt.UTC()}
	}
	for i, look := range found.Looks {
		shown.Looks[i] = OnCallLook{OnCallAct: actOf(look.Act), Reason: look.Reason, Detail: look.Detail}
	}
	return shown
}
