package sandbox

import (
	"regexp"
	"slices"
)

var productID = regexp.MustCompile(`^[A-Za-z0-9_-]{1,200}$`)

func (s *Sandbox) createProduct(c *call) (object, *Error) {
	p := &product{
		Active: true, Name: c.need("name"), Description: c.text("description"), StatementDescriptor: c.text("statement_descriptor"),
		Metadata: c.merge("metadata", nil),
	}
	id := c.text("id")
	if c.has("active") {
		p.Active = c.truth("active")
	}
	if id != "" && !productID.MatchString(id) {
		c.wrong(invalid("id", "", "Invalid product id: %s", id))
	}
	if e := c.done(); e != nil {
		return nil, e
	}
	if s.state.Products[id] != nil {
		return nil, invalid("id", "resource_already_exists", "Product already exists.")
	}
	p.made = s.make("prod", 0)
	if id != "" {
		p.ID = id
	}
	p.Updated = p.Created
	s.state.Products[p.ID] = p
	s.emit("product.created", "", s.productWire(p), nil)
	return s.productWire(p), nil
}

func (s *Sandbox) getProduct(c *call) (object, *Error) {
	if e := c.done(); e != nil {
		return nil, e
	}
	p := s.state.Products[c.id()]
	if p == nil {
		return nil, missing("id", "product", c.id())
	}
	return s.productWire(p), nil
}

func (s *Sandbox) listProducts(c *call) (object, *Error) {
	some, active, ids := c.has("active"), c.truth("active"), c.list("ids")
	return list(c, s.state.Products, func(p *product) bool {
		return (!some || p.Active == active) && (len(ids) == 0 || slices.Contains(ids, p.ID))
	}, s.productWire)
}

func (s *Sandbox) updateProduct(c *call) (object, *Error) {
	p := s.state.Products[c.id()]
	if p == nil {
		return nil, missing("id", "product", c.id())
	}
	next := *p
	for name, field := range map[string]*string{"name": &next.Name, "description": &next.Description, "statement_descriptor": &next.StatementDescriptor, "default_price": &next.DefaultPrice} {
		if c.has(name) {
			*field = c.text(name)
		}
	}
	if c.has("active") {
		next.Active = c.truth("active")
	}
	next.Metadata = c.merge("metadata", p.Metadata)
	if next.DefaultPrice != "" && s.state.Prices[next.DefaultPrice] == nil {
		c.wrong(missing("default_price", "price", next.DefaultPrice))
	}
	if e := c.done(); e != nil {
		return nil, e
	}
	next.Updated = s.now()
	before := s.productWire(p)
	*p = next
	s.updated("product.updated", "", before, s.productWire(p))
	return s.productWire(p), nil
}

func (s *Sandbox) createPrice(c *call) (object, *Error) {
	p := &price{
		Active: true, Currency: c.need("currency"), Product: c.text("product"), LookupKey: c.text("lookup_key"), Nickname: c.text("nickname"),
		Metadata: c.merge("metadata", nil), Interval: c.choice("recurring[interval]", "day", "week", "month", "year"), Count: 1,
	}
	c.need("unit_amount")
	p.Cents = c.number("unit_amount")
	if c.has("recurring[interval_count]") {
		p.Count = int(c.number("recurring[interval_count]"))
	}
	c.choice("recurring[usage_type]", "licensed")
	c.choice("billing_scheme", "per_unit")
	c.choice("tax_behavior", "unspecified")
	name, transfer := c.text("product_data[name]"), c.truth("transfer_lookup_key")
	if c.has("active") {
		p.Active = c.truth("active")
	}
	if p.Cents < 0 || p.Count < 1 {
		c.wrong(invalid("unit_amount", "parameter_invalid_integer", "This value must be greater than or equal to 0."))
	}
	if (p.Product == "") == (name == "") {
		c.wrong(invalid("product", "parameter_missing", "You must specify either `product` or `product_data` when creating a price."))
	}
	if e := c.done(); e != nil {
		return nil, e
	}
	if p.Product != "" && s.state.Products[p.Product] == nil {
		return nil, missing("product", "product", p.Product)
	}
	for _, other := range s.state.Prices {
		if p.LookupKey == "" || other.LookupKey != p.LookupKey {
			continue
		}
		if !transfer {
			return nil, invalid("lookup_key", "", "A price (`%s`) already uses that lookup key.", other.ID)
		}
		s.replacePrice(other, func(next *price) { next.LookupKey = "" })
	}
	if name != "" {
		made := &product{made: s.make("prod", 0), Active: true, Name: name, Metadata: map[string]string{}}
		made.Updated = made.Created
		s.state.Products[made.ID] = made
		p.Product = made.ID
		s.emit("product.created", "", s.productWire(made), nil)
	}
	p.made = s.make("price", 0)
	s.state.Prices[p.ID] = p
	s.emit("price.created", "", s.priceWire(p), nil)
	return s.priceWire(p), nil
}

func (s *Sandbox) replacePrice(p *price, change func(next *price)) {
	before := s.priceWire(p)
	change(p)
	s.updated("price.updated", "", before, s.priceWire(p))
}

func (s *Sandbox) getPrice(c *call) (object, *Error) {
	if e := c.done(); e != nil {
		return nil, e
	}
	p := s.state.Prices[c.id()]
	if p == nil {
		return nil, missing("id", "price", c.id())
	}
	return s.priceWire(p), nil
}

func (s *Sandbox) listPrices(c *call) (object, *Error) {
	some, active, keys := c.has("active"), c.truth("active"), c.list("lookup_keys")
	of, currency := c.text("product"), c.text("currency")
	kind := c.choice("type", "recurring", "one_time")
	return list(c, s.state.Prices, func(p *price) bool {
		return (!some || p.Active == active) && (len(keys) == 0 || slices.Contains(keys, p.LookupKey)) && (of == "" || p.Product == of) &&
			(currency == "" || p.Currency == currency) && (kind == "" || (kind == "recurring") == (p.Interval != ""))
	}, s.priceWire)
}

func (s *Sandbox) updatePrice(c *call) (object, *Error) {
	p := s.state.Prices[c.id()]
	if p == nil {
		return nil, missing("id", "price", c.id())
	}
	next := *p
	for name, field := range map[string]*string{"lookup_key": &next.LookupKey, "nickname": &next.Nickname} {
		if c.has(name) {
			*field = c.text(name)
		}
	}
	if c.has("active") {
		next.Active = c.truth("active")
	}
	next.Metadata = c.merge("metadata", p.Metadata)
	for _, other := range s.state.Prices {
		if other != p && next.LookupKey != "" && other.LookupKey == next.LookupKey {
			c.wrong(invalid("lookup_key", "", "A price (`%s`) already uses that lookup key.", other.ID))
		}
	}
	if e := c.done(); e != nil {
		return nil, e
	}
	s.replacePrice(p, func(into *price) { *into = next })
	return s.priceWire(p), nil
}
