package membership

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// Provider is who takes the money: the one place at which the product asks for anything about it. Any number of calls may
// run at once. A call with a key may be repeated with the same key and the same values, and happens once; with the same key
// and other values it returns ErrKeyReused.
//
// Every error is one of ErrOutage, ErrMissing, ErrKeyReused and ErrUnusable (test with errors.Is) or *Declined (errors.As),
// unless ctx is over. None holds a key, a client secret, or anything that the provider wrote but the message of a *Declined.
type Provider interface {
	// Price reads one price; ErrMissing when there is none.
	Price(ctx context.Context, id string) (Price, error)
	// PriceOf reads the active price with a lookup key; ErrMissing when there is none.
	PriceOf(ctx context.Context, lookupKey string) (Price, error)
	// EnsureProduct makes the product with this id unless there is one.
	EnsureProduct(ctx context.Context, id, name string) error
	// CreatePrice makes a monthly price of the product. A lookup key that is taken returns ErrUnusable.
	CreatePrice(ctx context.Context, product string, price Price) (Price, error)

	// CreateCustomer makes a customer who is known by the payer's id and by nothing that names them, and returns its id.
	CreateCustomer(ctx context.Context, payer, key string) (customer string, err error)
	// DeleteCustomer ends all that the customer pays at once and deletes them. One that was deleted before is no error; one that
	// was never there is ErrMissing, as everybody is with the keys of another account.
	DeleteCustomer(ctx context.Context, customer string) error
	// CustomerDeleted says whether the customer was deleted there; ErrMissing when there never was such a customer.
	CustomerDeleted(ctx context.Context, customer string) (bool, error)

	// Subscriptions lists all that the customer has and had, the newest first; ErrMissing when there is no such customer.
	Subscriptions(ctx context.Context, customer string) ([]ProviderSubscription, error)
	// CreateSubscription begins one that stays incomplete (or, in free days, unconfirmed) until its secret was used.
	CreateSubscription(ctx context.Context, wanted NewSubscription) (ProviderSubscription, error)
	// CancelSubscription ends one at once. One that is not there, or has ended, is no error.
	CancelSubscription(ctx context.Context, id string) error
	// CancelAtPeriodEnd lets one end with what is paid for, or takes that back.
	CancelAtPeriodEnd(ctx context.Context, id string, cancel bool) error
	// GoOn takes back that one ends at a time other than its period's end.
	GoOn(ctx context.Context, id string) error

	// CreateSetup begins to take a new card of the customer, for later charges.
	CreateSetup(ctx context.Context, customer, payer, key string) (Setup, error)
	// Setup reads one; ErrMissing when there is none.
	Setup(ctx context.Context, id string) (Setup, error)
	// CancelSetup has no card be taken by it any more. One that is over is no error.
	CancelSetup(ctx context.Context, id string) error
	// Setups lists those of the customer, the newest first, at most 100.
	Setups(ctx context.Context, customer string) ([]Setup, error)
	// UsePaymentMethod makes a payment method the one that the customer and, unless "", the subscription is charged by.
	UsePaymentMethod(ctx context.Context, customer, subscription, paymentMethod string) error

	// Invoices lists those of the customer, the newest first, drafts too.
	Invoices(ctx context.Context, customer string) ([]ProviderInvoice, error)
	// Invoice reads one; ErrMissing when there is none.
	Invoice(ctx context.Context, id string) (ProviderInvoice, error)
	// PayInvoice charges an open invoice now. One that is paid already is no error; *Declined when the card is refused.
	PayInvoice(ctx context.Context, id, key string) error
	// VoidInvoice has an open invoice be owed no more, and returns it as it is then: paid, when somebody paid it before. One that is
	// not owed is no error.
	VoidInvoice(ctx context.Context, id string) (ProviderInvoice, error)

	// Portal opens the provider's own pages about the customer's cards and invoices, and returns the address, which is good
	// for a few minutes.
	Portal(ctx context.Context, customer, returnURL string) (url string, err error)
}

// What a call to the provider can end in, besides *Declined.
var (
	// ErrOutage means that the provider could not be asked, or did not answer: the same may work later.
	ErrOutage = errors.New("the payment provider does not answer")
	// ErrBroken is an ErrOutage which the provider itself has answered: it stays with the key of the call, and the next try needs
	// another one.
	ErrBroken = fmt.Errorf("%w: it broke down", ErrOutage)
	// ErrMissing means that the provider has no such thing.
	ErrMissing = errors.New("the payment provider has no such thing")
	// ErrKeyReused means that the key came with other values before.
	ErrKeyReused = errors.New("the payment provider knows the key with other values")
	// ErrUnusable means that the provider refuses what was asked, or answers what cannot be understood: a mistake of ours or
	// of the settings, which no repetition mends.
	ErrUnusable = errors.New("the payment provider cannot be used so")
)

// Declined means that a card was refused. Message is the provider's, fit to show; Code is its code, such as "card_declined".
type Declined struct{ Message, Code string }

