package scheduling

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
)

// Page is a part of the list of sessions that are over or cancelled, newest first.
type Page struct {
	Items []Session
	// More says that older ones follow.
	More bool
}

// ParseSessionID reads an id from text. It returns *fault.NotFound for text that is none.
func ParseSessionID(text string) (SessionID, error) {
	id, err := uuid.Parse(text)
	if err != nil {
		return SessionID{}, errNotFound()
	}
	return SessionID(id), nil
}

// ParsePosition reads the id of the session that a list goes on from: nil for the list's beginning, which is the empty text.
// What no session could be named by is a fault of the field "before".
func ParsePosition(text string) (*SessionID, error) {
	if text == "" {
		return nil, nil
	}
	id, err := ParseSessionID(text)
	if err != nil {
		return nil, fault.Field("before", copy.Scheduling.PositionUnknown)
	}
	return &id, nil
}

// ForMember returns one session of the member's; the member themselves calls it. It returns *fault.NotFound for any other.
func (s *Service) ForMember(ctx context.Context, member identity.MemberID, id SessionID) (Session, error) {
	return s.find(ctx, s.pool, asMember(member), id)
}

// UpcomingForMember lists the member's sessions that are not over, soonest first; the member themselves calls it.
func (s *Service) UpcomingForMember(ctx context.Context, member identity.MemberID) ([]Session, error) {
	rows, err := s.q.MemberUpcoming(ctx, s.pool, store.MemberUpcomingParams{MemberID: member.UUID(), Now: s.now()})
	if err != nil {
		return nil, fmt.Errorf("list sessions to come: %w", err)
	}
	return sessionsFrom(s, rows, func(row store.MemberUpcomingRow) store.SessionByIDRow { return store.SessionByIDRow(row) }), nil
}

// PastForMember lists the member's sessions that are over or cancelled, those after one of them in the list or, where it is
// nil, from the newest on: at most limit, and copy.Limits.SessionsPerPage where that is 0. The member themselves calls it. It
// returns *fault.NotFound when the session to go on from is not theirs.
func (s *Service) PastForMember(ctx context.Context, member identity.MemberID, before *SessionID, limit int) (Page, error) {
	at, id, err := s.place(ctx, asMember(member), before)
	if err != nil {
		return Page{}, err
	}
	limit = pageSize(limit)
	rows, err := s.q.MemberPast(ctx, s.pool, store.MemberPastParams{
		MemberID: member.UUID(), Now: s.now(), BeforeAt: at, BeforeID: id, MaxRows: int32(limit + 1),
	})
	if err != nil {
		return Page{}, fmt.Errorf("list past sessions: %w", err)
	}
	all := sessionsFrom(s, rows, func(row store.MemberPastRow) store.SessionByIDRow { return store.SessionByIDRow(row) })
	return pageFrom(all, limit), nil
}

// UpcomingForCoach lists the coach's sessions with present clients that are not over since copy.Limits.VideoTroubleHours, soonest
// first; the coach themselves calls it. A coach who is not open has none to see.
func (s *Service) UpcomingForCoach(ctx context.Context, coach identity.CoachID) ([]Session, error) {
	rows, err := s.q.CoachUpcoming(ctx, s.pool, store.CoachUpcomingParams{CoachID: coach.UUID(), EndedAfter: s.now().Add(-troubleAfter)})
	if err != nil {
		return nil, fmt.Errorf("list sessions to come: %w", err)
	}
	return sessionsFrom(s, rows, func(row store.CoachUpcomingRow) store.SessionByIDRow { return store.SessionByIDRow(row) }), nil
}

// PastForCoach is PastForMember for the coach's sessions with present clients.
func (s *Service) PastForCoach(ctx context.Context, coach identity.CoachID, before *SessionID, limit int) (Page, error) {
	at, id, err := s.place(ctx, asCoach(coach), before)
	if err != nil {
		return Page{}, err
	}
	limit = pageSize(limit)
	rows, err := s.q.CoachPast(ctx, s.pool, store.CoachPastParams{
		CoachID: coach.UUID(), Now: s.now(), BeforeAt: at, BeforeID: id, MaxRows: int32(limit + 1),
	})
	if err != nil {
		return Page{}, fmt.Errorf("list past sessions: %w", err)
	}
	all := sessionsFrom(s, rows, func(row store.CoachPastRow) store.SessionByIDRow { return store.SessionByIDRow(row) })
	return pageFrom(all, limit), nil
}

// sessionsFrom makes sessions of rows, which the generated code gives a type of their own for each query.
func sessionsFrom[Row any](s *Service, rows []Row, same func(Row) store.SessionByIDRow) []Session {
	sessions := make([]Session, len(rows))
	for i, row := range rows {
		sessions[i] = s.sessionFrom(same(row))
	}
	return sessions
}

// pageFrom is the page of what was read: one more than the page holds, to know whether there is another.
func pageFrom(sessions []Session, limit int) Page {
	return Page{Items: sessions[:min(limit, len(sessions))], More: len(sessions) > limit}
}

// place is where in the list a session stands; without one, before its beginning.
func (s *Service) place(ctx context.Context, who viewer, before *SessionID) (time.Time, uuid.UUID, error) {
	if before == nil {
		return time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC), uuid.UUID{}, nil
	}
	session, err := s.find(ctx, s.pool, who, *before)
	if errors.Is(err, fault.ErrNotFound) {
		return time.Time{}, uuid.UUID{}, &fault.NotFound{Message: copy.Scheduling.PositionUnknown}
	}
	return session.StartsAt, session.ID.UUID(), err
}

func pageSize(limit int) int {
	if limit <= 0 {
		return copy.Limits.SessionsPerPage
	}
	return limit
}
