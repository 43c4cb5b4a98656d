package membership

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// The page's next step with the secret of a Checkout.
const (
	// IntentPayment charges the first month at once.
	IntentPayment = "payment"
	// IntentSetup takes a card for the time after the free days.
	IntentSetup = "setup"
)

// Checkout is the data a page needs to take a member's card for the started subscription.
type Checkout struct {
	Secret                    Secret
	Intent                    string
	PublishableKey, ScriptURL string
	// Cents is the monthly charge in minor units of Currency.
	Cents    int
	Currency string
	// FirstChargeAt is the time of the first charge; nil for at once.
	FirstChargeAt *time.Time
}

// leastTrial is the minimum rest of a trial that is kept. A shorter one would end before the card is given.
const leastTrial = time.Minute

// Subscribe starts the member's subscription, or returns the started and unfinished one. The caller must be the
// member, on an explicit request. Remaining free days are kept. Concurrent and repeated calls after any failure create
// one customer and one subscription. Returns *fault.Conflict for a member who pays already or has not had the free
// trial, and *fault.Upstream if the provider fails; the next call continues from there.
func (s *Service) Subscribe(ctx context.Context, me identity.Member) (Checkout, error) {
	trial, err := s.q.MembershipOf(ctx, s.pool, me.ID.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return Checkout{}, &fault.Conflict{Message: copy.Membership.TrialFirst}
	}
	if err != nil {
		return Checkout{}, fmt.Errorf("find membership: %w", err)
	}
	var checkout Checkout
	err = s.withProvider(ctx, copy.Membership.StartFailed, func(ctx context.Context) (err error) {
		checkout, err = s.subscribe(ctx, me, trial)
		return err
	})
	return checkout, err
}

func (s *Service) subscribe(ctx context.Context, me identity.Member, trial store.Membership) (Checkout, error) {
	variant := copy.PricingVariantOf(me.PricingVariant)
	price, err := s.price(ctx, variant)
	if err != nil {
		return Checkout{}, err
	}
	for range tries {
		payer, err := s.ensurePayer(ctx, me.ID)
		if err != nil {
			return Checkout{}, err
		}
		begun := beginning{payer: payer, variant: variant.Code, price: price, trialEnd: s.freeUntil(trial)}
		sub, err := s.begin(ctx, begun)
		switch {
		case err == nil:
			return s.checkout(sub), nil
		case errors.Is(err, errOvertaken):
		case errors.Is(err, ErrMissing):
			// A missing customer is believed only if the provider reports its deletion: with the keys of another
			// account every customer is missing, and paying members would be forgotten.
			deleted, askErr := s.provider.CustomerDeleted(ctx, *payer.CustomerID)
			if !deleted {
				s.logger.ErrorContext(ctx, "the payment provider does not know a customer of ours, or a price", "payer", payer.ID, "error", err)
				return Checkout{}, errors.Join(err, askErr)
			}
			if err := s.q.DropCustomer(ctx, s.pool, store.DropCustomerParams{MemberID: payer.MemberID, CustomerID: *payer.CustomerID}); err != nil {
				return Checkout{}, fmt.Errorf("delete the stored customer: %w", err)
			}
		default:
			return Checkout{}, err
		}
	}
	return Checkout{}, errUnsettled
}

// freeUntil returns the end of the free days that are kept, in whole seconds as the provider counts; nil for none.
func (s *Service) freeUntil(trial store.Membership) *time.Time {
	if trial.TrialEndsAt.Sub(s.now()) <= leastTrial {
		return nil
	}
	end := trial.TrialEndsAt.UTC().Truncate(time.Second)
	if end.Before(trial.TrialEndsAt) {
		end = end.Add(time.Second)
	}
	return &end
}

// beginning describes the subscription to start.
type beginning struct {
	payer    store.Payer
	variant  string
	price    Price
	trialEnd *time.Time
}

