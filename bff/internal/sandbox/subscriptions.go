package sandbox

import "slices"

// The provider's subscription statuses.
const (
	incomplete        = "incomplete"
	incompleteExpired = "incomplete_expired"
	trialing          = "trialing"
	active            = "active"
	pastDue           = "past_due"
	unpaid            = "unpaid"
	paused            = "paused"
	canceled          = "canceled"
)

// live reports whether a subscription in this state may still change.
func live(status string) bool { return status != canceled && status != incompleteExpired }

// subscriptionsOf returns a customer's subscriptions, oldest first.
func (s *Sandbox) subscriptionsOf(customerID string) []*subscription {
	var found []*subscription
	for _, sub := range s.state.Subscriptions {
		if sub.Customer == customerID {
			found = append(found, sub)
		}
	}
	slices.SortFunc(found, func(a, b *subscription) int { return int(a.Seq - b.Seq) })
	return found
}

func (s *Sandbox) createSubscription(c *call) (object, *Error) {
	cus, e := s.customer("customer", c.need("customer"))
	if e != nil {
		return nil, e
	}
	now := s.nowOf(cus.ID)
	p := s.state.Prices[c.need("items[0][price]")]
	if p == nil {
		c.wrong(missing("items[0][price]", "price", c.text("items[0][price]")))
	} else if !p.Active || p.Interval == "" {
		c.wrong(invalid("items[0][price]", "", "The price specified is inactive or not recurring. This field only accepts active recurring prices."))
	}
	if c.has("items[0][quantity]") && c.number("items[0][quantity]") != 1 {
		c.wrong(invalid("items[0][quantity]", "", "This sandbox knows a quantity of 1 only."))
	}
	c.need("payment_behavior")
	c.choice("payment_behavior", "default_incomplete")
	c.choice("collection_method", "charge_automatically")
	c.choice("proration_behavior", "none", "create_prorations")
	c.truth("off_session")
	sub := &subscription{
		Customer: cus.ID, Metadata: c.merge("metadata", nil), Description: c.text("description"),
		SaveMethod:        c.choice("payment_settings[save_default_payment_method]", "off", "on_subscription"),
		MissingMethod:     c.choice("trial_settings[end_behavior][missing_payment_method]", "cancel", "create_invoice", "pause"),
		CancelAtPeriodEnd: c.truth("cancel_at_period_end"), DefaultMethod: c.text("default_payment_method"),
		CardsOnly: cardsOnly(c, "payment_settings[payment_method_types]"),
	}
	if sub.SaveMethod == "" {
		sub.SaveMethod = "off"
	}
	if sub.MissingMethod == "" {
		sub.MissingMethod = "create_invoice"
	}
	if sub.DefaultMethod != "" {
		if _, e := s.methodOf("default_payment_method", sub.DefaultMethod, cus.ID); e != nil {
			c.wrong(e)
		}
	}
	trialEnd := s.trialEnd(c, cus, now)
	if e := c.done(); e != nil {
		return nil, e
	}
	sub.made, sub.Item, sub.Price = s.make("sub", now), "si_"+random(14), p.ID
	s.state.Subscriptions[sub.ID] = sub
	cus.Currency = p.Currency
	s.begin(sub, p, trialEnd)
	return s.subscriptionWire(sub), nil
}

// trialEnd reads the end of the trial, in the customer's time; zero means no trial.
func (s *Sandbox) trialEnd(c *call, cus *customer, now int64) int64 {
	days := c.number("trial_period_days")
	switch text := c.text("trial_end"); {
	case text != "" && text != "now":
		end := c.number("trial_end") + cus.Skipped
		if end <= now {
			c.wrong(invalid("trial_end", "", "Invalid timestamp: must be an integer Unix timestamp in the future."))
		}
		if end > now+730*day {
			c.wrong(invalid("trial_end", "", "Invalid timestamp: can be no more than two years in the future."))
		}
		return end
	case days > 0:
		return now + days*day
	default:
		return 0
	}
}

