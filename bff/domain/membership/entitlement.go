package membership

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// Entitlement is what a member's plan gives them.
type Entitlement struct {
	// Plan is the code of one of copy.Plans.
	Plan string
	// Sessions is how many sessions a calendar month of the member's zone holds.
	Sessions int
	// HardStop says that past Sessions nothing can be booked in that month; without it they may book on.
	HardStop bool
	// Companions says that the premium companions answer them.
	Companions bool
}

// EntitlementOf says what somebody who stands so, and whose price is that of the variant, is entitled to now. What is paid for is
// of the variant that they pay.
func EntitlementOf(status Status, variant string, now time.Time) Entitlement {
	code := copy.PlanFree
	switch {
	case status.Active:
		code = copy.PlanPremium
		if status.Subscription != nil {
			variant = status.Subscription.Variant
		}
	case status.TrialEndsAt != nil && now.Before(*status.TrialEndsAt):
		code = copy.PlanTrial
	}
	plan := copy.PlanOf(code)
	given := Entitlement{Plan: plan.Code, Sessions: plan.Sessions, HardStop: plan.HardStop, Companions: plan.Companions}
	if given.Sessions == 0 {
		given.Sessions = copy.PricingVariantOf(variant).Sessions
	}
	return given
}

// Entitlements reads what the member is entitled to now, inside the caller's transaction or outside of one. For domain
// packages.
func Entitlements(ctx context.Context, db store.DBTX, member identity.MemberID, variant string, now time.Time) (Entitlement, error) {
	row, err := store.New().PlanOf(ctx, db, member.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return EntitlementOf(Status{}, variant, now), nil
	}
	if err != nil {
		return Entitlement{}, fmt.Errorf("find membership: %w", err)
	}
	status := Status{TrialEndsAt: row.TrialEndsAt, Active: row.AccessUntil != nil && now.Before(*row.AccessUntil)}
	if status.Active && row.Variant != "" {
		variant = row.Variant
	}
	return EntitlementOf(status, variant, now), nil
}
