package membership

import (
	"context"
	"time"
)

// unreachable is the provider of a deployment without one: every call fails as in an outage.
type unreachable struct{}

func (unreachable) Price(context.Context, string) (Price, error)        { return Price{}, ErrOutage }
func (unreachable) PriceOf(context.Context, string) (Price, error)      { return Price{}, ErrOutage }
func (unreachable) EnsureProduct(context.Context, string, string) error { return ErrOutage }

func (unreachable) CreatePrice(context.Context, string, Price) (Price, error) {
	return Price{}, ErrOutage
}

func (unreachable) CreateCustomer(context.Context, string, string) (string, error) {
	return "", ErrOutage
}

func (unreachable) DeleteCustomer(context.Context, string) error { return ErrOutage }

func (unreachable) CustomerDeleted(context.Context, string) (bool, error) { return false, ErrOutage }

func (unreachable) Subscriptions(context.Context, string) ([]ProviderSubscription, error) {
	return nil, ErrOutage
}

func (unreachable) CreateSubscription(context.Context, NewSubscription) (ProviderSubscription, error) {
	return ProviderSubscription{}, ErrOutage
}

func (unreachable) CancelSubscription(context.Context, string) error      { return ErrOutage }
func (unreachable) CancelAtPeriodEnd(context.Context, string, bool) error { return ErrOutage }
func (unreachable) Pause(context.Context, string, time.Time) error        { return ErrOutage }
func (unreachable) EndPause(context.Context, string, bool) error          { return ErrOutage }
func (unreachable) GoOn(context.Context, string) error                    { return ErrOutage }

func (unreachable) CreateSetup(context.Context, string, string, string) (Setup, error) {
	return Setup{}, ErrOutage
}

func (unreachable) Setup(context.Context, string) (Setup, error)    { return Setup{}, ErrOutage }
func (unreachable) CancelSetup(context.Context, string) error       { return ErrOutage }
func (unreachable) Setups(context.Context, string) ([]Setup, error) { return nil, ErrOutage }

func (unreachable) UsePaymentMethod(context.Context, string, string, string) error { return ErrOutage }

func (unreachable) Invoices(context.Context, string) ([]ProviderInvoice, error) {
	return nil, ErrOutage
}

func (unreachable) Invoice(context.Context, string) (ProviderInvoice, error) {
	return ProviderInvoice{}, ErrOutage
}

func (unreachable) PayInvoice(context.Context, string, string) error { return ErrOutage }

func (unreachable) VoidInvoice(context.Context, string) (ProviderInvoice, error) {
	return ProviderInvoice{}, ErrOutage
}

func (unreachable) Portal(context.Context, string, string) (string, error) { return "", ErrOutage }
