package mailbox

import (
	"context"
	"fmt"
	"time"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/safety"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"
)

// MaxEvents is the maximum number of events that After returns.
const MaxEvents = 500

// Service reads mailboxes. Only domain packages write to them, through Append and statements of the store.
type Service struct {
	pool *pgxpool.Pool
	q    *store.Queries
}

// New makes the service.
func New(pool *pgxpool.Pool) *Service { return &Service{pool: pool, q: store.New()} }

// After returns the owner's events with numbers above seq, oldest first, at most limit of them (and never more than
// MaxEvents). The caller must be the owner.
//
// An event that its owner may no longer see, such as a former client's message, is returned as KindClient without
// content, so that the numbers have no gap.
func (s *Service) After(ctx context.Context, owner Owner, seq int64, limit int) ([]Event, error) {
	if limit <= 0 || limit > MaxEvents {
		limit = MaxEvents
	}
	rows, err := s.q.EventsAfter(ctx, s.pool, store.EventsAfterParams{
		Realm: string(owner.Realm), OwnerID: owner.ID, After: seq, MaxRows: int32(limit),
	})
	if err != nil {
		return nil, fmt.Errorf("read events after %d: %w", seq, err)
	}
	events := make([]Event, 0, len(rows))
	for _, row := range rows {
		events = append(events, eventFrom(owner, row))
	}
	return events, nil
}

// Position returns the state of the owner's mailbox: where a new stream starts, and whether an old one can resume.
func (s *Service) Position(ctx context.Context, owner Owner) (Position, error) {
	row, err := s.q.MailboxSeq(ctx, s.pool, store.MailboxSeqParams{Realm: string(owner.Realm), OwnerID: owner.ID})
	if err != nil {
		return Position{}, fmt.Errorf("read mailbox position: %w", err)
	}
	return Position{Last: row.LastSeq, Oldest: row.OldestSeq}, nil
}

// Prune deletes events before that time in every mailbox, and returns their number. A client that was away longer must
// fetch everything again.
func (s *Service) Prune(ctx context.Context, olderThan time.Time) (int64, error) {
	deleted, err := s.q.DeleteEventsBefore(ctx, s.pool, olderThan)
	if err != nil {
		return 0, fmt.Errorf("prune events: %w", err)
	}
	return deleted, nil
}

const (
	// pruneEvery is the interval of the task that deletes old events.
	pruneEvery = time.Hour
	// keepEvents is the time a stream can be away and still resume; after it the client fetches everything again.
	keepEvents = 7 * 24 * time.Hour
)

// Periodic returns the task that deletes events no stream can resume from.
func (s *Service) Periodic() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{{Kind: "prune-live-events", Interval: pruneEvery, Run: func(ctx context.Context) error {
		_, err := s.Prune(ctx, time.Now().Add(-keepEvents))
		return err
	}}}
}

// Append adds a client, user, session, goal or risk event to one mailbox, in the caller's transaction. The caller
// follows the lock order of this package and wakes the owner after the commit.
func Append(ctx context.Context, tx store.DBTX, owner Owner, kind Kind) error {
	_, err := store.New().AppendEvent(ctx, tx, store.AppendEventParams{
		Realm: string(owner.Realm), OwnerID: owner.ID, Kind: string(kind),
	})
	if err != nil {
		return fmt.Errorf("append %s event: %w", kind, err)
	}
	return nil
}

// AppendToAdministrators adds an inbox event to the mailbox of every administrator, and returns the owners to wake.
func AppendToAdministrators(ctx context.Context, tx store.DBTX, kind Kind) ([]Owner, error) {
	ids, err := store.New().AppendEventToAdministrators(ctx, tx, string(kind))
	if err != nil {
		return nil, fmt.Errorf("append %s events: %w", kind, err)
	}
	owners := make([]Owner, len(ids))
	for i, id := range ids {
		owners[i] = CoachOwner(identity.CoachID(id))
	}
	return owners, nil
}

func eventFrom(owner Owner, row store.EventsAfterRow) Event {
	event := Event{Seq: row.Seq, Kind: Kind(row.Kind), At: row.CreatedAt, Owner: owner}
	switch event.Kind {
	case KindClient, KindUser, KindSession, KindGoal, KindInbox, KindRisk, KindOnCall, KindCheckIn:
		return event
	case KindNotification:
		event.UnreadNotifications = row.UnreadNotifications
		return event
	}
	if !row.Visible || row.MemberID == nil || row.CoachID == nil {
		return withoutContent(event)
	}
	event.MemberID, event.CoachID = identity.MemberID(*row.MemberID), identity.CoachID(*row.CoachID)
	if event.Kind == KindConversation {
		return event
	}
	shared := value(row.ShareReadReceipts)
	if event.Kind == KindReceipt {
		event.Receipt = &Receipt{DeliveredSeq: value(row.DeliveredSeq)}
		if shared {
			event.Receipt.ReadSeq = value(row.ReadSeq)
		}
		return event
	}
	if row.MessageID == nil {
		return withoutContent(event)
	}
	event.Message = &Message{
		Attachment: AttachmentFrom(row.AttachmentID, row.AttachmentKind, row.AttachmentName, row.AttachmentType, row.AttachmentSize,
			row.AttachmentWidth, row.AttachmentHeight, row.AttachmentDuration),
		ID: *row.MessageID, Seq: value(row.MessageSeq), FromMember: value(row.MessageSender) == "member", FromTeam: value(row.MessageSender) == "team",
		Text: value(row.MessageText), Automatic: value(row.MessageAutomatic), CreatedAt: value(row.MessageCreatedAt),
		Cursors: Cursors{
			MemberDelivered: value(row.MemberDeliveredSeq), MemberRead: value(row.MemberReadSeq),
			CoachDelivered: value(row.CoachDeliveredSeq), CoachRead: value(row.CoachReadSeq), Shared: shared,
		},
		Changes: ChangesFrom(value(row.MessageVersion), row.EditedAt, row.UnsentAt, row.MemberReaction, row.CoachReaction,
			QuoteFrom(row.ReplyTo, row.ReplySeq, row.ReplySender, row.ReplyText, row.ReplyUnsentAt, row.ReplyKind)),
	}
	if owner.Realm == RealmCoach {
		event.Message.Safety = safety.Tier(value(row.SafetyTier))
	}
	return event
}

// AttachmentFrom converts the attachment columns of a message's row; nil without an attachment.
func AttachmentFrom(id *uuid.UUID, kind, name, contentType *string, size *int64, width, height, duration *int32) *Attachment {
	if id == nil {
		return nil
	}
	number := func(n *int32) *int {
		if n == nil {
			return nil
		}
		plain := int(*n)
		return &plain
	}
	return &Attachment{
		ID: *id, Kind: value(kind), Name: value(name), ContentType: value(contentType), Size: value(size),
		Width: number(width), Height: number(height), DurationMs: number(duration),
	}
}

// withoutContent returns the event's number as a KindClient event, which means "refetch".
func withoutContent(event Event) Event {
	event.Kind = KindUser
	if event.Owner.Realm == RealmCoach {
		event.Kind = KindClient
	}
	return event
}

func value[T any](pointer *T) T {
	if pointer == nil {
		var zero T
		return zero
	}
	return *pointer
}
