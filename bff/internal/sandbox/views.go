package sandbox

import (
	"slices"
	"strings"
	"time"
)

// Snapshot is the current data of the sandbox's page.
type Snapshot struct {
	Now time.Time
	// Customers holds the newest first, including deleted ones.
	Customers []CustomerView
	// Deliveries holds the last webhooks, newest first.
	Deliveries []DeliveryView
}

// DeliveryView is a webhook with the state of its delivery.
type DeliveryView struct {
	EventID, Type, CustomerID string
	At                        time.Time
	Tries                     int
	// Status is that of the last response, 0 for none, and Problem the reason of the failure.
	Status  int
	Problem string
	// Done is true once it is delivered or abandoned.
	Done bool
}

// deliveriesShown is the number of webhooks on a page.
const deliveriesShown = 200

// TestCard is a supported card with a description of its behaviour.
type TestCard struct{ Number, Does string }

// Cards returns the supported cards.
func Cards() []TestCard {
	var known []TestCard
	for _, c := range cards {
		known = append(known, TestCard{Number: c.number, Does: c.does})
	}
	return known
}

// CustomerView is a customer with their objects. Times are as in the API's responses.
type CustomerView struct {
	ID, Email, Name string
	// Payer is metadata.payer, the product's id of the customer.
	Payer   string
	Created time.Time
	Deleted bool
	// Skipped is the time by which the customer is ahead.
	Skipped time.Duration
	// Card is the default one; nil without one.
	Card *CardView
	// Subscriptions and Invoices hold the newest first.
	Subscriptions []SubscriptionView
	Invoices      []InvoiceView
	// NextDue is the time of the next automatic step, and NextWhat its kind: trial_will_end, trial_end, renewal, charge
	// (of a drafted renewal), retry, cancel or expiry. Zero without one.
	NextDue  time.Time
	NextWhat string
}

// CardView is a saved card. Does describes the test card's behaviour.
type CardView struct {
	ID, Brand, Last4  string
	ExpMonth, ExpYear int
	Does              string
}

// SubscriptionView is a subscription; unset times are zero.
type SubscriptionView struct {
	ID, Status                      string
	Price                           string
	Cents                           int64
	Currency                        string
	Created, PeriodStart, PeriodEnd time.Time
	TrialEnd, CancelAt, EndedAt     time.Time
	CancelAtPeriodEnd, PendingSetup bool
	Card                            *CardView
}

// InvoiceView is an invoice. PeriodStart and PeriodEnd are the paid period.
type InvoiceView struct {
	ID, Number, Status, Reason string
	// Secret is the last part of its page's URL.
	Secret                     string
	Cents, CentsPaid           int64
	Currency                   string
	Created                    time.Time
	PeriodStart, PeriodEnd     time.Time
	PaidAt, NextAttempt        time.Time
	Attempts                   int
	Description, CustomerEmail string
	// Card is the card that paid it.
	Card *CardView
}

// PortalView is the data of the billing portal.
type PortalView struct {
	Customer  CustomerView
	ReturnURL string
}

// IntentView is a payment or a card setup.
type IntentView struct {
	// Kind is payment or setup.
	ID, Kind, Status string
	Cents            int64
	Currency         string
	ReturnURL        string
	Card             *CardView
}

// ChargeView is one attempt to charge a card.
type ChargeView struct {
	ID, InvoiceID, SubscriptionID string
	Cents                         int64
	Currency                      string
	At                            time.Time
	Paid                          bool
	// Code is the reason of a failure.
	Code string
	// PeriodStart and PeriodEnd are the paid period.
	PeriodStart, PeriodEnd time.Time
}

// when converts a customer's time to real time.
func (s *Sandbox) when(customerID string, moment int64) time.Time {
	if moment == 0 {
		return time.Time{}
	}
	return unix(moment - s.skipped(customerID))
}

func cardView(m *method) *CardView {
	if m == nil {
		return nil
	}
	c := cardOf(m.Card)
	return &CardView{ID: m.ID, Brand: c.brand, Last4: last4(m.Card), ExpMonth: m.ExpMonth, ExpYear: m.ExpYear, Does: c.does}
}

