package sandbox

// methodOf returns a card that a customer may use: their own, an unattached one, or a new one for a well-known id.
func (s *Sandbox) methodOf(param, id, customerID string) (*method, *Error) {
	if number := wellKnown[id]; number != "" {
		m := s.newMethod(number, 12, unix(s.now()).Year()+3)
		s.state.Methods[m.ID] = m
		return m, nil
	}
	m := s.state.Methods[id]
	if m == nil {
		return nil, missing(param, "PaymentMethod", id)
	}
	if m.Customer != "" && m.Customer != customerID {
		return nil, invalid(param, "", "The payment method you provided belongs to another customer and cannot be used here.")
	}
	return m, nil
}

// attach attaches a card to a customer.
func (s *Sandbox) attach(m *method, customerID string) {
	if customerID == "" || m.Customer == customerID {
		return
	}
	m.Customer = customerID
	m.Created += s.skipped(customerID)
	s.emit("payment_method.attached", customerID, s.methodWire(m), nil)
}

func (s *Sandbox) detach(m *method) {
	before, of := s.methodWire(m), m.Customer
	m.Created -= s.skipped(of)
	m.Customer = ""
	for _, sub := range s.subscriptionsOf(of) {
		if sub.DefaultMethod == m.ID {
			s.replaceSubscription(sub, func(into *subscription) { into.DefaultMethod = "" })
		}
	}
	if cus := s.state.Customers[of]; cus.DefaultMethod == m.ID {
		next := *cus
		next.DefaultMethod = ""
		s.replaceCustomer(cus, next)
	}
	s.emit("payment_method.detached", of, s.methodWire(m), object{"customer": before["customer"]})
}

func readBilling(p *params, prefix string) map[string]string {
	out := map[string]string{}
	for _, name := range []string{"name", "email", "phone"} {
		if value := p.text(prefix + "[" + name + "]"); value != "" {
			out[name] = value
		}
	}
	for _, name := range []string{"line1", "line2", "city", "state", "postal_code", "country"} {
		if value := p.text(prefix + "[address][" + name + "]"); value != "" {
			out[name] = value
		}
	}
	return out
}

func (s *Sandbox) createMethod(c *call) (object, *Error) {
	c.need("type")
	c.choice("type", "card")
	details, extra := readBilling(c.params, "billing_details"), c.merge("metadata", nil)
	m, refused := s.entered(c.params, "card", s.now())
	if e := c.done(); e != nil {
		return nil, e
	}
	if refused != nil {
		return nil, refused
	}
	m.Billing, m.Metadata = details, extra
	s.state.Methods[m.ID] = m
	return s.methodWire(m), nil
}

func (s *Sandbox) getMethod(c *call) (object, *Error) {
	if e := c.done(); e != nil {
		return nil, e
	}
	m := s.state.Methods[c.id()]
	if m == nil {
		return nil, missing("id", "PaymentMethod", c.id())
	}
	return s.methodWire(m), nil
}

func (s *Sandbox) listMethods(c *call) (object, *Error) {
	of := c.text("customer")
	c.choice("type", "card")
	return list(c, s.state.Methods, func(m *method) bool { return m.Customer != "" && (of == "" || m.Customer == of) }, s.methodWire)
}

func (s *Sandbox) attachMethod(c *call) (object, *Error) {
	to := c.need("customer")
	if e := c.done(); e != nil {
		return nil, e
	}
	if _, e := s.customer("customer", to); e != nil {
		return nil, e
	}
	m, e := s.methodOf("id", c.id(), to)
	if e != nil {
		return nil, e
	}
	if refusal := cardOf(m.Card).setup; refusal != nil {
		return nil, refusal
	}
	s.attach(m, to)
	return s.methodWire(m), nil
}

func (s *Sandbox) detachMethod(c *call) (object, *Error) {
	if e := c.done(); e != nil {
		return nil, e
	}
	m := s.state.Methods[c.id()]
	if m == nil {
		return nil, missing("id", "PaymentMethod", c.id())
	}
	if m.Customer == "" {
		return nil, invalid("", "", "The payment method you provided is not attached to a customer so detachment is impossible.")
	}
	s.detach(m)
	return s.methodWire(m), nil
}
