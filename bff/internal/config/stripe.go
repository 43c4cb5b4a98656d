package config

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"aangan/bff/domain/copy"
)

// Stripe holds the settings of the payment provider. In development without keys it is the payment sandbox on this
// machine, which only "aangan-dev start" and "aangan-dev sandbox" run.
type Stripe struct {
	// SecretKey authenticates API calls, WebhookSecret verifies webhooks, PublishableKey is for pages.
	SecretKey, PublishableKey, WebhookSecret string
	// APIURL is the URL of the API, without a slash at the end; ScriptURL is the script of the card form.
	APIURL, ScriptURL string
	// ScriptOrigins, FrameOrigins and ConnectOrigins are allowed by the payment page's policy: the origins of its
	// scripts, frames and calls.
	ScriptOrigins, FrameOrigins, ConnectOrigins []string
	// Prices are ids of prices by the code of their variant; one that is missing is found by its lookup key.
	Prices map[string]string
	// Sandbox is true without keys: the payment sandbox is used.
	Sandbox bool
}

// String returns the settings without the secrets.
func (s Stripe) String() string {
	return fmt.Sprintf("{API %s, script %s, prices %v, sandbox %t}", s.APIURL, s.ScriptURL, s.Prices, s.Sandbox)
}

// GoString returns the settings without the secrets, for %#v.
func (s Stripe) GoString() string { return s.String() }

// Keys of the payment sandbox. They are valid nowhere else.
const (
	sandboxSecretKey      = "sk_test_sandbox"
	sandboxPublishableKey = "pk_test_sandbox"
	sandboxWebhookSecret  = "whsec_sandbox"
)

const (
	secretKeyName      = "STRIPE_SECRET_KEY"
	publishableKeyName = "STRIPE_PUBLISHABLE_KEY"
	webhookSecretName  = "STRIPE_WEBHOOK_SECRET"
	sandboxPortName    = "PAYMENT_SANDBOX_PORT"
)

// stripe reads the payment provider's settings. Errors never repeat keys. Taken maps the apps' ports to their
// variables.
func (r *reader) stripe(production bool, taken map[int]string) Stripe {
	port := r.number(sandboxPortName, 3003, 1, 65535)
	keys := map[string]string{}
	names := []string{secretKeyName, publishableKeyName, webhookSecretName}
	var missing []string
	for _, name := range names {
		if keys[name] = r.text(name, ""); keys[name] == "" {
			missing = append(missing, name)
		}
	}
	prices := map[string]string{}
	for _, variant := range copy.PricingVariants {
		name := PriceName(variant.Code)
		switch id := r.text(name, ""); {
		case id == "" && production:
			r.wrong(name, "is missing; production needs the ids of its prices, which \"aangan payments setup\" prints")
		case id == "":
		case !strings.HasPrefix(id, "price_"):
			r.wrong(name, "is no id of a price; it must begin with price_, as \"aangan payments setup\" prints it")
		default:
			prices[variant.Code] = id
		}
	}
	if len(missing) == len(names) && !production {
		if other, clash := taken[port]; clash {
			r.wrong(sandboxPortName, "is %d, and so is %s; the payment sandbox needs a port of its own", port, other)
		}
		if len(prices) > 0 {
			r.wrong(secretKeyName, "is missing, while prices are set (STRIPE_PRICE_…); the payment sandbox has its own")
		}
		return sandbox(port)
	}
	for _, name := range missing {
		if production {
			r.wrong(name, "is missing; production takes payments, and the keys are in the Stripe dashboard")
		} else {
			r.wrong(name, "is missing, while other keys of Stripe are set; payments need all of %s, or none of them for the sandbox", strings.Join(names, ", "))
		}
	}
	r.kindOfKey(secretKeyName, keys[secretKeyName], production, "sk_", "rk_")
	r.kindOfKey(publishableKeyName, keys[publishableKeyName], production, "pk_")
	if secret := keys[webhookSecretName]; secret != "" && !strings.HasPrefix(secret, "whsec_") {
		r.wrong(webhookSecretName, "is no signing secret of a webhook; it must begin with whsec_")
	}
	s := itself(prices)
	s.SecretKey, s.PublishableKey, s.WebhookSecret = keys[secretKeyName], keys[publishableKeyName], keys[webhookSecretName]
	return s
}

// itself returns the settings of the real Stripe, without keys.
func itself(prices map[string]string) Stripe {
	return Stripe{
		APIURL: "https://api.stripe.com", ScriptURL: "https://js.stripe.com/v3/",
		ScriptOrigins:  []string{"https://js.stripe.com", "https://*.js.stripe.com"},
		FrameOrigins:   []string{"https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"},
		ConnectOrigins: []string{"https://api.stripe.com"},
		Prices:         prices,
	}
}

// LoadPayments reads the settings needed to set up the prices: the secret key, or the sandbox's in development, and
// the member app's URL. The other payment settings result from that setup, so they cannot be required here.
func LoadPayments(getenv func(string) string) (Config, error) {
	r := reader{getenv: getenv}
	c := Config{Production: r.text("AANGAN_ENV", "development") == "production", URLs: map[App]string{}}
	c.URLs[Member] = r.origin("MEMBER_URL", r.number("MEMBER_PORT", 3001, 1, 65535), c.Production)
	switch key := r.text(secretKeyName, ""); {
	case key != "":
		r.kindOfKey(secretKeyName, key, c.Production, "sk_", "rk_")
		c.Stripe = itself(nil)
		c.Stripe.SecretKey = key
	case c.Production:
		r.wrong(secretKeyName, "is missing; prices are made with it, and it is in the Stripe dashboard")
	default:
		c.Stripe = sandbox(r.number(sandboxPortName, 3003, 1, 65535))
	}
	return c, errors.Join(r.errs...)
}

// PriceName returns the variable that holds the id of a variant's price.
func PriceName(variant string) string { return "STRIPE_PRICE_" + strings.ToUpper(variant) }

// kindOfKey rejects a key of the wrong kind. With a test key in production anyone could subscribe for free; with a live
// key in development the demo would charge real cards.
func (r *reader) kindOfKey(name, key string, production bool, prefixes ...string) {
	mode := map[bool]string{false: "test_", true: "live_"}[production]
	if key == "" {
		return
	}
	for _, prefix := range prefixes {
		rest, right := strings.CutPrefix(key, prefix)
		switch {
		case !right:
			continue
		case key == sandboxSecretKey || key == sandboxPublishableKey:
			r.wrong(name, "is the key of the payment sandbox, which needs none set")
		case strings.HasPrefix(rest, mode):
		case production:
			r.wrong(name, "is no live key; with a test key in production everybody could pay with a made-up card")
		default:
			r.wrong(name, "is no test key; development has made-up members, and a live key would charge real cards")
		}
		return
	}
	r.wrong(name, "is no key of this kind; it must begin with %s%s", prefixes[0], mode)
}

// sandbox returns the settings of the payment sandbox at a local port.
func sandbox(port int) Stripe {
	origin := "http://127.0.0.1:" + strconv.Itoa(port)
	return Stripe{
		SecretKey: sandboxSecretKey, PublishableKey: sandboxPublishableKey, WebhookSecret: sandboxWebhookSecret,
		APIURL: origin, ScriptURL: origin + "/v3/stripe.js",
		ScriptOrigins: []string{origin}, FrameOrigins: []string{origin}, ConnectOrigins: []string{origin},
		Prices: map[string]string{}, Sandbox: true,
	}
}
