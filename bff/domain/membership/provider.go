package membership

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// Provider is the payment provider, the only way in which the product contacts it. Concurrent calls are safe. A call
// with a key may be repeated with the same key and values, and happens once; with other values it returns
// ErrKeyReused.
//
// Every error is one of ErrOutage, ErrMissing, ErrKeyReused and ErrUnusable (use errors.Is) or *Declined (errors.As),
// unless ctx has ended. None contains a key, a client secret, or text from the provider, except the message of a
// *Declined.
type Provider interface {
	// Price reads one price. Returns ErrMissing if it does not exist.
	Price(ctx context.Context, id string) (Price, error)
	// PriceOf reads the active price with a lookup key. Returns ErrMissing if it does not exist.
	PriceOf(ctx context.Context, lookupKey string) (Price, error)
	// EnsureProduct creates the product with this id unless it exists.
	EnsureProduct(ctx context.Context, id, name string) error
	// CreatePrice creates a monthly price of the product. Returns ErrUnusable for a lookup key that is taken.
	CreatePrice(ctx context.Context, product string, price Price) (Price, error)

	// CreateCustomer creates a customer with the payer's id and no personal data, and returns its id.
	CreateCustomer(ctx context.Context, payer, key string) (customer string, err error)
	// DeleteCustomer ends all payments of the customer at once and deletes it. Deleting it twice is not an error.
	// Returns ErrMissing for a customer that never existed, as all do with the keys of another account.
	DeleteCustomer(ctx context.Context, customer string) error
	// CustomerDeleted reports whether the customer was deleted. Returns ErrMissing for a customer that never existed.
	CustomerDeleted(ctx context.Context, customer string) (bool, error)

	// Subscriptions lists the customer's current and ended subscriptions, newest first. Returns ErrMissing for an
	// unknown customer.
	Subscriptions(ctx context.Context, customer string) ([]ProviderSubscription, error)
	// CreateSubscription creates one that stays incomplete (or, with free days, unconfirmed) until its secret is used.
	CreateSubscription(ctx context.Context, wanted NewSubscription) (ProviderSubscription, error)
	// CancelSubscription ends a subscription at once. It returns nil for an unknown or ended one.
	CancelSubscription(ctx context.Context, id string) error
	// CancelAtPeriodEnd ends a subscription with the paid period, or undoes that.
	CancelAtPeriodEnd(ctx context.Context, id string, cancel bool) error
	// GoOn undoes an end at a time other than the period's end.
	GoOn(ctx context.Context, id string) error

	// Pause stops the charges of a subscription until then: the invoices of that time become void, and its periods
	// continue.
	Pause(ctx context.Context, id string, until time.Time) error
	// EndPause undoes Pause. With chargeNow a new period begins and is charged at once.
	EndPause(ctx context.Context, id string, chargeNow bool) error

	// CreateSetup creates a setup: it takes a new card of the customer for later charges.
	CreateSetup(ctx context.Context, customer, payer, key string) (Setup, error)
	// Setup reads one setup. Returns ErrMissing if it does not exist.
	Setup(ctx context.Context, id string) (Setup, error)
	// CancelSetup cancels a setup, so that it accepts no card. It returns nil for a finished one.
	CancelSetup(ctx context.Context, id string) error
	// Setups lists the customer's setups, newest first, at most 100.
	Setups(ctx context.Context, customer string) ([]Setup, error)
	// UsePaymentMethod sets the charged payment method of the customer and, unless it is "", of the subscription.
	UsePaymentMethod(ctx context.Context, customer, subscription, paymentMethod string) error

	// Invoices lists the customer's invoices, newest first, including drafts.
	Invoices(ctx context.Context, customer string) ([]ProviderInvoice, error)
	// Invoice reads one invoice. Returns ErrMissing if it does not exist.
	Invoice(ctx context.Context, id string) (ProviderInvoice, error)
	// PayInvoice charges an open invoice now. It returns nil for a paid one, and *Declined if the card is declined.
	PayInvoice(ctx context.Context, id, key string) error
	// VoidInvoice makes an open invoice no longer due, and returns its new state: paid, if it was paid first. An
	// invoice that is not due is not an error.
	VoidInvoice(ctx context.Context, id string) (ProviderInvoice, error)

	// Portal returns the URL of the provider's pages about the customer's cards and invoices, valid for a few minutes.
	Portal(ctx context.Context, customer, returnURL string) (url string, err error)
}

// The errors of a call to the provider, in addition to *Declined.
var (
	// ErrOutage means that the provider was unreachable, did not respond, or sent an unreadable response: what it has
	// done is unknown, and the same call may work later.
	ErrOutage = errors.New("the payment provider does not respond")
	// ErrBroken is an ErrOutage that the provider responded with: it is bound to the call's key, so the next attempt
	// needs another key.
	ErrBroken = fmt.Errorf("%w: it failed internally", ErrOutage)
	// ErrMissing means that the object does not exist at the provider.
	ErrMissing = errors.New("the object does not exist at the payment provider")
	// ErrKeyReused means that the key was used with other values before.
	ErrKeyReused = errors.New("the key was used with other values at the payment provider")
	// ErrUnusable means that the provider rejected the request or has an object that the product cannot use: an error
	// in our code or settings that no retry fixes.
	ErrUnusable = errors.New("the payment provider rejected the request or has an unusable object")
)

// Declined means that a card was declined. Message is the provider's text for display; Code is its code, such as
// "card_declined".
type Declined struct{ Message, Code string }

// Error returns a text with the code, without the message, which is for the member only.
func (e *Declined) Error() string { return "the card was declined: " + e.Code }

// Secret is the key with which a page takes a card for one customer. It prints as "[secret]" and is never stored.
type Secret string

