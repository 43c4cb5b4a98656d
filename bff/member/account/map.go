package account

import (
	"time"

	"aangan/bff/domain/identity"
)

// UserOf is the member as their own app sees them: one who signs in, or who is signed in and was not changed.
func UserOf(m identity.Member) User {
	user := User{
		ID: m.ID.String(), Username: m.Username, Email: m.Email, FirstName: m.FirstName, LastName: m.LastName,
		CreatedAt: m.CreatedAt.UTC(), TimeZone: m.TimeZone, PricingVariant: m.PricingVariant,
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
	user.HasActiveSubscription = m.AccessUntil != nil && time.Now().Before(*m.AccessUntil)
	return user
}

// Updated is the member who is signed in, as an operation of theirs left them, for UserOf: what the domain answers with knows
// neither the sign-in nor, often, the trial or what is paid for.
func Updated(me, now identity.Member) identity.Member {
	now.Session = me.Session
	if now.TrialEndsAt == nil {
		now.TrialEndsAt = me.TrialEndsAt
	}
	if now.AccessUntil == nil {
		now.AccessUntil = me.AccessUntil
	}
	return now
}
