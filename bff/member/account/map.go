package account

import (
	"time"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/membership"
)

// UserOf returns the member as the member app shows them.
func UserOf(m identity.Member) User {
	user := User{
		ID: m.ID.String(), Username: m.Username, Email: m.Email, FirstName: m.FirstName, LastName: m.LastName,
		CreatedAt: m.CreatedAt.UTC(), TimeZone: m.TimeZone, DisplayLanguage: m.DisplayLanguage, Language: m.Language, PricingVariant: m.PricingVariant,
		EmailConfirmed: m.EmailConfirmed, HasPassword: m.HasPassword, SharedDevice: m.Session.SharedDevice,
	}
	if m.CoachID != nil {
		coach := m.CoachID.String()
		user.CoachID = &coach
	}
	if m.NewEmail != "" {
		user.NewEmail = &m.NewEmail
	}
	if m.TrialEndsAt != nil {
		ends := m.TrialEndsAt.UTC()
		user.TrialEndsAt = &ends
	}
	now := time.Now()
	user.HasActiveSubscription = m.AccessUntil != nil && now.Before(*m.AccessUntil)
	plan := membership.Status{Active: user.HasActiveSubscription, TrialEndsAt: m.TrialEndsAt}
	user.PremiumCompanions = membership.EntitlementOf(plan, m.PricingVariant, now).Companions
	return user
}

// Updated returns the signed-in member after one of their own operations, for UserOf. The domain's results lack the
// sign-in and the language, and often the trial and the subscription, so these are taken from me.
func Updated(me, now identity.Member) identity.Member {
	now.Session, now.Language = me.Session, me.Language
	if now.TrialEndsAt == nil {
		now.TrialEndsAt = me.TrialEndsAt
	}
	if now.AccessUntil == nil {
		now.AccessUntil = me.AccessUntil
	}
	return now
}