// String returns a placeholder, so that the secret is not printed; string(s) is the secret.
func (Secret) String() string { return "[secret]" }

// GoString returns a placeholder, so that %#v does not print the secret.
func (Secret) GoString() string { return "[secret]" }

// Price is the price of a subscription.
type Price struct {
	ID, LookupKey string
	// Cents is in minor units of Currency, which is a lower-case code such as "usd".
	Cents    int
	Currency string
	// Monthly is true if it is charged once a month, always the same amount.
	Monthly, Active bool
}

// NewSubscription is the input of a new subscription.
type NewSubscription struct {
	Customer, Price string
	// Payer is payers.id, Variant a code of copy.PricingVariants and Attempt the number of the attempt; the
	// subscription returns them.
	Payer, Variant string
	Attempt        int
	// TrialEnd is the end of the remaining free days; nil for none, so the first month is charged at once.
	TrialEnd *time.Time
	Key      string
}

// Statuses of a subscription at the provider.
const (
	StatusIncomplete        = "incomplete"
	StatusIncompleteExpired = "incomplete_expired"
	StatusTrialing          = "trialing"
	StatusActive            = "active"
	StatusPastDue           = "past_due"
	StatusUnpaid            = "unpaid"
	StatusCanceled          = "canceled"
	StatusPaused            = "paused"
)

// ProviderSubscription is a subscription at the provider. Times that do not apply are nil.
type ProviderSubscription struct {
	ID, Customer string
	// Status is one of the constants, or an unknown one.
	Status string
	// Payer, Variant and Attempt are from its start; "" and 0 if another program started it.
	Payer, Variant string
	Attempt        int
	PriceID        string
	// Cents is the monthly charge.
	Cents                  int
	Currency               string
	CreatedAt              time.Time
	PeriodStart, PeriodEnd time.Time
	// Anchor is the time from which the periods are counted, in months.
	Anchor   time.Time
	TrialEnd *time.Time
	// ResumesAt is the end of a pause of the charges.
	ResumesAt *time.Time
	// CancelAtPeriodEnd is true if it ends with the period; CancelAt is the time of the end.
	CancelAtPeriodEnd             bool
	CancelAt, CanceledAt, EndedAt *time.Time
	// PaymentMethod is the charged one: the subscription's, else the customer's; empty if there is no method. Card is
	// nil if there is no method or it is not a card. OwnMethod is true if it is the subscription's.
	PaymentMethod string
	OwnMethod     bool
	Card          *Card
	// Setup must be confirmed before the free days count as paid for later; nil if there is nothing to confirm.
	Setup *Setup
	// Payment is the pending payment of the latest invoice; nil for none.
	Payment *Payment
	// LatestInvoice may be nil.
	LatestInvoice *ProviderInvoice
}

// Confirmed reports whether the first payment succeeded, or a card is attached for the remaining free days.
func (s ProviderSubscription) Confirmed() bool {
	switch s.Status {
	case StatusIncomplete, StatusIncompleteExpired:
		return false
	case StatusTrialing:
		return s.setUp() && s.PaymentMethod != ""
	case StatusCanceled:
		// One that ended in its free days without its own card was never confirmed. The customer's card does not
		// count: it may have been added later. Without free days, its invoices show whether it was paid.
		return s.TrialEnd != nil && s.setUp() && s.OwnMethod
	default:
		return true
	}
}

// setUp reports whether nothing about its card is left to confirm.
func (s ProviderSubscription) setUp() bool {
	return s.Setup == nil || s.Setup.Status == SetupSucceeded
}

// Ended reports whether the subscription has ended permanently.
func (s ProviderSubscription) Ended() bool {
	return s.Status == StatusCanceled || s.Status == StatusIncompleteExpired
}

// Card is the data of a card that may be displayed.
type Card struct {
	Brand, Last4      string
	ExpMonth, ExpYear int
}

// Setup is the process of taking a card for later charges.
type Setup struct {
	ID string
	// Status is the provider's value; SetupSucceeded means that the card is there.
	Status        string
	Secret        Secret
	Customer      string
	PaymentMethod string
	// Payer is payers.id if we created it for a new card, and "" otherwise.
	Payer     string
	CreatedAt time.Time
	// GivenAt is the time at which the card was given, possibly long after CreatedAt, when the form was opened.
	GivenAt time.Time
}

// SetupSucceeded is the status of a successful setup.
const SetupSucceeded = "succeeded"

// Payment is the payment of an invoice.
type Payment struct {
	ID string
	// Status is the provider's value.
	Status string
	Secret Secret
	// Refusal is the bank's message, fit to show, when the card was last declined; else "".
	Refusal string
}

// Statuses of an invoice at the provider.
const (
	InvoiceDraft         = "draft"
	InvoiceOpen          = "open"
	InvoicePaid          = "paid"
	InvoiceUncollectible = "uncollectible"
	InvoiceVoid          = "void"
)

// ProviderInvoice is an invoice at the provider.
type ProviderInvoice struct {
	ID, Customer string
	// Subscription is "" for an invoice without one; Number is "" for a draft.
	Subscription, Number string
	// Status is one of the constants.
	Status           string
	Cents, CentsPaid int
	Currency         string
	// PeriodStart and PeriodEnd are those of the charged period.
	PeriodStart, PeriodEnd time.Time
	CreatedAt              time.Time
	PaidAt                 *time.Time
	// Attempted is true if its payment was attempted, and Attempts is the number.
	Attempted bool
	Attempts  int
	// Reason is the provider's reason for the invoice, such as subscription_create or subscription_cycle.
	Reason string
	// Page is the provider's page for the customer, and PDF a file of it; "" while it is a draft. Any holder of the
	// URL can read it.
	Page, PDF string
}
