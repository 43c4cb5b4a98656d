package config

import (
	"fmt"
	"maps"
	"strings"
	"testing"
)

const secretPart = "hushhush"

// keysOf returns valid payment settings of a mode, "test" or "live", with changes applied.
func keysOf(mode string, changes map[string]string) map[string]string {
	env := map[string]string{
		"STRIPE_SECRET_KEY": "sk_" + mode + "_" + secretPart, "STRIPE_PUBLISHABLE_KEY": "pk_" + mode + "_1", "STRIPE_WEBHOOK_SECRET": "whsec_" + secretPart,
		"STRIPE_PRICE_DEFAULT": "price_1", "STRIPE_PRICE_DISCOUNT": "price_2", "STRIPE_PRICE_PREMIUM": "price_3",
	}
	if mode == "live" {
		env["AANGAN_ENV"] = "production"
	}
	maps.Copy(env, changes)
	return env
}

func TestInvalidPaymentSettingsAreRejectedWithoutSecrets(t *testing.T) {
	for name, c := range map[string]struct {
		env  map[string]string
		says string
	}{
		"no keys in production":                    {map[string]string{"AANGAN_ENV": "production"}, "STRIPE_SECRET_KEY is missing; production takes payments"},
		"no signing secret in production":          {keysOf("live", map[string]string{"STRIPE_WEBHOOK_SECRET": ""}), "STRIPE_WEBHOOK_SECRET is missing; production"},
		"no price in production":                   {keysOf("live", map[string]string{"STRIPE_PRICE_DISCOUNT": ""}), "STRIPE_PRICE_DISCOUNT is missing; production needs"},
		"a test key in production":                 {keysOf("live", map[string]string{"STRIPE_SECRET_KEY": "sk_test_" + secretPart}), "STRIPE_SECRET_KEY is no live key"},
		"a publishable test key in production":     {keysOf("live", map[string]string{"STRIPE_PUBLISHABLE_KEY": "pk_test_1"}), "STRIPE_PUBLISHABLE_KEY is no live key"},
		"a live key in development":                {keysOf("test", map[string]string{"STRIPE_SECRET_KEY": "rk_live_" + secretPart}), "STRIPE_SECRET_KEY is no test key"},
		"a secret key as the publishable key":      {keysOf("test", map[string]string{"STRIPE_PUBLISHABLE_KEY": "sk_test_" + secretPart}), "STRIPE_PUBLISHABLE_KEY is no key of this kind; it must begin with pk_test_"},
		"the sandbox's key":                        {keysOf("test", map[string]string{"STRIPE_SECRET_KEY": "sk_test_sandbox"}), "is the key of the payment sandbox"},
		"a missing publishable key in development": {keysOf("test", map[string]string{"STRIPE_PUBLISHABLE_KEY": ""}), "STRIPE_PUBLISHABLE_KEY is missing, while other keys of Stripe are set"},
		"an invalid signing secret":                {keysOf("test", map[string]string{"STRIPE_WEBHOOK_SECRET": secretPart}), "STRIPE_WEBHOOK_SECRET is no signing secret"},
		"an invalid price id":                      {keysOf("test", map[string]string{"STRIPE_PRICE_DEFAULT": "prod_1"}), "STRIPE_PRICE_DEFAULT is no id of a price"},
		"prices without a secret key":              {map[string]string{"STRIPE_PRICE_DEFAULT": "price_1"}, "STRIPE_SECRET_KEY is missing, while prices are set"},
		"the sandbox at an app's port":             {map[string]string{"PAYMENT_SANDBOX_PORT": "3001"}, "PAYMENT_SANDBOX_PORT is 3001, and so is MEMBER_PORT"},
		"an invalid sandbox port":                  {map[string]string{"PAYMENT_SANDBOX_PORT": "till"}, "PAYMENT_SANDBOX_PORT is \"till\""},
	} {
		_, err := load(t, c.env)
		if err == nil || !strings.Contains(err.Error(), c.says) || strings.Contains(err.Error(), secretPart) {
			t.Errorf("%s: %v, want %q", name, err, c.says)
		}
	}
}

func TestPaymentSettingsAreReadAndSecretsNotPrinted(t *testing.T) {
	c, err := load(t, keysOf("test", map[string]string{"STRIPE_PRICE_PREMIUM": "", "PAYMENT_SANDBOX_PORT": "3001"}))
	if err != nil || c.Stripe.Sandbox || c.Stripe.SecretKey != "sk_test_"+secretPart || c.Stripe.PublishableKey != "pk_test_1" || c.Stripe.WebhookSecret != "whsec_"+secretPart ||
		c.Stripe.APIURL != "https://api.stripe.com" || c.Stripe.ScriptURL != "https://js.stripe.com/v3/" || !maps.Equal(c.Stripe.Prices, map[string]string{"default": "price_1", "discount": "price_2"}) {
		t.Errorf("%#v, %v", c.Stripe, err)
	}
	if printed := fmt.Sprintf("%v %+v %#v", c, c.Stripe, c.Stripe); strings.Contains(printed, secretPart) {
		t.Errorf("a secret is printed: %s", printed)
	}
	c, err = load(t, map[string]string{"PAYMENT_SANDBOX_PORT": "4003"})
	if err != nil || !c.Stripe.Sandbox || c.Stripe.SecretKey != "sk_test_sandbox" || c.Stripe.APIURL != "http://127.0.0.1:4003" || c.Stripe.ScriptURL != "http://127.0.0.1:4003/v3/stripe.js" {
		t.Errorf("the sandbox: %#v, %v", c.Stripe, err)
	}
}

// TestLoadPaymentsRequiresOnlyTheSecretKey: the other settings result from the setup.
func TestLoadPaymentsRequiresOnlyTheSecretKey(t *testing.T) {
	with := func(env map[string]string) (Config, error) {
		return LoadPayments(func(name string) string { return env[name] })
	}
	c, err := with(map[string]string{"AANGAN_ENV": "production", "STRIPE_SECRET_KEY": "sk_live_" + secretPart, "MEMBER_URL": "https://app.example.org"})
	if err != nil || c.Stripe.SecretKey != "sk_live_"+secretPart || c.Stripe.APIURL != "https://api.stripe.com" || c.URLs[Member] != "https://app.example.org" {
		t.Errorf("%#v, %v", c.Stripe, err)
	}
	if c, err := with(nil); err != nil || !c.Stripe.Sandbox {
		t.Errorf("the sandbox: %#v, %v", c.Stripe, err)
	}
	for _, env := range []map[string]string{
		{"AANGAN_ENV": "production", "MEMBER_URL": "https://app.example.org"},
		{"AANGAN_ENV": "production", "MEMBER_URL": "https://app.example.org", "STRIPE_SECRET_KEY": "sk_test_" + secretPart},
		{"STRIPE_SECRET_KEY": "sk_live_" + secretPart},
	} {
		if _, err := with(env); err == nil || !strings.Contains(err.Error(), "STRIPE_SECRET_KEY") || strings.Contains(err.Error(), secretPart) {
			t.Errorf("%v: %v", env, err)
		}
	}
}
