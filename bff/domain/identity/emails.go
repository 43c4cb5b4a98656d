package identity

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/datetext"
	"aangan/bff/domain/emails"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// The kinds of emails in this package. Queued emails are stored under these names.
const (
	confirmKind         = "confirm-address"
	changeKind          = "email-change"
	resetKind           = "reset-password"
	passwordChangedKind = "password-changed"
	changeNoticeKind    = "email-change-notice"
	newSignInKind       = "new-sign-in"
	guessesKind         = "password-guesses"
)

// Notices to members, as their rows store them.
const (
	noticeSignIn   = "sign-in"
	noticePassword = "password"
	noticeReset    = "reset"
	noticeAddress  = "address"
	noticeGuesses  = "guesses"
)

// linkLettersToMailbox is the number of emails with a link of one purpose to one mailbox per hour, from any requester:
// the typed address may belong to anyone.
const linkLettersToMailbox = 5

// linkLetter is the data of an email with a link. Token is empty if the address belongs to another account; Username
// and FirstName are then that account's.
type linkLetter struct {
	Email, Username, FirstName, Language, Token string
}

// Emails returns the emails about members' and coaches' accounts.
func (s *Service) Emails() []emails.Template { return slices.Concat(s.memberEmails(), s.coachEmails()) }

// memberEmails returns the emails about members' accounts. All are about security, so no preference stops them.
func (s *Service) memberEmails() []emails.Template {
	asha := linkLetter{Email: "asha@aangan.example", Username: "asha", FirstName: "Asha", Token: "a-link-of-nobodys"}
	known := asha
	known.Token = ""
	told := store.AccountNoticeRow{
		Email: asha.Email, Username: asha.Username, FirstName: asha.FirstName, TimeZone: "America/Chicago",
		UserAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
		CreatedAt: time.Date(2026, time.May, 4, 16, 30, 0, 0, time.UTC),
	}
	as := func(kind string, shared bool) store.AccountNoticeRow {
		row := told
		row.Kind, row.SharedDevice = kind, shared
		return row
	}
	ofLink := func(row linkLetter) string { return row.Language }
	ofNotice := func(row store.AccountNoticeRow) string { return row.DisplayLanguage }
	all := []emails.Template{
		emails.ToMember(confirmKind, s.linkRead, ofLink, s.confirmLetter, asha, known),
		emails.ToMember(changeKind, s.linkRead, ofLink, s.changeLetter, asha, known),
		emails.ToMember(resetKind, s.resetRead, ofLink, s.resetLetter, asha),
		emails.ToMember(passwordChangedKind, s.noticeRead, ofNotice, s.passwordLetter, as(noticePassword, false), as(noticeReset, false)),
		emails.ToMember(changeNoticeKind, s.noticeRead, ofNotice, s.changeNoticeLetter, as(noticeAddress, false)),
		emails.ToMember(newSignInKind, s.noticeRead, ofNotice, s.signInLetter, as(noticeSignIn, false), as(noticeSignIn, true)),
		emails.ToMember(guessesKind, s.noticeRead, ofNotice, s.guessesLetter, as(noticeGuesses, false)),
	}
	for i := range all {
		all[i] = all[i].AboutSecurity()
	}
	return all
}

// notify stores a notice with the member's current data and enqueues its email, in the caller's transaction.
func (s *Service) notify(ctx context.Context, tx pgx.Tx, member store.Member, notice, address string, device Device) error {
	id, err := s.q.CreateAccountNotice(ctx, tx, store.CreateAccountNoticeParams{
		MemberID: member.ID, Kind: notice, Email: address, UserAgent: shortUserAgent(device.UserAgent), SharedDevice: device.Shared,
	})
	if err != nil {
		return fmt.Errorf("store a notice: %w", err)
	}
	kind := passwordChangedKind
	switch notice {
	case noticeSignIn:
		kind = newSignInKind
	case noticeAddress:
		kind = changeNoticeKind
	}
	return s.queue(ctx, tx, kind, id)
}

func (s *Service) noticeRead(ctx context.Context, id uuid.UUID) (store.AccountNoticeRow, error) {
	row, err := s.q.AccountNotice(ctx, s.pool, id)
	return row, goneOr(err, "read what to tell")
}

