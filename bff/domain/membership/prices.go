package membership

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/copy"
)

// productID is the provider's id of the product.
const productID = "aangan_monthly"

// currency is the currency of all charges.
const currency = "usd"

// lookupKey returns the key of a variant's price. It contains everything about the price, so a new price gets a new
// key.
func lookupKey(variant copy.PricingVariant) string {
	return fmt.Sprintf("%s_%s_%d", productID, variant.Code, variant.Cents)
}

// price reads the price of a variant from the provider and checks, before it is used, that it is the promised one.
func (s *Service) price(ctx context.Context, variant copy.PricingVariant) (Price, error) {
	var found Price
	var err error
	if id, set := s.prices[variant.Code]; set {
		found, err = s.provider.Price(ctx, id)
	} else {
		found, err = s.provider.PriceOf(ctx, lookupKey(variant))
	}
	if errors.Is(err, ErrMissing) {
		return Price{}, fmt.Errorf("%w: there is no price of the variant %s; run aangan payments setup", ErrUnusable, variant.Code)
	}
	if err != nil {
		return Price{}, err
	}
	return found, checkPrice(found, variant)
}

// checkPrice returns ErrUnusable unless the price charges the variant's amount.
func checkPrice(found Price, variant copy.PricingVariant) error {
	if found.Cents != variant.Cents || found.Currency != currency || !found.Monthly || !found.Active {
		return fmt.Errorf("%w: the price of the variant %s is %d %s (monthly %t, active %t), and must be %d %s, monthly and active",
			ErrUnusable, variant.Code, found.Cents, found.Currency, found.Monthly, found.Active, variant.Cents, currency)
	}
	return nil
}

// CheckProvider returns an error if the provider does not respond as it should. The call changes nothing.
func CheckProvider(ctx context.Context, provider Provider) error {
	_, err := provider.PriceOf(ctx, lookupKey(copy.PricingVariantOf(copy.DefaultVariant)))
	if errors.Is(err, ErrMissing) {
		return nil // Its prices may have other keys (Options.Prices).
	}
	return err
}

// SetUp creates the product and one price per variant at the provider, or finds them. It can be repeated, also
// concurrently. It returns the price ids by the code of their variant. For the command line.
func SetUp(ctx context.Context, provider Provider) (map[string]string, error) {
	if err := provider.EnsureProduct(ctx, productID, copy.Membership.Product); err != nil {
		return nil, err
	}
	ids := map[string]string{}
	for _, variant := range copy.PricingVariants {
		found, err := provider.PriceOf(ctx, lookupKey(variant))
		if errors.Is(err, ErrMissing) {
			found, err = provider.CreatePrice(ctx, productID, Price{LookupKey: lookupKey(variant), Cents: variant.Cents, Currency: currency})
			if errors.Is(err, ErrUnusable) {
				// A concurrent call took the key; if it was another error, this read fails as well.
				if other, again := provider.PriceOf(ctx, lookupKey(variant)); again == nil {
					found, err = other, nil
				}
			}
		}
		if err == nil {
			err = checkPrice(found, variant)
		}
		if err != nil {
			return nil, fmt.Errorf("the price of the variant %s: %w", variant.Code, err)
		}
		ids[variant.Code] = found.ID
	}
	return ids, nil
}
