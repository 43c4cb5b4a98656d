package stripe

import (
	"context"
	"errors"
	"strconv"
	"time"

	stripe "github.com/stripe/stripe-go/v76"

	"aangan/bff/domain/membership"
)

// expanded lists the objects that Stripe returns with a subscription instead of their ids.
var expanded = []string{"default_payment_method", "latest_invoice.payment_intent", "pending_setup_intent", "customer.invoice_settings.default_payment_method"}

// Subscriptions implements membership.Provider.
func (p *Provider) Subscriptions(ctx context.Context, customer string) ([]membership.ProviderSubscription, error) {
	within, done := p.within(ctx)
	defer done()
	wanted := &stripe.SubscriptionListParams{
		ListParams: stripe.ListParams{Context: within, Limit: stripe.Int64(100)},
		Customer:   stripe.String(customer), Status: stripe.String("all"),
	}
	for _, path := range expanded {
		wanted.AddExpand("data." + path)
	}
	list := p.subscriptions.List(wanted)
	var all []membership.ProviderSubscription
	for list.Next() {
		one, err := subscriptionFrom(list.Subscription())
		if err != nil {
			return nil, err
		}
		all = append(all, one)
	}
	return all, fail(ctx, "list subscriptions", list.Err())
}

// CreateSubscription implements membership.Provider.
func (p *Provider) CreateSubscription(ctx context.Context, wanted membership.NewSubscription) (membership.ProviderSubscription, error) {
	within, done := p.within(ctx)
	defer done()
	create := &stripe.SubscriptionParams{
		Params:          params(within, wanted.Key),
		Customer:        stripe.String(wanted.Customer),
		Items:           []*stripe.SubscriptionItemsParams{{Price: stripe.String(wanted.Price)}},
		PaymentBehavior: stripe.String("default_incomplete"),
		PaymentSettings: &stripe.SubscriptionPaymentSettingsParams{
			SaveDefaultPaymentMethod: stripe.String(string(stripe.SubscriptionPaymentSettingsSaveDefaultPaymentMethodOnSubscription)),
			PaymentMethodTypes:       cardsOnly(),
		},
		Metadata: map[string]string{metaPayer: wanted.Payer, metaVariant: wanted.Variant, metaAttempt: strconv.Itoa(wanted.Attempt)},
	}
	for _, path := range expanded {
		create.AddExpand(path)
	}
	if wanted.TrialEnd != nil {
		// With a default card Stripe would charge it at once, without the member's confirmation.
		if err := p.setDefault(within, wanted.Customer, ""); err != nil {
			return membership.ProviderSubscription{}, fail(ctx, "begin a subscription", err)
		}
		create.TrialEnd = stripe.Int64(wanted.TrialEnd.Unix())
		create.TrialSettings = &stripe.SubscriptionTrialSettingsParams{EndBehavior: &stripe.SubscriptionTrialSettingsEndBehaviorParams{
			MissingPaymentMethod: stripe.String(string(stripe.SubscriptionTrialSettingsEndBehaviorMissingPaymentMethodCancel)),
		}}
	}
	made, err := p.subscriptions.New(create)
	if err != nil {
		return membership.ProviderSubscription{}, fail(ctx, "begin a subscription", err)
	}
	return subscriptionFrom(made)
}

// CancelSubscription implements membership.Provider.
func (p *Provider) CancelSubscription(ctx context.Context, id string) error {
	within, done := p.within(ctx)
	defer done()
	_, err := p.subscriptions.Cancel(id, &stripe.SubscriptionCancelParams{Params: params(within, "")})
	return unlessMissing(fail(ctx, "cancel a subscription", err))
}

// CancelAtPeriodEnd implements membership.Provider.
func (p *Provider) CancelAtPeriodEnd(ctx context.Context, id string, cancel bool) error {
	within, done := p.within(ctx)
	defer done()
	_, err := p.subscriptions.Update(id, &stripe.SubscriptionParams{Params: params(within, ""), CancelAtPeriodEnd: stripe.Bool(cancel)})
	return fail(ctx, "let a subscription end or go on", err)
}

// GoOn implements membership.Provider.
func (p *Provider) GoOn(ctx context.Context, id string) error {
	within, done := p.within(ctx)
	defer done()
	update := &stripe.SubscriptionParams{Params: params(within, "")}
	update.AddExtra("cancel_at", "") // The library cannot express an empty time.
	_, err := p.subscriptions.Update(id, update)
	return fail(ctx, "let a subscription go on", err)
}

