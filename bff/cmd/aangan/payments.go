package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"

	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/reminders"
	"aangan/bff/internal/config"
	"aangan/bff/internal/static"
	"aangan/bff/internal/stripe"
	membermembership "aangan/bff/member/membership"
)

// paymentProvider is who takes the money here.
func paymentProvider(c config.Stripe) membership.Provider {
	return stripe.New(stripe.Settings{URL: c.APIURL, Key: c.SecretKey})
}

// newMembership makes the service of memberships for a desk. A nil pool and no waker are enough for looking at its letters.
func newMembership(c config.Config, pool *pgxpool.Pool, queue membership.Queue, waker mailbox.Waker, places emails.Links, logger *slog.Logger) *membership.Service {
	return membership.New(membership.Options{
		Pool: pool, Waker: waker, Queue: queue, Quiet: reminders.QuietUntil, Logger: logger,
		Links:    places,
		Provider: paymentProvider(c.Stripe), Verifier: stripe.NewNotices(c.Stripe.WebhookSecret), Prices: c.Stripe.Prices,
		PublishableKey: c.Stripe.PublishableKey, ScriptURL: c.Stripe.ScriptURL,
	})
}

// setUpPayments is the command.
func setUpPayments(ctx context.Context, p program, args []string) error {
	if len(args) != 1 || args[0] != "setup" {
		fmt.Fprintln(p.stderr, "aangan payments can do one thing: aangan payments setup")
		return errUsage
	}
	ids, err := membership.SetUp(ctx, paymentProvider(p.config.Stripe))
	if err != nil {
		if p.config.Stripe.Sandbox && errors.Is(err, membership.ErrOutage) {
			return fmt.Errorf("STRIPE_SECRET_KEY is not set, and the payment sandbox does not answer at %s; \"aangan start\" runs one and sets it up", p.config.Stripe.APIURL)
		}
		return fmt.Errorf("the prices could not be made: %w", err)
	}
	p.say("The product and its prices are at the payment provider.\n")
	for _, variant := range copy.PricingVariants {
		p.say("%s=%s", config.PriceName(variant.Code), ids[variant.Code])
	}
	p.say("\nIts webhooks go to %s%s, in the API version %s, about these events:\n", p.config.URLs[config.Member], membermembership.WebhookPath, stripe.APIVersion)
	for _, event := range membership.HeededEvents() {
		p.say("  %s", event)
	}
	p.say("\nThe secret that signs them is STRIPE_WEBHOOK_SECRET.")
	return nil
}

// paymentOrigins is whom the page that takes cards lets in.
func paymentOrigins(c config.Stripe) *static.PaymentOrigins {
	return &static.PaymentOrigins{Scripts: c.ScriptOrigins, Frames: c.FrameOrigins, Connects: c.ConnectOrigins}
}