// fits reports whether an unconfirmed subscription is the one that would be started now.
func (b beginning) fits(sub ProviderSubscription) bool {
	if sub.PriceID != b.price.ID || sub.Variant != b.variant {
		return false
	}
	if b.trialEnd == nil {
		return sub.Status == StatusIncomplete && sub.Payment != nil && sub.Payment.Status != StatusCanceled
	}
	return sub.Status == StatusTrialing && sub.Setup != nil && sub.TrialEnd != nil && sub.TrialEnd.Equal(*b.trialEnd)
}

// errOvertaken means that something changed between the read and the write, so the caller must read again.
var errOvertaken = errors.New("overtaken")

// begin returns the started subscription, or starts it. It reads the provider first: the result of an earlier call,
// finished or not, decides.
func (s *Service) begin(ctx context.Context, b beginning) (ProviderSubscription, error) {
	there, err := s.provider.Subscriptions(ctx, *b.payer.CustomerID)
	if err != nil {
		return ProviderSubscription{}, err
	}
	used := 0
	for _, sub := range there {
		used = max(used, sub.Attempt)
		if sub.Ended() {
			if _, err := s.release(ctx, sub, latest(sub)); err != nil {
				return ProviderSubscription{}, err
			}
			continue
		}
		if sub.Confirmed() {
			if err := s.refuseSubscribed(ctx, b.payer, sub); err != nil {
				return ProviderSubscription{}, err
			}
		} else if given, err := s.givenFor(ctx, *b.payer.CustomerID, sub); err != nil {
			return ProviderSubscription{}, err
		} else if given {
			if err := s.readSoon(ctx, b.payer); err != nil {
				return ProviderSubscription{}, err
			}
			return ProviderSubscription{}, &fault.Conflict{Message: copy.Membership.AlreadyPays}
		} else if b.fits(sub) {
			return sub, goingThrough(sub)
		} else if err := goingThrough(sub); err != nil {
			return ProviderSubscription{}, err
		}
		// No longer paid for, or never finished and different from the one to start now.
		if err := s.provider.CancelSubscription(ctx, sub.ID); err != nil {
			return ProviderSubscription{}, err
		}
		var asked []ProviderInvoice
		if sub.Confirmed() { // The first invoice of one that was never confirmed is voided automatically.
			asked = latest(sub)
		}
		if _, err := s.release(ctx, sub, asked); err != nil {
			return ProviderSubscription{}, err
		}
	}
	attempt := int(b.payer.Attempt)
	if used >= attempt {
		// The provider would return the old subscription for the old key.
		if attempt, err = s.reach(ctx, b.payer, used+1); err != nil {
			return ProviderSubscription{}, err
		}
	}
	return s.create(ctx, b, attempt)
}

// latest returns the latest invoice of a subscription, if any.
func latest(sub ProviderSubscription) []ProviderInvoice {
	if sub.LatestInvoice == nil {
		return nil
	}
	return []ProviderInvoice{*sub.LatestInvoice}
}

func (s *Service) create(ctx context.Context, b beginning, attempt int) (ProviderSubscription, error) {
	made, err := s.provider.CreateSubscription(ctx, NewSubscription{
		Customer: *b.payer.CustomerID, Price: b.price.ID, Payer: b.payer.ID.String(), Variant: b.variant, Attempt: attempt,
		TrialEnd: b.trialEnd, Key: fmt.Sprintf("sub-%s-%d", b.payer.ID, attempt),
	})
	if errors.Is(err, ErrKeyReused) {
		// A concurrent call started one with this number, with other free days or another price. The next read finds
		// it.
		if _, err := s.reach(ctx, b.payer, attempt+1); err != nil {
			return ProviderSubscription{}, err
		}
		return ProviderSubscription{}, errOvertaken
	}
	if err != nil {
		return ProviderSubscription{}, s.unlessBroken(ctx, b.payer, attempt, err)
	}
	if err := s.readSoon(ctx, b.payer); err != nil {
		return ProviderSubscription{}, err
	}
	now, err := s.q.PayerOf(ctx, s.pool, b.payer.MemberID)
	if errors.Is(err, pgx.ErrNoRows) {
		return ProviderSubscription{}, fault.ErrUnauthenticated // The member left, which ends everything at the provider.
	}
	if err != nil {
		return ProviderSubscription{}, fmt.Errorf("find payer: %w", err)
	}
	if int(now.Attempt) != attempt || !b.fits(made) {
		// The subscription that the provider returned for this key may have ended already.
		return ProviderSubscription{}, errOvertaken
	}
	return made, nil
}