// begin starts a new subscription: with a trial, or with an open first invoice.
func (s *Sandbox) begin(sub *subscription, p *price, trialEnd int64) {
	now := s.nowOf(sub.Customer)
	reason, cents := "subscription_create", p.Cents
	sub.PeriodStart = now
	if trialEnd > 0 {
		sub.Status, sub.TrialStart, sub.TrialEnd, sub.Anchor, sub.PeriodEnd, cents = trialing, now, trialEnd, trialEnd, trialEnd, 0
	} else {
		sub.Status, sub.Anchor = incomplete, now
		sub.PeriodEnd = s.periodAfter(sub, now)
	}
	in := s.newInvoice(sub, reason, cents, now, now, now, sub.PeriodEnd)
	if cents == 0 && sub.Status == incomplete {
		sub.Status = active
	}
	if trialEnd > 0 && s.chargeable(sub) == nil {
		i := &intent{
			made: s.make("seti", now), Setup: true, Customer: sub.Customer, Subscription: sub.ID, Status: "requires_payment_method", Usage: "off_session",
			Metadata: map[string]string{},
		}
		i.Secret = i.ID + "_secret_" + random(25)
		s.state.Intents[i.ID] = i
		sub.PendingSetupIntent = i.ID
	}
	s.emit("customer.subscription.created", sub.Customer, s.subscriptionWire(sub), nil)
	s.emit("invoice.created", sub.Customer, s.invoiceWire(in), nil)
	s.finalize(in)
	if i := s.state.Intents[sub.PendingSetupIntent]; i != nil {
		s.emit("setup_intent.created", sub.Customer, s.intentWire(i), nil)
	}
	if i := s.state.Intents[in.Intent]; i != nil && s.chargeable(sub) != nil {
		i.Status, i.Method = "requires_confirmation", s.chargeable(sub).ID
	}
	s.settleCustomer(s.state.Customers[sub.Customer])
}

// chargeable returns the card for automatic payments: the subscription's own, or the customer's default; nil without
// one.
func (s *Sandbox) chargeable(sub *subscription) *method {
	for _, id := range []string{sub.DefaultMethod, s.state.Customers[sub.Customer].DefaultMethod} {
		if m := s.state.Methods[id]; m != nil && m.Customer == sub.Customer {
			return m
		}
	}
	return nil
}

func (s *Sandbox) subscription(id string) (*subscription, *Error) {
	if sub := s.state.Subscriptions[id]; sub != nil {
		return sub, nil
	}
	return nil, missing("id", "subscription", id)
}

func (s *Sandbox) getSubscription(c *call) (object, *Error) {
	sub, e := s.subscription(c.id())
	if e == nil {
		e = c.done()
	}
	if e != nil {
		return nil, e
	}
	return s.subscriptionWire(sub), nil
}

func (s *Sandbox) listSubscriptions(c *call) (object, *Error) {
	of, at := c.text("customer"), c.text("price")
	status := c.choice("status", active, pastDue, unpaid, canceled, incomplete, incompleteExpired, trialing, paused, "all", "ended")
	return list(c, s.state.Subscriptions, func(sub *subscription) bool {
		if (of != "" && sub.Customer != of) || (at != "" && sub.Price != at) {
			return false
		}
		switch status {
		case "all":
			return true
		case "": // All that are not canceled.
			return sub.Status != canceled
		case "ended":
			return !live(sub.Status)
		default:
			return sub.Status == status
		}
	}, s.subscriptionWire)
}

func (s *Sandbox) updateSubscription(c *call) (object, *Error) {
	sub, e := s.subscription(c.id())
	if e != nil {
		return nil, e
	}
	next := *sub
	next.Metadata = c.merge("metadata", sub.Metadata)
	s.readCancellation(c, &next)
	if c.has("description") {
		next.Description = c.text("description")
	}
	if c.has("payment_settings[save_default_payment_method]") {
		next.SaveMethod = c.choice("payment_settings[save_default_payment_method]", "off", "on_subscription")
	}
	proration := c.choice("proration_behavior", "none", "create_prorations")
	s.readPause(c, &next)
	restart := c.choice("billing_cycle_anchor", "now", "unchanged") == "now"
	if restart && proration != "none" {
		c.wrong(invalid("proration_behavior", "", "This sandbox does not prorate."))
	}
	if c.has("default_payment_method") {
		next.DefaultMethod = c.text("default_payment_method")
		if _, e := s.methodOf("default_payment_method", next.DefaultMethod, sub.Customer); next.DefaultMethod != "" && e != nil {
			c.wrong(e)
		}
	}
	if c.has("cancel_at_period_end") {
		if end := c.truth("cancel_at_period_end"); end || sub.CancelAtPeriodEnd || sub.CancelAt == 0 {
			s.cancelAtEnd(&next, end)
			next.CancelAt = 0
		}
	}
	if c.has("cancel_at") {
		s.cancelAt(c, &next)
	}
	if e := c.done(); e != nil {
		return nil, e
	}
	if !live(sub.Status) {
		return nil, invalid("", "", "A canceled subscription can only update its cancellation_details and metadata.")
	}
	if sub.Status == incomplete && next.CancelAtPeriodEnd {
		return nil, invalid("cancel_at_period_end", "", "You cannot update a subscription in `incomplete` status in a way that results in proration, a new invoice or a cancellation at its period's end.")
	}
	if restart && sub.Status != active {
		return nil, invalid("billing_cycle_anchor", "", "This sandbox moves the billing cycle of active subscriptions only.")
	}
	s.replaceSubscription(sub, func(into *subscription) { *into = next })
	if restart {
		s.restart(sub)
	}
	return s.subscriptionWire(sub), nil
}

