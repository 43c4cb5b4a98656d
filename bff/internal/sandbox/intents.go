package sandbox

import "crypto/subtle"

func (s *Sandbox) createSetupIntent(c *call) (object, *Error) {
	i := &intent{
		Setup: true, Customer: c.text("customer"), Status: "requires_payment_method", Usage: c.choice("usage", "off_session", "on_session"),
		Description: c.text("description"), Metadata: c.merge("metadata", nil), Automatic: c.truth("automatic_payment_methods[enabled]"),
	}
	c.choice("automatic_payment_methods[allow_redirects]", "always", "never")
	if cardsOnly(c, "payment_method_types") && i.Automatic {
		c.wrong(invalid("payment_method_types", "", "You may only specify one of these parameters: automatic_payment_methods, payment_method_types."))
	}
	if i.Usage == "" {
		i.Usage = "off_session"
	}
	if e := c.done(); e != nil {
		return nil, e
	}
	if i.Customer != "" {
		if _, e := s.customer("customer", i.Customer); e != nil {
			return nil, e
		}
	}
	i.made = s.make("seti", s.nowOf(i.Customer))
	i.Secret = i.ID + "_secret_" + random(25)
	s.state.Intents[i.ID] = i
	s.emit("setup_intent.created", i.Customer, s.intentWire(i), nil)
	return s.intentWire(i), nil
}

func (s *Sandbox) listSetupIntents(c *call) (object, *Error) {
	of, with := c.text("customer"), c.text("payment_method")
	return list(c, s.state.Intents, func(i *intent) bool {
		return i.Setup && (of == "" || i.Customer == of) && (with == "" || i.Method == with)
	}, s.intentWire)
}

// intent returns the intent of the URL's id and kind. A browser must send its client secret.
func (s *Sandbox) intent(c *call) (*intent, *Error) {
	what, setup := "payment_intent", false
	if len(c.request.URL.Path) > len("/v1/setup_intents/") && c.request.URL.Path[:len("/v1/setup_intents/")] == "/v1/setup_intents/" {
		what, setup = "setupintent", true
	}
	secret, given := c.text("client_secret"), c.has("client_secret")
	i := s.state.Intents[c.id()]
	if i == nil || i.Setup != setup {
		return nil, missing("id", what, c.id())
	}
	if c.browser && !given {
		return nil, invalid("client_secret", "parameter_missing", "Missing required param: client_secret.")
	}
	if given && subtle.ConstantTimeCompare([]byte(secret), []byte(i.Secret)) != 1 {
		return nil, invalid("client_secret", "", "The client_secret provided does not match any associated with this %s.", what)
	}
	return i, nil
}

func (s *Sandbox) getIntent(c *call) (object, *Error) {
	i, e := s.intent(c)
	if e == nil {
		e = c.done()
	}
	if e != nil {
		return nil, e
	}
	return s.intentWire(i), nil
}

func (s *Sandbox) cancelSetupIntent(c *call) (object, *Error) {
	i := s.state.Intents[c.id()]
	why := c.choice("cancellation_reason", "abandoned", "duplicate", "requested_by_customer")
	if e := c.done(); e != nil {
		return nil, e
	}
	if i == nil || !i.Setup {
		return nil, missing("id", "setupintent", c.id())
	}
	if i.Status == "succeeded" || i.Status == "canceled" {
		return nil, unexpected(i, "cancel")
	}
	i.Status, i.CancelReason, i.CanceledAt = "canceled", why, s.nowOf(i.Customer)
	s.emit("setup_intent.canceled", i.Customer, s.intentWire(i), nil)
	return s.intentWire(i), nil
}

