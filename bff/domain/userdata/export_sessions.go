package userdata

import (
	"context"
	"errors"

	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// sessions exports every session with its changes and what was written afterwards, and the state of the calendar feed.
func (e *exporter) sessions(ctx context.Context) error {
	events, err := e.q.ExportSessionEvents(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	changes := map[uuid.UUID][]ExportSessionChange{}
	for _, row := range events {
		changes[row.SessionID] = append(changes[row.SessionID], ExportSessionChange{
			ID: row.ID.String(), What: row.Kind, By: row.Actor, At: row.CreatedAt.UTC(),
			BeginsAt: row.StartsAt.UTC(), BeganAt: utc(row.PreviousStartsAt),
		})
	}
	proposed, err := e.q.ExportSessionProposals(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	proposals := map[uuid.UUID][]ExportProposal{}
	for _, row := range proposed {
		proposals[row.SessionID] = append(proposals[row.SessionID], ExportProposal{
			ID: row.ID.String(), BeginsAt: row.StartsAt.UTC(), EndsAt: row.EndsAt.UTC(), Note: row.Note, ProposedAt: row.CreatedAt.UTC(),
			AnsweredAt: utc(row.AnsweredAt), Answer: row.Answer,
		})
	}
	afterwards, err := e.q.ExportAfterSessions(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	recaps, answers := map[uuid.UUID]*ExportSessionRecap{}, map[uuid.UUID]*ExportSessionFeedback{}
	for _, row := range afterwards {
		if row.Recap != nil && row.SharedAt != nil {
			text, opens := e.after.UnsealRecap(ctx, e.member, row.ID, row.Recap)
			recaps[row.ID] = &ExportSessionRecap{
				Summary: text.Summary, Agreed: text.Agreed, Unreadable: !opens, SharedAt: row.SharedAt.UTC(), ChangedAt: utc(row.ChangedAt),
			}
		}
		if row.AnsweredAt != nil {
			answer := ExportSessionFeedback{AnsweredAt: row.AnsweredAt.UTC(), SharedAt: utc(row.FeedbackSharedAt)}
			if row.Feedback != nil {
				text, opens := e.after.UnsealFeedback(ctx, e.member, row.ID, row.Feedback)
				answer.Rating, answer.Note, answer.Unreadable = text.Rating, text.Note, !opens
			}
			answers[row.ID] = &answer
		}
	}
	rows, err := e.q.ExportSessions(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "sessions", rows, func(row store.ExportSessionsRow) any {
		return ExportSession{
			ID: row.ID.String(), Coach: row.CoachName, BeginsAt: row.StartsAt.UTC(), EndsAt: row.EndsAt.UTC(), Status: row.Status,
			Note: row.Note, Counts: row.Counted, MovedByCoach: row.MovedByCoach, BookedAt: row.CreatedAt.UTC(),
			CancelledAt: utc(row.CancelledAt), CancelledBy: row.CancelledBy, VideoTroubleAt: utc(row.VideoTroubleAt),
			Outcome: row.Outcome, OutcomeAt: utc(row.OutcomeAt), Proposals: append([]ExportProposal{}, proposals[row.ID]...),
			Changes: append([]ExportSessionChange{}, changes[row.ID]...), Recap: recaps[row.ID], Feedback: answers[row.ID],
		}
	})
	calendar, err := e.q.ExportCalendar(ctx, e.tx, e.member)
	if errors.Is(err, pgx.ErrNoRows) {
		e.file.value("calendar", nil)
		return nil
	}
	if err != nil {
		return err
	}
	e.file.value("calendar", ExportCalendar{MadeAt: calendar.CreatedAt.UTC(), LastReadAt: utc(calendar.LastReadAt)})
	return nil
}
