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

// Entitlement lists the rights of a member's plan.
type Entitlement struct {
	// Plan is the code of one of copy.Plans.
	Plan string
	// Sessions is the number of sessions per calendar month in the member's zone.
	Sessions int
	// HardStop is true if no session beyond Sessions can be booked in that month.
	HardStop bool
	// Companions is true if the premium companions answer.
	Companions bool
}

// EntitlementOf returns the entitlement of a member with this status and price variant now. A subscription counts with
// the variant that it pays.
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

// Entitlements reads the member's entitlement now, in the caller's transaction or without one. For domain packages.
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

// Stops returns the time from which the member's paid plan no longer applies, because it was cancelled or is paused;
// nil if it continues, and without one. For domain packages.
func Stops(ctx context.Context, db store.DBTX, member identity.MemberID) (*time.Time, error) {
	plan, err := store.New().PlanStops(ctx, db, member.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("find the end of a plan: %w", err)
	}
	if plan.ResumesAt != nil && (plan.CancelAt == nil || plan.PeriodEnd.Before(*plan.CancelAt)) {
		return &plan.PeriodEnd, nil
	}
	return plan.CancelAt, nil
}
