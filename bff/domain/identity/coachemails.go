package identity

import (
	"context"
	"fmt"
	"net/url"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// The kinds of emails to coaches in this package.
const (
	invitationKind    = "coach-invitation"
	coachResetKind    = "coach-reset-password"
	coachPasswordKind = "coach-password-changed"
	coachSignInKind   = "coach-new-sign-in"
	factorKind        = "coach-second-factor"
	coachGuessesKind  = "coach-password-guesses"
)

// purposeInvitation is the purpose of an invitation's link.
const purposeInvitation = "invitation"

// Notices to coaches as their rows store them, in addition to those that members get too.
const (
	noticeFactorOn     = "factor-on"
	noticeFactorOff    = "factor-off"
	noticeFactorReset  = "factor-reset"
	noticeRecoveryUsed = "recovery-used"
)

const (
	coachResetPath      = "/coach/login/reset"
	coachForgotPath     = "/coach/login/forgot"
	coachInvitationPath = "/coach/login/invitation"
)

// coachLink is the data of an email with a link to a coach.
type coachLink struct{ Email, Name, Token string }

// coachEmails returns the emails about coaches' accounts, all about security or access.
func (s *Service) coachEmails() []emails.Template {
	meera := coachLink{Email: "meera@aangan.example", Name: "Meera Krishnan", Token: "a-link-of-nobodys"}
	told := store.CoachNoticeRow{
		Email: meera.Email, Name: meera.Name, TimeZone: "Asia/Kolkata",
		UserAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
		CreatedAt: time.Date(2026, time.May, 4, 16, 30, 0, 0, time.UTC),
	}
	as := func(kind string) store.CoachNoticeRow {
		row := told
		row.Kind = kind
		return row
	}
	all := []emails.Template{
		emails.New(invitationKind, s.invitationRead, s.invitationLetter, meera),
		emails.New(coachResetKind, s.coachResetRead, s.coachResetLetter, meera),
		emails.New(coachPasswordKind, s.coachNoticeRead, s.coachPasswordLetter, as(noticePassword), as(noticeReset)),
		emails.New(coachSignInKind, s.coachNoticeRead, s.coachSignInLetter, as(noticeSignIn)),
		emails.New(coachGuessesKind, s.coachNoticeRead, s.coachGuessesLetter, as(noticeGuesses)),
		emails.New(factorKind, s.coachNoticeRead, s.factorLetter,
			as(noticeFactorOn), as(noticeFactorOff), as(noticeFactorReset), as(noticeRecoveryUsed)),
	}
	for i := range all {
		all[i] = all[i].AboutSecurity()
	}
	return all
}

// notifyCoach stores a notice with the coach's current data and enqueues its email, in the caller's transaction.
func (s *Service) notifyCoach(ctx context.Context, tx pgx.Tx, coach store.Coach, notice string, device Device) error {
	id, err := s.q.CreateCoachNotice(ctx, tx, store.CreateCoachNoticeParams{
		CoachID: coach.ID, Kind: notice, Email: coach.Email, UserAgent: shortUserAgent(device.UserAgent),
	})
	if err != nil {
		return fmt.Errorf("store a notice: %w", err)
	}
	kind := factorKind
	switch notice {
	case noticeSignIn:
		kind = coachSignInKind
	case noticePassword, noticeReset:
		kind = coachPasswordKind
	}
	return s.queue(ctx, tx, kind, id)
}

func (s *Service) coachNoticeRead(ctx context.Context, id uuid.UUID) (store.CoachNoticeRow, error) {
	row, err := s.q.CoachNotice(ctx, s.pool, id)
	return row, goneOr(err, "read what to tell a coach")
}

// invitationRead returns the recipient of an invitation, with a new secret for the link.
func (s *Service) invitationRead(ctx context.Context, id uuid.UUID) (letter coachLink, err error) {
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		row, err := s.q.CoachInvitation(ctx, tx, id)
		if err != nil {
			return err
		}
		letter = coachLink{Email: row.Email, Name: row.Name}
		letter.Token, err = s.sealCoach(ctx, tx, id, InvitationLifetime)
		return err
	})
	return letter, goneOr(err, "make a link for an invitation")
}