// linkRead returns the data of an email with a link, with a new secret.
func (s *Service) linkRead(ctx context.Context, id uuid.UUID) (letter linkLetter, err error) {
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		row, err := s.q.MailedToken(ctx, tx, id)
		if err != nil {
			return err
		}
		if err := s.q.LockMailbox(ctx, tx, row.Email); err != nil {
			return err
		}
		// Counted under the lock, so all earlier emails are included.
		if row, err = s.q.MailedToken(ctx, tx, id); err != nil {
			return err
		}
		if row.Mailed >= linkLettersToMailbox {
			return emails.ErrGone
		}
		letter = linkLetter{Email: row.Email, Username: row.Username, FirstName: row.FirstName, Language: row.DisplayLanguage}
		letter.Token, err = s.seal(ctx, tx, id, ConfirmLifetime)
		if row.Taken {
			// The secret is not sent: the email goes to the owner of the address, about the account they have.
			letter.Username, letter.FirstName, letter.Language, letter.Token = row.OwnerUsername, row.OwnerFirstName, row.OwnerDisplayLanguage, ""
		}
		return err
	})
	return letter, goneOr(err, "make a link for a letter")
}

// resetRead returns the member that a password request is about, if any, with a new secret for the link.
func (s *Service) resetRead(ctx context.Context, id uuid.UUID) (letter linkLetter, err error) {
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		request, err := s.q.ResetRequest(ctx, tx, store.ResetRequestParams{ID: id, Realm: memberTries})
		if err != nil {
			return err
		}
		found, err := s.q.MemberByLogin(ctx, tx, store.MemberByLoginParams{Login: request.Email})
		if err != nil {
			return err
		}
		member := found.Member
		if err := s.void(ctx, tx, member.ID, &id, purposeReset); err != nil {
			return err
		}
		if err := s.q.CreateResetToken(ctx, tx, store.CreateResetTokenParams{ID: id, MemberID: member.ID, Email: member.Email}); err != nil {
			return err
		}
		letter = linkLetter{Email: member.Email, Username: member.Username, FirstName: member.FirstName, Language: member.DisplayLanguage}
		letter.Token, err = s.seal(ctx, tx, id, ResetLifetime)
		return err
	})
	return letter, goneOr(err, "make a link for a new password")
}

// seal creates the secret of a link whose email is being rendered; its lifetime starts now.
func (s *Service) seal(ctx context.Context, tx pgx.Tx, id uuid.UUID, lifetime time.Duration) (token string, err error) {
	token, hash := newLink(id)
	return token, s.q.SealMailedToken(ctx, tx, store.SealMailedTokenParams{ID: id, SecretHash: hash, LifetimeSeconds: lifetime.Seconds()})
}

// goneOr returns emails.ErrGone if the row does not exist: the email is no longer needed.
func goneOr(err error, doing string) error {
	switch {
	case err == nil || errors.Is(err, emails.ErrGone):
		return err
	case errors.Is(err, pgx.ErrNoRows):
		return emails.ErrGone
	default:
		return fmt.Errorf("%s: %w", doing, err)
	}
}

// frame returns the parts that all emails of this package share.
func frame(in *copy.Catalog, email, firstName, subject string, paragraphs ...string) emails.Draft {
	return emails.Draft{
		To: emails.Address{Email: email}, Subject: subject, Greeting: emails.Greeting(in, firstName), Paragraphs: paragraphs,
		SmallPrint: []string{in.AccountLetters.Why},
	}
}

func (s *Service) signed(in *copy.Catalog, draft emails.Draft, button emails.Button, closing ...string) emails.Draft {
	draft.Button = &button
	draft.Closing = append(closing, in.AccountLetters.Signature)
	return draft
}

func (s *Service) confirmLetter(in *copy.Catalog, row linkLetter) emails.Draft {
	if row.Token == "" {
		return s.existsLetter(in, row)
	}
	said := in.AccountLetters.Confirm
	return s.signed(in, frame(in, row.Email, row.FirstName, said.Subject, said.Text.Fill("username", row.Username)),
		emails.Button{Label: said.Button, URL: s.linkTo(confirmPath, row.Token)}, said.Once, said.NotMe)
}

