package userdata

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// exportPage is the number of rows per page.
const exportPage = 500

// Export writes the file with all data about a member (see the type Export) from one snapshot, page by page. The caller
// must be the member. Returns fault.ErrNotFound for an unknown member; after any other error the output is incomplete.
// The writer must be fast, because the snapshot stays open.
//
// The crisis detector's marks are included: a program made this judgement about the person from their own text, and
// their coach sees it, so members must be able to see it too. Omitting the marks would protect no one, because the same
// rules showed the help on the member's screen, and the text of the message reveals more. The file has the time of a
// mark's acknowledgment, but not the coach, who is with the outcome that closed it.
func (s *Service) Export(ctx context.Context, member identity.MemberID, w io.Writer) error {
	err := pgx.BeginTxFunc(ctx, s.pool, pgx.TxOptions{IsoLevel: pgx.RepeatableRead, AccessMode: pgx.ReadOnly}, func(tx pgx.Tx) error {
		e := exporter{in: copy.For(ctx), q: s.q, tx: tx, member: member.UUID(), app: s.places.Member, journal: s.journal, notes: s.notes, checkIns: s.checkIns, after: s.after, community: s.community}
		who, err := e.profile(ctx)
		if err != nil {
			return err
		}
		e.file = newFileWriter(w)
		e.file.value("about", about(e.in, time.Now()))
		e.file.value("profile", profileOf(e.in, who))
		for _, part := range []func(context.Context) error{e.preferences, e.membership, e.payments, e.access, e.notifications} {
			if err := part(ctx); err != nil {
				return err
			}
		}
		if err := e.conversations(ctx, who.ShareReadReceipts); err != nil {
			return err
		}
		for _, part := range []func(context.Context) error{e.files, e.companions, e.library, e.safetyNotes, e.ofCheckIns, e.ofCommunity, e.coaching, e.sessions} {
			if err := part(ctx); err != nil {
				return err
			}
		}
		address := ""
		if who.EmailConfirmedAt != nil {
			address = who.Email
		}
		if err := e.visitor(ctx, address); err != nil {
			return err
		}
		return e.file.close()
	})
	if err != nil {
		return fmt.Errorf("export a member's data: %w", err)
	}
	return nil
}

// exporter writes one file.
type exporter struct {
	// in has the texts in the language of the member's page.
	in     *copy.Catalog
	q      *store.Queries
	tx     pgx.Tx
	member uuid.UUID
	// app is the URL of the member app.
	app       string
	journal   Journal
	notes     SafetyNotes
	checkIns  CheckIns
	after     Sessions
	community Community
	file      *fileWriter
}

func about(in *copy.Catalog, now time.Time) ExportAbout {
	said := in.ExportFile
	about := ExportAbout{What: said.What, MadeAt: now.UTC().Truncate(time.Second), Times: said.Times, NotHere: said.NotHere}
	for _, part := range said.Parts {
		about.Parts = append(about.Parts, ExportPart(part))
	}
	return about
}

func (e *exporter) profile(ctx context.Context) (store.ExportMemberRow, error) {
	row, err := e.q.ExportMember(ctx, e.tx, e.member)
	if errors.Is(err, pgx.ErrNoRows) {
		return row, fault.ErrNotFound
	}
	return row, err
}

func profileOf(in *copy.Catalog, row store.ExportMemberRow) ExportProfile {
	return ExportProfile{
		ID: row.ID.String(), Username: row.Username, FirstName: row.FirstName, LastName: row.LastName, Email: row.Email, NewEmail: row.NewEmail,
		EmailConfirmedAt: utc(row.EmailConfirmedAt), HasPassword: row.HasPassword, TimeZone: row.TimeZone,
		DisplayLanguage: copy.LanguageLabel(in, row.DisplayLanguage), Coach: row.CoachName,
		SharesReadReceipts: row.ShareReadReceipts, ShownHeading: row.HeadingVariant, ShownPrice: row.PricingVariant,
		RegisteredAt: row.CreatedAt.UTC(),
	}
}

func (e *exporter) preferences(ctx context.Context) error {
	row, err := e.q.PreferencesOf(ctx, e.tx, e.member)
	if errors.Is(err, pgx.ErrNoRows) {
		e.file.value("preferences", nil)
		return nil
	}
	if err != nil {
		return err
	}
	topics := []string{}
	for _, code := range row.Focus {
		topics = append(topics, copy.FocusLabel(e.in, code))
	}
	e.file.value("preferences", ExportPreferences{
		Region: labelled(e.in, row.Region, regionLabel), Religion: labelled(e.in, row.Religion, religionLabel), Gender: labelled(e.in, row.Gender, genderLabel),
		Age: row.AgeRange, Language: labelled(e.in, row.Language, copy.LanguageLabel), WouldLikeToTalkAbout: topics,
		WouldLikeCoachGender: labelled(e.in, row.CoachGender, coachGenderLabel), OutsideCommunity: row.OutsideCommunity, HomeCity: row.HomeCity,
		AnsweredAt: utc(row.OnboardedAt), TourSeenAt: utc(row.TourSeenAt),
		EmailNotifications: row.EmailNotifications, SessionReminders: row.SessionReminders,
		MessageNotifications: row.MessageNotifications, NewsletterSubscription: row.NewsletterSubscription,
		SharedWithCoach: append([]string{}, row.SharedWithCoach...), QuietFrom: clock(row.QuietFrom), QuietUntil: clock(row.QuietUntil),
	})
	return nil
}

