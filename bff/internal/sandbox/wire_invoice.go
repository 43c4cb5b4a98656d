package sandbox

import (
	"fmt"
	"net/url"
	"strconv"
)

func (s *Sandbox) invoiceWire(in *invoice) object {
	at := func(moment int64) any { return s.at(in.Customer, moment) }
	paid, remaining, ending := int64(0), in.Cents, any(nil)
	if in.Status == "paid" {
		paid, remaining = in.Cents, 0
	}
	var hosted, pdf any
	if in.FinalizedAt != 0 {
		ending = 0
		hosted, pdf = s.options.URL+"/invoice/"+in.Secret, s.options.URL+"/invoice/"+in.Secret+"/pdf"
	}
	line := object{
		"id": in.Line, "object": "line_item", "amount": in.Cents, "amount_excluding_tax": in.Cents, "currency": in.Currency, "description": s.lineDescription(in),
		"discount_amounts": []any{}, "discountable": true, "discounts": []any{}, "invoice": in.ID, "livemode": false, "metadata": metadata(in.SubscriptionMetadata),
		"period": object{"start": at(in.LineStart), "end": at(in.LineEnd)}, "price": s.priceWire(s.state.Prices[in.Price]), "proration": false,
		"proration_details": object{"credited_items": nil}, "quantity": 1, "subscription": in.Subscription,
		"subscription_item": s.state.Subscriptions[in.Subscription].Item, "tax_amounts": []any{}, "tax_rates": []any{}, "type": "subscription",
		"unit_amount_excluding_tax": strconv.FormatInt(in.Cents, 10),
	}
	return object{
		"id": in.ID, "object": "invoice", "account_country": "US", "account_name": "Aangan", "account_tax_ids": nil, "amount_due": in.Cents, "amount_paid": paid,
		"amount_remaining": remaining, "amount_shipping": 0, "application": nil, "application_fee_amount": nil, "attempt_count": in.Attempts,
		"attempted": in.Attempted, "auto_advance": in.AutoAdvance, "automatic_tax": object{"enabled": false, "liability": nil, "status": nil},
		"billing_reason": in.Reason, "charge": orNull(in.Charge), "collection_method": "charge_automatically", "created": at(in.Created), "currency": in.Currency,
		"custom_fields": nil, "customer": in.Customer, "customer_address": nil, "customer_email": orNull(in.CustomerEmail), "customer_name": orNull(in.CustomerName),
		"customer_phone": nil, "customer_shipping": nil, "customer_tax_exempt": "none", "customer_tax_ids": []any{}, "default_payment_method": nil,
		"default_source": nil, "default_tax_rates": []any{}, "description": orNull(in.Description), "discount": nil, "discounts": []any{}, "due_date": nil,
		"effective_at": at(in.FinalizedAt), "ending_balance": ending, "footer": nil, "from_invoice": nil, "hosted_invoice_url": hosted, "invoice_pdf": pdf,
		"issuer": object{"type": "self"}, "last_finalization_error": nil, "latest_revision": nil, "lines": listOf("/v1/invoices/"+in.ID+"/lines", line),
		"livemode": false, "metadata": object{}, "next_payment_attempt": at(in.NextAttempt), "number": orNull(in.Number), "on_behalf_of": nil,
		"paid": in.Status == "paid", "paid_out_of_band": false, "payment_intent": orNull(in.Intent),
		"payment_settings": object{"default_mandate": nil, "payment_method_options": nil, "payment_method_types": nil},
		"period_end":       at(in.PeriodEnd), "period_start": at(in.PeriodStart), "post_payment_credit_notes_amount": 0, "pre_payment_credit_notes_amount": 0,
		"quote": nil, "receipt_number": nil, "rendering": nil, "shipping_cost": nil, "shipping_details": nil, "starting_balance": 0,
		"statement_descriptor": nil, "status": in.Status, "status_transitions": object{
			"finalized_at": at(in.FinalizedAt), "marked_uncollectible_at": nil, "paid_at": at(in.PaidAt), "voided_at": at(in.VoidedAt),
		},
		"subscription": orNull(in.Subscription), "subscription_details": object{"metadata": metadata(in.SubscriptionMetadata)}, "subtotal": in.Cents,
		"subtotal_excluding_tax": in.Cents, "tax": nil, "test_clock": nil, "total": in.Cents, "total_discount_amounts": []any{}, "total_excluding_tax": in.Cents,
		"total_tax_amounts": []any{}, "transfer_data": nil, "webhooks_delivered_at": at(in.Created),
	}
}

