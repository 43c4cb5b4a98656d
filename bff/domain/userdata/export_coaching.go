package userdata

import (
	"context"

	"aangan/db/store"
)

// coaching exports the goals with coaches, how coaches closed possible crises, and the notices when a coach stopped.
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
			ID: row.ID.String(), Coach: row.CoachName, Outcome: row.Outcome, Level: row.Tier, OpenedAt: row.OpenedAt.UTC(), ClosedAt: row.ClosedAt.UTC(),
		}
	})
	handovers, err := e.q.ExportCrisisHandovers(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "crisisHandovers", handovers, func(row store.ExportCrisisHandoversRow) any {
		return ExportCrisisHandover{ID: row.ID.String(), Coach: row.CoachName, At: row.HandedAt.UTC()}
	})
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
