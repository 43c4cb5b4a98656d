package membership

import "time"

// SubscriptionStatus is how the member stands.
type SubscriptionStatus struct {
	HasActiveSubscription bool       `json:"hasActiveSubscription"`
	TrialStartedAt        *time.Time `json:"trialStartedAt" doc:"When the one free trial began; null when there was none."`
	TrialEndsAt           *time.Time `json:"trialEndsAt" doc:"When the free trial ends, or ended; null when there was none."`
}

// TrialStarted is how the member stands once the trial has begun.
type TrialStarted struct {
	SubscriptionStatus
	Message string `json:"message" doc:"Fit to show."`
}
