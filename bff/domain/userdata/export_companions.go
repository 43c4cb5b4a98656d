package userdata

import (
	"context"
	"errors"
	"time"

	"aangan/bff/domain/copy"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// companions exports every conversation with a companion, and the use of an external model.
func (e *exporter) companions(ctx context.Context) error {
	talks, err := e.q.ExportCompanionTalks(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	e.file.list("companions")
	for _, talk := range talks {
		e.file.object()
		e.file.value("companion", copy.CompanionName(e.in, talk.Companion))
		e.file.value("toldAt", utc(talk.DisclosedAt))
		e.file.value("lastMessageAt", utc(talk.LastMessageAt))
		e.file.list("messages")
		if err := e.companionMessages(ctx, talk.Companion); err != nil {
			return err
		}
		e.file.end(']')
		e.file.end('}')
	}
	e.file.end(']')
	use, err := e.q.ExportCompanionUsage(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "companionUse", use, func(row store.ExportCompanionUsageRow) any {
		return ExportCompanionUse{Day: row.Day.Time.Format(time.DateOnly), Answers: row.Answers, Tokens: row.Tokens, Readings: row.Readings}
	})
	if err := e.exercises(ctx); err != nil {
		return err
	}
	return e.riskState(ctx)
}

// exercises exports the guided exercises, and what companions remember besides.
func (e *exporter) exercises(ctx context.Context) error {
	runs, err := e.q.ExerciseRuns(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "exercises", runs, func(row store.ExerciseRun) any {
		return ExportExercise{
			ID: row.ID.String(), Exercise: row.Exercise, Companion: copy.CompanionName(e.in, row.Companion), Language: row.Language, Answers: row.Answers,
			StartedAt: row.StartedAt.UTC(), UpdatedAt: row.UpdatedAt.UTC(), FinishedAt: utc(row.FinishedAt), RemindAt: utc(row.RemindAt),
		}
	})
	var rows []store.CompanionMemory
	row, err := e.q.CompanionMemory(ctx, e.tx, e.member)
	switch {
	case err == nil:
		rows = append(rows, row)
	case !errors.Is(err, pgx.ErrNoRows):
		return err
	}
	each(e.file, "companionMemory", rows, func(row store.CompanionMemory) any {
		return ExportCompanionMemory{Language: row.Language, Called: row.Called, Avoided: row.Avoided}
	})
	return nil
}

func (e *exporter) riskState(ctx context.Context) error {
	var rows []store.RiskState
	row, err := e.q.RiskState(ctx, e.tx, e.member)
	switch {
	case err == nil:
		rows = append(rows, row)
	case !errors.Is(err, pgx.ErrNoRows):
		return err
	}
	each(e.file, "riskStates", rows, func(row store.RiskState) any {
		return ExportRiskState{
			State: row.State, Kind: row.Kind, Since: row.Since.UTC(), LastSign: row.SignedAt.UTC(), Answer: row.Answer, Asked: row.Asked, Steps: row.Steps,
		}
	})
	return nil
}

func (e *exporter) companionMessages(ctx context.Context, companion string) error {
	after := store.ExportCompanionMessagesParams{MemberID: e.member, Companion: companion, MaxRows: exportPage}
	for {
		rows, err := e.q.ExportCompanionMessages(ctx, e.tx, after)
		if err != nil {
			return err
		}
		for _, row := range rows {
			message := ExportCompanionMessage{
				ID: row.ID.String(), From: row.Sender, Text: row.Text, Mark: row.Safety, AnsweredBy: row.Provider, SentAt: row.CreatedAt.UTC(), Actions: row.Actions,
			}
			if row.Sender == "member" {
				message.From = "you"
			}
			if row.Answers != nil {
				answered := row.Answers.String()
				message.Answers = &answered
			}
			e.file.item(message)
			after.After = row.Seq
		}
		if len(rows) < exportPage {
			return nil
		}
	}
}
