package sandbox

import (
	"fmt"
	"slices"
)

const (
	hour = int64(60 * 60)
	day  = 24 * hour
)

// draftFor is the time that a renewal's invoice stays a draft before it is charged.
const draftFor = hour

// retriesAfter are the times of the retries of a failed renewal, counted from the first failure.
var retriesAfter = []int64{3 * day, 5 * day, 7 * day}

// invoicesOf returns a customer's invoices, oldest first.
func (s *Sandbox) invoicesOf(customerID string) []*invoice {
	var found []*invoice
	for _, in := range s.state.Invoices {
		if in.Customer == customerID {
			found = append(found, in)
		}
	}
	slices.SortFunc(found, func(a, b *invoice) int { return int(a.Seq - b.Seq) })
	return found
}

// newInvoice creates a draft and makes it the subscription's latest invoice. The caller emits the event.
func (s *Sandbox) newInvoice(sub *subscription, reason string, cents, periodStart, periodEnd, lineStart, lineEnd int64) *invoice {
	cus, now := s.state.Customers[sub.Customer], s.nowOf(sub.Customer)
	in := &invoice{
		made: s.make("in", now), Customer: sub.Customer, Subscription: sub.ID, Price: sub.Price, Secret: random(40), Status: "draft", Reason: reason,
		Cents: cents, Currency: s.state.Prices[sub.Price].Currency, PeriodStart: periodStart, PeriodEnd: periodEnd, LineStart: lineStart, LineEnd: lineEnd,
		Line: "il_" + random(24), AutoAdvance: sub.Status != unpaid, CustomerEmail: cus.Email, CustomerName: cus.Name, SubscriptionMetadata: sub.Metadata,
		Description: map[bool]string{true: "Subscription creation", false: "Subscription update"}[reason == "subscription_create"],
	}
	s.state.Invoices[in.ID] = in
	sub.LatestInvoice = in.ID
	return in
}

// finalize opens a draft: it gets a number and a payment intent. An invoice of zero is paid at once.
func (s *Sandbox) finalize(in *invoice) {
	cus, now := s.state.Customers[in.Customer], s.nowOf(in.Customer)
	in.Number = fmt.Sprintf("%s-%04d", cus.InvoicePrefix, cus.NextInvoice)
	cus.NextInvoice++
	in.Status, in.FinalizedAt, in.NextAttempt = "open", now, 0
	if in.Cents == 0 {
		in.Status, in.PaidAt, in.Attempted, in.AutoAdvance = "paid", now, true, false
		for _, event := range []string{"invoice.finalized", "invoice.paid", "invoice.payment_succeeded"} {
			s.emit(event, in.Customer, s.invoiceWire(in), nil)
		}
		return
	}
	i := &intent{
		made: s.make("pi", now), Customer: in.Customer, Invoice: in.ID, Subscription: in.Subscription, Cents: in.Cents, Currency: in.Currency,
		Status: "requires_payment_method", Description: in.Description, Metadata: map[string]string{}, Usage: "off_session",
	}
	i.Secret = i.ID + "_secret_" + random(25)
	s.state.Intents[i.ID] = i
	in.Intent = i.ID
	s.emit("payment_intent.created", in.Customer, s.intentWire(i), nil)
	s.emit("invoice.finalized", in.Customer, s.invoiceWire(in), nil)
}

// replaceInvoice changes an invoice, and emits an event if it differs.
func (s *Sandbox) replaceInvoice(in *invoice, change func(into *invoice)) {
	before := s.invoiceWire(in)
	change(in)
	s.updated("invoice.updated", in.Customer, before, s.invoiceWire(in))
}

func (s *Sandbox) void(in *invoice) {
	now := s.nowOf(in.Customer)
	in.Status, in.VoidedAt, in.NextAttempt, in.AutoAdvance = "void", now, 0, false
	if i := s.state.Intents[in.Intent]; i != nil {
		i.Status, i.CanceledAt, i.CancelReason = "canceled", now, "void_invoice"
		s.emit("payment_intent.canceled", in.Customer, s.intentWire(i), nil)
	}
	s.emit("invoice.voided", in.Customer, s.invoiceWire(in), nil)
}

func (s *Sandbox) voidInvoice(c *call) (object, *Error) {
	in, e := s.invoice(c.id())
	if e == nil {
		e = c.done()
	}
	if e != nil {
		return nil, e
	}
	if in.Status != "open" && in.Status != "uncollectible" {
		return nil, invalid("", "invoice_not_editable", "You can only void open and uncollectible invoices. This invoice is %s.", in.Status)
	}
	s.void(in)
	// A subscription whose latest invoice is no longer open is not past due.
	if sub := s.state.Subscriptions[in.Subscription]; in.ID == sub.LatestInvoice && (sub.Status == pastDue || sub.Status == unpaid) {
		s.replaceSubscription(sub, func(into *subscription) { into.Status = active })
	}
	return s.invoiceWire(in), nil
}

// collect charges an open invoice to this card without its owner present, and returns the reason for a failure; nil if
// it is paid. Without a card there is nothing to charge.
func (s *Sandbox) collect(in *invoice, m *method) *Error {
	if m == nil {
		e := invalid("", "", "There is no default payment method set on this customer or subscription.")
		s.unpaidInvoice(in)
		return e
	}
	return s.pay(s.state.Intents[in.Intent], m, true)
}

