package seed

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"aangan/db/store"
)

// The administrator is fictional, and does not coach.
const (
	administratorSlug = "admin"
	administratorName = "Sudha Parthasarathy"
	administratorZone = "America/New_York"
)

func (d *demo) addAdministrator(ctx context.Context) error {
	who, email := id("coach", administratorSlug), emailOf(administratorSlug)
	there, err := d.queries.SeededCoaches(ctx, d.tx, store.SeededCoachesParams{Ids: []uuid.UUID{who}, Emails: []string{email}})
	if err != nil || len(there) > 0 {
		return err
	}
	password, err := d.password()
	if err != nil {
		return err
	}
	// Later than the coaches, because their list is ordered by the time they joined.
	if err := d.queries.SeedAdministrator(ctx, d.tx, store.SeedAdministratorParams{
		ID: who, Email: email, PasswordHash: password, Name: administratorName, TimeZone: administratorZone, CreatedAt: d.now.AddDate(0, -6, 0),
	}); err != nil {
		return fmt.Errorf("administrator: %w", err)
	}
	return nil
}
