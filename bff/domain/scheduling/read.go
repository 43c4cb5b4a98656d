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

// Page is a part of the list of sessions that have ended or were cancelled, newest first.
type Page struct {
	Items []Session
	// More is true if older sessions follow.
	More bool
}

// ParseSessionID parses an id. Returns *fault.NotFound for invalid text.
func ParseSessionID(text string) (SessionID, error) {
	id, err := uuid.Parse(text)
	if err != nil {
		return SessionID{}, errNotFound()
	}
	return SessionID(id), nil
}

// ParsePosition parses the id of the session after which a list continues; nil for empty text, the beginning. Returns
// an error on "before" for text that is not an id.
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

// ForMember returns one of the member's sessions. The caller must be the member. Returns *fault.NotFound for any
// other.
func (s *Service) ForMember(ctx context.Context, member identity.MemberID, id SessionID) (Session, error) {
	return s.find(ctx, s.pool, asMember(member), id)
}

// UpcomingForMember returns the member's sessions that have not ended, soonest first. The caller must be the member.
func (s *Service) UpcomingForMember(ctx context.Context, member identity.MemberID) ([]Session, error) {
	rows, err := s.q.MemberUpcoming(ctx, s.pool, store.MemberUpcomingParams{MemberID: member.UUID(), Now: s.now()})
	if err != nil {
		return nil, fmt.Errorf("list future sessions: %w", err)
	}
	return sessionsFrom(s, rows, func(row store.MemberUpcomingRow) store.SessionByIDRow { return store.SessionByIDRow(row) }), nil
}

// PastForMember returns the member's sessions that ended or were cancelled, after one of them or, if it is nil, from
// the newest: at most limit, or copy.Limits.SessionsPerPage if that is 0. The caller must be the member. Returns
// *fault.NotFound if the given session is not theirs.
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

// UpcomingForCoach returns the coach's sessions with current clients that have not ended for longer than
// copy.Limits.VideoTroubleHours, soonest first. The caller must be the coach. A coach who is not open gets none.
func (s *Service) UpcomingForCoach(ctx context.Context, coach identity.CoachID) ([]Session, error) {
	rows, err := s.q.CoachUpcoming(ctx, s.pool, store.CoachUpcomingParams{CoachID: coach.UUID(), EndedAfter: s.now().Add(-troubleAfter)})
	if err != nil {
		return nil, fmt.Errorf("list future sessions: %w", err)
	}
	return sessionsFrom(s, rows, func(row store.CoachUpcomingRow) store.SessionByIDRow { return store.SessionByIDRow(row) }), nil
}

// PastForCoach is PastForMember for the coach's sessions with current clients.
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

// sessionsFrom converts rows, for which the generated code has one type per query.
func sessionsFrom[Row any](s *Service, rows []Row, same func(Row) store.SessionByIDRow) []Session {
	sessions := make([]Session, len(rows))
	for i, row := range rows {
		sessions[i] = s.sessionFrom(same(row))
	}
	return sessions
}

// pageFrom returns a page from a read of one row more than the page holds.
func pageFrom(sessions []Session, limit int) Page {
	return Page{Items: sessions[:min(limit, len(sessions))], More: len(sessions) > limit}
}

// place returns a session's position in the list; without one, the position before its beginning.
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