// paid marks an invoice as paid: its subscription continues.
func (s *Sandbox) paid(in *invoice, c *charge, m *method) {
	now := s.nowOf(in.Customer)
	s.replaceInvoice(in, func(into *invoice) {
		into.Status, into.PaidAt, into.Charge, into.Attempted, into.NextAttempt, into.AutoAdvance = "paid", now, c.ID, true, 0, false
		into.Attempts++
	})
	s.emit("invoice.paid", in.Customer, s.invoiceWire(in), nil)
	s.emit("invoice.payment_succeeded", in.Customer, s.invoiceWire(in), nil)
	sub := s.state.Subscriptions[in.Subscription]
	s.replaceSubscription(sub, func(into *subscription) {
		if into.SaveMethod == "on_subscription" && live(into.Status) {
			into.DefaultMethod = m.ID
		}
		if in.ID == into.LatestInvoice && (into.Status == incomplete || into.Status == pastDue || into.Status == unpaid) {
			into.Status = active
		}
	})
}

// unpaidInvoice records a failed attempt.
func (s *Sandbox) unpaidInvoice(in *invoice) {
	if in.Status != "open" {
		return
	}
	in.Attempted = true
	in.Attempts++
	if in.FirstFailed == 0 {
		in.FirstFailed = s.nowOf(in.Customer)
	}
	if i := s.state.Intents[in.Intent]; i != nil && i.Status == "requires_action" {
		s.emit("invoice.payment_action_required", in.Customer, s.invoiceWire(in), nil)
	}
	s.emit("invoice.payment_failed", in.Customer, s.invoiceWire(in), nil)
}

// charge finalizes and collects a renewal's draft, or retries a failed one, and applies the consequences of a failure.
func (s *Sandbox) charge(in *invoice) {
	sub, now := s.state.Subscriptions[in.Subscription], s.nowOf(in.Customer)
	if in.Status == "draft" {
		s.finalize(in)
	}
	if in.Status != "open" {
		return
	}
	// The next attempt is computed before this one, so that the failure's event contains it.
	in.NextAttempt = 0
	first := in.FirstFailed
	if first == 0 {
		first = now
	}
	for _, after := range retriesAfter {
		if first+after > now {
			in.NextAttempt = first + after
			break
		}
	}
	again := in.NextAttempt != 0
	if s.collect(in, s.chargeable(sub)) == nil {
		return
	}
	if again {
		if sub.Status == active || sub.Status == trialing {
			s.replaceSubscription(sub, func(into *subscription) { into.Status = pastDue })
		}
		return
	}
	in.AutoAdvance = false
	switch s.options.AfterRetries {
	case canceled:
		s.endSubscription(sub, now, "payment_failed")
	case unpaid:
		s.replaceSubscription(sub, func(into *subscription) { into.Status = unpaid })
	}
}

func (s *Sandbox) listInvoices(c *call) (object, *Error) {
	of, sub := c.text("customer"), c.text("subscription")
	status := c.choice("status", "draft", "open", "paid", "uncollectible", "void")
	return list(c, s.state.Invoices, func(in *invoice) bool {
		return (of == "" || in.Customer == of) && (sub == "" || in.Subscription == sub) && (status == "" || in.Status == status)
	}, s.invoiceWire)
}

func (s *Sandbox) invoice(id string) (*invoice, *Error) {
	if in := s.state.Invoices[id]; in != nil {
		return in, nil
	}
	return nil, missing("id", "invoice", id)
}

func (s *Sandbox) getInvoice(c *call) (object, *Error) {
	in, e := s.invoice(c.id())
	if e == nil {
		e = c.done()
	}
	if e != nil {
		return nil, e
	}
	return s.invoiceWire(in), nil
}

func (s *Sandbox) payInvoice(c *call) (object, *Error) {
	in, e := s.invoice(c.id())
	if e != nil {
		return nil, e
	}
	with := c.text("payment_method")
	c.truth("off_session")
	var m *method
	if with != "" {
		if m, e = s.methodOf("payment_method", with, in.Customer); e != nil {
			c.wrong(e)
		}
	}
	if e := c.done(); e != nil {
		return nil, e
	}
	if e := s.payNow(in, m); e != nil {
		return nil, e
	}
	return s.invoiceWire(in), nil
}

// payNow collects an invoice on request; without a card, with the default one.
func (s *Sandbox) payNow(in *invoice, m *method) *Error {
	switch in.Status {
	case "paid":
		return invalid("", "", "Invoice is already paid")
	case "void", "uncollectible":
		return invalid("", "invoice_not_editable", "This invoice is %s and can no longer be paid.", in.Status)
	}
	sub := s.state.Subscriptions[in.Subscription]
	if m == nil {
		m = s.chargeable(sub)
	}
	if m == nil {
		return invalid("", "", "There is no `default_payment_method` set on this Customer or Invoice. Please provide a payment method to pay it with.")
	}
	if in.Status == "draft" {
		s.finalize(in)
		if in.Status == "paid" {
			return nil
		}
	}
	e := s.collect(in, m)
	if e != nil && in.Status == "open" && sub.Status == active && in.Reason == "subscription_cycle" {
		in.NextAttempt = in.FirstFailed + retriesAfter[0]
		s.replaceSubscription(sub, func(into *subscription) { into.Status = pastDue })
	}
	return e
}