// Snapshot returns the state as pages show it.
func (s *Sandbox) Snapshot() Snapshot {
	s.mu.Lock()
	defer s.mu.Unlock()
	all := make([]*customer, 0, len(s.state.Customers))
	for _, cus := range s.state.Customers {
		all = append(all, cus)
	}
	slices.SortFunc(all, func(a, b *customer) int { return int(b.Seq - a.Seq) })
	view := Snapshot{Now: unix(s.now())}
	for _, cus := range all {
		view.Customers = append(view.Customers, s.customerView(cus))
	}
	view.Deliveries = s.deliveries()
	return view
}

func (s *Sandbox) deliveries() []DeliveryView {
	all := make([]*event, 0, len(s.state.Events))
	for _, e := range s.state.Events {
		all = append(all, e)
	}
	slices.SortFunc(all, func(a, b *event) int { return int(b.Seq - a.Seq) })
	var views []DeliveryView
	for _, e := range all[:min(len(all), deliveriesShown)] {
		views = append(views, DeliveryView{
			EventID: e.ID, Type: e.Type, CustomerID: e.Customer, At: unix(e.Created), Tries: e.Tries, Status: e.Status, Problem: e.Problem, Done: e.Done,
		})
	}
	return views
}

// Customer returns a customer as pages show them, and whether there is one.
func (s *Sandbox) Customer(id string) (CustomerView, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	cus := s.state.Customers[id]
	if cus == nil {
		return CustomerView{}, false
	}
	return s.customerView(cus), true
}

func (s *Sandbox) customerView(cus *customer) CustomerView {
	view := CustomerView{
		ID: cus.ID, Email: cus.Email, Name: cus.Name, Payer: cus.Metadata["payer"], Created: s.when(cus.ID, cus.Created), Deleted: cus.Deleted,
		Skipped: time.Duration(cus.Skipped) * time.Second, Card: cardView(s.state.Methods[cus.DefaultMethod]),
	}
	for _, sub := range slices.Backward(s.subscriptionsOf(cus.ID)) {
		p := s.state.Prices[sub.Price]
		own := SubscriptionView{
			ID: sub.ID, Status: sub.Status, Price: s.state.Products[p.Product].Name, Cents: p.Cents, Currency: p.Currency,
			Created: s.when(cus.ID, sub.Created), PeriodStart: s.when(cus.ID, sub.PeriodStart), PeriodEnd: s.when(cus.ID, sub.PeriodEnd),
			TrialEnd: s.when(cus.ID, sub.TrialEnd), EndedAt: s.when(cus.ID, sub.EndedAt),
			CancelAt: s.when(cus.ID, sub.CancelAt), CancelAtPeriodEnd: sub.CancelAtPeriodEnd,
			PendingSetup: sub.PendingSetupIntent != "", Card: cardView(s.chargeable(sub)),
		}
		if sub.CancelAtPeriodEnd {
			own.CancelAt = own.PeriodEnd
		}
		if view.Card == nil && live(sub.Status) {
			view.Card = own.Card
		}
		view.Subscriptions = append(view.Subscriptions, own)
	}
	for _, in := range slices.Backward(s.invoicesOf(cus.ID)) {
		view.Invoices = append(view.Invoices, s.invoiceView(in))
	}
	if next, some := s.nextDue(cus); some {
		view.NextDue, view.NextWhat = s.when(cus.ID, next.at), next.what
	}
	return view
}

func (s *Sandbox) invoiceView(in *invoice) InvoiceView {
	view := InvoiceView{
		ID: in.ID, Number: in.Number, Status: in.Status, Reason: in.Reason, Secret: in.Secret, Cents: in.Cents, Currency: in.Currency,
		Created: s.when(in.Customer, in.Created), PeriodStart: s.when(in.Customer, in.LineStart), PeriodEnd: s.when(in.Customer, in.LineEnd),
		PaidAt: s.when(in.Customer, in.PaidAt), NextAttempt: s.when(in.Customer, in.NextAttempt), Attempts: in.Attempts,
		Description: s.lineDescription(in), CustomerEmail: in.CustomerEmail,
	}
	if in.Status == "paid" {
		view.CentsPaid = in.Cents
	}
	if c := s.state.Charges[in.Charge]; c != nil {
		view.Card = cardView(s.state.Methods[c.Method])
	}
	return view
}

