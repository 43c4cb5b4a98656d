package identity

import (
	"context"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// SignedInDevice is one of a person's sign-ins.
type SignedInDevice struct {
	ID uuid.UUID
	// Device is a description such as "Chrome on Android".
	Device                string
	Kind                  DeviceKind
	CreatedAt, LastUsedAt time.Time
	SharedDevice          bool
	// Current is true for the sign-in of the request.
	Current bool
}

// SignIns lists the member's sign-ins: the current one first, then the latest used. LastUsedAt is exact to a minute.
// The caller must be the member.
func (s *Service) SignIns(ctx context.Context, me Member) ([]SignedInDevice, error) {
	rows, err := s.q.MemberSignIns(ctx, s.pool, store.MemberSignInsParams{MemberID: me.ID.UUID(), Current: me.Session.ID})
	if err != nil {
		return nil, fmt.Errorf("list sign-ins: %w", err)
	}
	devices := make([]SignedInDevice, 0, len(rows))
	for _, row := range rows {
		words, kind := describe(copy.For(ctx), row.UserAgent)
		devices = append(devices, SignedInDevice{
			ID: row.ID, Device: words, Kind: kind, CreatedAt: row.CreatedAt, LastUsedAt: row.LastUsedAt,
			SharedDevice: row.SharedDevice, Current: row.Current,
		})
	}
	return devices, nil
}

// EndSignIn ends one of the member's sign-ins, possibly the current one, and wakes its streams. The caller must be the
// member. Returns fault.ErrNotFound for a sign-in that has ended or belongs to another member.
func (s *Service) EndSignIn(ctx context.Context, me Member, id uuid.UUID) error {
	return s.end(ctx, me, func(tx pgx.Tx) error {
		ended, err := s.q.EndMemberSignIn(ctx, tx, store.EndMemberSignInParams{ID: id, MemberID: me.ID.UUID()})
		if err == nil && ended == 0 {
			return fault.ErrNotFound
		}
		return err
	})
}

// EndOtherSignIns ends all of the member's sign-ins except the current one. The caller must be the member.
func (s *Service) EndOtherSignIns(ctx context.Context, me Member) error {
	return s.end(ctx, me, func(tx pgx.Tx) error {
		_, err := s.q.EndMemberSignIns(ctx, tx, store.EndMemberSignInsParams{MemberID: me.ID.UUID(), Kept: &me.Session.ID})
		return err
	})
}

// end ends sign-ins and has the streams check whether theirs is still valid.
func (s *Service) end(ctx context.Context, me Member, ending func(pgx.Tx) error) error {
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if err := ending(tx); err != nil {
			return err
		}
		return s.appendUserEvent(ctx, tx, me.ID.UUID())
	})
	if err != nil {
		return fmt.Errorf("end sign-ins: %w", err)
	}
	s.wake(me.ID)
	return nil
}