func (e *exporter) membership(ctx context.Context) error {
	row, err := e.q.ExportMembership(ctx, e.tx, e.member)
	if errors.Is(err, pgx.ErrNoRows) {
		e.file.value("membership", nil)
		return nil
	}
	if err != nil {
		return err
	}
	e.file.value("membership", ExportMembership{TrialStartedAt: row.TrialStartedAt.UTC(), TrialEndsAt: row.TrialEndsAt.UTC(), ReminderMailedAt: utc(row.EmailedAt)})
	return nil
}

// access exports every way into the account. Passwords, keys and their hashes are not read.
func (e *exporter) access(ctx context.Context) error {
	signIns, err := e.q.ExportSignIns(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "signIns", signIns, func(row store.ExportSignInsRow) any {
		signIn := ExportSignIn{
			ID: row.ID.String(), Browser: row.UserAgent, SharedDevice: row.SharedDevice,
			CreatedAt: row.CreatedAt.UTC(), LastUsedAt: row.LastUsedAt.UTC(), EndsAt: row.ExpiresAt.UTC(),
		}
		if row.PushSince != nil && row.PushedUntil != nil && row.Neutral != nil {
			signIn.Push = &ExportPush{Since: row.PushSince.UTC(), SentUntil: row.PushedUntil.UTC(), NeutralName: *row.Neutral}
		}
		return signIn
	})
	browsers, err := e.q.ExportBrowsers(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "knownBrowsers", browsers, func(used time.Time) any { return ExportBrowser{LastUsedAt: used.UTC()} })
	identities, err := e.q.ExportIdentities(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "providers", identities, func(row store.MemberIdentity) any {
		return ExportProvider{
			Provider: row.Issuer, Account: row.Subject, Email: row.Email, LinkedAt: row.CreatedAt.UTC(), LastUsedAt: row.LastUsedAt.UTC(),
		}
	})
	links, err := e.q.ExportMailedLinks(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "mailedLinks", links, func(row store.ExportMailedLinksRow) any {
		return ExportLink{
			ID: row.ID.String(), Purpose: row.Purpose, Email: row.Email, AskedAt: row.CreatedAt.UTC(),
			ExpiresAt: utc(row.ExpiresAt), UsedAt: utc(row.UsedAt),
		}
	})
	notices, err := e.q.ExportAccountNotices(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "accountLetters", notices, func(row store.AccountNotice) any {
		return ExportNotice{
			ID: row.ID.String(), About: row.Kind, Email: row.Email, Browser: row.UserAgent, SharedDevice: row.SharedDevice,
			CreatedAt: row.CreatedAt.UTC(),
		}
	})
	return nil
}

func (e *exporter) notifications(ctx context.Context) error {
	e.file.list("notifications")
	after := store.ExportNotificationsParams{MemberID: e.member, MaxRows: exportPage}
	for {
		rows, err := e.q.ExportNotifications(ctx, e.tx, after)
		if err != nil {
			return err
		}
		for _, row := range rows {
			e.file.item(ExportNotification{
				ID: row.ID.String(), Type: row.Type, Title: row.Title, Message: row.Message,
				CreatedAt: row.CreatedAt.UTC(), ReadAt: utc(row.ReadAt),
			})
			after.AfterAt, after.AfterID = row.CreatedAt, row.ID
		}
		if len(rows) < exportPage {
			e.file.end(']')
			return nil
		}
	}
}

