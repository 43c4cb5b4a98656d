package coaching

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
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
	// LastMessage is nil while nothing was said.
	LastMessage *LastMessage
}

// LastMessage is the newest message of a conversation, of either side.
type LastMessage struct {
	Text       string
	At         time.Time
	FromClient bool
}

// Clients lists the coach's present clients, those who wait urgently first, then by the latest message. The coach
// themselves calls it. A coach who is not active and verified has none to see.
func (s *Service) Clients(ctx context.Context, coach identity.CoachID) ([]Client, error) {
	rows, err := s.q.ClientsOf(ctx, s.pool, coach.UUID())
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
	row, err := s.q.ClientOf(ctx, s.pool, store.ClientOfParams{MemberID: member.UUID(), CoachID: coach.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return Client{}, fault.ErrNotFound
	}
	if err != nil {
		return Client{}, fmt.Errorf("find client: %w", err)
	}
	return clientFrom(store.ClientsOfRow(row), s.now()), nil
}

func clientFrom(row store.ClientsOfRow, now time.Time) Client {
	client := Client{
		ID: identity.MemberID(row.ID), FirstName: row.FirstName, LastName: row.LastName, Email: row.Email, TimeZone: row.TimeZone,
		Unread: row.Unread, Engagement: EngagementAt(row.LastMemberMessageAt, now), UrgentSince: row.UrgentSince,
	}
	if row.LastMessageText != nil && row.LastMessageAt != nil && row.LastMessageSender != nil {
		client.LastMessage = &LastMessage{Text: *row.LastMessageText, At: *row.LastMessageAt, FromClient: *row.LastMessageSender == "member"}
	}
	return client
}
