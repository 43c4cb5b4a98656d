// Package seed adds the demonstration data: coaches, an administrator, members, conversations, notifications, and
// community threads. It is for development and tests; production never runs it.
package seed

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/db/grams"
	"aangan/db/store"
)

// Password is the password of every seeded member and coach, and of the administrator.
const Password = "Namaste123"

// seedingLock is the advisory lock for seeding, an arbitrary number that is used nowhere else.
const seedingLock = 4_207_331_904_113

// names is the UUID namespace of the seeded rows' ids, which are the same on every machine.
var names = uuid.MustParse("0f6a3c52-6f0e-4f0b-9a55-2f7c1c1f4a10")

// id returns a seeded row's id from its kind and its name.
func id(words ...string) uuid.UUID { return uuid.NewSHA1(names, []byte(strings.Join(words, "/"))) }

// Secrets are functions that the seed cannot contain.
type Secrets struct {
	// Hash returns the stored form of a password.
	Hash func(password string) (string, error)
	// Seal returns the stored form of a page of a member's journal.
	Seal func(member, page uuid.UUID, text string) []byte
	// SealCheckIn returns the stored form of a member's check-in.
	SealCheckIn func(member, id uuid.UUID, mood, word, note string) []byte
}

// Demo adds the missing demonstration data, all of it or, on an error, nothing. An existing person, by id, email or
// username, stays unchanged with all their data, so a second run changes no existing data. The times of conversations
// are relative to now.
//
// Secrets are used only if a person is added.
func Demo(ctx context.Context, pool *pgxpool.Pool, secrets Secrets) error {
	err := pgx.BeginFunc(ctx, pool, func(tx pgx.Tx) error {
		run := demo{tx: tx, queries: store.New(), now: time.Now().UTC().Truncate(time.Second), secrets: secrets}
		if err := run.queries.LockSeeding(ctx, tx, seedingLock); err != nil {
			return err
		}
		if err := run.addCoaches(ctx); err != nil {
			return err
		}
		if err := run.addAdministrator(ctx); err != nil {
			return err
		}
		if err := run.addMembers(ctx); err != nil {
			return err
		}
		if err := run.addInbox(ctx); err != nil {
			return err
		}
		return run.addCommunity(ctx)
	})
	if err != nil {
		return fmt.Errorf("add demonstration data: %w", err)
	}
	return nil
}

// demo is one run of Demo.
type demo struct {
	tx      pgx.Tx
	queries *store.Queries
	now     time.Time
	secrets Secrets
	hashed  string
}

// password returns the hash of Password. Hashing is slow on purpose, so all added people share one.
func (d *demo) password() (string, error) {
	if d.hashed == "" {
		hashed, err := d.secrets.Hash(Password)
		if err != nil {
			return "", err
		}
		d.hashed = hashed
	}
	return d.hashed, nil
}

func (d *demo) addCoaches(ctx context.Context) error {
	var ids []uuid.UUID
	var emails []string
	for _, coach := range coaches {
		ids, emails = append(ids, coach.id()), append(emails, coach.email())
	}
	there, err := d.queries.SeededCoaches(ctx, d.tx, store.SeededCoachesParams{Ids: ids, Emails: emails})
	if err != nil || len(there) == len(coaches) {
		return err
	}
	password, err := d.password()
	if err != nil {
		return err
	}
	for place, coach := range coaches {
		verification := "verified"
		if coach.pending {
			verification = "pending"
		}
		// Coaches are listed by the time they joined, so the times follow this order.
		joined := d.now.AddDate(-1, 0, 7*place)
		added, err := d.queries.SeedCoach(ctx, d.tx, store.SeedCoachParams{
			ID: coach.id(), Email: coach.email(), PasswordHash: password, Name: coach.name, Bio: coach.bio,
			Specializations: coach.specializations, Focus: coach.focus, ImageUrl: "/portraits/" + coach.slug + ".svg",
			Availability: coach.availability, City: coach.city, State: coach.state, Country: coach.country, TimeZone: coach.timeZone,
			Ratings: coach.rating(), ReviewCount: coach.reviews, Licenses: coach.licenses(), Languages: coach.languages,
			Education: coach.education, YearsOfExperience: coach.years, VerificationStatus: verification,
			DocumentsSubmitted: true, IsActive: !coach.pending, CreatedAt: joined,
			Gender: unlessEmpty(coach.gender), Region: unlessEmpty(coach.region), Religion: unlessEmpty(coach.religion),
		})
		if err == nil && added > 0 {
			err = d.addCredentials(ctx, coach)
		}
		if err == nil && added > 0 {
			err = d.addHours(ctx, coach)
		}
		if err != nil {
			return fmt.Errorf("coach %s: %w", coach.slug, err)
		}
	}
	return nil
}

func (d *demo) addCredentials(ctx context.Context, coach coach) error {
	// The team did not check all coaches in one month.
	checked := pgtype.Date{Time: d.now.UTC().AddDate(0, -2-len(coach.slug), 0), Valid: true}
	for i, one := range coach.credentials {
		row := store.SeedCredentialParams{
			CoachID: coach.id(), Position: int16(i + 1), Title: one.title, Issuer: one.issuer, Year: one.yearOrNone(), CheckedOn: checked,
		}
		if err := d.queries.SeedCredential(ctx, d.tx, row); err != nil {
			return err
		}
	}
	if len(coach.asked) == 0 {
		return nil
	}
	// A change contains the complete new list.
	list, err := json.Marshal(slices.Concat(coach.credentials, coach.asked))
	if err != nil {
		return err
	}
	return d.queries.SeedCredentialChange(ctx, d.tx, store.SeedCredentialChangeParams{
		ID: id("credential-change", coach.slug), CoachID: coach.id(), Credentials: list, CreatedAt: d.now.Add(-askedAgo),
	})
}

