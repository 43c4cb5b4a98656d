// Package identitytest creates members and coaches in a real database for tests, with a password that verifies
// quickly.
package identitytest

import (
	"context"
	"strings"
	"sync"
	"testing"

	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Password is the password of all created accounts.
const Password = "Tamarind4Rice"

// QuickParams make hashing cheap. They protect nothing.
var QuickParams = identity.Params{MemoryKiB: 64, Passes: 1, Lanes: 1}

// QuickHasher returns a hasher for tests.
func QuickHasher() *identity.Hasher {
	return identity.NewHasher(QuickParams, identity.Bounds{Running: 4, Waiting: 1000})
}

var passwordHash = sync.OnceValues(func() (string, error) {
	return QuickHasher().Hash(context.Background(), Password)
})

// NewMember stores a member with a unique username and a confirmed email, after applying the changes.
func NewMember(t testing.TB, pool *pgxpool.Pool, changes ...func(*store.CreateMemberParams)) identity.Member {
	t.Helper()
	row, err := store.New().ConfirmMemberEmail(context.Background(), pool, NewUnconfirmed(t, pool, changes...).ID.UUID())
	if err != nil {
		t.Fatalf("confirm email: %v", err)
	}
	return identity.MemberFrom(row)
}

// NewUnconfirmed stores a member as NewMember does, but with an unconfirmed email.
func NewUnconfirmed(t testing.TB, pool *pgxpool.Pool, changes ...func(*store.CreateMemberParams)) identity.Member {
	t.Helper()
	hash, err := passwordHash()
	if err != nil {
		t.Fatalf("hash password: %v", err)
	}
	name := unique("member")
	params := store.CreateMemberParams{
		Username: name, Email: name + "@aangan.example", FirstName: "Asha", LastName: "R",
		PasswordHash: &hash, TimeZone: "America/Chicago", PricingVariant: "default",
	}
	for _, change := range changes {
		change(&params)
	}
	row, err := store.New().CreateMember(context.Background(), pool, params)
	if err != nil {
		t.Fatalf("create member: %v", err)
	}
	return identity.MemberFrom(row)
}

// Administrator makes the account of a coach portal an administrator's.
func Administrator(c *store.CreateCoachParams) {
	c.Role, c.IsActive, c.VerificationStatus = identity.RoleAdministrator, false, "pending"
}

// NewCoach stores an active, verified coach with a unique email, after applying the changes.
func NewCoach(t testing.TB, pool *pgxpool.Pool, changes ...func(*store.CreateCoachParams)) identity.Coach {
	t.Helper()
	hash, err := passwordHash()
	if err != nil {
		t.Fatalf("hash password: %v", err)
	}
	params := store.CreateCoachParams{
		Email: unique("coach") + "@aangan.example", PasswordHash: hash, Name: "Meera Iyer", Bio: "Sits with people.",
		Specializations: "Family, Work", Focus: []string{"family"}, City: "Chennai", State: "Tamil Nadu", Country: "India",
		TimeZone: "Asia/Kolkata", Languages: []string{"en", "ta"}, YearsOfExperience: 7,
		VerificationStatus: "verified", IsActive: true,
	}
	for _, change := range changes {
		change(&params)
	}
	row, err := store.New().CreateCoach(context.Background(), pool, params)
	if err != nil {
		t.Fatalf("create coach: %v", err)
	}
	return identity.CoachFrom(row)
}

func unique(prefix string) string {
	return prefix + "_" + strings.ReplaceAll(uuid.NewString(), "-", "")[:12]
}