// unexpected is the error of an action on a finished intent.
func unexpected(i *intent, what string) *Error {
	code, name := "payment_intent_unexpected_state", "PaymentIntent"
	if i.Setup {
		code, name = "setup_intent_unexpected_state", "SetupIntent"
	}
	e := invalid("", code, "You cannot %s this %s because it has a status of %s.", what, name, i.Status)
	if i.Status == "succeeded" && what == "confirm" {
		e.Message = "You cannot confirm this " + name + " because it has already succeeded after being previously confirmed."
	}
	e.Intent = i.ID
	return e
}

// confirmIntent pays or saves a card with the chosen payment method.
func (s *Sandbox) confirmIntent(c *call) (object, *Error) {
	i, e := s.intent(c)
	if e != nil {
		return nil, e
	}
	chosen, entered := c.text("payment_method"), c.text("payment_method_data[type]")
	back, sdk, away := c.text("return_url"), c.truth("use_stripe_sdk"), c.truth("off_session")
	c.choice("expected_payment_method_type", "card")
	c.choice("mandate_data[customer_acceptance][type]", "online")
	c.truth("mandate_data[customer_acceptance][online][infer_from_client]")
	if i.Status == "succeeded" || i.Status == "canceled" {
		return nil, unexpected(i, "confirm")
	}
	m := s.state.Methods[i.Method]
	var refused *Error
	switch {
	case entered != "":
		c.choice("payment_method_data[type]", "card")
		m, refused = s.entered(c.params, "payment_method_data[card]", s.nowOf(i.Customer))
		if details := readBilling(c.params, "payment_method_data[billing_details]"); m != nil {
			m.Billing = details
		}
	case chosen != "":
		if m, e = s.methodOf("payment_method", chosen, i.Customer); e != nil {
			c.wrong(e)
		}
	case m == nil:
		c.wrong(invalid("payment_method", "parameter_missing", "You cannot confirm this intent because it's missing a payment method."))
	}
	if e := c.done(); e != nil {
		return nil, e
	}
	if refused != nil {
		return nil, s.failIntent(i, nil, refused)
	}
	s.state.Methods[m.ID] = m
	i.ReturnURL, i.SDK = back, sdk
	if i.Setup {
		e = s.save(i, m)
	} else {
		e = s.pay(i, m, away)
	}
	if e != nil {
		return nil, e
	}
	return s.intentWire(i), nil
}

// wantsStep reports whether a card requires the second step.
func wantsStep(m *method) bool {
	k := cardOf(m.Card)
	return k.always || (k.step && !m.Authenticated)
}

// needStep sets an intent to requires_action: the card's owner must complete the second step.
func (s *Sandbox) needStep(i *intent, m *method) {
	i.Method, i.Status, i.LastError = m.ID, "requires_action", nil
	name := "payment_intent"
	if i.Setup {
		name = "setup_intent"
	}
	s.emit(name+".requires_action", i.Customer, s.intentWire(i), nil)
}

// pay charges a payment intent to a card. Nil means paid or, unless away, waiting for the second step.
func (s *Sandbox) pay(i *intent, m *method, away bool) *Error {
	if wantsStep(m) {
		s.needStep(i, m)
		in := s.state.Invoices[i.Invoice]
		if !away {
			if in != nil {
				s.emit("invoice.payment_action_required", in.Customer, s.invoiceWire(in), nil)
			}
			return nil
		}
		i.LastError = about(unanswered, i, m)
		if in != nil {
			s.unpaidInvoice(in)
		}
		e := declined("invoice_payment_intent_requires_action", "", "This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.")
		e.Intent = i.ID
		return e
	}
	return s.chargeIntent(i, m)
}

