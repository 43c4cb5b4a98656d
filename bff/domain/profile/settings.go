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

// Preferences are a member's answers and settings. Codes are those of the copy catalogue; empty means no answer.
type Preferences struct {
	Region, Religion, Gender, AgeRange, Language               string
	EmailNotifications, SessionReminders, MessageNotifications bool
	NewsletterSubscription                                     bool
	SharesReadReceipts                                         bool
	// QuietFrom and QuietUntil are times of day in the member's zone ("22:00"), both empty without quiet hours.
	QuietFrom, QuietUntil string
}

// Culture is the input of the form of cultural preferences. Age is the code of a range.
type Culture struct{ Region, Religion, Gender, Age, Language string }

// Settings are changes of a member's contact preferences; nil stays unchanged. QuietFrom and QuietUntil come together;
// both empty turn quiet hours off.
type Settings struct {
	EmailNotifications, SessionReminders, MessageNotifications *bool
	NewsletterSubscription, ShareReadReceipts                  *bool
	QuietFrom, QuietUntil                                      *string
}

// Preferences returns the member's answers and settings, with defaults for missing ones.
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
		// The same as the columns' defaults.
		return Preferences{EmailNotifications: true, SessionReminders: true, MessageNotifications: true, SharesReadReceipts: shares}, nil
	}
	if err != nil {
		return Preferences{}, fmt.Errorf("read preferences: %w", err)
	}
	return Preferences{
		Region: textOrEmpty(row.Region), Religion: textOrEmpty(row.Religion), Gender: textOrEmpty(row.Gender), AgeRange: textOrEmpty(row.AgeRange), Language: textOrEmpty(row.Language),
		EmailNotifications: row.EmailNotifications, SessionReminders: row.SessionReminders,
		MessageNotifications: row.MessageNotifications, NewsletterSubscription: row.NewsletterSubscription,
		SharesReadReceipts: shares, QuietFrom: clock(row.QuietFrom), QuietUntil: clock(row.QuietUntil),
	}, nil
}

// SaveCulture replaces the cultural preferences. Returns *fault.Invalid for answers that break the form's rules, and
// fault.ErrNotFound if the member is gone.
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

// SaveSettings changes the member's contact preferences. Returns *fault.Invalid for quiet hours that are invalid, half
// given or of zero length, and fault.ErrNotFound if the member is gone.
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
	begin, end := textOrEmpty(from), textOrEmpty(until)
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

// minutes parses a time that the form's rules accepted.
func minutes(clock string) *int16 {
	var hour, minute int16
	if _, err := fmt.Sscanf(clock, "%d:%d", &hour, &minute); err != nil {
		panic("profile: the form accepted an invalid time")
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

// textOrEmpty returns the text, or empty for nil.
func textOrEmpty(text *string) string {
	if text == nil {
		return ""
	}
	return *text
}

// given returns nil for an omitted answer.
func given(answer string) *string {
	if answer == "" {
		return nil
	}
	return &answer
}

// isGone reports whether the database rejected the row because the member was deleted.
func isGone(err error) bool {
	var refused *pgconn.PgError
	return errors.As(err, &refused) && refused.Code == "23503"
}
