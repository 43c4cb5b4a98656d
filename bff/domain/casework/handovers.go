package casework

import (
	"context"
	"errors"
	"time"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// Handover is a coach's call for the team during a possible crisis of a client.
type Handover struct {
	At time.Time
	// CoachName is the name of the coach who called; Own means that it was the caller.
	CoachName string
	Own       bool
	// Note is the note for the team; empty if there is none, and for another coach's call unless the team reads it.
	Note string
	// Unreadable means that the note does not open; Note is then empty.
	Unreadable bool
}

// OpenCrisis is the present state of a client's possible crisis. Both are nil without one.
type OpenCrisis struct {
	// OpenedAt is the time of the coach's first reading of the conversation since the flag; nil before it, and for a
	// flag in a goal, which adds no message.
	OpenedAt *time.Time
	// Handover is the latest call for the team; nil if there was none.
	Handover *Handover
}

// OpenCrisis returns the present state of a current client's possible crisis. The caller must be the coach. Returns
// fault.ErrNotFound as Notes.
func (s *Service) OpenCrisis(ctx context.Context, coach identity.CoachID, client identity.MemberID) (OpenCrisis, error) {
	if err := s.checkOwn(ctx, coach, client); err != nil {
		return OpenCrisis{}, err
	}
	opening, err := s.q.CrisisOpening(ctx, s.pool, store.CrisisOpeningParams{MemberID: client.UUID(), CoachID: coach.UUID()})
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return OpenCrisis{}, wrap("read a crisis", err)
	}
	if opening.UrgentSince == nil {
		return OpenCrisis{}, nil
	}
	crisis := OpenCrisis{}
	if opened := opening.UrgentOpenedAt; opened != nil && !opened.Before(*opening.UrgentSince) {
		crisis.OpenedAt = opened
	}
	handovers, err := s.handovers(ctx, client, *opening.UrgentSince, coach)
	if len(handovers) > 0 {
		crisis.Handover = &handovers[0]
	}
	return crisis, err
}

// TeamHandovers returns the calls for the team about a member since a time, newest first, with all notes. The caller is
// on call and has opened the member's crisis.
func (s *Service) TeamHandovers(ctx context.Context, member identity.MemberID, since time.Time) ([]Handover, error) {
	return s.handovers(ctx, member, since, everyCoach)
}

// everyCoach stands for the notes of all coaches.
var everyCoach identity.CoachID

// handovers returns the calls for the team about a client since a time, newest first, with the notes of one coach.
func (s *Service) handovers(ctx context.Context, client identity.MemberID, since time.Time, coach identity.CoachID) ([]Handover, error) {
	rows, err := s.q.CrisisHandovers(ctx, s.pool, store.CrisisHandoversParams{MemberID: client.UUID(), Since: since})
	if err != nil {
		return nil, wrap("list handovers", err)
	}
	handovers := make([]Handover, len(rows))
	for i, row := range rows {
		handover := Handover{At: row.HandedAt, CoachName: row.CoachName, Own: row.CoachID == coach.UUID()}
		if (handover.Own || coach == everyCoach) && row.Sealed != nil {
			note, opens := s.unseal(ctx, s.handoverNotes(), noteRow(row.CoachID, row.MemberID, row.ID, row.Sealed))
			handover.Note, handover.Unreadable = note, !opens
		}
		handovers[i] = handover
	}
	return handovers, nil
}

// within returns the handovers of a crisis that was open from one time until another.
func within(handovers []Handover, from, until time.Time) (found []Handover) {
	for _, handover := range handovers {
		if !handover.At.Before(from) && !handover.At.After(until) {
			found = append(found, handover)
		}
	}
	return found
}

// checkOwn returns fault.ErrNotFound if this is not a current client of an active, verified coach.
func (s *Service) checkOwn(ctx context.Context, coach identity.CoachID, client identity.MemberID) error {
	own, err := s.q.IsOwnClient(ctx, s.pool, store.IsOwnClientParams{MemberID: client.UUID(), CoachID: coach.UUID()})
	if err == nil && !own {
		return fault.ErrNotFound
	}
	return wrap("find client", err)
}
