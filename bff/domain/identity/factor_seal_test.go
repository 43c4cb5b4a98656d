package identity_test

import (
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
)

func TestResealFactorsUsesCurrentKey(t *testing.T) {
	t.Parallel()
	g := newFactorFixture(t)
	next := identity.New(g.pool, identitytest.QuickHasher(), identity.Options{Letters: g.post, Keys: fakeKeys("second")})
	identity.SetClock(next, func() time.Time { return g.at })
	if err := next.ResealFactors(t.Context()); err != nil {
		t.Fatal(err)
	}
	if n := count(t, g.pool, "select count(*) from coach_second_factors where position('second|'::bytea in secret) = 1"); n != 1 {
		t.Error("the factor is still sealed with the old key")
	}
	if _, err := g.give(t, g.begin(t), g.code(t), identity.ClientOrigin{}); err != nil {
		t.Errorf("after resealing: %v", err)
	}
	execute(t, g.pool, "update coach_second_factors set secret = 'first|second-factor/somebody else|'::bytea")
	if err := next.ResealFactors(t.Context()); err == nil || !strings.Contains(err.Error(), g.coach.ID.String()) {
		t.Errorf("a factor that does not open: %v", err)
	}
}
