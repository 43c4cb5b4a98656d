package sandbox

import "strings"

func (s *Sandbox) createCustomer(c *call) (object, *Error) {
	cus := &customer{
		Email: c.text("email"), Name: c.text("name"), Description: c.text("description"), Phone: c.text("phone"),
		Metadata: c.merge("metadata", nil), NextInvoice: 1,
	}
	if e := c.done(); e != nil {
		return nil, e
	}
	cus.made, cus.InvoicePrefix = s.make("cus", 0), strings.ToUpper(random(8))
	s.state.Customers[cus.ID] = cus
	s.emit("customer.created", cus.ID, s.customerWire(cus), nil)
	return s.customerWire(cus), nil
}

// customer returns a customer who is not deleted.
func (s *Sandbox) customer(param, id string) (*customer, *Error) {
	cus := s.state.Customers[id]
	if cus == nil || cus.Deleted {
		return nil, missing(param, "customer", id)
	}
	return cus, nil
}

func (s *Sandbox) getCustomer(c *call) (object, *Error) {
	if e := c.done(); e != nil {
		return nil, e
	}
	cus := s.state.Customers[c.id()]
	if cus == nil {
		return nil, missing("id", "customer", c.id())
	}
	return s.customerWire(cus), nil
}

func (s *Sandbox) listCustomers(c *call) (object, *Error) {
	email := c.text("email")
	return list(c, s.state.Customers, func(cus *customer) bool {
		return !cus.Deleted && (email == "" || cus.Email == email)
	}, s.customerWire)
}

func (s *Sandbox) updateCustomer(c *call) (object, *Error) {
	cus, e := s.customer("id", c.id())
	if e != nil {
		return nil, e
	}
	next := *cus
	for name, field := range map[string]*string{"email": &next.Email, "name": &next.Name, "description": &next.Description, "phone": &next.Phone} {
		if c.has(name) {
			*field = c.text(name)
		}
	}
	const byDefault = "invoice_settings[default_payment_method]"
	if c.has(byDefault) {
		next.DefaultMethod = c.text(byDefault)
		if _, e := s.methodOf(byDefault, next.DefaultMethod, cus.ID); next.DefaultMethod != "" && e != nil {
			c.wrong(e)
		}
	}
	next.Metadata = c.merge("metadata", cus.Metadata)
	if e := c.done(); e != nil {
		return nil, e
	}
	s.replaceCustomer(cus, next)
	return s.customerWire(cus), nil
}

// replaceCustomer stores the next state of a customer, and emits an event if it differs.
func (s *Sandbox) replaceCustomer(cus *customer, next customer) {
	before := s.customerWire(cus)
	*cus = next
	s.updated("customer.updated", cus.ID, before, s.customerWire(cus))
}

func (s *Sandbox) deleteCustomer(c *call) (object, *Error) {
	cus, e := s.customer("id", c.id())
	if e == nil {
		e = c.done()
	}
	if e != nil {
		return nil, e
	}
	now := s.nowOf(cus.ID)
	for _, sub := range s.subscriptionsOf(cus.ID) {
		if live(sub.Status) {
			s.endSubscription(sub, now, "")
		}
	}
	for _, m := range s.state.Methods {
		if m.Customer == cus.ID {
			s.detach(m)
		}
	}
	s.emit("customer.deleted", cus.ID, s.customerWire(cus), nil)
	// Personal data is deleted; charges are kept.
	*cus = customer{made: cus.made, Deleted: true, Skipped: cus.Skipped, InvoicePrefix: cus.InvoicePrefix, Metadata: map[string]string{}}
	for _, in := range s.state.Invoices {
		if in.Customer == cus.ID {
			in.CustomerEmail, in.CustomerName = "", ""
		}
	}
	return s.customerWire(cus), nil
}

func (s *Sandbox) createPortalSession(c *call) (object, *Error) {
	id := c.need("customer")
	back := c.text("return_url")
	if e := c.done(); e != nil {
		return nil, e
	}
	cus, e := s.customer("customer", id)
	if e != nil {
		return nil, e
	}
	b := &portalSession{made: s.make("bps", s.nowOf(cus.ID)), Customer: cus.ID, Secret: "test_" + random(40), ReturnURL: back}
	s.state.Sessions[b.ID] = b
	return s.sessionWire(b), nil
}
