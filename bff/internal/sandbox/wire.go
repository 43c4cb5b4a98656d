package sandbox

import (
	"strconv"
	"strings"
)

// object is an object as in API responses. References are ids until expand replaces them.
type object = map[string]any

// at converts a customer's time to real time; null if it is unset.
func (s *Sandbox) at(customerID string, moment int64) any {
	if moment == 0 {
		return nil
	}
	return moment - s.skipped(customerID)
}

// skipped returns the time by which a customer is ahead.
func (s *Sandbox) skipped(customerID string) int64 {
	if c := s.state.Customers[customerID]; c != nil {
		return c.Skipped
	}
	return 0
}

// orNull returns a text, or null for an empty one.
func orNull(text string) any {
	if text == "" {
		return nil
	}
	return text
}

func metadata(m map[string]string) object {
	out := object{}
	for key, value := range m {
		out[key] = value
	}
	return out
}

// listOf returns an embedded list object.
func listOf(url string, of ...any) object {
	if of == nil {
		of = []any{}
	}
	return object{"object": "list", "data": of, "has_more": false, "url": url}
}

func (s *Sandbox) customerWire(c *customer) object {
	if c.Deleted {
		return object{"id": c.ID, "object": "customer", "deleted": true}
	}
	return object{
		"id": c.ID, "object": "customer", "address": nil, "balance": 0, "created": s.at(c.ID, c.Created), "currency": orNull(c.Currency),
		"default_source": nil, "delinquent": s.delinquent(c), "description": orNull(c.Description), "discount": nil, "email": orNull(c.Email),
		"invoice_prefix": c.InvoicePrefix, "invoice_settings": object{
			"custom_fields": nil, "default_payment_method": orNull(c.DefaultMethod), "footer": nil, "rendering_options": nil,
		},
		"livemode": false, "metadata": metadata(c.Metadata), "name": orNull(c.Name), "next_invoice_sequence": c.NextInvoice, "phone": orNull(c.Phone),
		"preferred_locales": []any{}, "shipping": nil, "tax_exempt": "none", "test_clock": nil,
	}
}

func (s *Sandbox) delinquent(c *customer) bool {
	for _, in := range s.state.Invoices {
		if in.Customer == c.ID && in.Status == "open" && in.Attempted {
			return true
		}
	}
	return false
}

func (s *Sandbox) productWire(p *product) object {
	return object{
		"id": p.ID, "object": "product", "active": p.Active, "created": p.Created, "default_price": orNull(p.DefaultPrice), "description": orNull(p.Description),
		"features": []any{}, "images": []any{}, "livemode": false, "metadata": metadata(p.Metadata), "name": p.Name, "package_dimensions": nil,
		"shippable": nil, "statement_descriptor": orNull(p.StatementDescriptor), "tax_code": nil, "unit_label": nil,
		"updated": p.Updated, "url": nil,
	}
}

func (s *Sandbox) priceWire(p *price) object {
	var recurring any
	kind := "one_time"
	if p.Interval != "" {
		kind = "recurring"
		recurring = object{"aggregate_usage": nil, "interval": p.Interval, "interval_count": p.Count, "usage_type": "licensed"}
	}
	return object{
		"id": p.ID, "object": "price", "active": p.Active, "billing_scheme": "per_unit", "created": p.Created, "currency": p.Currency,
		"custom_unit_amount": nil, "livemode": false, "lookup_key": orNull(p.LookupKey), "metadata": metadata(p.Metadata), "nickname": orNull(p.Nickname),
		"product": p.Product, "recurring": recurring, "tax_behavior": "unspecified", "tiers_mode": nil, "transform_quantity": nil, "type": kind,
		"unit_amount": p.Cents, "unit_amount_decimal": strconv.FormatInt(p.Cents, 10),
	}
}

