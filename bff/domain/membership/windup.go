package membership

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"
)

// windUp ends everything a customer still has at the provider after its time is over, so that nothing is charged after
// access has ended, and no row or email reports the end before it happened:
//
// - An unpaid subscription that no longer gives access is cancelled at once.
// - Of an ended subscription, no invoice stays open and no card is charged.
//
// It also attaches the card that was given for the free days to the months after them, if the provider has not done
// so. It reports whether something changed, so that the caller reads again. Repeated and concurrent calls are safe.
// After an error the read is unusable.
func (s *Service) windUp(ctx context.Context, customer string, read reading) (changed bool, err error) {
	rows, now := subscriptionRows(uuid.Nil, read, nil), s.now()
	for i, sub := range read.subscriptions {
		late := sub.Status == StatusPastDue || sub.Status == StatusUnpaid
		switch {
		case late && rows[i].Confirmed && !hasAccess(rows[i], now):
			if err := s.provider.CancelSubscription(ctx, sub.ID); err != nil {
				return changed, fmt.Errorf("cancel an unpaid subscription: %w", err)
			}
			changed = true
		case !sub.Ended():
			given, err := s.givenFor(ctx, customer, sub)
			if err != nil {
				return changed, err
			}
			changed = changed || given
			continue
		}
		done, err := s.release(ctx, sub, read.invoices)
		if changed = changed || done; err != nil {
			return changed, err
		}
	}
	return changed, nil
}

// release voids open invoices and cancels the setup of an ended subscription, so that nothing more is charged.
func (s *Service) release(ctx context.Context, sub ProviderSubscription, invoices []ProviderInvoice) (changed bool, err error) {
	if setup := sub.Setup; setup != nil && setup.Status != SetupSucceeded && setup.Status != StatusCanceled {
		if err := s.provider.CancelSetup(ctx, setup.ID); err != nil {
			return changed, fmt.Errorf("cancel a setup: %w", err)
		}
		changed = true
	}
	for _, invoice := range invoices {
		if invoice.Subscription != sub.ID || (invoice.Status != InvoiceOpen && invoice.Status != InvoiceUncollectible) {
			continue
		}
		after, err := s.provider.VoidInvoice(ctx, invoice.ID)
		switch {
		case errors.Is(err, ErrUnusable), errors.Is(err, ErrMissing):
			// The subscription has ended and nothing is charged automatically, so access and emails do not wait for
			// this.
			s.logger.ErrorContext(ctx, "an invoice of an ended subscription stays open", "invoice", invoice.ID, "error", err)
			continue
		case err != nil:
			return changed, fmt.Errorf("void an invoice that is no longer due: %w", err)
		case after.Status == InvoicePaid:
			s.logger.ErrorContext(ctx, "an invoice was paid while its subscription ended and must be refunded", "invoice", invoice.ID)
		}
		changed = true
	}
	return changed, nil
}

// setupWithin is the maximum time between the provider's creation of a subscription and of its setup.
const setupWithin = 10 // seconds

// givenFor attaches the card of a subscription's setup to it during its free days, if the setup succeeded and the
// provider left the two apart. It reports whether it did so.
func (s *Service) givenFor(ctx context.Context, customer string, sub ProviderSubscription) (bool, error) {
	if sub.Status != StatusTrialing || sub.PaymentMethod != "" || !sub.setUp() {
		return false, nil
	}
	given := sub.Setup
	if given == nil {
		setups, err := s.provider.Setups(ctx, customer)
		if err != nil {
			return false, fmt.Errorf("list setups of cards: %w", err)
		}
		for i, setup := range setups {
			apart := setup.CreatedAt.Sub(sub.CreatedAt).Abs().Seconds()
			if setup.Payer == "" && setup.Status == SetupSucceeded && setup.PaymentMethod != "" && apart <= setupWithin {
				given = &setups[i]
				break
			}
		}
	}
	if given == nil || given.PaymentMethod == "" {
		return false, nil
	}
	err := s.provider.UsePaymentMethod(ctx, customer, sub.ID, given.PaymentMethod)
	if errors.Is(err, ErrUnusable) || errors.Is(err, ErrMissing) {
		// The card was removed: the free days end as planned.
		s.logger.WarnContext(ctx, "the card of the free days cannot be used", "error", err)
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("attach the card of the free days: %w", err)
	}
	return true, nil
}
