package coaching

import (
	"context"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/google/uuid"
)

// Client is a member as their coach sees them.
type Client struct {
	ID        identity.MemberID
	FirstName string
	LastName  string
	Email     string
	// TimeZone is an IANA name.
	TimeZone string
	// DisplayLanguage is the language that the client uses the product in, a code of copy.DisplayLanguages.
	DisplayLanguage string
	// Since is the time at which they first chose this coach.
	Since time.Time
	// Unread is the number of the client's messages that the coach has not seen.
	Unread     int64
	Engagement Engagement
	// UrgentSince is the time of the oldest unacknowledged flag; nil for none.
	UrgentSince *time.Time
	// UrgentTier is the strongest unacknowledged tier, also of deleted messages; empty for none.
	UrgentTier safety.Tier
	// UrgentIn lists the places of unacknowledged flags.
	UrgentIn []safety.Place
	// UrgentThrough is the number of the newest flag as of this read, for acknowledging up to it.
	UrgentThrough int64
	// WaitingSince is the start of the client's wait for a reply; nil if they do not wait.
	WaitingSince *time.Time
	// DeletionAt is the time of the deletion that the client requested; nil for none.
	DeletionAt *time.Time
	// LastMessage is nil before the first message.
	LastMessage *LastMessage
}

// LastMessage is the newest message of a conversation, of either side.
type LastMessage struct {
	// Text is empty for an attachment without text, and for an unsent message.
	Text   string
	Unsent bool
	// Kind is the attachment's kind: image, voice or document; text without an attachment.
	Kind       string
	At         time.Time
	FromClient bool
	// FromTeam is true for a message of a person on call. If neither is true, the coach wrote it.
	FromTeam bool
}

// Clients returns all of the coach's current clients, ordered ByAttention. The caller must be the coach. A coach who
// is not active and verified gets none. It needs one query.
func (s *Service) Clients(ctx context.Context, coach identity.CoachID) ([]Client, error) {
	page, err := s.ClientPage(ctx, coach, ClientFilter{})
	return page.Clients, err
}

// Client returns one current client of the coach. Returns fault.ErrNotFound for any other member, for a former client,
// and if the coach is not active and verified.
func (s *Service) Client(ctx context.Context, coach identity.CoachID, member identity.MemberID) (Client, error) {
	which := firstPlace.params(coach, s.now())
	which.Chosen, which.OnlyIds = true, []uuid.UUID{member.UUID()}
	rows, err := s.q.ClientsOf(ctx, s.pool, which)
	if err != nil {
		return Client{}, fmt.Errorf("find a client: %w", err)
	}
	if len(rows) == 0 {
		return Client{}, fault.ErrNotFound
	}
	return clientFrom(&rows[0], s.now()), nil
}

func clientFrom(row *store.ClientsOfRow, now time.Time) Client {
	client := Client{
		ID: identity.MemberID(row.ID), FirstName: row.FirstName, LastName: row.LastName, Email: row.Email, TimeZone: row.TimeZone,
		DisplayLanguage: copy.KnownDisplayLanguage(row.DisplayLanguage),
		Since:           row.ClientSince, Unread: row.Unread, Engagement: EngagementAt(row.LastMemberMessageAt, now), UrgentSince: row.UrgentSince,
		UrgentTier: safety.Tier(row.UrgentTier), UrgentIn: safety.Places(row.UrgentIn), UrgentThrough: row.UrgentMark, WaitingSince: row.WaitingSince, DeletionAt: row.DeleteAt,
	}
	if row.LastMessageText != nil && row.LastMessageAt != nil && row.LastMessageSender != nil {
		client.LastMessage = &LastMessage{Text: *row.LastMessageText, Kind: "text", At: *row.LastMessageAt, FromClient: *row.LastMessageSender == "member", FromTeam: *row.LastMessageSender == "team"}
		client.LastMessage.Unsent = row.LastMessageUnsentAt != nil
		if row.LastMessageKind != nil {
			client.LastMessage.Kind = *row.LastMessageKind
		}
	}
	return client
}