func (s *Sandbox) subscriptionWire(sub *subscription) object {
	at := func(moment int64) any { return s.at(sub.Customer, moment) }
	cancelAt := at(sub.CancelAt)
	if sub.CancelAtPeriodEnd {
		cancelAt = at(sub.PeriodEnd)
	}
	var pause any
	if sub.ResumesAt != 0 {
		pause = object{"behavior": "void", "resumes_at": at(sub.ResumesAt)}
	}
	var types any
	if sub.CardsOnly {
		types = []any{"card"}
	}
	item := object{
		"id": sub.Item, "object": "subscription_item", "billing_thresholds": nil, "created": at(sub.Created), "metadata": object{},
		"price": s.priceWire(s.state.Prices[sub.Price]), "quantity": 1, "subscription": sub.ID, "tax_rates": []any{},
	}
	return object{
		"id": sub.ID, "object": "subscription", "application": nil, "application_fee_percent": nil,
		"automatic_tax":        object{"enabled": false, "liability": nil},
		"billing_cycle_anchor": at(sub.Anchor), "billing_cycle_anchor_config": nil, "billing_thresholds": nil, "cancel_at": cancelAt,
		"cancel_at_period_end": sub.CancelAtPeriodEnd, "canceled_at": at(sub.CanceledAt),
		"cancellation_details": object{"comment": orNull(sub.Comment), "feedback": orNull(sub.Feedback), "reason": orNull(sub.CancelReason)},
		"collection_method":    "charge_automatically", "created": at(sub.Created), "currency": s.state.Prices[sub.Price].Currency,
		"current_period_end": at(sub.PeriodEnd), "current_period_start": at(sub.PeriodStart), "customer": sub.Customer, "days_until_due": nil,
		"default_payment_method": orNull(sub.DefaultMethod), "default_source": nil, "default_tax_rates": []any{}, "description": orNull(sub.Description),
		"discount": nil, "ended_at": at(sub.EndedAt), "items": listOf("/v1/subscription_items?subscription="+sub.ID, item),
		"latest_invoice": orNull(sub.LatestInvoice), "livemode": false, "metadata": metadata(sub.Metadata), "next_pending_invoice_item_invoice": nil,
		"on_behalf_of": nil, "pause_collection": pause,
		"payment_settings":              object{"payment_method_options": nil, "payment_method_types": types, "save_default_payment_method": sub.SaveMethod},
		"pending_invoice_item_interval": nil, "pending_setup_intent": orNull(sub.PendingSetupIntent), "pending_update": nil, "schedule": nil,
		"start_date": at(sub.Created), "status": sub.Status, "test_clock": nil, "transfer_data": nil, "trial_end": at(sub.TrialEnd),
		"trial_settings": object{"end_behavior": object{"missing_payment_method": sub.MissingMethod}}, "trial_start": at(sub.TrialStart),
	}
}

func (s *Sandbox) methodWire(m *method) object {
	c := cardOf(m.Card)
	out := object{
		"id": m.ID, "object": "payment_method", "billing_details": billing(m.Billing), "created": s.at(m.Customer, m.Created), "customer": orNull(m.Customer),
		"livemode": false, "metadata": metadata(m.Metadata), "type": "card",
		"card": object{
			"brand": c.brand, "checks": object{"address_line1_check": nil, "address_postal_code_check": nil, "cvc_check": "pass"}, "country": "US",
			"display_brand": c.brand, "exp_month": m.ExpMonth, "exp_year": m.ExpYear, "fingerprint": fingerprint(m.Card), "funding": "credit", "generated_from": nil,
			"last4": last4(m.Card), "networks": object{"available": []any{c.brand}, "preferred": nil}, "three_d_secure_usage": object{"supported": true}, "wallet": nil,
		},
	}
	return out
}

func billing(b map[string]string) object {
	return object{
		"address": object{
			"city": orNull(b["city"]), "country": orNull(b["country"]), "line1": orNull(b["line1"]), "line2": orNull(b["line2"]),
			"postal_code": orNull(b["postal_code"]), "state": orNull(b["state"]),
		},
		"email": orNull(b["email"]), "name": orNull(b["name"]), "phone": orNull(b["phone"]),
	}
}

func last4(number string) string { return number[max(0, len(number)-4):] }

// fingerprint returns the same text for the same card.
func fingerprint(number string) string { return "sandbox" + last4(number) }