// Portal returns the billing portal of the secret in its URL, and whether there is one.
func (s *Sandbox) Portal(secret string) (PortalView, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, b := range s.state.Sessions {
		if cus := s.state.Customers[b.Customer]; b.Secret == secret && !cus.Deleted {
			return PortalView{Customer: s.customerView(cus), ReturnURL: b.ReturnURL}, true
		}
	}
	return PortalView{}, false
}

// HostedInvoice returns the invoice of the secret in its URL, and whether there is one. Drafts have no page.
func (s *Sandbox) HostedInvoice(secret string) (InvoiceView, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, in := range s.state.Invoices {
		if in.Secret == secret && in.FinalizedAt != 0 {
			return s.invoiceView(in), true
		}
	}
	return InvoiceView{}, false
}

// Intent returns the intent of a client secret, and whether it exists.
func (s *Sandbox) Intent(clientSecret string) (IntentView, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	i := s.withSecret(clientSecret)
	if i == nil {
		return IntentView{}, false
	}
	kind := "payment"
	if i.Setup {
		kind = "setup"
	}
	return IntentView{
		ID: i.ID, Kind: kind, Status: i.Status, Cents: i.Cents, Currency: i.Currency, ReturnURL: i.ReturnURL, Card: cardView(s.state.Methods[i.Method]),
	}, true
}

// Charges returns all attempts to charge a customer, oldest first, for tests.
func (s *Sandbox) Charges(customerID string) []ChargeView {
	s.mu.Lock()
	defer s.mu.Unlock()
	var all []*charge
	for _, c := range s.state.Charges {
		if c.Customer == customerID {
			all = append(all, c)
		}
	}
	slices.SortFunc(all, func(a, b *charge) int { return int(a.Seq - b.Seq) })
	var views []ChargeView
	for _, c := range all {
		view := ChargeView{
			ID: c.ID, InvoiceID: c.Invoice, SubscriptionID: c.Subscription, Cents: c.Cents, Currency: c.Currency, At: s.when(customerID, c.Created), Paid: c.Paid,
		}
		if c.Failure != nil {
			view.Code = c.Failure.Code
		}
		if in := s.state.Invoices[c.Invoice]; in != nil {
			view.PeriodStart, view.PeriodEnd = s.when(customerID, in.LineStart), s.when(customerID, in.LineEnd)
		}
		views = append(views, view)
	}
	return views
}

// SetCard saves a test card for a customer and makes it the default of everything that continues. A second step of its
// bank counts as done.
func (s *Sandbox) SetCard(customerID, number string) error {
	return s.change(func() error {
		s.settle()
		cus, e := s.customer("id", customerID)
		if e != nil {
			return e
		}
		known := cardOf(strings.ReplaceAll(number, " ", ""))
		if known.setup != nil {
			return known.setup
		}
		m := s.newMethod(known.number, 12, unix(s.nowOf(cus.ID)).Year()+3)
		m.Authenticated = true
		s.state.Methods[m.ID] = m
		s.attach(m, cus.ID)
		next := *cus
		next.DefaultMethod = m.ID
		s.replaceCustomer(cus, next)
		for _, sub := range s.subscriptionsOf(cus.ID) {
			if live(sub.Status) && sub.Status != incomplete {
				s.replaceSubscription(sub, func(into *subscription) { into.DefaultMethod, into.PendingSetupIntent = m.ID, "" })
			}
		}
		return nil
	})
}

// SetCancel schedules the end of a subscription with its period, or undoes that.
func (s *Sandbox) SetCancel(subscriptionID string, atPeriodEnd bool) error {
	return s.change(func() error {
		s.settle()
		sub, e := s.subscription(subscriptionID)
		if e != nil {
			return e
		}
		if !live(sub.Status) || sub.Status == incomplete {
			return invalid("", "", "This subscription is over, or has not begun.")
		}
		s.replaceSubscription(sub, func(into *subscription) { s.cancelAtEnd(into, atPeriodEnd) })
		return nil
	})
}

// PayInvoice collects an open invoice with the default card. A rejection is an *Error.
func (s *Sandbox) PayInvoice(invoiceID string) error {
	return s.change(func() error {
		s.settle()
		in, e := s.invoice(invoiceID)
		if e == nil {
			e = s.payNow(in, nil)
		}
		if e != nil {
			return e
		}
		return nil
	})
}