// coachResetRead returns the coach that a password request is about, if any, with a new secret for the link. A coach
// who was invited and has no password needs the invitation instead.
func (s *Service) coachResetRead(ctx context.Context, id uuid.UUID) (letter coachLink, err error) {
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		request, err := s.q.ResetRequest(ctx, tx, store.ResetRequestParams{ID: id, Realm: coachTries})
		if err != nil {
			return err
		}
		coach, err := s.q.CoachByEmail(ctx, tx, request.Email)
		if err != nil {
			return err
		}
		if coach.PasswordHash == "" {
			return emails.ErrGone
		}
		if err := s.voidCoach(ctx, tx, coach.ID, &id, purposeReset); err != nil {
			return err
		}
		if err := s.q.CreateCoachResetToken(ctx, tx, store.CreateCoachResetTokenParams{ID: id, CoachID: coach.ID, Email: coach.Email}); err != nil {
			return err
		}
		letter = coachLink{Email: coach.Email, Name: coach.Name}
		letter.Token, err = s.sealCoach(ctx, tx, id, ResetLifetime)
		return err
	})
	return letter, goneOr(err, "make a link for a coach's new password")
}

// sealCoach creates the secret of a link whose email is being rendered; its lifetime starts now.
func (s *Service) sealCoach(ctx context.Context, tx pgx.Tx, id uuid.UUID, lifetime time.Duration) (token string, err error) {
	token, hash := newLink(id)
	return token, s.q.SealCoachMailedToken(ctx, tx, store.SealCoachMailedTokenParams{ID: id, SecretHash: hash, LifetimeSeconds: lifetime.Seconds()})
}

// linkToCoach returns the URL of the button in an email to a coach.
func (s *Service) linkToCoach(path, token string) string {
	return s.office.Links.Coach + path + "?token=" + url.QueryEscape(token)
}

func (s *Service) invitationLetter(row coachLink) emails.Draft {
	said := copy.CoachAccountLetters.Invitation
	return s.signed(english(), frame(english(), row.Email, row.Name, said.Subject, said.Text, said.Then),
		emails.Button{Label: said.Button, URL: s.linkToCoach(coachInvitationPath, row.Token)}, said.Once, said.NotYou)
}

func (s *Service) coachResetLetter(row coachLink) emails.Draft {
	said := copy.CoachAccountLetters.Reset
	return s.signed(english(), frame(english(), row.Email, row.Name, said.Subject, said.Text),
		emails.Button{Label: said.Button, URL: s.linkToCoach(coachResetPath, row.Token)}, said.Once, said.Ends, said.NotYou)
}

func (s *Service) coachPasswordLetter(row store.CoachNoticeRow) emails.Draft {
	said := copy.CoachAccountLetters.PasswordChanged
	text := said.Changed
	if row.Kind == noticeReset {
		text = said.Reset
	}
	return s.signed(english(), frame(english(), row.Email, row.Name, said.Subject, text.Fill("time", coachTime(row)), said.Ended), s.coachForgot(said.Button), said.NotYou)
}

func (s *Service) coachSignInLetter(row store.CoachNoticeRow) emails.Draft {
	said := copy.CoachAccountLetters.SignIn
	words, _ := describe(english(), row.UserAgent)
	draft := frame(english(), row.Email, row.Name, said.Subject, said.Text)
	draft.Facts = []emails.Fact{{Label: said.DeviceLabel, Value: words}, {Label: said.TimeLabel, Value: coachTime(row)}}
	return s.signed(english(), draft, s.coachForgot(said.Button), said.Known, said.Lost)
}

func (s *Service) coachGuessesLetter(row store.CoachNoticeRow) emails.Draft {
	said := copy.CoachAccountLetters.Guesses
	return s.signed(english(), frame(english(), row.Email, row.Name, said.Subject, said.Text.Fill("time", coachTime(row)), said.Known, said.New),
		s.coachForgot(said.Button), said.Nothing)
}

func (s *Service) factorLetter(row store.CoachNoticeRow) emails.Draft {
	said := copy.CoachAccountLetters.SecondFactor
	subject, text, what := said.OnSubject, said.On, said.OnMeans
	switch row.Kind {
	case noticeFactorOff:
		subject, text, what = said.OffSubject, said.Off, said.OffMeans
	case noticeFactorReset:
		subject, text, what = said.OffSubject, said.Reset, said.ResetMeans
	case noticeRecoveryUsed:
		subject, text, what = said.UsedSubject, said.Used, said.UsedMeans
	}
	return s.signed(english(), frame(english(), row.Email, row.Name, subject, text.Fill("time", coachTime(row)), what), s.coachForgot(said.Button), said.NotYou)
}

// coachForgot returns the button for choosing a new password, which requires only access to the mailbox.
func (s *Service) coachForgot(label string) emails.Button {
	return emails.Button{Label: label, URL: s.office.Links.Coach + coachForgotPath}
}

// coachTime formats the time of a notice in the coach's own zone.
func coachTime(row store.CoachNoticeRow) string {
	return localTime(english(), row.TimeZone, row.CreatedAt)
}

// english returns the texts of emails to coaches.
func english() *copy.Catalog { return copy.In(copy.SourceLanguage) }