func (s *Sandbox) chargeWire(c *charge) object {
	m := s.state.Methods[c.Method]
	k := cardOf(m.Card)
	status, captured := "succeeded", c.Cents
	outcome := object{"network_status": "approved_by_network", "reason": nil, "risk_level": "normal", "seller_message": "Payment complete.", "type": "authorized"}
	var failureCode, failureMessage any
	if c.Failure != nil {
		status, captured = "failed", 0
		failureCode, failureMessage = c.Failure.Code, c.Failure.Message
		outcome = object{
			"network_status": "declined_by_network", "reason": orNull(c.Failure.DeclineCode), "risk_level": "normal",
			"seller_message": "The bank did not return any further details with this decline.", "type": "issuer_declined",
		}
	}
	return object{
		"id": c.ID, "object": "charge", "amount": c.Cents, "amount_captured": captured, "amount_refunded": 0, "application": nil, "application_fee": nil,
		"application_fee_amount": nil, "balance_transaction": nil, "billing_details": billing(m.Billing), "calculated_statement_descriptor": nil,
		"captured": c.Paid, "created": s.at(c.Customer, c.Created), "currency": c.Currency, "customer": c.Customer, "description": s.chargeDescription(c),
		"disputed": false, "failure_balance_transaction": nil, "failure_code": failureCode, "failure_message": failureMessage, "fraud_details": object{},
		"invoice": orNull(c.Invoice), "livemode": false, "metadata": object{}, "on_behalf_of": nil, "outcome": outcome, "paid": c.Paid, "payment_intent": c.Intent,
		"payment_method": c.Method, "payment_method_details": object{"type": "card", "card": object{
			"amount_authorized": captured, "brand": k.brand, "checks": object{"address_line1_check": nil, "address_postal_code_check": nil, "cvc_check": "pass"},
			"country": "US", "exp_month": m.ExpMonth, "exp_year": m.ExpYear, "extended_authorization": object{"status": "disabled"}, "fingerprint": fingerprint(m.Card),
			"funding": "credit", "incremental_authorization": object{"status": "unavailable"}, "installments": nil, "last4": last4(m.Card), "mandate": nil,
			"multicapture": object{"status": "unavailable"}, "network": k.brand, "network_token": object{"used": false},
			"overcapture": object{"maximum_amount_capturable": captured, "status": "unavailable"}, "three_d_secure": nil, "wallet": nil,
		}},
		"receipt_email": nil, "receipt_number": nil, "receipt_url": nil, "refunded": false,
		"review": nil, "shipping": nil, "source_transfer": nil, "statement_descriptor": nil, "statement_descriptor_suffix": nil, "status": status,
		"transfer_data": nil, "transfer_group": nil,
	}
}

func (s *Sandbox) chargeDescription(c *charge) any {
	if in := s.state.Invoices[c.Invoice]; in != nil {
		return orNull(in.Description)
	}
	return nil
}

func (s *Sandbox) sessionWire(b *portalSession) object {
	return object{
		"id": b.ID, "object": "billing_portal.session", "configuration": "bpc_sandbox", "created": s.at(b.Customer, b.Created), "customer": b.Customer, "flow": nil,
		"livemode": false, "locale": nil, "on_behalf_of": nil, "return_url": orNull(b.ReturnURL), "url": s.options.URL + "/portal/" + b.Secret,
	}
}

// objectWire returns the object of an id as in responses; nil for an unknown one.
func (s *Sandbox) objectWire(id string) object {
	st := s.state
	if p := st.Products[id]; p != nil { // Clients may choose a product's id.
		return s.productWire(p)
	}
	prefix, _, _ := strings.Cut(id, "_")
	switch prefix {
	case "cus":
		if c := st.Customers[id]; c != nil {
			return s.customerWire(c)
		}
	case "price":
		if p := st.Prices[id]; p != nil {
			return s.priceWire(p)
		}
	case "sub":
		if sub := st.Subscriptions[id]; sub != nil {
			return s.subscriptionWire(sub)
		}
	case "in":
		if in := st.Invoices[id]; in != nil {
			return s.invoiceWire(in)
		}
	case "pi", "seti":
		if i := st.Intents[id]; i != nil {
			return s.intentWire(i)
		}
	case "ch":
		if c := st.Charges[id]; c != nil {
			return s.chargeWire(c)
		}
	case "pm":
		if m := st.Methods[id]; m != nil {
			return s.methodWire(m)
		}
	}
	return nil
}

// expand replaces ids with their objects, along paths such as latest_invoice.payment_intent or data.customer.
func (s *Sandbox) expand(answer object, paths []string) *Error {
	for _, path := range paths {
		if strings.Count(path, ".") >= 4 {
			return invalid("expand", "", "You cannot expand more than 4 levels of a property.")
		}
		if e := s.expandInto(answer, strings.Split(path, "."), path); e != nil {
			return e
		}
	}
	return nil
}

func (s *Sandbox) expandInto(in object, path []string, whole string) *Error {
	value, has := in[path[0]]
	if in["deleted"] == true {
		return nil // A null reference has nothing to expand.
	}
	if !has {
		return invalid("expand[]", "", "This property cannot be expanded (%s).", whole)
	}
	switch value := value.(type) {
	case nil:
		return nil
	case string:
		found := s.objectWire(value)
		if found == nil {
			return invalid("expand[]", "", "This property cannot be expanded (%s).", whole)
		}
		in[path[0]] = found
		if len(path) > 1 {
			return s.expandInto(found, path[1:], whole)
		}
	case object:
		if len(path) > 1 {
			return s.expandInto(value, path[1:], whole)
		}
	case []any:
		for _, each := range value {
			if inner, ok := each.(object); ok && len(path) > 1 {
				if e := s.expandInto(inner, path[1:], whole); e != nil {
					return e
				}
			}
		}
	default:
		return invalid("expand[]", "", "This property cannot be expanded (%s).", whole)
	}
	return nil
}
