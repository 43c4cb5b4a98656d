package stripe

import (
	"context"
	"errors"
	"fmt"

	stripe "github.com/stripe/stripe-go/v76"

	"aangan/bff/domain/membership"
)

// Metadata keys of the product's data on Stripe's objects.
const (
	metaPayer   = "payer"
	metaVariant = "variant"
	metaAttempt = "attempt"
	metaPurpose = "purpose"
	// purposeCard marks the setup intents of members' new cards. Others belong to a subscription, or to Stripe's portal.
	purposeCard = "card"
)

// CreateCustomer implements membership.Provider.
func (p *Provider) CreateCustomer(ctx context.Context, payer, key string) (string, error) {
	within, done := p.within(ctx)
	defer done()
	made, err := p.customers.New(&stripe.CustomerParams{Params: params(within, key), Metadata: map[string]string{metaPayer: payer}})
	if err != nil {
		return "", fail(ctx, "make a customer", err)
	}
	return made.ID, nil
}

// DeleteCustomer implements membership.Provider.
func (p *Provider) DeleteCustomer(ctx context.Context, customer string) error {
	within, done := p.within(ctx)
	defer done()
	_, err := p.customers.Del(customer, &stripe.CustomerParams{Params: params(within, "")})
	if err = fail(ctx, "delete a customer", err); !errors.Is(err, membership.ErrMissing) {
		return err
	}
	deleted, askErr := p.CustomerDeleted(ctx, customer)
	switch {
	case deleted:
		return nil
	case askErr != nil:
		return askErr
	}
	return err
}

// CustomerDeleted implements membership.Provider. Stripe remembers the deleted customers of its account, and no
// others.
func (p *Provider) CustomerDeleted(ctx context.Context, customer string) (bool, error) {
	within, done := p.within(ctx)
	defer done()
	found, err := p.customers.Get(customer, &stripe.CustomerParams{Params: params(within, "")})
	if err != nil {
		return false, fail(ctx, "read a customer", err)
	}
	return found.Deleted, nil
}

// Portal implements membership.Provider.
func (p *Provider) Portal(ctx context.Context, customer, returnURL string) (string, error) {
	within, done := p.within(ctx)
	defer done()
	opened, err := p.portals.New(&stripe.BillingPortalSessionParams{
		Params: params(within, ""), Customer: stripe.String(customer), ReturnURL: stripe.String(returnURL),
	})
	if err != nil {
		return "", fail(ctx, "open the portal", err)
	}
	if opened.URL == "" {
		return "", malformed("open the portal", "without an address")
	}
	return opened.URL, nil
}

// CreateSetup implements membership.Provider.
func (p *Provider) CreateSetup(ctx context.Context, customer, payer, key string) (membership.Setup, error) {
	within, done := p.within(ctx)
	defer done()
	made, err := p.setups.New(&stripe.SetupIntentParams{
		Params: params(within, key), Customer: stripe.String(customer), PaymentMethodTypes: cardsOnly(),
		Usage:    stripe.String(string(stripe.SetupIntentUsageOffSession)),
		Metadata: map[string]string{metaPayer: payer, metaPurpose: purposeCard},
	})
	if err != nil {
		return membership.Setup{}, fail(ctx, "begin to take a card", err)
	}
	if made.ClientSecret == "" {
		return membership.Setup{}, malformed("begin to take a card", "without a secret")
	}
	return readSetup(made)
}

// Setup implements membership.Provider.
func (p *Provider) Setup(ctx context.Context, id string) (membership.Setup, error) {
	within, done := p.within(ctx)
	defer done()
	found, err := p.setups.Get(id, &stripe.SetupIntentParams{Params: params(within, "")})
	if err != nil {
		return membership.Setup{}, fail(ctx, "read the taking of a card", err)
	}
	return readSetup(found)
}

// CancelSetup implements membership.Provider.
func (p *Provider) CancelSetup(ctx context.Context, id string) error {
	within, done := p.within(ctx)
	defer done()
	_, err := p.setups.Cancel(id, &stripe.SetupIntentCancelParams{Params: params(within, "")})
	var answered *stripe.Error
	if errors.As(err, &answered) && answered.Code == stripe.ErrorCodeSetupIntentUnexpectedState {
		return nil // It has succeeded or was cancelled already.
	}
	return unlessMissing(fail(ctx, "end the taking of a card", err))
}

// Setups implements membership.Provider.
func (p *Provider) Setups(ctx context.Context, customer string) ([]membership.Setup, error) {
	within, done := p.within(ctx)
	defer done()
	wanted := &stripe.SetupIntentListParams{
		ListParams: stripe.ListParams{Context: within, Limit: stripe.Int64(100), Single: true}, Customer: stripe.String(customer),
	}
	wanted.AddExpand("data.payment_method") // The payment method has the time at which the card was entered.
	list := p.setups.List(wanted)
	var setups []membership.Setup
	for list.Next() {
		one, err := readSetup(list.SetupIntent())
		if err != nil {
			return nil, err
		}
		setups = append(setups, one)
	}
	return setups, fail(ctx, "list the takings of cards", list.Err())
}

// UsePaymentMethod implements membership.Provider.
func (p *Provider) UsePaymentMethod(ctx context.Context, customer, subscription, paymentMethod string) error {
	within, done := p.within(ctx)
	defer done()
	if err := p.setDefault(within, customer, paymentMethod); err != nil {
		return fail(ctx, "set the card of a customer", err)
	}
	if subscription == "" {
		return nil
	}
	_, err := p.subscriptions.Update(subscription, &stripe.SubscriptionParams{
		Params: params(within, ""), DefaultPaymentMethod: stripe.String(paymentMethod),
	})
	return fail(ctx, "set the card of a subscription", err)
}

// setDefault sets the customer's default payment method; "" removes it.
func (p *Provider) setDefault(within context.Context, customer, paymentMethod string) error {
	_, err := p.customers.Update(customer, &stripe.CustomerParams{
		Params:          params(within, ""),
		InvoiceSettings: &stripe.CustomerInvoiceSettingsParams{DefaultPaymentMethod: stripe.String(paymentMethod)},
	})
	if err != nil {
		return fmt.Errorf("default payment method: %w", err)
	}
	return nil
}

// cardsOnly restricts payment methods to cards, because the page's policy allows only the card form.
func cardsOnly() []*string { return []*string{stripe.String(string(stripe.PaymentMethodTypeCard))} }

// readSetup converts a setup. Returns an ErrOutage if parts are missing that every setup has.
func readSetup(s *stripe.SetupIntent) (membership.Setup, error) {
	if s.Status == "" || s.Created == 0 {
		return membership.Setup{}, malformed("read the taking of a card", "parts are missing")
	}
	return setupFrom(s), nil
}

func setupFrom(s *stripe.SetupIntent) membership.Setup {
	setup := membership.Setup{
		ID: s.ID, Status: string(s.Status), Secret: membership.Secret(s.ClientSecret), CreatedAt: at(s.Created), GivenAt: at(s.Created),
	}
	if s.Customer != nil {
		setup.Customer = s.Customer.ID
	}
	if s.PaymentMethod != nil {
		setup.PaymentMethod = s.PaymentMethod.ID
		if made := at(s.PaymentMethod.Created); made.After(setup.GivenAt) {
			setup.GivenAt = made
		}
	}
	if s.Metadata[metaPurpose] == purposeCard {
		setup.Payer = s.Metadata[metaPayer]
	}
	return setup
}

func unlessMissing(err error) error {
	if errors.Is(err, membership.ErrMissing) {
		return nil
	}
	return err
}