// lineDescription returns a line's description in the provider's wording.
func (s *Sandbox) lineDescription(in *invoice) string {
	p := s.state.Prices[in.Price]
	name := s.state.Products[p.Product].Name
	if in.Cents == 0 && in.Reason == "subscription_create" {
		return "Trial period for " + name
	}
	return fmt.Sprintf("1 × %s (at $%d.%02d / %s)", name, p.Cents/100, p.Cents%100, p.Interval)
}

func (s *Sandbox) intentWire(i *intent) object {
	if i.Setup {
		return s.setupWire(i)
	}
	var canceled any = s.at(i.Customer, i.CanceledAt)
	return object{
		"id": i.ID, "object": "payment_intent", "amount": i.Cents, "amount_capturable": 0, "amount_details": object{"tip": object{}}, "amount_received": i.Received,
		"application": nil, "application_fee_amount": nil, "automatic_payment_methods": nil, "canceled_at": canceled, "cancellation_reason": orNull(i.CancelReason),
		"capture_method": "automatic", "client_secret": i.Secret, "confirmation_method": "automatic", "created": s.at(i.Customer, i.Created), "currency": i.Currency,
		"customer": orNull(i.Customer), "description": orNull(i.Description), "invoice": orNull(i.Invoice), "last_payment_error": s.lastError(i),
		"latest_charge": orNull(i.Charge), "livemode": false, "metadata": metadata(i.Metadata), "next_action": s.nextAction(i), "on_behalf_of": nil,
		"payment_method": orNull(i.Method), "payment_method_configuration_details": nil,
		"payment_method_options": object{"card": object{"installments": nil, "mandate_options": nil, "network": nil, "request_three_d_secure": "automatic"}},
		"payment_method_types":   []any{"card"}, "processing": nil, "receipt_email": nil, "review": nil, "setup_future_usage": orNull(i.Usage), "shipping": nil,
		"statement_descriptor": nil, "statement_descriptor_suffix": nil, "status": i.Status, "transfer_data": nil, "transfer_group": nil,
	}
}

func (s *Sandbox) setupWire(i *intent) object {
	var automatic any
	if i.Automatic {
		automatic = object{"allow_redirects": "always", "enabled": true}
	}
	return object{
		"id": i.ID, "object": "setup_intent", "application": nil, "automatic_payment_methods": automatic, "cancellation_reason": orNull(i.CancelReason),
		"client_secret": i.Secret, "created": s.at(i.Customer, i.Created), "customer": orNull(i.Customer), "description": orNull(i.Description),
		"flow_directions": nil, "last_setup_error": s.lastError(i), "latest_attempt": nil, "livemode": false, "mandate": nil, "metadata": metadata(i.Metadata),
		"next_action": s.nextAction(i), "on_behalf_of": nil, "payment_method": orNull(i.Method), "payment_method_configuration_details": nil,
		"payment_method_options": object{"card": object{"mandate_options": nil, "network": nil, "request_three_d_secure": "automatic"}},
		"payment_method_types":   []any{"card"}, "single_use_mandate": nil, "status": i.Status, "usage": i.Usage,
	}
}

// lastError returns the reason of the last failed attempt. The intent inside it would be this one again, and is
// omitted as the provider does.
func (s *Sandbox) lastError(i *intent) any {
	if i.LastError == nil {
		return nil
	}
	e := *i.LastError
	e.Intent = ""
	return s.errorWire(&e)
}

// nextAction returns the data of the pending second step.
func (s *Sandbox) nextAction(i *intent) any {
	if i.Status != "requires_action" {
		return nil
	}
	address := s.options.URL + "/second-step?client_secret=" + url.QueryEscape(i.Secret)
	if i.SDK || i.ReturnURL == "" {
		return object{"type": "use_stripe_sdk", "use_stripe_sdk": object{"type": "three_d_secure_redirect", "stripe_js": address}}
	}
	return object{"type": "redirect_to_url", "redirect_to_url": object{"url": address, "return_url": i.ReturnURL}}
}
