package coachadmin

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/reminders"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// The kinds of emails in this package: one to a coach about a decision, and those to members about their coach.
const (
	standingKind = "coach-standing"
	awayKind     = "coach-away"
	stoppedKind  = "coach-stopped"
	backKind     = "coach-back"
)

// write stores a notice to a coach with the current data, and enqueues its email, in the caller's transaction.
func (s *Service) write(ctx context.Context, tx pgx.Tx, coach store.Coach, notice, reason string) error {
	id, err := s.q.CreateCoachNotice(ctx, tx, store.CreateCoachNoticeParams{CoachID: coach.ID, Kind: notice, Email: coach.Email, Reason: reason})
	if err != nil {
		return fmt.Errorf("store a coach's notice: %w", err)
	}
	return s.queue.Enqueue(ctx, tx, emails.Ref{Kind: standingKind, ID: id})
}

// Emails returns the emails of this package.
func (s *Service) Emails() []emails.Template {
	meera := store.CoachNoticeRow{Email: "meera@aangan.example", Name: "Meera Iyer", Kind: "verified"}
	others := make([]store.CoachNoticeRow, 0, 5)
	for _, kind := range []string{"rejected", "activated", "deactivated", "credentials-approved", "credentials-rejected"} {
		row := meera
		row.Kind = kind
		if strings.HasSuffix(kind, "rejected") || kind == "deactivated" {
			row.Reason = "The certificate you listed has expired.\nPlease send us the new one."
		}
		others = append(others, row)
	}
	asha := store.AbsenceLetterRow{
		Email: "asha@aangan.example", FirstName: "Asha", UnsubscribeKey: uuid.MustParse("7d1f3c52-9f0e-4c64-9a43-2f3f5a0f7c11"),
	}
	language := func(row store.AbsenceLetterRow) string { return row.DisplayLanguage }
	return []emails.Template{
		emails.New(standingKind, s.notice, s.standingLetter, meera, others...).ToCoach(),
		emails.ToMember(awayKind, s.stillAway, language, func(in *copy.Catalog, row store.AbsenceLetterRow) emails.Draft {
			said := in.AbsenceLetters
			return s.absenceLetter(in, row, said.Wait.Subject, said.Wait.Says, said.Wait.Button, s.places.Member+"/dashboard")
		}, asha),
		emails.ToMember(stoppedKind, s.stillWithout, language, func(in *copy.Catalog, row store.AbsenceLetterRow) emails.Draft {
			said := in.AbsenceLetters
			return s.absenceLetter(in, row, said.Released.Subject, said.Released.Says, said.Released.Button, s.places.Member+"/dashboard")
		}, asha),
		emails.ToMember(backKind, s.stillBack, language, func(in *copy.Catalog, row store.AbsenceLetterRow) emails.Draft {
			said := in.AbsenceLetters
			return s.absenceLetter(in, row, said.Back.Subject, said.Back.Says, said.Back.Button, s.places.Member+"/dashboard")
		}, asha),
	}
}

// notice reads a notice to a coach; emails.ErrGone if it no longer holds.
func (s *Service) notice(ctx context.Context, id uuid.UUID) (store.CoachNoticeRow, error) {
	row, err := s.q.CoachNotice(ctx, s.pool, id)
	if errors.Is(err, pgx.ErrNoRows) {
		return row, emails.ErrGone
	}
	if err != nil {
		return row, fmt.Errorf("read a coach's notice: %w", err)
	}
	if !stillHolds(row) {
		return row, emails.ErrGone
	}
	return row, nil
}

// stillHolds reports whether the decision about an account still holds. A decision about credentials is final.
func stillHolds(row store.CoachNoticeRow) bool {
	switch row.Kind {
	case "activated":
		return row.IsActive
	case "deactivated":
		return !row.IsActive
	case verified, rejected:
		return row.VerificationStatus == row.Kind
	}
	return true
}

func (s *Service) standingLetter(row store.CoachNoticeRow) emails.Draft {
	said := copy.CoachStandingLetters
	about := map[string]struct {
		Subject string
		Says    []string
	}{
		"verified": said.Verified, "rejected": said.Rejected, "activated": said.Activated, "deactivated": said.Deactivated,
		"credentials-approved": said.CredentialsApproved, "credentials-rejected": said.CredentialsRejected,
	}[row.Kind]
	first, _, _ := strings.Cut(strings.TrimSpace(row.Name), " ")
	draft := emails.Draft{
		To: emails.Address{Email: row.Email}, Subject: about.Subject, Greeting: emails.Hello(first),
		Paragraphs: append([]string(nil), about.Says...),
		Button:     &emails.Button{Label: said.Open, URL: s.places.Coach + "/coach/dashboard"},
		Closing:    []string{said.Answer}, SmallPrint: []string{said.Why},
	}
	if row.Reason != "" {
		draft.Paragraphs, draft.Quote = append(draft.Paragraphs, said.Reason), row.Reason
	}
	return draft
}

// stillAway, stillWithout and stillBack read the data of an email to a member; emails.ErrGone if it no longer holds.
func (s *Service) stillAway(ctx context.Context, id uuid.UUID) (store.AbsenceLetterRow, error) {
	return s.absence(ctx, id, func(row store.AbsenceLetterRow) bool { return row.EndedAt == nil && row.StillTheirs && !row.Open })
}

func (s *Service) stillWithout(ctx context.Context, id uuid.UUID) (store.AbsenceLetterRow, error) {
	return s.absence(ctx, id, func(row store.AbsenceLetterRow) bool { return row.Without })
}

func (s *Service) stillBack(ctx context.Context, id uuid.UUID) (store.AbsenceLetterRow, error) {
	return s.absence(ctx, id, func(row store.AbsenceLetterRow) bool { return row.StillTheirs && row.Open })
}

func (s *Service) absence(ctx context.Context, id uuid.UUID, holds func(store.AbsenceLetterRow) bool) (store.AbsenceLetterRow, error) {
	row, err := s.q.AbsenceLetter(ctx, s.pool, id)
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return row, emails.ErrGone
	case err != nil:
		return row, fmt.Errorf("read a member's absence notice: %w", err)
	case !row.WantsLetters || !holds(row):
		return row, emails.ErrGone
	}
	now := s.now()
	if end := reminders.QuietUntil(row.QuietFrom, row.QuietUntil, row.TimeZone, now); end.After(now) {
		return row, tasks.Snooze(end)
	}
	return row, nil
}

func (s *Service) absenceLetter(in *copy.Catalog, row store.AbsenceLetterRow, subject string, says []string, button, page string) emails.Draft {
	return emails.Draft{
		To: emails.Address{Email: row.Email}, Subject: subject, Greeting: emails.Greeting(in, row.FirstName), Paragraphs: says,
		Button: &emails.Button{Label: button, URL: page}, SmallPrint: []string{in.AbsenceLetters.Why},
		Unsubscribe: emails.ForMember(s.places, row.UnsubscribeKey, emails.Everything),
	}
}
