package pages

import (
	"fmt"
	"html/template"
	"strings"
	"time"

	"aangan/bff/internal/sandbox"
)

// words are the functions of the templates.
var words = template.FuncMap{
	"money": money, "words": stateWords, "brand": brand, "grouped": grouped, "days": days, "standing": standing, "answer": answer,
	"fails": fails, "next": next, "coming": coming,
	"when":  func(t time.Time) string { return t.UTC().Format("2 Jan 2006, 15:04 UTC") },
	"day":   func(t time.Time) string { return t.UTC().Format("2 Jan 2006") },
	"stamp": func(t time.Time) string { return t.UTC().Format(time.RFC3339) },
}

// money formats an amount in minor units.
func money(cents int64, currency string) string {
	sign := ""
	if cents < 0 {
		sign, cents = "-", -cents
	}
	amount := fmt.Sprintf("%d.%02d", cents/100, cents%100)
	if currency == "usd" {
		return sign + "$" + amount
	}
	return sign + amount + " " + strings.ToUpper(currency)
}

// stateWords returns the provider's status as readable text.
func stateWords(state string) string {
	if known, ok := map[string]string{
		"past_due": "Past due", "canceled": "Ended", "trialing": "Free trial", "incomplete": "Waiting for first payment",
		"incomplete_expired": "Never paid", "uncollectible": "Uncollectible", "void": "Void",
	}[state]; ok {
		return known
	}
	if state == "" {
		return ""
	}
	return strings.ToUpper(state[:1]) + strings.ReplaceAll(state[1:], "_", " ")
}

func brand(name string) string {
	if known, ok := map[string]string{"visa": "Visa", "mastercard": "Mastercard", "amex": "American Express", "discover": "Discover"}[name]; ok {
		return known
	}
	return "Card"
}

// grouped returns a card number in groups of four.
func grouped(number string) string {
	var b strings.Builder
	for i, digit := range number {
		if i > 0 && i%4 == 0 {
			b.WriteByte(' ')
		}
		b.WriteRune(digit)
	}
	return b.String()
}

// days formats a duration in days and hours.
func days(d time.Duration) string {
	whole, hours := int(d/(24*time.Hour)), int(d%(24*time.Hour)/time.Hour)
	var parts []string
	for _, part := range []struct {
		count int
		name  string
	}{{whole, "day"}, {hours, "hour"}} {
		switch part.count {
		case 0:
		case 1:
			parts = append(parts, "1 "+part.name)
		default:
			parts = append(parts, fmt.Sprintf("%d %ss", part.count, part.name))
		}
	}
	if len(parts) == 0 {
		return "less than an hour"
	}
	return strings.Join(parts, " ")
}

// standing returns the next step of a subscription, or its end.
func standing(s sandbox.SubscriptionView) string {
	at := func(t time.Time) string { return t.UTC().Format("2 Jan 2006, 15:04 UTC") }
	switch {
	case !s.EndedAt.IsZero():
		return "Ended " + at(s.EndedAt) + "."
	case !live(s):
		return "Nothing is charged until the card is confirmed."
	case s.CancelAtPeriodEnd:
		return "Canceled: ends " + at(s.PeriodEnd) + "."
	case s.Status == "past_due" || s.Status == "unpaid":
		return "An invoice is unpaid. The period ends " + at(s.PeriodEnd) + "."
	case s.Status == "trialing":
		return "First charge " + at(s.TrialEnd) + "."
	default:
		return "Renews " + at(s.PeriodEnd) + "."
	}
}

// coming returns the next automatic step for a customer, or "".
func coming(c sandbox.CustomerView) string {
	what := map[string]string{
		"trial_will_end": "A notice says the trial ends soon", "trial_end": "The trial ends", "renewal": "A new period starts",
		"charge": "The invoice is charged", "retry": "The charge is retried", "cancel": "The subscription ends",
		"expiry": "The first invoice expires unpaid",
	}[c.NextWhat]
	if c.NextDue.IsZero() || what == "" {
		return ""
	}
	return what + ": " + c.NextDue.UTC().Format("2 Jan 2006, 15:04 UTC")
}

// answer returns the outcome of a webhook's delivery.
func answer(d sandbox.DeliveryView) string {
	tries := ""
	if d.Tries > 1 {
		tries = fmt.Sprintf(" on try %d", d.Tries)
	}
	switch {
	case d.Status >= 200 && d.Status < 300:
		return fmt.Sprintf("Delivered (%d)%s", d.Status, tries)
	case d.Tries == 0:
		return "Sending"
	}
	said := d.Problem
	if d.Status != 0 {
		said = fmt.Sprintf("Rejected (%d)", d.Status)
	}
	if d.Done {
		return said + tries + ", failed"
	}
	return said + tries + ", will retry"
}

// live reports whether a subscription continues, or would once it is paid.
func live(s sandbox.SubscriptionView) bool {
	switch s.Status {
	case "trialing", "active", "past_due", "unpaid", "paused":
		return true
	}
	return false
}

// failing is the number of a card that can be saved and fails at every charge; good is one that never fails.
const failing, good = "4000000000000341", "4242424242424242"

func fails(c *sandbox.CardView) bool { return c != nil && c.Last4 == failing[len(failing)-4:] }
