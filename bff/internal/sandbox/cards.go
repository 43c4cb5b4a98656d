package sandbox

import (
	"strconv"
	"strings"
)

// card is one of the published test cards and how it behaves.
type card struct {
	number, brand, does string
	// setup and charge are the bank's responses to saving and to charging; nil accepts.
	setup, charge *Error
	// step requires a second step the first time; always requires it every time, so automatic charges fail.
	step, always bool
}

var (
	generic      = declined("card_declined", "generic_decline", "Your card was declined.")
	insufficient = declined("card_declined", "insufficient_funds", "Your card has insufficient funds.")
	expired      = declined("expired_card", "", "Your card has expired.")
	wrongCVC     = declined("incorrect_cvc", "", "Your card's security code is incorrect.")
	processing   = declined("processing_error", "", "An error occurred while processing your card. Try again in a little bit.")
	unanswered   = declined("authentication_required", "authentication_required", "Your card was declined. This transaction requires authentication.")
)

// cards are the supported test cards.
var cards = []card{
	{number: "4242424242424242", brand: "visa", does: "succeeds"},
	{number: "5555555555554444", brand: "mastercard", does: "succeeds"},
	{number: "4000002500003155", brand: "visa", does: "requires authentication once", step: true},
	{number: "4000002760003184", brand: "visa", does: "always requires authentication", step: true, always: true},
	{number: "4000000000000341", brand: "visa", does: "can be saved, but every charge is declined", charge: generic},
	{number: "4000000000000002", brand: "visa", does: "is declined", setup: generic, charge: generic},
	{number: "4000000000009995", brand: "visa", does: "has insufficient funds", setup: insufficient, charge: insufficient},
	{number: "4000000000000069", brand: "visa", does: "has expired", setup: expired, charge: expired},
	{number: "4000000000000127", brand: "visa", does: "has a wrong security code", setup: wrongCVC, charge: wrongCVC},
	{number: "4000000000000119", brand: "visa", does: "gets a processing error", setup: processing, charge: processing},
}

// wellKnown maps the provider's ids for test cards to their numbers.
var wellKnown = map[string]string{
	"pm_card_visa": "4242424242424242", "pm_card_mastercard": "5555555555554444",
	"pm_card_authenticationRequiredOnSetup": "4000002500003155", "pm_card_authenticationRequired": "4000002760003184",
	"pm_card_chargeCustomerFail": "4000000000000341", "pm_card_visa_chargeDeclined": "4000000000000002",
	"pm_card_chargeDeclined": "4000000000000002", "pm_card_chargeDeclinedInsufficientFunds": "4000000000009995",
	"pm_card_visa_chargeDeclinedInsufficientFunds": "4000000000009995",
	"pm_card_chargeDeclinedExpiredCard":            "4000000000000069", "pm_card_chargeDeclinedIncorrectCvc": "4000000000000127",
	"pm_card_chargeDeclinedProcessingError": "4000000000000119",
}

func cardOf(number string) card {
	for _, c := range cards {
		if c.number == number {
			return c
		}
	}
	return card{number: number, brand: "unknown", does: "is not known", setup: generic, charge: generic}
}

// entered creates a card from typed input. A number that is not a test card is rejected as the provider does in test
// mode, and never stored.
func (s *Sandbox) entered(p *params, prefix string, now int64) (*method, *Error) {
	digits := strings.NewReplacer(" ", "", "-", "").Replace(p.need(prefix + "[number]"))
	month, year := p.number(prefix+"[exp_month]"), p.number(prefix+"[exp_year]")
	cvc, checked := p.text(prefix+"[cvc]"), p.has(prefix+"[cvc]")
	if year > 0 && year < 100 {
		year += 2000
	}
	refuse := func(code, field, message string) (*method, *Error) {
		e := declined(code, "", message)
		e.Param = field
		return nil, e
	}
	if !luhn(digits) {
		return refuse("incorrect_number", "number", "Your card number is incorrect.")
	}
	if month < 1 || month > 12 {
		return refuse("invalid_expiry_month", "exp_month", "Your card's expiration month is invalid.")
	}
	today := unix(now)
	if int(year) < today.Year() || int(year) > today.Year()+50 {
		return refuse("invalid_expiry_year", "exp_year", "Your card's expiration year is invalid.")
	}
	if int(year) == today.Year() && int(month) < int(today.Month()) {
		return refuse("invalid_expiry_month", "exp_month", "Your card's expiration month is invalid.")
	}
	if _, err := strconv.Atoi(cvc); checked && (err != nil || len(cvc) < 3 || len(cvc) > 4) {
		return refuse("invalid_cvc", "cvc", "Your card's security code is invalid.")
	}
	if cardOf(digits).brand == "unknown" {
		return nil, declined("card_declined", "test_mode_live_card", "Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.")
	}
	return s.newMethod(digits, int(month), int(year)), nil
}

func (s *Sandbox) newMethod(number string, month, year int) *method {
	return &method{made: s.make("pm", 0), Card: number, ExpMonth: month, ExpYear: year, Billing: map[string]string{}, Metadata: map[string]string{}}
}

// luhn reports whether the check digit is correct.
func luhn(digits string) bool {
	sum := 0
	for i := range len(digits) {
		d := int(digits[len(digits)-1-i] - '0')
		if d < 0 || d > 9 {
			return false
		}
		if i%2 == 1 {
			if d *= 2; d > 9 {
				d -= 9
			}
		}
		sum += d
	}
	return len(digits) >= 12 && len(digits) <= 19 && sum%10 == 0
}