// readPause reads a new pause of the charges, or removes the present one.
func (s *Sandbox) readPause(c *call, next *subscription) {
	if c.has("pause_collection") && c.text("pause_collection") == "" {
		next.ResumesAt = 0
	}
	if !c.has("pause_collection[behavior]") {
		return
	}
	c.choice("pause_collection[behavior]", "void")
	next.ResumesAt = c.number("pause_collection[resumes_at]") + s.skipped(next.Customer)
	if next.ResumesAt <= s.nowOf(next.Customer) {
		c.wrong(invalid("pause_collection[resumes_at]", "", "The resumes_at time must be in the future."))
	}
}

// cancelAtEnd schedules the end of a subscription with its period, or undoes that.
func (s *Sandbox) cancelAtEnd(into *subscription, end bool) {
	switch {
	case end && !into.CancelAtPeriodEnd:
		into.CanceledAt, into.CancelReason = s.nowOf(into.Customer), "cancellation_requested"
	case !end:
		into.CanceledAt, into.CancelReason, into.Feedback, into.Comment = 0, "", "", ""
	}
	into.CancelAtPeriodEnd = end
}

// cancelAt schedules the end at a time, or removes it without one.
func (s *Sandbox) cancelAt(c *call, into *subscription) {
	if c.has("cancel_at_period_end") {
		c.wrong(invalid("cancel_at", "", "You may only specify one of these parameters: cancel_at, cancel_at_period_end."))
	}
	if c.text("cancel_at") == "" {
		s.cancelAtEnd(into, false)
		into.CancelAt = 0
		return
	}
	moment := c.number("cancel_at") + s.skipped(into.Customer)
	if moment <= s.nowOf(into.Customer) {
		c.wrong(invalid("cancel_at", "", "The cancel_at time must be in the future."))
	}
	into.CancelAt, into.CancelAtPeriodEnd, into.CanceledAt, into.CancelReason = moment, false, s.nowOf(into.Customer), "cancellation_requested"
}

func (s *Sandbox) readCancellation(c *call, next *subscription) {
	if c.has("cancellation_details[comment]") {
		next.Comment = c.text("cancellation_details[comment]")
	}
	if c.has("cancellation_details[feedback]") {
		next.Feedback = c.choice("cancellation_details[feedback]", "customer_service", "low_quality", "missing_features", "other", "switched_service", "too_complex", "too_expensive", "unused")
	}
}

// replaceSubscription changes a subscription, and emits an event if it differs.
func (s *Sandbox) replaceSubscription(sub *subscription, change func(into *subscription)) {
	before := s.subscriptionWire(sub)
	change(sub)
	s.updated("customer.subscription.updated", sub.Customer, before, s.subscriptionWire(sub))
}

func (s *Sandbox) cancelSubscription(c *call) (object, *Error) {
	sub, e := s.subscription(c.id())
	if e != nil {
		return nil, e
	}
	next := *sub
	s.readCancellation(c, &next)
	if c.truth("invoice_now") || c.truth("prorate") {
		c.wrong(invalid("prorate", "", "This sandbox does not prorate."))
	}
	if e := c.done(); e != nil {
		return nil, e
	}
	if !live(sub.Status) {
		return nil, missing("id", "subscription", sub.ID)
	}
	sub.Feedback, sub.Comment = next.Feedback, next.Comment
	s.endSubscription(sub, s.nowOf(sub.Customer), "cancellation_requested")
	return s.subscriptionWire(sub), nil
}

// endSubscription ends a subscription permanently. The invoice of an incomplete one becomes void. Other open invoices
// stay owed, but are no longer collected automatically.
func (s *Sandbox) endSubscription(sub *subscription, at int64, reason string) {
	wasIncomplete := sub.Status == incomplete
	sub.Status, sub.EndedAt = canceled, at
	if wasIncomplete {
		sub.Status = incompleteExpired
	}
	if sub.CanceledAt == 0 {
		sub.CanceledAt = at
	}
	if sub.CancelReason == "" {
		sub.CancelReason = reason
	}
	for _, in := range s.invoicesOf(sub.Customer) {
		if in.Subscription != sub.ID || (in.Status != "open" && in.Status != "draft") {
			continue
		}
		if wasIncomplete {
			s.void(in)
			continue
		}
		s.replaceInvoice(in, func(into *invoice) { into.AutoAdvance, into.NextAttempt = false, 0 })
	}
	s.emit("customer.subscription.deleted", sub.Customer, s.subscriptionWire(sub), nil)
}

// cardsOnly reads the requested payment method types. Only cards are supported.
func cardsOnly(c *call, name string) bool {
	kinds := c.list(name)
	for _, kind := range kinds {
		if kind != "card" {
			c.wrong(invalid(name, "", "The payment method type %q is invalid: this sandbox knows cards only.", kind))
		}
	}
	return len(kinds) > 0
}
