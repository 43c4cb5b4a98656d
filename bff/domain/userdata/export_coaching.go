package userdata

import (
	"context"

	"aangan/db/store"
)

// coaching exports the goals with coaches, how coaches closed possible crises and called for the team, what people on
// call got, and the notices when a coach stopped.
func (e *exporter) coaching(ctx context.Context) error {
	goals, err := e.q.ExportGoals(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "goals", goals, func(row store.ExportGoalsRow) any {
		goal := ExportGoal{
			ID: row.Goal.ID.String(), Coach: row.CoachName, Title: row.Goal.Title, Detail: row.Goal.Detail, ProposedBy: row.Goal.ProposedBy,
			YouAgreedAt: utc(row.Goal.MemberAgreedAt), CoachAgreedAt: utc(row.Goal.CoachAgreedAt), State: row.Goal.State,
			ClosedBy: row.Goal.ClosedBy, ClosedAt: utc(row.Goal.ClosedAt), Version: row.Goal.Version, CreatedAt: row.Goal.CreatedAt.UTC(),
		}
		if row.Goal.FlagTier != nil && row.Goal.FlaggedAt != nil {
			goal.Mark = &ExportGoalMark{Level: *row.Goal.FlagTier, At: row.Goal.FlaggedAt.UTC()}
		}
		return goal
	})
	outcomes, err := e.q.ExportCrisisOutcomes(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "crisisOutcomes", outcomes, func(row store.ExportCrisisOutcomesRow) any {
		return ExportCrisisOutcome{
			ID: row.ID.String(), Coach: row.CoachName, Outcome: row.Outcome, Level: row.Tier, OpenedAt: row.OpenedAt.UTC(),
			LookedAt: utc(row.LookedAt), LookedBy: row.LookedBy, ClosedAt: row.ClosedAt.UTC(),
		}
	})
	handovers, err := e.q.ExportCrisisHandovers(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "crisisHandovers", handovers, func(row store.ExportCrisisHandoversRow) any {
		return ExportCrisisHandover{ID: row.ID.String(), Coach: row.CoachName, At: row.HandedAt.UTC()}
	})
	if err := e.onCall(ctx); err != nil {
		return err
	}
	absences, err := e.q.ExportCoachAbsences(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "coachAbsences", absences, func(row store.ExportCoachAbsencesRow) any {
		return ExportCoachAbsence{
			ID: row.ID.String(), Coach: row.CoachName, Told: row.Kind, Since: row.Since.UTC(), NotifiedAt: row.CreatedAt.UTC(), EndedAt: utc(row.EndedAt),
		}
	})
	return nil
}

// onCall exports the crises that were passed to the people on call, and when these opened them.
func (e *exporter) onCall(ctx context.Context) error {
	cases, err := e.q.ExportOnCallCases(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	looks, err := e.q.ExportOnCallLooks(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "onCall", cases, func(row store.ExportOnCallCasesRow) any {
		passed := ExportOnCall{
			ID: row.ID.String(), Why: row.Why, WrittenAt: row.WrittenAt.UTC(), PassedAt: row.CreatedAt.UTC(), ClosedAt: utc(row.ClosedAt), Looks: []ExportLook{},
		}
		for _, look := range looks {
			if look.CaseID == row.ID {
				passed.Looks = append(passed.Looks, ExportLook{At: look.OpenedAt.UTC(), Reason: look.Reason})
			}
		}
		return passed
	})
	return nil
}
