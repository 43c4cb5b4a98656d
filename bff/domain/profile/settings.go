package profile

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// Preferences are a member's answers and settings. Codes are those of the copy catalogue; empty means not said.
type Preferences struct {
	Region, Religion, Gender, AgeRange, Language               string
	EmailNotifications, SessionReminders, MessageNotifications bool
	NewsletterSubscription                                     bool
	SharesReadReceipts                                         bool
	// QuietFrom and QuietUntil are times of day in the member's own zone ("22:00"), both empty when there are none.
	QuietFrom, QuietUntil string
}

// Culture is what the form of cultural preferences sends. Age is the code of a range.
type Culture struct{ Region, Religion, Gender, Age, Language string }

// Settings are changes to how a member hears from us; what is nil stays as it is. QuietFrom and QuietUntil come
// together; both empty switches quiet hours off.
type Settings struct {
	EmailNotifications, SessionReminders, MessageNotifications *bool
	NewsletterSubscription, ShareReadReceipts                  *bool
	QuietFrom, QuietUntil                                      *string
}

// Preferences returns what the member has said and set; the defaults for what they have not.
func (s *Service) Preferences(ctx context.Context, member identity.MemberID) (Preferences, error) {
	shares, err := s.q.SharesReadReceipts(ctx, s.pool, member.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return Preferences{}, fault.ErrNotFound
	}
	if err != nil {
		return Preferences{}, fmt.Errorf("read member: %w", err)
	}
	row, err := s.q.PreferencesOf(ctx, s.pool, member.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		// As the columns' own defaults say.
		return Preferences{EmailNotifications: true, SessionReminders: true, MessageNotifications: true, SharesReadReceipts: shares}, nil
	}
	if err != nil {
		return Preferences{}, fmt.Errorf("read preferences: %w", err)
	}
	return Preferences{
		Region: said(row.Region), Religion: said(row.Religion), Gender: said(row.Gender), AgeRange: said(row.AgeRange), Language: said(row.Language),
		EmailNotifications: row.EmailNotifications, SessionReminders: row.SessionReminders,
		MessageNotifications: row.MessageNotifications, NewsletterSubscription: row.NewsletterSubscription,
		SharesReadReceipts: shares, QuietFrom: clock(row.QuietFrom), QuietUntil: clock(row.QuietUntil),
	}, nil
}

// SaveCulture stores the cultural preferences in place of earlier ones. It returns *fault.Invalid for answers that break
// the form's rules, and fault.ErrNotFound when the member is gone.
func (s *Service) SaveCulture(ctx context.Context, member identity.MemberID, answers Culture) (Preferences, error) {
	if err := forms.Preferences.Clean(&answers); err != nil {
		return Preferences{}, err
	}
	own := mailbox.MemberOwner(member)
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		err := s.q.SavePreferences(ctx, tx, store.SavePreferencesParams{
			MemberID: member.UUID(), Region: given(answers.Region), Religion: given(answers.Religion), Gender: given(answers.Gender),
			AgeRange: given(answers.Age), Language: given(answers.Language),
		})
		if err != nil {
			return fmt.Errorf("save preferences: %w", err)
		}
		return mailbox.Append(ctx, tx, own, mailbox.KindUser)
	})
	if isGone(err) {
		return Preferences{}, fault.ErrNotFound
	}
	if err != nil {
		return Preferences{}, err
	}
	mailbox.Wake(s.waker, own)
	return s.Preferences(ctx, member)
}

// SaveSettings changes how the member hears from us; false stays false. It returns *fault.Invalid for quiet hours that are
// no times, half given or empty of time, and fault.ErrNotFound when the member is gone.
func (s *Service) SaveSettings(ctx context.Context, member identity.MemberID, settings Settings) (Preferences, error) {
	if err := forms.NotificationSettings.Clean(&settings); err != nil {
		return Preferences{}, err
	}
	quiet, err := quietHours(settings.QuietFrom, settings.QuietUntil)
	if err != nil {
		return Preferences{}, err
	}
	own := mailbox.MemberOwner(member)
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if settings.ShareReadReceipts != nil {
			err := s.q.SetSharesReadReceipts(ctx, tx, store.SetSharesReadReceiptsParams{ID: member.UUID(), Share: *settings.ShareReadReceipts})
			if err != nil {
				return fmt.Errorf("set read receipts: %w", err)
			}
		}
		if err := s.q.EnsurePreferences(ctx, tx, member.UUID()); err != nil {
			return err
		}
		err := s.q.SaveNotificationSettings(ctx, tx, store.SaveNotificationSettingsParams{
			MemberID: member.UUID(), EmailNotifications: settings.EmailNotifications, SessionReminders: settings.SessionReminders,
			MessageNotifications: settings.MessageNotifications, NewsletterSubscription: settings.NewsletterSubscription,
			ChangeQuiet: quiet.change, QuietFrom: quiet.from, QuietUntil: quiet.until,
		})
		if err != nil {
			return fmt.Errorf("save notification settings: %w", err)
		}
		return mailbox.Append(ctx, tx, own, mailbox.KindUser)
	})
	if isGone(err) {
		return Preferences{}, fault.ErrNotFound
	}
	if err != nil {
		return Preferences{}, err
	}
	mailbox.Wake(s.waker, own)
	return s.Preferences(ctx, member)
}

// quiet is a pair of minutes after midnight, and whether to store it at all.
type quiet struct {
	change      bool
	from, until *int16
}

func quietHours(from, until *string) (quiet, error) {
	begin, end := said(from), said(until)
	switch {
	case from == nil && until == nil:
		return quiet{}, nil
	case begin == "" && end == "":
		return quiet{change: true}, nil
	case begin == "":
		return quiet{}, fault.Field("quietFrom", copy.Validation.QuietHoursHalf)
	case end == "":
		return quiet{}, fault.Field("quietUntil", copy.Validation.QuietHoursHalf)
	case begin == end:
		return quiet{}, fault.Field("quietUntil", copy.Validation.QuietHoursEqual)
	}
	return quiet{change: true, from: minutes(begin), until: minutes(end)}, nil
}

// minutes reads a time that the form's rules have let through.
func minutes(clock string) *int16 {
	var hour, minute int16
	if _, err := fmt.Sscanf(clock, "%d:%d", &hour, &minute); err != nil {
		panic("profile: the form let a time through that is none")
	}
	total := hour*60 + minute
	return &total
}

func clock(minutes *int16) string {
	if minutes == nil {
		return ""
	}
	return fmt.Sprintf("%02d:%02d", *minutes/60, *minutes%60)
}

// said is the text, or empty for one that was left out.
func said(text *string) string {
	if text == nil {
		return ""
	}
	return *text
}

// given is null for an answer that was left out.
func given(answer string) *string {
	if answer == "" {
		return nil
	}
	return &answer
}

// isGone reports whether there is no such member any more.
func isGone(err error) bool {
	var refused *pgconn.PgError
	return errors.As(err, &refused) && refused.Code == "23503"
}
