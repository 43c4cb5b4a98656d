package scheduling

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/membership"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Kinds of events: what happened to a session, and what to a proposal of another time for it.
const (
	Booked       = "booked"
	Moved        = "moved"
	WasCancelled = "cancelled"
	Proposed     = "proposed"
	Withdrawn    = "withdrawn"
	Declined     = "declined"
	// Lapsed is a proposal to which no answer came in time.
	Lapsed = "lapsed"
)

// Event is something that happened to a session: it was booked, moved or cancelled, or another time was proposed for it. A
// proposal that is accepted is a move by the member to a session that says MovedByCoach.
type Event struct {
	// ID is that of the row in session_events or, of what happened to a proposal, the proposal's.
	ID uuid.UUID
	// Session is as it stands after the event.
	Session Session
	Kind    string
	Actor   Actor
	// PreviousStartsAt is where a session was before it was moved; nil for the other kinds.
	PreviousStartsAt *time.Time
	// Proposal is what was proposed, withdrawn, declined or lapsed; nil for the other kinds.
	Proposal *Proposal
}

// OnEvent is called inside the transaction of each event, for what has to come of it: letters, reminders, notices. It does
// nothing slow, and its error takes the event back. The member's row is held. When the actor is ByMember or ByCoach the
// coach's mailbox is held as well, so that notifications may be written; otherwise no mailbox is held yet, and neither a
// mailbox nor a notification may be touched.
type OnEvent func(ctx context.Context, tx pgx.Tx, event Event) error

// Service knows when coaches have time, and books, moves and cancels sessions.
type Service struct {
	pool  *pgxpool.Pool
	q     *store.Queries
	waker mailbox.Waker
	rooms RoomURL
	told  []OnEvent
	now   func() time.Time
	// entitled says what a member's plan gives them.
	entitled func(ctx context.Context, db store.DBTX, member identity.MemberID, variant string, now time.Time) (membership.Entitlement, error)
}

// New makes the service. Waker is told whose screens have something new, and may be nil; those in told hear of every event, in
// their order.
func New(pool *pgxpool.Pool, waker mailbox.Waker, rooms RoomURL, told ...OnEvent) *Service {
	return &Service{
		pool: pool, q: store.New(), waker: waker, rooms: rooms, told: told, now: time.Now, entitled: membership.Entitlements,
	}
}

var zones sync.Map

// zoneOf finds a zone by its IANA name. Reading one takes longer than all that is done with it, so they are kept.
func zoneOf(name string) (*time.Location, error) {
	if known, ok := zones.Load(name); ok {
		return known.(*time.Location), nil
	}
	zone, err := time.LoadLocation(name)
	if err != nil {
		return nil, fmt.Errorf("find a time zone: %w", err)
	}
	zones.Store(name, zone)
	return zone, nil
}

func errNotFound() error { return &fault.NotFound{Message: copy.Scheduling.SessionNotFound} }

func conflict(message string) error { return &fault.Conflict{Message: message} }

// lockMember holds the member's row. It returns fault.ErrNotFound for whoever is not there any more, or leaving.
func (s *Service) lockMember(ctx context.Context, tx pgx.Tx, id identity.MemberID) (store.Member, error) {
	row, err := s.q.LockMember(ctx, tx, id.UUID())
	if errors.Is(err, pgx.ErrNoRows) || (err == nil && row.DeletionRequestedAt != nil) {
		return store.Member{}, fault.ErrNotFound
	}
	if err != nil {
		return store.Member{}, fmt.Errorf("lock member: %w", err)
	}
	return row, nil
}

// lockCoach holds the coach's row.
func (s *Service) lockCoach(ctx context.Context, tx pgx.Tx, id identity.CoachID) (store.Coach, error) {
	row, err := s.q.LockCoach(ctx, tx, id.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return store.Coach{}, errCoachNotFound()
	}
	if err != nil {
		return store.Coach{}, fmt.Errorf("lock coach: %w", err)
	}
	return row, nil
}

// lockOpenCoach is lockCoach for a time that is given: a coach who is not open is not found.
func (s *Service) lockOpenCoach(ctx context.Context, tx pgx.Tx, id identity.CoachID) (store.Coach, error) {
	coach, err := s.lockCoach(ctx, tx, id)
	if err == nil && !identity.CoachFrom(coach).Open() {
		err = errCoachNotFound()
	}
	return coach, err
}

func errCoachNotFound() error { return &fault.NotFound{Message: copy.Errors.CoachNotFound} }

// read reads one session as both sides see it.
func (s *Service) read(ctx context.Context, db store.DBTX, id SessionID) (Session, bool, error) {
	row, err := s.q.SessionByID(ctx, db, id.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return Session{}, false, errNotFound()
	}
	if err != nil {
		return Session{}, false, fmt.Errorf("find session: %w", err)
	}
	return s.sessionFrom(row), row.CoachSees, nil
}

// viewer is the one side or the other of a session: who asks for it, or does something to it.
type viewer struct {
	actor  Actor
	member identity.MemberID
	coach  identity.CoachID
}

