package coaching

import (
	"context"
	"fmt"
	"time"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/safety"
	"aangan/db/store"
)

// Client is a member as the coach they have chosen sees them.
type Client struct {
	ID        identity.MemberID
	FirstName string
	LastName  string
	Email     string
	// TimeZone is an IANA name.
	TimeZone string
	// Unread counts what the client wrote and the coach has not seen.
	Unread     int64
	Engagement Engagement
	// UrgentSince is when the oldest message that sounds like a crisis and waits to be acknowledged came; nil for none.
	UrgentSince *time.Time
	// UrgentTier is the strongest of what waits to be acknowledged, be the messages deleted by now; empty for none.
	UrgentTier safety.Tier
	// UrgentThrough is the number of the newest message as of this reading, for acknowledging what waits up to there.
	UrgentThrough int64
	// WaitingSince is since when the client has waited for an answer; nil when they do not.
	WaitingSince *time.Time
	// DeletionAt is by when what was said is deleted, as the client asked; nil when they did not.
	DeletionAt *time.Time
	// LastMessage is nil while nothing was said.
	LastMessage *LastMessage
}

// LastMessage is the newest message of a conversation, of either side.
type LastMessage struct {
	// Text is empty for an attachment without words.
	Text string
	// Kind is that of the attachment: image, voice or document; or text for none.
	Kind       string
	At         time.Time
	FromClient bool
}

// Clients lists the coach's present clients: those who wait urgently first, the strongest and then the oldest, then those of whom
// something is unread, then by the latest message. The coach themselves calls it. A coach who is not active and verified has none
// to see. However many there are, it asks the database once.
func (s *Service) Clients(ctx context.Context, coach identity.CoachID) ([]Client, error) {
	return s.clients(ctx, store.ClientsOfParams{CoachID: coach.UUID()})
}

func (s *Service) clients(ctx context.Context, which store.ClientsOfParams) ([]Client, error) {
	rows, err := s.q.ClientsOf(ctx, s.pool, which)
	if err != nil {
		return nil, fmt.Errorf("list clients: %w", err)
	}
	now := s.now()
	clients := make([]Client, 0, len(rows))
	for _, row := range rows {
		clients = append(clients, clientFrom(row, now))
	}
	return clients, nil
}

// Client returns one present client of the coach. It returns fault.ErrNotFound for anybody else's, for a former one, and
// when the coach is not active and verified.
func (s *Service) Client(ctx context.Context, coach identity.CoachID, member identity.MemberID) (Client, error) {
	id := member.UUID()
	clients, err := s.clients(ctx, store.ClientsOfParams{CoachID: coach.UUID(), MemberID: &id})
	if err != nil {
		return Client{}, err
	}
	if len(clients) == 0 {
		return Client{}, fault.ErrNotFound
	}
	return clients[0], nil
}

func clientFrom(row store.ClientsOfRow, now time.Time) Client {
	client := Client{
		ID: identity.MemberID(row.ID), FirstName: row.FirstName, LastName: row.LastName, Email: row.Email, TimeZone: row.TimeZone,
		Unread: row.Unread, Engagement: EngagementAt(row.LastMemberMessageAt, now), UrgentSince: row.UrgentSince,
		UrgentTier: safety.Tier(row.UrgentTier), UrgentThrough: row.LastSeq, WaitingSince: row.WaitingSince, DeletionAt: row.DeleteAt,
	}
	if row.LastMessageText != nil && row.LastMessageAt != nil && row.LastMessageSender != nil {
		client.LastMessage = &LastMessage{Text: *row.LastMessageText, Kind: "text", At: *row.LastMessageAt, FromClient: *row.LastMessageSender == "member"}
		if row.LastMessageKind != nil {
			client.LastMessage.Kind = *row.LastMessageKind
		}
	}
	return client
}
