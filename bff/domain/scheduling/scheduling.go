package scheduling

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/keyrotation"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/risk"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Kinds of events, about a session or about a proposal of another time for it.
const (
	Booked         = "booked"
	Moved          = "moved"
	EventCancelled = "cancelled"
	Proposed       = "proposed"
	Withdrawn      = "withdrawn"
	Declined       = "declined"
	// Lapsed is a proposal that was not answered in time.
	Lapsed = "lapsed"
	// RecapShared is a recap that the coach shared with the member. It has no row in session_events.
	RecapShared = "recap_shared"
)

// Event is a change of a session: it was booked, moved or cancelled, or another time was proposed. An accepted
// proposal is a move by the member of a session with MovedByCoach.
type Event struct {
	// ID is the id of the row in session_events; for an event of a proposal the proposal's, and of a recap the session's.
	ID uuid.UUID
	// Session is the state after the event.
	Session Session
	Kind    string
	Actor   Actor
	// PreviousStartsAt is the start before a move; nil for other kinds.
	PreviousStartsAt *time.Time
	// Proposal is the proposal that was made, withdrawn, declined or lapsed; nil for other kinds.
	Proposal *Proposal
}

// OnEvent runs in the transaction of each event, to schedule emails, reminders and notices. It must be fast, and its
// error undoes the event. The member's row is locked. If the actor is ByMember or ByCoach, the coach's mailbox is
// locked too, so notifications may be written; otherwise no mailbox is locked, and neither a mailbox nor a
// notification may be written.
type OnEvent func(ctx context.Context, tx pgx.Tx, event Event) error

// Service computes coaches' open times, and books, moves and cancels sessions.
type Service struct {
	pool  *pgxpool.Pool
	q     *store.Queries
	waker mailbox.Waker
	rooms RoomURL
	// meetingHosts are the hosts of coaches' own links; their subdomains are accepted too.
	meetingHosts []string
	told         []OnEvent
	now          func() time.Time
	// risk keeps no states if it is nil.
	risk *risk.Service
	// keys seal recaps and feedback; see SealWith. Closed holds the reasons already logged for those that do not open.
	keys   keyrotation.Keys
	logger *slog.Logger
	closed sync.Map
	// entitled returns a member's entitlement.
	entitled func(ctx context.Context, db store.DBTX, member identity.MemberID, variant string, now time.Time) (membership.Entitlement, error)
	// stops returns the time from which a member's paid plan no longer applies, as far as known; nil if it continues.
	stops func(ctx context.Context, db store.DBTX, member identity.MemberID) (*time.Time, error)
}

// New returns the service. Waker wakes the streams of people with new events, and may be nil. The handlers run in
// order for every event.
func New(pool *pgxpool.Pool, waker mailbox.Waker, rooms RoomURL, told ...OnEvent) *Service {
	return &Service{
		pool: pool, q: store.New(), waker: waker, rooms: rooms, meetingHosts: rooms.hosts(), told: told, now: time.Now, entitled: membership.Entitlements, stops: membership.Stops,
	}
}

// AcceptMeetings makes the hosts, and their subdomains, valid in coaches' own meeting links, in addition to the host of
// the service's rooms. Call it before the first change of a link.
func (s *Service) AcceptMeetings(hosts []string) {
	for _, host := range hosts {
		if !slices.Contains(s.meetingHosts, host) {
			s.meetingHosts = append(s.meetingHosts, host)
		}
	}
}

// NoteRisk makes bookings raise the member's risk state if their note has a sign of a risk. Call it before the first
// booking.
func (s *Service) NoteRisk(states *risk.Service) { s.risk = states }

var zones sync.Map

// zoneOf returns a zone by its IANA name. Zones are cached, because loading one takes longer than using it.
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

// lockMember locks the member's row. Returns fault.ErrNotFound for an unknown member or one with a requested deletion.
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

// lockCoach locks the coach's row.
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

// lockOpenCoach is lockCoach for a booking. Returns *fault.NotFound for a coach who is not open.
func (s *Service) lockOpenCoach(ctx context.Context, tx pgx.Tx, id identity.CoachID) (store.Coach, error) {
	coach, err := s.lockCoach(ctx, tx, id)
	if err == nil && !identity.CoachFrom(coach).Open() {
		err = errCoachNotFound()
	}
	return coach, err
}

func errCoachNotFound() error { return &fault.NotFound{Message: copy.Errors.CoachNotFound} }

// read reads one session as the member and the coach see it.
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

// viewer is the member or coach who reads or changes a session.
type viewer struct {
	actor  Actor
	member identity.MemberID
	coach  identity.CoachID
}

func asMember(id identity.MemberID) viewer { return viewer{actor: ByMember, member: id} }
func asCoach(id identity.CoachID) viewer   { return viewer{actor: ByCoach, coach: id} }

// find reads a session for a viewer: a member's own, or an open coach's with a current client. Returns *fault.NotFound
// for any other session.
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

// hold finds a session and locks its member's row, so that it cannot change until the transaction ends.
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

// record stores the event of a session and runs the handlers.
func (s *Service) record(ctx context.Context, tx pgx.Tx, session Session, kind string, actor Actor, previous *time.Time) error {
	row, err := s.q.AddSessionEvent(ctx, tx, store.AddSessionEventParams{
		SessionID: session.ID.UUID(), Sequence: int32(session.Sequence), Kind: kind, Actor: string(actor),
		StartsAt: session.StartsAt, PreviousStartsAt: previous,
	})
	if err != nil {
		return fmt.Errorf("store session event: %w", err)
	}
	return s.runHandlers(ctx, tx, Event{ID: row.ID, Session: session, Kind: kind, Actor: actor, PreviousStartsAt: previous})
}

// runHandlers runs the handlers of an event.
func (s *Service) runHandlers(ctx context.Context, tx pgx.Tx, event Event) error {
	for _, told := range s.told {
		if err := told(ctx, tx, event); err != nil {
			return fmt.Errorf("handle session event %s: %w", event.Kind, err)
		}
	}
	return nil
}

// around appends session events to both mailboxes and between the two runs do, which may write notifications: this is
// the lock order. The caller wakes the returned owners after the commit.
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

// sessionFrom converts a row.
func (s *Service) sessionFrom(row store.SessionByIDRow) Session {
	session := Session{
		MemberFirstName: row.FirstName, MemberLastName: row.LastName, MemberZone: row.MemberZone, MemberLanguage: row.MemberLanguage,
		CoachName: row.CoachName, CoachCity: row.CoachCity, CoachImageURL: row.CoachImageUrl, CoachZone: row.CoachZone,
		First: row.First, RecapAt: row.RecapAt, RecapSharedAt: row.RecapSharedAt, FeedbackSharedAt: row.FeedbackSharedAt,
	}
	// A coach who was deactivated or is no longer the member's gets no link, even if the session is not cancelled yet.
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
	// A proposal whose time has come has lapsed, even if that is not stored yet.
	if session.Status == Scheduled && s.now().Before(proposal.Until(session)) {
		session.Proposal = proposal
	}
	return session
}

// set copies the fields of the session's own row.
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
