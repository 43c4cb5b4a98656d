package membership

import (
	"context"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
)

// Cancel lets the member's subscription end with what is paid for, or with the free days; the member themselves calls it. It
// returns *fault.Conflict when none goes on, and *fault.Upstream when the provider does not do its part and nothing has changed.
func (s *Service) Cancel(ctx context.Context, member identity.MemberID) (Status, error) {
	err := s.letEnd(ctx, member, true, &fault.Conflict{Message: copy.Membership.NothingToCancel})
	if err != nil {
		return Status{}, upstream(copy.Membership.CancelFailed, err)
	}
	return s.Status(ctx, member)
}

// Resume takes a cancellation back for as long as the subscription has not ended; the member themselves calls it. Its errors
// are those of Cancel.
func (s *Service) Resume(ctx context.Context, member identity.MemberID) (Status, error) {
	err := s.letEnd(ctx, member, false, &fault.Conflict{Message: copy.Membership.NothingToResume})
	if err != nil {
		return Status{}, upstream(copy.Membership.ResumeFailed, err)
	}
	return s.Status(ctx, member)
}

// letEnd has the subscription that goes on end with its period, or not. What is so already is refused: another window did it,
// and this one has not heard yet.
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
		// It was to end at a time that was set at the provider's own desk.
		err = s.provider.GoOn(ctx, sub.ID)
	} else {
		err = s.provider.CancelAtPeriodEnd(ctx, sub.ID, end)
	}
	if err != nil {
		return err
	}
	return s.readBack(ctx, payer)
}