// Error says which code, and not the message: that is for the person alone.
func (e *Declined) Error() string { return "the card was declined: " + e.Code }

// Secret is what a page needs to take a card in the name of one customer. It prints as nothing and is never stored.
type Secret string

// String keeps the secret out of whatever is printed; string(s) is the secret.
func (Secret) String() string { return "[secret]" }

// GoString keeps the secret out of whatever is printed with %#v.
func (Secret) GoString() string { return "[secret]" }

// Price is what a subscription costs.
type Price struct {
	ID, LookupKey string
	// Cents is in minor units of Currency, which is a lower-case code such as "usd".
	Cents    int
	Currency string
	// Monthly says that it is charged once a month, the same each time.
	Monthly, Active bool
}

// NewSubscription is what a subscription is begun with.
type NewSubscription struct {
	Customer, Price string
	// Payer is payers.id, Variant a code of copy.PricingVariants and Attempt the number of the try; they come back with the
	// subscription.
	Payer, Variant string
	Attempt        int
	// TrialEnd is when the free days end that are left; nil when there are none, and the first month is charged at once.
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

// ProviderSubscription is a subscription as the provider has it. Times that do not apply are nil.
type ProviderSubscription struct {
	ID, Customer string
	// Status is one of the constants, or one that came to be later.
	Status string
	// Payer, Variant and Attempt are as it was begun with; "" and 0 when somebody else began it.
	Payer, Variant string
	Attempt        int
	PriceID        string
	// Cents is what is charged each month.
	Cents                  int
	Currency               string
	CreatedAt              time.Time
	PeriodStart, PeriodEnd time.Time
	TrialEnd               *time.Time
	// CancelAtPeriodEnd says that it ends with the period; CancelAt is when it ends.
	CancelAtPeriodEnd             bool
	CancelAt, CanceledAt, EndedAt *time.Time
	// PaymentMethod is the one it is charged by: its own, else the customer's; "" when there is none. Card is nil when there is
	// none, or when it is no card.
	// OwnMethod says that it is its own.
	PaymentMethod string
	OwnMethod     bool
	Card          *Card
	// Setup is what has to be confirmed before the free days count as paid for later; nil when there is nothing.
	Setup *Setup
	// Payment is how the latest invoice is to be paid; nil when it asks for nothing.
	Payment *Payment
	// LatestInvoice is nil when there is none.
	LatestInvoice *ProviderInvoice
}

// Confirmed says that the first payment went through, or that a card stands behind the free days that are left.
func (s ProviderSubscription) Confirmed() bool {
	switch s.Status {
	case StatusIncomplete, StatusIncompleteExpired:
		return false
	case StatusTrialing:
		return s.setUp() && s.PaymentMethod != ""
	case StatusCanceled:
		// One that ended in its free days without a card never was. The customer's card says nothing: it may have come later. Whether
		// one without free days was paid is in its invoices.
		return s.TrialEnd != nil && s.setUp() && s.OwnMethod
	default:
		return true
	}
}

// setUp says that nothing is left to be confirmed about its card.
func (s ProviderSubscription) setUp() bool {
	return s.Setup == nil || s.Setup.Status == SetupSucceeded
}

// Ended says that it is over for good.
func (s ProviderSubscription) Ended() bool {
	return s.Status == StatusCanceled || s.Status == StatusIncompleteExpired
}

// Card is what may be shown of a card.
type Card struct {
	Brand, Last4      string
	ExpMonth, ExpYear int
}

// Setup is the taking of a card for later.
type Setup struct {
	ID string
	// Status is the provider's word; SetupSucceeded says that the card is there.
	Status        string
	Secret        Secret
	Customer      string
	PaymentMethod string
	// Payer is payers.id when we began it for a new card, and "" otherwise.
	Payer     string
	CreatedAt time.Time
	// GivenAt is when the card was given. It may be long after CreatedAt, which is when the form was opened.
	GivenAt time.Time
}

// SetupSucceeded is the status of a setup that went through.
const SetupSucceeded = "succeeded"

// Payment is how an invoice is paid.
type Payment struct {
	ID string
	// Status is the provider's word.
	Status string
	Secret Secret
	// Refusal is what the bank said, fit to show, when the card was refused last; "" when it was not.
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

// ProviderInvoice is an invoice as the provider has it.
type ProviderInvoice struct {
	ID, Customer string
	// Subscription is "" when it belongs to none; Number is "" while it is a draft.
	Subscription, Number string
	// Status is one of the constants.
	Status           string
	Cents, CentsPaid int
	Currency         string
	// PeriodStart and PeriodEnd are of the service that it charges for.
	PeriodStart, PeriodEnd time.Time
	CreatedAt              time.Time
	PaidAt                 *time.Time
	// Attempted says that its payment was tried, Attempts how often.
	Attempted bool
	Attempts  int
	// Reason is why it came to be, such as subscription_create or subscription_cycle.
	Reason string
	// Page is the provider's page of it for its customer, and PDF the same to keep; "" while it is a draft. Whoever has the
	// address can read it.
	Page, PDF string
}