// refuseSubscribed returns the reason against a second subscription next to a confirmed one; nil if the first no
// longer gives access.
func (s *Service) refuseSubscribed(ctx context.Context, payer store.Payer, sub ProviderSubscription) error {
	if sub.Status != StatusActive && sub.Status != StatusTrialing {
		// Unpaid: the read determines whether the grace is over.
		if err := s.sync(ctx, payer.ID); err != nil {
			return err
		}
		now, err := s.q.PayerOf(ctx, s.pool, payer.MemberID)
		if err != nil {
			return fmt.Errorf("find payer: %w", err)
		}
		if now.AccessUntil == nil || !s.now().Before(*now.AccessUntil) {
			return nil
		}
	} else if err := s.readSoon(ctx, payer); err != nil {
		return err
	}
	return &fault.Conflict{Message: copy.Membership.AlreadyPays}
}

// goingThrough returns the reason not to confirm a subscription now: its card is being charged.
func goingThrough(sub ProviderSubscription) error {
	status := ""
	switch {
	case sub.Status == StatusTrialing && sub.Setup != nil:
		status = sub.Setup.Status
	case sub.Status == StatusIncomplete && sub.Payment != nil:
		status = sub.Payment.Status
	}
	if status == "processing" || status == SetupSucceeded {
		return &fault.Conflict{Message: copy.Membership.Confirming}
	}
	return nil
}

// reach raises the payer's stored number of attempts to the given one.
func (s *Service) reach(ctx context.Context, payer store.Payer, attempt int) (int, error) {
	now, err := s.q.ReachAttempt(ctx, s.pool, store.ReachAttemptParams{MemberID: payer.MemberID, Attempt: int32(attempt)})
	if errors.Is(err, pgx.ErrNoRows) {
		return 0, fault.ErrUnauthenticated
	}
	if err != nil {
		return 0, fmt.Errorf("count attempts: %w", err)
	}
	return int(now.Attempt), nil
}

// unlessBroken returns the error of a failed attempt. An attempt that broke at the provider stays broken, so the next
// one gets another number.
func (s *Service) unlessBroken(ctx context.Context, payer store.Payer, attempt int, err error) error {
	if errors.Is(err, ErrBroken) {
		_, reachErr := s.reach(ctx, payer, attempt+1)
		err = errors.Join(err, reachErr)
	}
	return err
}

// readSoon schedules a read of the payer, in case its notice is lost.
func (s *Service) readSoon(ctx context.Context, payer store.Payer) error {
	if s.queue == nil {
		return nil
	}
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		return s.queue.Schedule(ctx, tx, tasks.Ref{Kind: syncKind, ID: payer.ID}, time.Time{})
	})
	if err != nil {
		return fmt.Errorf("schedule a read of a payer: %w", err)
	}
	return nil
}

// checkout returns the data that a page needs for a started subscription.
func (s *Service) checkout(sub ProviderSubscription) Checkout {
	out := Checkout{PublishableKey: s.publishableKey, ScriptURL: s.scriptURL, Cents: sub.Cents, Currency: sub.Currency}
	if sub.Setup != nil {
		out.Secret, out.Intent, out.FirstChargeAt = sub.Setup.Secret, IntentSetup, sub.TrialEnd
	} else {
		out.Secret, out.Intent = sub.Payment.Secret, IntentPayment
	}
	return out
}
