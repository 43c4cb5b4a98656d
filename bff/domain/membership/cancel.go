package membership

import (
	"context"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
)

// Cancel ends the member's subscription with the paid period or the free days. The caller must be the member. Returns
// *fault.Conflict if there is no running subscription, and *fault.Upstream if the provider fails and nothing has
// changed.
func (s *Service) Cancel(ctx context.Context, member identity.MemberID) (Status, error) {
	err := s.letEnd(ctx, member, true, &fault.Conflict{Message: copy.Membership.NothingToCancel})
	if err != nil {
		return Status{}, upstream(copy.Membership.CancelFailed, err)
	}
	return s.Status(ctx, member)
}

// Resume undoes a cancellation until the subscription has ended. The caller must be the member. Errors as for Cancel.
func (s *Service) Resume(ctx context.Context, member identity.MemberID) (Status, error) {
	err := s.letEnd(ctx, member, false, &fault.Conflict{Message: copy.Membership.NothingToResume})
	if err != nil {
		return Status{}, upstream(copy.Membership.ResumeFailed, err)
	}
	return s.Status(ctx, member)
}

// letEnd sets whether the running subscription ends with its period. A request for the current state is rejected:
// another window made it, and this one has not been updated yet.
func (s *Service) letEnd(ctx context.Context, member identity.MemberID, end bool, refused error) error {
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
	if err != nil {
		return err
	}
	return s.readBack(ctx, payer)
}
