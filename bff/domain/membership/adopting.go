package membership

import (
	"context"
	"errors"
	"fmt"

	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// readAnew makes a payer's new card the charged one and reads the payer, whether or not the card works. It settles the
// notices received before it began.
func (s *Service) readAnew(ctx context.Context, id uuid.UUID) error {
	payer, err := s.q.PayerByID(ctx, s.pool, id)
	if errors.Is(err, pgx.ErrNoRows) || (err == nil && payer.CustomerID == nil) {
		return nil // The member has left or has no customer.
	}
	if err != nil {
		return fmt.Errorf("find payer: %w", err)
	}
	events, err := s.q.UnsettledEvents(ctx, s.pool, *payer.CustomerID)
	if err != nil {
		return fmt.Errorf("find unsettled events: %w", err)
	}
	failed := s.adoptCard(ctx, payer)
	var cards []uuid.UUID
	for _, event := range events {
		if failed == nil && event.Type == setupSucceeded {
			cards = append(cards, event.ID)
		}
	}
	return errors.Join(failed, s.syncAfter(ctx, id, cards))
}

// adoptCard makes the card that the member gave last the charged one, and pays the amount due. A card that became the
// charged one before never becomes it again, so a late notice does not undo a later choice. Any number of concurrent
// calls is safe: a caller that sees another stored card checks again, and the last card wins. A declined card is not
// an error, because the provider reports it separately; neither is a missing one.
func (s *Service) adoptCard(ctx context.Context, payer store.Payer) error {
	overtaken := false
	for range tries {
		newest, err := s.newestCard(ctx, *payer.CustomerID)
		if err != nil || newest == nil || (newest.ID == payer.CardSetupID && !overtaken) {
			return err
		}
		if err := s.useCard(ctx, *payer.CustomerID, *newest); err != nil {
			return err
		}
		noted, err := s.q.NoteCardSetup(ctx, s.pool, store.NoteCardSetupParams{ID: payer.ID, SetupID: newest.ID, Before: payer.CardSetupID})
		if err != nil {
			return fmt.Errorf("store which card is charged: %w", err)
		}
		if noted > 0 {
			return nil
		}
		// A concurrent call stored a card. The provider may have been overwritten since, so write again.
		payer, err = s.q.PayerByID(ctx, s.pool, payer.ID)
		if errors.Is(err, pgx.ErrNoRows) || (err == nil && payer.CustomerID == nil) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("find payer: %w", err)
		}
		if payer.CardSetupID == newest.ID {
			return nil
		}
		overtaken = true
	}
	return errUnsettled
}

// newestCard returns the card that was given last through one of our forms, or nil. A form opened first may be
// submitted last. Of two cards given in the same second, the one whose form was opened last counts: the provider lists
// it first.
func (s *Service) newestCard(ctx context.Context, customer string) (newest *Setup, err error) {
	setups, err := s.provider.Setups(ctx, customer)
	if err != nil {
		return nil, fmt.Errorf("list setups of cards: %w", err)
	}
	for i, setup := range setups {
		ours := setup.Payer != "" && setup.Status == SetupSucceeded && setup.PaymentMethod != ""
		if ours && (newest == nil || setup.GivenAt.After(newest.GivenAt)) {
			newest = &setups[i]
		}
	}
	return newest, nil
}

// useCard makes a card the charged one for a customer and its running subscription, and charges the amount due.
func (s *Service) useCard(ctx context.Context, customer string, card Setup) error {
	subs, err := s.provider.Subscriptions(ctx, customer)
	if err != nil {
		return fmt.Errorf("list subscriptions: %w", err)
	}
	subscription := ""
	if sub := goesOn(subs); sub != nil {
		subscription = sub.ID
	}
	err = s.provider.UsePaymentMethod(ctx, customer, subscription, card.PaymentMethod)
	if hopeless(err) {
		s.logger.WarnContext(ctx, "a new card cannot be used", "setup", card.ID, "error", err)
		return nil
	}
	if err != nil {
		return fmt.Errorf("change the charged card: %w", err)
	}
	if subscription == "" {
		return nil
	}
	return s.payOwed(ctx, customer, subscription, card.PaymentMethod)
}

// hopeless reports whether retrying can never succeed: the card was declined or removed, or its subscription has
// ended.
func hopeless(err error) bool {
	var declined *Declined
	return errors.Is(err, ErrMissing) || errors.Is(err, ErrUnusable) || errors.As(err, &declined)
}

// payOwed charges the amount due for a subscription. A card is tried once per invoice, however often this is called.
func (s *Service) payOwed(ctx context.Context, customer, subscription, card string) error {
	invoices, err := s.provider.Invoices(ctx, customer)
	if err != nil {
		return fmt.Errorf("list invoices: %w", err)
	}
	for _, invoice := range invoices {
		if invoice.Subscription != subscription || invoice.Status != InvoiceOpen || !owed(invoice) {
			continue
		}
		err := s.provider.PayInvoice(ctx, invoice.ID, "pay-"+invoice.ID+"-"+card)
		switch {
		case hopeless(err):
			s.logger.InfoContext(ctx, "the amount due was not paid by the new card", "invoice", invoice.ID, "error", err)
		case err != nil:
			return fmt.Errorf("charge the amount due: %w", err)
		}
	}
	return nil
}
