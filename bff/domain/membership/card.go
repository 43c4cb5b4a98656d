package membership

import (
	"context"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
)

// CardForm is what a page needs to take another card.
type CardForm struct {
	Secret                    Secret
	PublishableKey, ScriptURL string
}

// ChangeCard begins to take another card for the member's subscription; the member themselves calls it. Once the card is
// there, the provider says so, and it becomes the one that is charged, first of all for what is owed. It returns
// *fault.Conflict for whoever has no subscription, and *fault.Upstream when the provider does not do its part.
func (s *Service) ChangeCard(ctx context.Context, member identity.MemberID) (CardForm, error) {
	setup, err := s.beginCard(ctx, member)
	if err != nil {
		return CardForm{}, upstream(copy.Membership.CardFailed, err)
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
	// Each opening of the form is one of its own: one that was used cannot be used again.
	return s.provider.CreateSetup(ctx, *payer.CustomerID, payer.ID.String(), "card-"+uuid.NewString())
}

// Portal opens the provider's own pages about the member's cards and invoices, and returns their address, which is good for a
// few minutes; the member themselves calls it. It returns *fault.Conflict for whoever never paid, and *fault.Upstream when the
// provider does not do its part.
func (s *Service) Portal(ctx context.Context, member identity.MemberID) (string, error) {
	refused := &fault.Conflict{Message: copy.Membership.NothingToPay}
	payer, _, err := s.paying(ctx, member, refused)
	if err != nil {
		return "", upstream(copy.Membership.PortalFailed, err)
	}
	url, err := s.provider.Portal(ctx, *payer.CustomerID, s.places.Member+"/subscribe")
	if err != nil {
		return "", upstream(copy.Membership.PortalFailed, err)
	}
	return url, nil
}

// readBack reads a payer from the provider after something was changed there, so that the answer shows it. The change is made:
// when it cannot be read at once, it is read later, and the answer shows what was before.
func (s *Service) readBack(ctx context.Context, payer store.Payer) error {
	if err := s.sync(ctx, payer.ID); err != nil {
		s.logger.WarnContext(ctx, "a payer could not be read back", "payer", payer.ID, "error", err)
		return s.readSoon(ctx, payer)
	}
	return nil
}
