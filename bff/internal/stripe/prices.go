package stripe

import (
	"context"
	"errors"

	stripe "github.com/stripe/stripe-go/v76"

	"aangan/bff/domain/membership"
)

// Price implements membership.Provider.
func (p *Provider) Price(ctx context.Context, id string) (membership.Price, error) {
	within, done := p.within(ctx)
	defer done()
	found, err := p.prices.Get(id, &stripe.PriceParams{Params: params(within, "")})
	if err != nil {
		return membership.Price{}, fail(ctx, "read a price", err)
	}
	return priceFrom(found), nil
}

// PriceOf implements membership.Provider.
func (p *Provider) PriceOf(ctx context.Context, lookupKey string) (membership.Price, error) {
	within, done := p.within(ctx)
	defer done()
	list := p.prices.List(&stripe.PriceListParams{
		ListParams: stripe.ListParams{Context: within, Limit: stripe.Int64(1), Single: true},
		Active:     stripe.Bool(true), LookupKeys: []*string{stripe.String(lookupKey)},
	})
	if list.Next() {
		return priceFrom(list.Price()), nil
	}
	if err := list.Err(); err != nil {
		return membership.Price{}, fail(ctx, "find a price", err)
	}
	return membership.Price{}, membership.ErrMissing
}

// EnsureProduct implements membership.Provider.
func (p *Provider) EnsureProduct(ctx context.Context, id, name string) error {
	within, done := p.within(ctx)
	defer done()
	_, err := p.products.Get(id, &stripe.ProductParams{Params: params(within, "")})
	if err = fail(ctx, "read the product", err); !errors.Is(err, membership.ErrMissing) {
		return err
	}
	_, err = p.products.New(&stripe.ProductParams{Params: params(within, ""), ID: stripe.String(id), Name: stripe.String(name)})
	var answered *stripe.Error
	if errors.As(err, &answered) && answered.Code == stripe.ErrorCodeResourceAlreadyExists {
		return nil // Another process has created it.
	}
	return fail(ctx, "make the product", err)
}

// CreatePrice implements membership.Provider.
func (p *Provider) CreatePrice(ctx context.Context, product string, price membership.Price) (membership.Price, error) {
	within, done := p.within(ctx)
	defer done()
	made, err := p.prices.New(&stripe.PriceParams{
		Params: params(within, ""), Product: stripe.String(product), LookupKey: stripe.String(price.LookupKey),
		UnitAmount: stripe.Int64(int64(price.Cents)), Currency: stripe.String(price.Currency),
		Recurring: &stripe.PriceRecurringParams{Interval: stripe.String(string(stripe.PriceRecurringIntervalMonth))},
	})
	if err != nil {
		return membership.Price{}, fail(ctx, "make a price", err)
	}
	return priceFrom(made), nil
}

func priceFrom(p *stripe.Price) membership.Price {
	price := membership.Price{ID: p.ID, LookupKey: p.LookupKey, Cents: int(p.UnitAmount), Currency: string(p.Currency), Active: p.Active}
	if r := p.Recurring; r != nil {
		price.Monthly = p.BillingScheme == stripe.PriceBillingSchemePerUnit && r.Interval == stripe.PriceRecurringIntervalMonth &&
			r.IntervalCount == 1 && r.UsageType == stripe.PriceRecurringUsageTypeLicensed
	}
	return price
}
