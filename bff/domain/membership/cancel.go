package membership

import (
	"context"
	"errors"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
)

// Cancel ends the member's subscription with the paid period or the free days. The caller must be the member. Returns
// *fault.Conflict if there is no running subscription, and *fault.Upstream if the provider fails: its message says
// whether nothing has changed or that this is unknown, in which case the state is read once the provider responds.
func (s *Service) Cancel(ctx context.Context, member identity.MemberID) (Status, error) {
	refused := &fault.Conflict{Message: copy.Membership.NothingToCancel}
	err := s.withProvider(ctx, copy.Membership.CancelFailed, func(ctx context.Context) error {
		return s.letEnd(ctx, member, true, refused, copy.Membership.CancelUncertain)
	})
	if err != nil {
		return Status{}, err
	}
	return s.Status(ctx, member)
}

// Resume undoes a cancellation until the subscription has ended. The caller must be the member. Errors as for Cancel.
func (s *Service) Resume(ctx context.Context, member identity.MemberID) (Status, error) {
	refused := &fault.Conflict{Message: copy.Membership.NothingToResume}
	err := s.withProvider(ctx, copy.Membership.ResumeFailed, func(ctx context.Context) error {
		return s.letEnd(ctx, member, false, refused, copy.Membership.ResumeUncertain)
	})
	if err != nil {
		return Status{}, err
	}
	return s.Status(ctx, member)
}

// letEnd sets whether the running subscription ends with its period. A request for the current state is rejected:
// another window made it, and this one has not been updated yet. Returns *uncertain with the message if the provider
// fails during the change.
func (s *Service) letEnd(ctx context.Context, member identity.MemberID, end bool, refused error, unknown string) error {
	payer, subscriptions, err := s.paying(ctx, member, refused)
	if err != nil {
		return err
	}
	sub := goesOn(subscriptions)
	if sub == nil || (sub.CancelAtPeriodEnd || sub.CancelAt != nil) == end {
		if err := s.readSoon(ctx, payer); err != nil {
			return err
		}
		return refused
	}
	if !end && !sub.CancelAtPeriodEnd {
		// The end was set in the provider's dashboard, at a certain time.
		err = s.provider.GoOn(ctx, sub.ID)
	} else {
		err = s.provider.CancelAtPeriodEnd(ctx, sub.ID, end)
	}
	if errors.Is(err, ErrOutage) || ctx.Err() != nil {
		// The request's time may be over.
		return errors.Join(&uncertain{message: unknown, cause: err}, s.readSoon(context.WithoutCancel(ctx), payer))
	}
	if err != nil {
		return err
	}
	return s.readBack(ctx, payer)
}
