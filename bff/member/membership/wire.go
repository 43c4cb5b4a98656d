package membership

import "time"

// SubscriptionStatus is the status of the member's plan.
type SubscriptionStatus struct {
	HasActiveSubscription bool          `json:"hasActiveSubscription" doc:"True if the member has paid access now. A free trial does not count."`
	TrialStartedAt        *time.Time    `json:"trialStartedAt" doc:"Start of the free trial; null if there was none."`
	TrialEndsAt           *time.Time    `json:"trialEndsAt" doc:"End of the free trial, past or future; null if there was none."`
	HadSubscription       bool          `json:"hadSubscription" doc:"True if there is or was a subscription."`
	Subscription          *Subscription `json:"subscription" doc:"Subscription that gives access now or is paused; null for none."`
}

// Subscription is the member's subscription with its price.
type Subscription struct {
	Status       string     `json:"status" enum:"trialing,active,past_due,paused" doc:"trialing: a card is stored and free days remain. past_due: the last payment failed. paused: no access until pausedUntil."`
	Variant      string     `json:"variant" doc:"Code of the price variant."`
	Cents        int        `json:"cents" doc:"Monthly charge, in minor units of the currency."`
	Currency     string     `json:"currency" doc:"Lower-case currency code, such as usd."`
	StartedAt    time.Time  `json:"startedAt"`
	PaidUntil    time.Time  `json:"paidUntil" doc:"End of the paid period or of the free days."`
	NextChargeAt *time.Time `json:"nextChargeAt" doc:"Null if nothing more will be charged."`
	EndsAt       *time.Time `json:"endsAt" doc:"Time at which a cancelled subscription ends; null if it is not cancelled."`
	PausedFrom   *time.Time `json:"pausedFrom" doc:"Start of a pause, coming or present; null without one."`
	PausedUntil  *time.Time `json:"pausedUntil" doc:"End of the pause, when the next month is charged; null without one."`
	GraceEndsAt  *time.Time `json:"graceEndsAt" doc:"Time at which access ends unless the amount due is paid; null if nothing is due."`
	LastRefusal  *string    `json:"lastRefusal" doc:"The bank's message, to show to the member, if it declined the amount due; null if nothing is due or there was no message."`
	Card         *Card      `json:"card" doc:"The charged card; null if the payment method is not a card."`
}

// Card holds the displayable details of a card.
type Card struct {
	Brand    string `json:"brand" doc:"The provider's name of the brand, such as visa."`
	Last4    string `json:"last4"`
	ExpMonth int    `json:"expMonth"`
	ExpYear  int    `json:"expYear"`
}

// TrialStarted is the status of the plan after the trial has begun.
type TrialStarted struct {
	SubscriptionStatus
	Message string `json:"message" doc:"Message to show to the user."`
}

// Checkout holds the data that a page needs to collect a card for a new subscription.
type Checkout struct {
	ClientSecret   string     `json:"clientSecret" doc:"For the provider's form only; must not be stored or logged."`
	Intent         string     `json:"intent" enum:"payment,setup" doc:"payment: the first month is charged at once. setup: the card is charged after the free days."`
	PublishableKey string     `json:"publishableKey"`
	ScriptURL      string     `json:"scriptUrl" doc:"URL of the provider's script for card forms."`
	Cents          int        `json:"cents" doc:"Monthly charge, in minor units of the currency."`
	Currency       string     `json:"currency" doc:"Lower-case currency code, such as usd."`
	FirstChargeAt  *time.Time `json:"firstChargeAt" doc:"Time of the first charge; null if it is charged at once."`
}

// CardForm holds the data that a page needs to replace the card.
type CardForm struct {
	ClientSecret   string `json:"clientSecret" doc:"For the provider's form only; must not be stored or logged."`
	PublishableKey string `json:"publishableKey"`
	ScriptURL      string `json:"scriptUrl" doc:"URL of the provider's script for card forms."`
}

// BillingPortal holds the URL of the provider's pages about cards and invoices.
type BillingPortal struct {
	URL string `json:"url" doc:"Valid for a few minutes, for anyone who has it."`
}

// Invoice is a past or upcoming charge.
type Invoice struct {
	ID          string     `json:"id"`
	Number      string     `json:"number"`
	Status      string     `json:"status" enum:"paid,open,void,uncollectible"`
	Cents       int        `json:"cents" doc:"In minor units of the currency."`
	CentsPaid   int        `json:"centsPaid"`
	Currency    string     `json:"currency" doc:"Lower-case currency code, such as usd."`
	CreatedAt   time.Time  `json:"createdAt"`
	PaidAt      *time.Time `json:"paidAt" doc:"Time of the payment; null if it is not paid."`
	PeriodStart time.Time  `json:"periodStart" doc:"Start of the charged period."`
	PeriodEnd   time.Time  `json:"periodEnd" doc:"End of the charged period."`
}

// InvoiceList is a part of the member's invoices, the newest first.
type InvoiceList struct {
	Items []Invoice `json:"items" nullable:"false"`
	More  bool      `json:"more" doc:"True if older ones follow."`
}
