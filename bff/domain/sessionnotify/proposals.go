package sessionnotify

import (
	"context"
	"errors"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/reminders"
	"aangan/bff/domain/scheduling"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// The kinds of emails about a proposal. Their ids are the proposal's. An accepted proposal is reported by the emails
// about the move.
const (
	proposedKind      = "session-proposed"
	staysKind         = "session-stays"
	coachDeclinedKind = "coach-session-declined"
)

// tellOfProposal schedules the member's email about a new or withdrawn proposal, and the coach's email about a declined
// one. A lapsed proposal only changes the bell and wakes both people's streams.
func (s *Service) tellOfProposal(ctx context.Context, tx pgx.Tx, event scheduling.Event) error {
	if kind, known := lettersAboutProposals[event.Kind]; known {
		if err := s.queue.Enqueue(ctx, tx, emails.Ref{Kind: kind, ID: event.ID}); err != nil {
			return err
		}
	}
	session, proposal, in := event.Session, *event.Proposal, copy.In(event.Session.MemberLanguage)
	said, own := in.SessionNotices, clockOf(in, session.MemberZone, "")
	asksTitle := func(in *copy.Catalog, day string) string { return in.SessionNotices.ProposedTitle.Fill("day", day) }
	staysTitle := func(in *copy.Catalog, day string) string { return in.SessionNotices.StaysTitle.Fill("day", day) }
	asked, stayed := titlesOf(session.MemberZone, session.StartsAt, asksTitle), titlesOf(session.MemberZone, session.StartsAt, staysTitle)
	day := own.day(session.StartsAt)
	var err error
	switch event.Kind {
	case scheduling.Proposed:
		until := proposal.Until(session)
		if err := s.queue.Schedule(ctx, tx, tasks.Ref{Kind: scheduling.TaskProposalOver, ID: event.ID}, until); err != nil {
			return err
		}
		_, err = notification.Replace(ctx, tx, session.Member, notification.TypeSession, stayed, asksTitle(in, day), said.ProposedText.Fill(
			"coachName", session.CoachName, "proposed", own.own(proposal.StartsAt), "now", own.own(session.StartsAt), "until", own.own(until)))
	case scheduling.Withdrawn:
		_, err = notification.Replace(ctx, tx, session.Member, notification.TypeSession, asked, staysTitle(in, day),
			said.StaysText.Fill("coachName", session.CoachName))
	default:
		_, err = notification.Replace(ctx, tx, session.Member, notification.TypeSession, asked, "", "")
	}
	return err
}

var lettersAboutProposals = map[string]string{
	scheduling.Proposed: proposedKind, scheduling.Withdrawn: staysKind, scheduling.Declined: coachDeclinedKind,
}

// asked is the data of an email about a proposal.
type asked struct{ store.ProposalToldRow }

// until returns the end of the time to answer.
func (a asked) until() time.Time {
	if a.ProposedStartsAt.Before(a.StartsAt) {
		return a.ProposedStartsAt
	}
	return a.StartsAt
}

// withdrawnAnswer is the stored answer of a withdrawn proposal.
const withdrawnAnswer = "withdrawn"

func (s *Service) proposalLetters() []emails.Template {
	ofAsked := func(a asked) string { return a.DisplayLanguage }
	return []emails.Template{
		emails.Compose(proposedKind, func(ctx context.Context, id uuid.UUID) (asked, error) {
			return s.askedMember(ctx, id, func(a asked) bool { return a.AnsweredAt == nil && a.CoachOpen && s.now().Before(a.until()) })
		}, ofAsked, s.proposedLetter, []asked{askedSample}),
		emails.Compose(staysKind, func(ctx context.Context, id uuid.UUID) (asked, error) {
			return s.askedMember(ctx, id, func(a asked) bool {
				return a.Answer != nil && *a.Answer == withdrawnAnswer && s.now().Before(a.StartsAt)
			})
		}, ofAsked, s.staysLetter, []asked{askedSample}),
		emails.Compose(coachDeclinedKind, func(ctx context.Context, id uuid.UUID) (asked, error) {
			return s.asked(ctx, id, func(a asked) bool { return a.CoachOpen && s.now().Before(a.StartsAt) })
		}, nil, s.declinedLetter, []asked{askedSample}).ToCoach(),
	}
}

// asked reads a proposal; emails.ErrGone if it was deleted with its member, if its session is cancelled, or if the
// email is no longer needed.
func (s *Service) asked(ctx context.Context, id uuid.UUID, still func(asked) bool) (asked, error) {
	row, err := s.q.ProposalTold(ctx, s.pool, id)
	if errors.Is(err, pgx.ErrNoRows) {
		return asked{}, emails.ErrGone
	}
	a := asked{row}
	if err == nil && (row.Status != string(scheduling.Scheduled) || !still(a)) {
		return a, emails.ErrGone
	}
	return a, wrap("read a proposal", err)
}

// askedMember reads a proposal for an email to the member, now or after the quiet hours (tasks.Snooze).
func (s *Service) askedMember(ctx context.Context, id uuid.UUID, still func(asked) bool) (asked, error) {
	a, err := s.asked(ctx, id, still)
	if err != nil {
		return a, err
	}
	if !a.WantsLetters {
		return a, emails.ErrGone
	}
	if end := reminders.QuietUntil(a.QuietFrom, a.QuietUntil, a.TimeZone, s.now()); end.After(s.now()) {
		return a, tasks.Snooze(end)
	}
	return a, nil
}

func (s *Service) proposedLetter(in *copy.Catalog, a asked) (emails.Draft, error) {
	said, own := in.MeetingLetters, clockOf(in, a.TimeZone, "")
	draft := s.askedLetter(in, a, said.Proposed, said.Answer)
	other := clockOf(in, a.CoachTimeZone, a.CoachCity)
	draft.Facts = []emails.Fact{
		{Label: said.Now, Value: own.both(a.StartsAt, other)}, {Label: said.ProposedTime, Value: own.both(a.ProposedStartsAt, other)},
	}
	draft.Closing = []string{said.HowToAnswer, said.AnswerBefore.Fill("time", own.own(a.until()))}
	return draft, nil
}

func (s *Service) staysLetter(in *copy.Catalog, a asked) (emails.Draft, error) {
	said := in.MeetingLetters
	draft := s.askedLetter(in, a, said.Stays, said.LookAtTimes)
	draft.Facts = []emails.Fact{{Label: said.When, Value: clockOf(in, a.TimeZone, "").both(a.StartsAt, clockOf(in, a.CoachTimeZone, a.CoachCity))}}
	return draft, nil
}

// askedLetter returns the parts that emails to members about proposals share.
func (s *Service) askedLetter(in *copy.Catalog, a asked, says copy.MeetingLetter, button string) emails.Draft {
	return emails.Draft{
		To: emails.Address{Email: a.Email}, Subject: says.Subject, Greeting: emails.Greeting(in, a.FirstName),
		Paragraphs:  []string{says.Says.Fill("minutes", minutes(a.StartsAt, a.EndsAt))},
		Button:      &emails.Button{Label: button, URL: s.sessionsPage()},
		SmallPrint:  []string{in.MeetingLetters.Why},
		Unsubscribe: emails.ForMember(s.places, a.UnsubscribeKey, emails.Everything),
	}
}

func (s *Service) declinedLetter(in *copy.Catalog, a asked) (emails.Draft, error) {
	said := in.MeetingLetters
	draft := s.coachLetter(a.CoachEmail, a.CoachName, said.CoachDeclined)
	draft.Paragraphs = []string{said.CoachDeclined.Says.Fill("client", clientName(a.FirstName), "minutes", minutes(a.StartsAt, a.EndsAt))}
	draft.Facts = []emails.Fact{{Label: said.When, Value: clockOf(in, a.CoachTimeZone, "").own(a.StartsAt)}}
	return draft, nil
}