// Pause implements membership.Provider.
func (p *Provider) Pause(ctx context.Context, id string, until time.Time) error {
	within, done := p.within(ctx)
	defer done()
	_, err := p.subscriptions.Update(id, &stripe.SubscriptionParams{
		Params: params(within, ""),
		PauseCollection: &stripe.SubscriptionPauseCollectionParams{
			Behavior: stripe.String(string(stripe.SubscriptionPauseCollectionBehaviorVoid)), ResumesAt: stripe.Int64(until.Unix()),
		},
	})
	return fail(ctx, "pause a subscription", err)
}

// EndPause implements membership.Provider.
func (p *Provider) EndPause(ctx context.Context, id string, chargeNow bool) error {
	within, done := p.within(ctx)
	defer done()
	update := &stripe.SubscriptionParams{Params: params(within, "")}
	update.AddExtra("pause_collection", "") // The library cannot express an empty object.
	if chargeNow {
		update.BillingCycleAnchorNow = stripe.Bool(true)
		update.ProrationBehavior = stripe.String("none")
	}
	_, err := p.subscriptions.Update(id, update)
	return fail(ctx, "end the pause of a subscription", err)
}

// subscriptionFrom converts a subscription with one item, as all of the product's are.
func subscriptionFrom(s *stripe.Subscription) (membership.ProviderSubscription, error) {
	const doing = "read a subscription"
	if s.ID == "" || s.Status == "" || s.Customer == nil || s.CurrentPeriodEnd == 0 {
		return membership.ProviderSubscription{}, malformed(doing, "parts are missing")
	}
	if s.Items == nil || len(s.Items.Data) == 0 || s.Items.Data[0].Price == nil {
		return membership.ProviderSubscription{}, unusable(doing, "there is no price")
	}
	item := s.Items.Data[0]
	read := membership.ProviderSubscription{
		ID: s.ID, Customer: s.Customer.ID, Status: string(s.Status), Payer: s.Metadata[metaPayer], Variant: s.Metadata[metaVariant],
		PriceID: item.Price.ID, Cents: int(item.Price.UnitAmount * max(item.Quantity, 1)), Currency: string(item.Price.Currency),
		CreatedAt: at(s.Created), PeriodStart: at(s.CurrentPeriodStart), PeriodEnd: at(s.CurrentPeriodEnd), Anchor: at(s.BillingCycleAnchor), TrialEnd: maybe(s.TrialEnd),
		CancelAtPeriodEnd: s.CancelAtPeriodEnd, CancelAt: maybe(s.CancelAt), CanceledAt: maybe(s.CanceledAt), EndedAt: maybe(s.EndedAt),
	}
	if number, err := strconv.Atoi(s.Metadata[metaAttempt]); err == nil {
		read.Attempt = number
	}
	if paused := s.PauseCollection; paused != nil {
		read.ResumesAt = maybe(paused.ResumesAt)
	}
	if s.CancelAtPeriodEnd && read.CancelAt == nil {
		read.CancelAt = &read.PeriodEnd
	}
	method := s.DefaultPaymentMethod
	read.OwnMethod = method != nil
	if method == nil && s.Customer.InvoiceSettings != nil {
		method = s.Customer.InvoiceSettings.DefaultPaymentMethod
	}
	if method != nil {
		read.PaymentMethod = method.ID
		if c := method.Card; c != nil {
			read.Card = &membership.Card{Brand: string(c.Brand), Last4: c.Last4, ExpMonth: int(c.ExpMonth), ExpYear: int(c.ExpYear)}
		}
	}
	if s.PendingSetupIntent != nil {
		setup := setupFrom(s.PendingSetupIntent)
		read.Setup = &setup
	}
	if invoice := s.LatestInvoice; invoice != nil {
		latest := invoiceFrom(invoice)
		read.LatestInvoice = &latest
		if intent := invoice.PaymentIntent; intent != nil {
			read.Payment = &membership.Payment{ID: intent.ID, Status: string(intent.Status), Secret: membership.Secret(intent.ClientSecret)}
			if refused := intent.LastPaymentError; refused != nil && refused.Type == stripe.ErrorTypeCard {
				read.Payment.Refusal = refused.Msg
			}
		}
	}
	return read, nil
}

