package replytime

import (
	"context"
	"fmt"
	"slices"
	"time"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/scheduling"
)

// Hours returns coaches' working hours. scheduling.Service implements it.
type Hours interface {
	WorkingOf(ctx context.Context, coach identity.CoachID, from time.Time) (scheduling.Working, error)
}

// Service computes reply times.
type Service struct {
	hours Hours
	now   func() time.Time
}

// New returns the service.
func New(hours Hours) *Service { return &Service{hours: hours, now: time.Now} }

// Reply is the time by which a member gets a reply.
type Reply struct {
	// Due is an instant in UTC, on the half hour. It is fixed from the message on, so it may be past.
	Due time.Time
	// Late is true if Due has passed and the member still waits.
	Late bool
}

// Reply returns the reply time for a member who has waited since the given time or, if it is nil, who writes now.
// The member and the coach may see it. Returns fault.ErrNotFound for an unknown coach.
func (s *Service) Reply(ctx context.Context, coach identity.CoachID, waitingSince *time.Time) (Reply, error) {
	message := s.now()
	if waitingSince != nil {
		message = *waitingSince
	}
	replies, err := s.Replies(ctx, coach, []time.Time{message})
	if err != nil {
		return Reply{}, err
	}
	return replies[0], nil
}

// Replies is Reply for several members of one coach, in order. It reads the coach's hours once.
func (s *Service) Replies(ctx context.Context, coach identity.CoachID, waitingSince []time.Time) ([]Reply, error) {
	if len(waitingSince) == 0 {
		return nil, nil
	}
	hours, err := s.hours.WorkingOf(ctx, coach, slices.MinFunc(waitingSince, time.Time.Compare))
	if err != nil {
		return nil, fmt.Errorf("read coach's hours: %w", err)
	}
	now, replies := s.now(), make([]Reply, len(waitingSince))
	for i, since := range waitingSince {
		by := Due(since, hours)
		replies[i] = Reply{Due: by, Late: !by.After(now)}
	}
	return replies, nil
}
