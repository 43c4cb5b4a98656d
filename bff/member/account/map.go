package account

import "aangan/bff/domain/identity"

// UserOf is the member as their own app sees them. Other operations that change the member answer with it too.
func UserOf(m identity.Member) User {
	user := User{
		ID: m.ID.String(), Username: m.Username, Email: m.Email, FirstName: m.FirstName, LastName: m.LastName,
		CreatedAt: m.CreatedAt.UTC(), TimeZone: m.TimeZone, PricingVariant: m.PricingVariant,
	}
	if m.CoachID != nil {
		coach := m.CoachID.String()
		user.CoachID = &coach
	}
	return user
}