// chargeIntent charges the card with its bank's response.
func (s *Sandbox) chargeIntent(i *intent, m *method) *Error {
	c := &charge{
		made: s.make("ch", s.nowOf(i.Customer)), Customer: i.Customer, Invoice: i.Invoice, Intent: i.ID, Method: m.ID, Subscription: i.Subscription,
		Cents: i.Cents, Currency: i.Currency, Paid: true,
	}
	s.state.Charges[c.ID] = c
	i.Charge = c.ID
	if refusal := cardOf(m.Card).charge; refusal != nil {
		c.Paid, c.Failure = false, refusal
		s.emit("charge.failed", i.Customer, s.chargeWire(c), nil)
		e := *refusal
		e.Charge = c.ID
		return s.failIntent(i, m, &e)
	}
	s.attach(m, i.Customer)
	i.Method, i.Status, i.LastError, i.Received = m.ID, "succeeded", nil, i.Cents
	s.emit("charge.succeeded", i.Customer, s.chargeWire(c), nil)
	s.emit("payment_intent.succeeded", i.Customer, s.intentWire(i), nil)
	if in := s.state.Invoices[i.Invoice]; in != nil {
		s.paid(in, c, m)
	}
	return nil
}

// save keeps a card for later charges.
func (s *Sandbox) save(i *intent, m *method) *Error {
	if refusal := cardOf(m.Card).setup; refusal != nil {
		return s.failIntent(i, m, refusal)
	}
	if wantsStep(m) && !m.Authenticated {
		s.needStep(i, m)
		return nil
	}
	s.saved(i, m)
	return nil
}

func (s *Sandbox) saved(i *intent, m *method) {
	s.attach(m, i.Customer)
	i.Method, i.Status, i.LastError = m.ID, "succeeded", nil
	s.emit("setup_intent.succeeded", i.Customer, s.intentWire(i), nil)
	sub := s.state.Subscriptions[i.Subscription]
	if sub == nil || !live(sub.Status) || sub.PendingSetupIntent != i.ID {
		return
	}
	s.replaceSubscription(sub, func(into *subscription) {
		into.PendingSetupIntent = ""
		if into.SaveMethod == "on_subscription" && !s.options.SetupsStayApart {
			into.DefaultMethod = m.ID
		}
	})
}

// about adds the ids of the objects concerned to an error.
func about(e *Error, i *intent, m *method) *Error {
	out := *e
	out.Intent = i.ID
	if m != nil {
		out.Method = m.ID
	}
	return &out
}

// failIntent records a failed attempt; another card may be tried.
func (s *Sandbox) failIntent(i *intent, m *method, e *Error) *Error {
	e = about(e, i, m)
	i.Method, i.Status, i.LastError = "", "requires_payment_method", e
	if i.Setup {
		s.emit("setup_intent.setup_failed", i.Customer, s.intentWire(i), nil)
		return e
	}
	s.emit("payment_intent.payment_failed", i.Customer, s.intentWire(i), nil)
	if in := s.state.Invoices[i.Invoice]; in != nil {
		s.unpaidInvoice(in)
	}
	return e
}

// FinishSecondStep completes the second step with the card owner's decision. The client secret identifies the intent.
// Returns an error if the intent does not wait for a second step.
func (s *Sandbox) FinishSecondStep(clientSecret string, approve bool) error {
	return s.change(func() error {
		s.settle()
		i := s.withSecret(clientSecret)
		if i == nil {
			return missing("id", "intent", "")
		}
		if i.Status != "requires_action" {
			return unexpected(i, "finish")
		}
		m := s.state.Methods[i.Method]
		if !approve {
			code := "payment_intent_authentication_failure"
			if i.Setup {
				code = "setup_intent_authentication_failure"
			}
			s.failIntent(i, m, invalid("", code, "We are unable to authenticate your payment method. Please choose a different payment method and try again."))
			return nil
		}
		m.Authenticated = true
		if i.Setup {
			s.saved(i, m)
			return nil
		}
		if e := s.chargeIntent(i, m); e != nil {
			return e
		}
		return nil
	})
}

// withSecret returns the intent of a client secret.
func (s *Sandbox) withSecret(secret string) *intent {
	for _, i := range s.state.Intents {
		if subtle.ConstantTimeCompare([]byte(secret), []byte(i.Secret)) == 1 {
			return i
		}
	}
	return nil
}