// askedAgo is the age of a coach's requested change of credentials.
const askedAgo = 27 * time.Hour

// unlessEmpty returns null for an empty answer.
func unlessEmpty(said string) *string {
	if said == "" {
		return nil
	}
	return &said
}

func (d *demo) addMembers(ctx context.Context) error {
	// In an existing database, the members' coach may have another id.
	coach, err := d.queries.CoachByEmail(ctx, d.tx, emailOf(membersCoach))
	if err != nil {
		return fmt.Errorf("the coach %s: %w", membersCoach, err)
	}
	var search store.SeededMembersParams
	all := allMembers()
	for _, member := range all {
		search.Ids = append(search.Ids, member.id())
		search.Emails = append(search.Emails, member.email)
		search.Usernames = append(search.Usernames, member.username)
	}
	there, err := d.queries.SeededMembers(ctx, d.tx, search)
	if err != nil || len(there) == len(all) {
		return err
	}
	password, err := d.password()
	if err != nil {
		return err
	}
	for _, member := range all {
		if err := d.addMember(ctx, member, coach.ID, password); err != nil {
			return fmt.Errorf("member %s: %w", member.username, err)
		}
	}
	return nil
}

func (d *demo) addMember(ctx context.Context, member member, coach uuid.UUID, password string) error {
	zone, err := time.LoadLocation(member.timeZone)
	if err != nil {
		return err
	}
	joined, chosen := member.joined(d.now, zone), &coach
	if member.coachless {
		chosen = nil
	}
	added, err := d.queries.SeedMember(ctx, d.tx, store.SeedMemberParams{
		ID: member.id(), Username: member.username, Email: member.email, FirstName: member.first, LastName: member.last,
		PasswordHash: &password, TimeZone: member.timeZone,
		DisplayLanguage: cmp.Or(member.displayLanguage, "en"), CoachID: chosen, CreatedAt: joined,
	})
	if err != nil || added == 0 {
		return err
	}
	if err := d.queries.SeedPreferences(ctx, d.tx, store.SeedPreferencesParams{
		MemberID: member.id(), Region: &member.region, Religion: &member.religion, Gender: &member.gender,
		AgeRange: &member.ageRange, Language: &member.language, Focus: member.focus, OnboardedAt: &joined,
	}); err != nil {
		return err
	}
	if err := d.addTrial(ctx, member); err != nil {
		return err
	}
	if err := d.acceptGuidelines(ctx, member); err != nil {
		return err
	}
	if err := d.addCheckIns(ctx, member, zone); err != nil {
		return err
	}
	if err := d.addJournal(ctx, member, zone); err != nil {
		return err
	}
	if err := d.addGoals(ctx, member, coach, zone); err != nil {
		return err
	}
	if err := d.addMeetings(ctx, member, coach); err != nil || len(member.messages) == 0 {
		return err
	}
	return d.addConversation(ctx, member, coach, zone)
}

// addConversation numbers the messages from 1 and computes the conversation's row from them, as the product does.
func (d *demo) addConversation(ctx context.Context, member member, coach uuid.UUID, zone *time.Location) error {
	last := int64(len(member.messages))
	row := store.SeedConversationParams{
		ID: id("conversation", member.username), MemberID: member.id(), CoachID: coach, LastSeq: last,
		// A side's unread messages are the last ones of the other side, so it has seen everything before them.
		MemberDeliveredSeq: last, MemberReadSeq: last - int64(member.unreadByMember),
		CoachDeliveredSeq: last, CoachReadSeq: last - int64(member.unreadByCoach),
		CreatedAt: member.messages[0].at(d.now, zone),
	}
	times := make([]time.Time, last)
	for index, message := range member.messages {
		times[index] = message.at(d.now, zone)
		if !message.fromCoach {
			row.LastMemberMessageAt = &times[index]
		}
		switch {
		case !message.fromCoach && row.WaitingSince == nil:
			row.WaitingSince = &times[index]
		case message.fromCoach && !message.automatic:
			row.WaitingSince = nil
		}
		if message.urgent && row.UrgentSince == nil {
			row.UrgentSince = &times[index]
		}
	}
	row.LastMessageAt = &times[last-1]
	conversation, err := d.queries.SeedConversation(ctx, d.tx, row)
	if err != nil {
		return err
	}
	for index, message := range member.messages {
		sender := "member"
		if message.fromCoach {
			sender = "coach"
		}
		messageID := id("message", member.username, fmt.Sprint(index+1))
		if err := d.queries.SeedMessage(ctx, d.tx, store.SeedMessageParams{
			ConversationID: conversation, ID: messageID, Seq: int64(index + 1), Sender: sender, Text: message.text,
			Automatic: message.automatic, Grams: grams.Of(member.id(), coach, int64(index+1), message.text), CreatedAt: times[index],
		}); err != nil {
			return err
		}
		if message.urgent {
			if err := d.queries.SeedFlag(ctx, d.tx, store.SeedFlagParams{
				ConversationID: conversation, MessageID: messageID, Tier: "urgent", CreatedAt: times[index],
			}); err != nil {
				return err
			}
		}
	}
	return d.addNotices(ctx, member, times)
}