func (s *Service) changeLetter(in *copy.Catalog, row linkLetter) emails.Draft {
	if row.Token == "" {
		return s.existsLetter(in, row)
	}
	said := in.AccountLetters.Change
	return s.signed(in, frame(in, row.Email, row.FirstName, said.Subject, said.Text.Fill("username", row.Username)),
		emails.Button{Label: said.Button, URL: s.linkTo(confirmPath, row.Token)}, said.Once, said.NotMe)
}

// existsLetter informs the owner of an address that another account entered it.
func (s *Service) existsLetter(in *copy.Catalog, row linkLetter) emails.Draft {
	said := in.AccountLetters.Exists
	return s.signed(in, frame(in, row.Email, row.FirstName, said.Subject, said.Text, said.Username.Fill("username", row.Username)),
		emails.Button{Label: said.Button, URL: s.office.Links.Member + "/auth"}, said.Forgotten, said.Calm)
}

func (s *Service) resetLetter(in *copy.Catalog, row linkLetter) emails.Draft {
	said := in.AccountLetters.Reset
	return s.signed(in, frame(in, row.Email, row.FirstName, said.Subject, said.Text.Fill("username", row.Username)),
		emails.Button{Label: said.Button, URL: s.linkTo(resetPath, row.Token)}, said.Once, said.Ends, said.NotYou)
}

func (s *Service) passwordLetter(in *copy.Catalog, row store.AccountNoticeRow) emails.Draft {
	said := in.AccountLetters.PasswordChanged
	text := said.Changed
	if row.Kind == noticeReset {
		text = said.Reset
	}
	return s.signed(in, frame(in, row.Email, row.FirstName, said.Subject, text.Fill("username", row.Username, "time", localTime(in, row.TimeZone, row.CreatedAt)), said.Ended),
		s.forgot(said.Button), said.NotYou)
}

func (s *Service) changeNoticeLetter(in *copy.Catalog, row store.AccountNoticeRow) emails.Draft {
	said := in.AccountLetters.ChangeNotice
	return s.signed(in, frame(in, row.Email, row.FirstName, said.Subject, said.Text.Fill("username", row.Username, "time", localTime(in, row.TimeZone, row.CreatedAt)), said.Until, said.Right, said.NotYou),
		s.forgot(said.Button))
}

func (s *Service) signInLetter(in *copy.Catalog, row store.AccountNoticeRow) emails.Draft {
	said := in.AccountLetters.SignIn
	words, _ := describe(in, row.UserAgent)
	draft := frame(in, row.Email, row.FirstName, said.Subject, said.Text.Fill("username", row.Username))
	if row.SharedDevice {
		draft.Paragraphs = append(draft.Paragraphs, said.Shared)
	}
	draft.Facts = []emails.Fact{{Label: said.DeviceLabel, Value: words}, {Label: said.TimeLabel, Value: localTime(in, row.TimeZone, row.CreatedAt)}}
	return s.signed(in, draft, s.forgot(said.Button), said.Known, said.Lost)
}

func (s *Service) guessesLetter(in *copy.Catalog, row store.AccountNoticeRow) emails.Draft {
	said := in.AccountLetters.Guesses
	return s.signed(in, frame(in, row.Email, row.FirstName, said.Subject, said.Text.Fill("username", row.Username, "time", localTime(in, row.TimeZone, row.CreatedAt)), said.Known, said.New),
		s.forgot(said.Button), said.Nothing)
}

// forgot returns the button for choosing a new password, which requires only access to the mailbox.
func (s *Service) forgot(label string) emails.Button {
	return emails.Button{Label: label, URL: s.office.Links.Member + "/auth/forgot"}
}

// localTime formats the time of a notice in the recipient's own zone.
func localTime(in *copy.Catalog, zone string, at time.Time) string {
	location, err := time.LoadLocation(zone)
	if err != nil {
		location = time.UTC // A zone that the embedded zone database lacks.
	}
	return datetext.Moment(in.Language(), at.In(location))
}
