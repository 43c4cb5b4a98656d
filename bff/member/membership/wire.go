package membership

import "time"

// SubscriptionStatus is the status of the member's plan.
type SubscriptionStatus struct {
	HasActiveSubscription bool          `json:"hasActiveSubscription" doc:"Whether they have what is paid for, now. A free trial is no subscription."`
	TrialStartedAt        *time.Time    `json:"trialStartedAt" doc:"When the one free trial began; null when there was none."`
	TrialEndsAt           *time.Time    `json:"trialEndsAt" doc:"When the free trial ends, or ended; null when there was none."`
	HadSubscription       bool          `json:"hadSubscription" doc:"Whether there is or was a subscription."`
	Subscription          *Subscription `json:"subscription" doc:"What they pay; null when nothing gives them access now."`
}

// Subscription is the member's subscription with its price.
type Subscription struct {
	Status       string     `json:"status" enum:"trialing,active,past_due" doc:"Trialing: a card stands behind the free days that are left. Past due: the last payment did not go through."`
	Variant      string     `json:"variant" doc:"Code of the price."`
	Cents        int        `json:"cents" doc:"Charged each month, in minor units of the currency."`
	Currency     string     `json:"currency" doc:"Lower-case code, such as usd."`
	StartedAt    time.Time  `json:"startedAt"`
	PaidUntil    time.Time  `json:"paidUntil" doc:"When what is paid for ends, or the free days do."`
	NextChargeAt *time.Time `json:"nextChargeAt" doc:"Null when nothing is charged any more."`
	EndsAt       *time.Time `json:"endsAt" doc:"When it ends, once it is cancelled; null while it goes on."`
	GraceEndsAt  *time.Time `json:"graceEndsAt" doc:"When access ends unless what is owed is paid; null when nothing is."`
	LastRefusal  *string    `json:"lastRefusal" doc:"What the bank said when the card was refused for what is owed, fit to show; null when nothing is owed, or nobody said why."`
	Card         *Card      `json:"card" doc:"What is charged; null when it is no card."`
}

// Card holds the displayable details of a card.
type Card struct {
	Brand    string `json:"brand" doc:"The provider's word, such as visa."`
	Last4    string `json:"last4"`
	ExpMonth int    `json:"expMonth"`
	ExpYear  int    `json:"expYear"`
}

// TrialStarted is the status of the plan after the trial has begun.
type TrialStarted struct {
	SubscriptionStatus
	Message string `json:"message" doc:"Fit to show."`
}

// Checkout holds the data that a page needs to collect a card for a new subscription.
type Checkout struct {
	ClientSecret   string     `json:"clientSecret" doc:"For the provider's form alone: neither kept nor logged."`
	Intent         string     `json:"intent" enum:"payment,setup" doc:"Payment: the first month is charged as the card is given. Setup: it is charged when the free days are over."`
	PublishableKey string     `json:"publishableKey"`
	ScriptURL      string     `json:"scriptUrl" doc:"The provider's script that takes cards."`
	Cents          int        `json:"cents" doc:"Charged each month, in minor units of the currency."`
	Currency       string     `json:"currency" doc:"Lower-case code, such as usd."`
	FirstChargeAt  *time.Time `json:"firstChargeAt" doc:"When the first month is charged; null when that is at once."`
}

// CardForm holds the data that a page needs to replace the card.
type CardForm struct {
	ClientSecret   string `json:"clientSecret" doc:"For the provider's form alone: neither kept nor logged."`
	PublishableKey string `json:"publishableKey"`
	ScriptURL      string `json:"scriptUrl" doc:"The provider's script that takes cards."`
}

// BillingPortal is where the provider's own pages about cards and invoices are.
type BillingPortal struct {
	URL string `json:"url" doc:"Good for a few minutes, for whoever has it."`
}

// Invoice is a past or upcoming charge.
type Invoice struct {
	ID          string     `json:"id"`
	Number      string     `json:"number"`
	Status      string     `json:"status" enum:"paid,open,void,uncollectible"`
	Cents       int        `json:"cents" doc:"In minor units of the currency."`
	CentsPaid   int        `json:"centsPaid"`
	Currency    string     `json:"currency" doc:"Lower-case code, such as usd."`
	CreatedAt   time.Time  `json:"createdAt"`
	PaidAt      *time.Time `json:"paidAt" doc:"Null when it is not paid."`
	PeriodStart time.Time  `json:"periodStart" doc:"When what it is for begins."`
	PeriodEnd   time.Time  `json:"periodEnd" doc:"When what it is for ends."`
}

// InvoiceList is a part of the member's invoices, the newest first.
type InvoiceList struct {
	Items []Invoice `json:"items" nullable:"false"`
	More  bool      `json:"more" doc:"Whether older ones follow."`
}
