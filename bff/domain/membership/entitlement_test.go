package membership_test

import (
	"context"
	"testing"
	"time"

	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/membership"
	"aangan/db/dbtest"
)

func TestEntitlementOf(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 9, 9, 0, 0, 0, time.UTC)
	past, future := now.Add(-time.Second), now.Add(time.Second)
	for name, c := range map[string]struct {
		status  membership.Status
		variant string
		want    membership.Entitlement
	}{
		"no trial":                   {membership.Status{}, "default", membership.Entitlement{Plan: "free", Sessions: 2, HardStop: true}},
		"no trial, another price":    {membership.Status{}, "premium", membership.Entitlement{Plan: "free", Sessions: 2, HardStop: true}},
		"trial":                      {membership.Status{TrialEndsAt: &future}, "premium", membership.Entitlement{Plan: "trial", Sessions: 2, HardStop: true, Companions: true}},
		"trial that ends now":        {membership.Status{TrialEndsAt: &now}, "default", membership.Entitlement{Plan: "free", Sessions: 2, HardStop: true}},
		"trial that has ended":       {membership.Status{TrialEndsAt: &past}, "default", membership.Entitlement{Plan: "free", Sessions: 2, HardStop: true}},
		"paid":                       {membership.Status{Active: true}, "default", membership.Entitlement{Plan: "premium", Sessions: 2, Companions: true}},
		"paid, at a discount":        {membership.Status{Active: true, TrialEndsAt: &future}, "discount", membership.Entitlement{Plan: "premium", Sessions: 2, Companions: true}},
		"paid, with another session": {membership.Status{Active: true}, "premium", membership.Entitlement{Plan: "premium", Sessions: 3, Companions: true}},
		"paid, unknown price":        {membership.Status{Active: true}, "", membership.Entitlement{Plan: "premium", Sessions: 2, Companions: true}},
	} {
		if got := membership.EntitlementOf(c.status, c.variant, now); got != c.want {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
}

func TestEntitlementsFollowTheTrial(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	member, ctx := identitytest.NewMember(t, pool), context.Background()
	plan := func(at time.Time) string {
		t.Helper()
		given, err := membership.Entitlements(ctx, pool, member.ID, member.PricingVariant, at)
		if err != nil {
			t.Fatal(err)
		}
		return given.Plan
	}
	if got := plan(time.Now()); got != "free" {
		t.Errorf("before: %s", got)
	}
	if _, err := membership.New(membership.Options{Pool: pool}).Start(ctx, member.ID); err != nil {
		t.Fatal(err)
	}
	if got := plan(time.Now()); got != "trial" {
		t.Errorf("within: %s", got)
	}
	if got := plan(time.Now().AddDate(0, 0, 8)); got != "free" {
		t.Errorf("after: %s", got)
	}
}