// Invoices implements membership.Provider.
func (p *Provider) Invoices(ctx context.Context, customer string) ([]membership.ProviderInvoice, error) {
	within, done := p.within(ctx)
	defer done()
	list := p.invoices.List(&stripe.InvoiceListParams{
		ListParams: stripe.ListParams{Context: within, Limit: stripe.Int64(100)}, Customer: stripe.String(customer),
	})
	var all []membership.ProviderInvoice
	for list.Next() {
		one, err := readInvoice(list.Invoice())
		if err != nil {
			return nil, err
		}
		all = append(all, one)
	}
	return all, fail(ctx, "list invoices", list.Err())
}

// Invoice implements membership.Provider.
func (p *Provider) Invoice(ctx context.Context, id string) (membership.ProviderInvoice, error) {
	within, done := p.within(ctx)
	defer done()
	found, err := p.invoices.Get(id, &stripe.InvoiceParams{Params: params(within, "")})
	if err != nil {
		return membership.ProviderInvoice{}, fail(ctx, "read an invoice", err)
	}
	return readInvoice(found)
}

// PayInvoice implements membership.Provider.
func (p *Provider) PayInvoice(ctx context.Context, id, key string) error {
	within, done := p.within(ctx)
	defer done()
	_, err := p.invoices.Pay(id, &stripe.InvoicePayParams{Params: params(within, key)})
	if err = fail(ctx, "pay an invoice", err); errors.Is(err, membership.ErrBroken) {
		// Stripe repeats that response for this key for a day. An invoice cannot be paid twice.
		_, err = p.invoices.Pay(id, &stripe.InvoicePayParams{Params: params(within, key+"-again")})
		err = fail(ctx, "pay an invoice", err)
	}
	if !errors.Is(err, membership.ErrUnusable) {
		return err
	}
	// Stripe reports an invoice that is paid already only as text, so read it.
	if invoice, readErr := p.Invoice(ctx, id); readErr == nil && invoice.Status == membership.InvoicePaid {
		return nil
	}
	return err
}

// VoidInvoice implements membership.Provider.
func (p *Provider) VoidInvoice(ctx context.Context, id string) (membership.ProviderInvoice, error) {
	within, done := p.within(ctx)
	defer done()
	voided, err := p.invoices.VoidInvoice(id, &stripe.InvoiceVoidInvoiceParams{Params: params(within, "")})
	if err == nil {
		return readInvoice(voided)
	}
	if err = fail(ctx, "void an invoice", err); !errors.Is(err, membership.ErrUnusable) {
		return membership.ProviderInvoice{}, err
	}
	// Stripe reports an invoice that is no longer open only as text, so read it.
	invoice, readErr := p.Invoice(ctx, id)
	if readErr != nil || (invoice.Status != membership.InvoicePaid && invoice.Status != membership.InvoiceVoid) {
		return membership.ProviderInvoice{}, err
	}
	return invoice, nil
}

// readInvoice converts an invoice. Returns an ErrOutage if parts are missing that every invoice has.
func readInvoice(i *stripe.Invoice) (membership.ProviderInvoice, error) {
	if i.Status == "" || i.Customer == nil || i.Created == 0 {
		return membership.ProviderInvoice{}, malformed("read an invoice", "parts are missing")
	}
	return invoiceFrom(i), nil
}

func invoiceFrom(i *stripe.Invoice) membership.ProviderInvoice {
	invoice := membership.ProviderInvoice{
		ID: i.ID, Number: i.Number, Status: string(i.Status), Cents: int(i.Total), CentsPaid: int(i.AmountPaid), Currency: string(i.Currency),
		PeriodStart: at(i.PeriodStart), PeriodEnd: at(i.PeriodEnd), CreatedAt: at(i.Created),
		Attempted: i.Attempted, Attempts: int(i.AttemptCount), Reason: string(i.BillingReason), Page: i.HostedInvoiceURL, PDF: i.InvoicePDF,
	}
	if i.Customer != nil {
		invoice.Customer = i.Customer.ID
	}
	if i.Subscription != nil {
		invoice.Subscription = i.Subscription.ID
	}
	if i.StatusTransitions != nil {
		invoice.PaidAt = maybe(i.StatusTransitions.PaidAt)
	}
	// The invoice's own period is the previous one, for metered usage. Its lines have the paid period.
	if i.Lines != nil {
		for _, line := range i.Lines.Data {
			if line.Period != nil && !line.Proration {
				invoice.PeriodStart, invoice.PeriodEnd = at(line.Period.Start), at(line.Period.End)
				break
			}
		}
	}
	return invoice
}
