package main

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/app"
	"aangan/bff/cmd/internal/cli"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/membership"
	"aangan/bff/internal/config"
	"aangan/bff/internal/stripe"
	membermembership "aangan/bff/member/membership"
)

func loadPayments(getenv func(string) string, _ string) (config.Config, error) {
	return config.LoadPayments(getenv)
}

// setUpPayments creates the product and its prices at the payment provider, or finds them, and prints the settings.
func setUpPayments(ctx context.Context, e cli.Env, args []string) error {
	if len(args) != 1 || args[0] != "setup" {
		fmt.Fprintln(e.Stderr, "aangan payments has one command: aangan payments setup")
		return cli.ErrUsage
	}
	ids, err := membership.SetUp(ctx, app.NewPaymentProvider(e.Config.Stripe))
	if err != nil {
		if e.Config.Stripe.Sandbox && errors.Is(err, membership.ErrOutage) {
			return fmt.Errorf("STRIPE_SECRET_KEY is not set, and the payment sandbox does not answer at %s; run \"aangan-dev start\", which starts one and sets it up", e.Config.Stripe.APIURL)
		}
		return fmt.Errorf("create the prices: %w", err)
	}
	e.Say("The product and its prices are set up at the payment provider.\n")
	for _, variant := range copy.PricingVariants {
		e.Say("%s=%s", config.PriceName(variant.Code), ids[variant.Code])
	}
	e.Say("\nSend its webhooks to %s%s, with API version %s, for these events:\n", e.Config.URLs[config.Member], membermembership.WebhookPath, stripe.APIVersion)
	for _, event := range membership.WebhookEvents() {
		e.Say("  %s", event)
	}
	e.Say("\nSet STRIPE_WEBHOOK_SECRET to the secret that signs them.")
	return nil
}
