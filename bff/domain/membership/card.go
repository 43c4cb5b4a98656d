package membership

import (
	"context"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
)

// CardForm is the data a page needs to take another card.
type CardForm struct {
	Secret                    Secret
	PublishableKey, ScriptURL string
}

// ChangeCard starts taking another card for the member's subscription. The caller must be the member. When the card is
// there the provider sends a notice, and the card becomes the charged one, first for the amount due. Returns
// *fault.Conflict without a subscription, and *fault.Upstream if the provider fails.
func (s *Service) ChangeCard(ctx context.Context, member identity.MemberID) (CardForm, error) {
	var setup Setup
	err := s.withProvider(ctx, copy.Membership.CardFailed, func(ctx context.Context) (err error) {
		setup, err = s.beginCard(ctx, member)
		return err
	})
	if err != nil {
		return CardForm{}, err
	}
	return CardForm{Secret: setup.Secret, PublishableKey: s.publishableKey, ScriptURL: s.scriptURL}, nil
}

func (s *Service) beginCard(ctx context.Context, member identity.MemberID) (Setup, error) {
	refused := &fault.Conflict{Message: copy.Membership.NothingToPay}
	payer, subscriptions, err := s.paying(ctx, member, refused)
	if err != nil {
		return Setup{}, err
	}
	if goesOn(subscriptions) == nil {
		return Setup{}, refused
	}
	// Each form has its own setup, because a used one cannot be used again.
	return s.provider.CreateSetup(ctx, *payer.CustomerID, payer.ID.String(), "card-"+uuid.NewString())
}

// Portal returns the URL of the provider's pages about the member's cards and invoices, which is valid for a few
// minutes. The caller must be the member. Returns *fault.Conflict if the member never paid, and *fault.Upstream if the
// provider fails.
func (s *Service) Portal(ctx context.Context, member identity.MemberID) (string, error) {
	var url string
	err := s.withProvider(ctx, copy.Membership.PortalFailed, func(ctx context.Context) error {
		payer, _, err := s.paying(ctx, member, &fault.Conflict{Message: copy.Membership.NothingToPay})
		if err != nil {
			return err
		}
		url, err = s.provider.Portal(ctx, *payer.CustomerID, s.places.Member+"/subscribe")
		return err
	})
	return url, err
}

// readBack reads a payer from the provider after a change there, so that the response includes it. If the read fails,
// the change is still made: it is read later, and the response shows the state before.
func (s *Service) readBack(ctx context.Context, payer store.Payer) error {
	if err := s.sync(ctx, payer.ID); err != nil {
		s.logger.WarnContext(ctx, "a payer could not be read after a change", "payer", payer.ID, "error", err)
		// The request's time may be over.
		return s.readSoon(context.WithoutCancel(ctx), payer)
	}
	return nil
}