func (e *exporter) conversations(ctx context.Context, shared bool) error {
	rows, err := e.q.ExportConversations(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	e.file.list("conversations")
	for _, row := range rows {
		e.file.object()
		e.file.value("id", row.ID.String())
		e.file.value("coach", row.CoachName)
		e.file.value("startedAt", row.CreatedAt.UTC())
		e.file.value("urgentSince", utc(row.UrgentSince))
		e.file.value("coachToldAt", utc(row.UrgentNotifiedAt))
		e.file.value("coachOpenedAt", utc(row.UrgentOpenedAt))
		e.file.value("mutedAt", utc(row.MemberMutedAt))
		e.file.value("deletionAt", utc(row.DeleteAt))
		e.file.list("messages")
		cursors := mailbox.Cursors{
			MemberDelivered: row.MemberDeliveredSeq, MemberRead: row.MemberReadSeq,
			CoachDelivered: row.CoachDeliveredSeq, CoachRead: row.CoachReadSeq, Shared: shared,
		}
		if err := e.messages(ctx, row.ID, cursors); err != nil {
			return err
		}
		e.file.end(']')
		e.file.end('}')
	}
	e.file.end(']')
	return nil
}

func (e *exporter) messages(ctx context.Context, conversation uuid.UUID, cursors mailbox.Cursors) error {
	after := store.ExportMessagesParams{ConversationID: conversation, MaxRows: exportPage}
	for {
		rows, err := e.q.ExportMessages(ctx, e.tx, after)
		if err != nil {
			return err
		}
		for _, row := range rows {
			e.file.item(messageOf(row, cursors))
			after.After = row.Seq
		}
		if len(rows) < exportPage {
			return nil
		}
	}
}

func messageOf(row store.ExportMessagesRow, cursors mailbox.Cursors) ExportMessage {
	message := ExportMessage{
		ID: row.ID.String(), From: "coach", Text: row.Text, Automatic: row.Automatic, SentAt: row.CreatedAt.UTC(),
		EditedAt: utc(row.EditedAt), UnsentAt: utc(row.UnsentAt), YourReaction: row.MemberReaction, CoachReaction: row.CoachReaction,
		Status: string(messaging.StatusOf(mailbox.RealmMember, row.Sender == "member", row.Seq, cursors)),
	}
	switch row.Sender {
	case "team":
		message.From = "team"
	case "member":
		message.From = "you"
	}
	if row.AttachmentID != nil {
		file := row.AttachmentID.String()
		message.File = &file
	}
	if row.ReplyTo != nil {
		answered := row.ReplyTo.String()
		message.ReplyTo = &answered
	}
	if row.FlagTier != nil && row.FlaggedAt != nil {
		message.Mark = &ExportMark{Level: *row.FlagTier, MarkedAt: row.FlaggedAt.UTC(), CoachSawAt: utc(row.FlagSeenAt), TextsBefore: row.KeptTexts}
	}
	return message
}

// visitor exports the entries that visitors left under an address; nothing for an unconfirmed address, since anyone
// can enter any address.
func (e *exporter) visitor(ctx context.Context, address string) error {
	if address == "" {
		e.file.value("betaSignup", nil)
		e.file.value("contactMessages", []any{})
		e.file.value("applications", []any{})
		return nil
	}
	beta, err := e.q.ExportBetaSignup(ctx, e.tx, address)
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		e.file.value("betaSignup", nil)
	case err != nil:
		return err
	default:
		e.file.value("betaSignup", ExportBetaSignup{
			ID: beta.ID.String(), Email: beta.Email, FirstName: beta.FirstName, LastName: beta.LastName, Occupation: beta.Occupation,
			Location: beta.Location, Age: beta.AgeRange, ReasonForInterest: beta.ReasonForInterest,
			ShownHeading: beta.HeadingVariant, ShownPrice: beta.PricingVariant,
			DisplayLanguage: copy.LanguageLabel(e.in, beta.DisplayLanguage), SentAt: beta.CreatedAt.UTC(),
		})
	}
	messages, err := e.q.ExportContactMessages(ctx, e.tx, address)
	if err != nil {
		return err
	}
	each(e.file, "contactMessages", messages, func(row store.ContactMessage) any {
		return ExportContactMessage{
			ID: row.ID.String(), Name: row.Name, Email: row.Email, Subject: row.Subject, Message: row.Message, SentAt: row.CreatedAt.UTC(),
		}
	})
	applications, err := e.q.ExportApplications(ctx, e.tx, address)
	if err != nil {
		return err
	}
	each(e.file, "applications", applications, func(row store.JobApplication) any {
		return ExportApplication{
			ID: row.ID.String(), Job: copy.JobChoiceLabel(e.in, row.Job), Name: row.Name, Email: row.Email, Location: row.Location,
			Link: row.Link, Note: row.Note, SentAt: row.CreatedAt.UTC(),
		}
	})
	return nil
}

// each writes a short list.
func each[Row any](file *fileWriter, name string, rows []Row, entry func(Row) any) {
	file.list(name)
	for _, row := range rows {
		file.item(entry(row))
	}
	file.end(']')
}

func utc(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	in := at.UTC()
	return &in
}

// clock formats minutes after midnight as "22:00".
func clock(minutes *int16) *string {
	if minutes == nil {
		return nil
	}
	text := fmt.Sprintf("%02d:%02d", *minutes/60, *minutes%60)
	return &text
}

// labelled replaces a code by its label for people.
func labelled(in *copy.Catalog, code *string, label func(*copy.Catalog, string) string) *string {
	if code == nil {
		return nil
	}
	text := label(in, *code)
	return &text
}

func regionLabel(in *copy.Catalog, code string) string {
	for _, r := range copy.RegionsIn(in) {
		if r.Code == code {
			return r.Label
		}
	}
	return code
}

func religionLabel(in *copy.Catalog, code string) string {
	for _, r := range copy.ReligionsIn(in) {
		if r.Code == code {
			return r.Label
		}
	}
	return code
}

func coachGenderLabel(in *copy.Catalog, code string) string {
	for _, g := range copy.CoachGendersIn(in) {
		if g.Code == code {
			return g.Label
		}
	}
	return code
}

func genderLabel(in *copy.Catalog, code string) string {
	for _, g := range copy.GendersIn(in) {
		if g.Code == code {
			return g.Label
		}
	}
	return code
}