func asMember(id identity.MemberID) viewer { return viewer{actor: ByMember, member: id} }
func asCoach(id identity.CoachID) viewer   { return viewer{actor: ByCoach, coach: id} }

// find reads a session for somebody: a member one of their own, an open coach one with a present client. Anything else is not
// found.
func (s *Service) find(ctx context.Context, db store.DBTX, who viewer, id SessionID) (Session, error) {
	session, coachSees, err := s.read(ctx, db, id)
	if err != nil {
		return Session{}, err
	}
	if who.actor == ByCoach && (session.Coach != who.coach || !coachSees) || who.actor == ByMember && session.Member != who.member {
		return Session{}, errNotFound()
	}
	return session, nil
}

// hold finds a session and holds its member's row, so that nothing happens to it until the transaction ends.
func (s *Service) hold(ctx context.Context, tx pgx.Tx, who viewer, id SessionID) (Session, store.Member, error) {
	session, err := s.find(ctx, tx, who, id)
	if err != nil {
		return Session{}, store.Member{}, err
	}
	member, err := s.lockMember(ctx, tx, session.Member)
	if err != nil {
		return Session{}, store.Member{}, err
	}
	session, err = s.find(ctx, tx, who, id) // It may have changed while we waited.
	return session, member, err
}

// record notes what happened to a session and tells those who want to know.
func (s *Service) record(ctx context.Context, tx pgx.Tx, session Session, kind string, actor Actor, previous *time.Time) error {
	row, err := s.q.AddSessionEvent(ctx, tx, store.AddSessionEventParams{
		SessionID: session.ID.UUID(), Sequence: int32(session.Sequence), Kind: kind, Actor: string(actor),
		StartsAt: session.StartsAt, PreviousStartsAt: previous,
	})
	if err != nil {
		return fmt.Errorf("note what happened to a session: %w", err)
	}
	return s.tell(ctx, tx, Event{ID: row.ID, Session: session, Kind: kind, Actor: actor, PreviousStartsAt: previous})
}

// tell tells those who want to know of an event.
func (s *Service) tell(ctx context.Context, tx pgx.Tx, event Event) error {
	for _, told := range s.told {
		if err := told(ctx, tx, event); err != nil {
			return fmt.Errorf("after a session was %s: %w", event.Kind, err)
		}
	}
	return nil
}

// around puts news of a session into both people's mailboxes and does, between the two, what may write notifications: that is
// the house's order of locks. The caller wakes those it returns after the commit.
func around(ctx context.Context, tx pgx.Tx, session Session, do func() error) ([]mailbox.Owner, error) {
	coach, member := mailbox.CoachOwner(session.Coach), mailbox.MemberOwner(session.Member)
	if err := mailbox.Append(ctx, tx, coach, mailbox.KindSession); err != nil {
		return nil, err
	}
	if err := do(); err != nil {
		return nil, err
	}
	if err := mailbox.Append(ctx, tx, member, mailbox.KindSession); err != nil {
		return nil, err
	}
	return []mailbox.Owner{coach, member}, nil
}

// sessionFrom turns what was read into the shape the house speaks of.
func (s *Service) sessionFrom(row store.SessionByIDRow) Session {
	session := Session{
		MemberFirstName: row.FirstName, MemberLastName: row.LastName, MemberZone: row.MemberZone,
		CoachName: row.CoachName, CoachCity: row.CoachCity, CoachImageURL: row.CoachImageUrl, CoachZone: row.CoachZone,
		First: row.First,
	}
	// Nobody is let in to a coach who was deactivated, or is not theirs any more, however long it takes to cancel what was booked.
	if row.CoachSees {
		if session.link = row.ZoomLink; session.link == "" {
			session.link = s.rooms.Link(row.Session.Room)
		}
	}
	session.set(row.Session)
	if row.ProposalID == nil {
		return session
	}
	proposal := &Proposal{
		ID: ProposalID(*row.ProposalID), StartsAt: *row.ProposalStartsAt, EndsAt: *row.ProposalEndsAt, Note: *row.ProposalNote,
		CreatedAt: *row.ProposedAt,
	}
	// One whose time has come is over, whether or not somebody has written that down.
	if session.Status == Scheduled && s.now().Before(proposal.Until(session)) {
		session.Proposal = proposal
	}
	return session
}

// set takes over what stands in the session's own row.
func (s *Session) set(row store.Session) {
	s.ID, s.Member, s.Coach = SessionID(row.ID), identity.MemberID(row.MemberID), identity.CoachID(row.CoachID)
	s.StartsAt, s.EndsAt, s.CreatedAt = row.StartsAt, row.EndsAt, row.CreatedAt
	s.Status, s.Note, s.Counted = Status(row.Status), row.Note, row.Counted
	s.Sequence, s.MovedByCoach, s.VideoTroubleAt = int(row.Sequence), row.MovedByCoach, row.VideoTroubleAt
	s.CancelledAt, s.CancelledBy, s.Outcome = row.CancelledAt, "", ""
	if row.Outcome != nil {
		s.Outcome = Outcome(*row.Outcome)
	}
	if row.CancelledBy != nil {
		s.CancelledBy = Actor(*row.CancelledBy)
	}
}
