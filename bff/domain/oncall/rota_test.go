package oncall

import (
	"errors"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/db/dbtest"
	"aangan/db/store"
)

// The zone's clock decides, also on the days on which it changes.
func TestBlockAtIsInTheZoneOfTheRota(t *testing.T) {
	t.Parallel()
	for at, want := range map[string]Block{
		"2026-11-26T14:00:00Z": {Weekday: 4, FromHour: 6},  // Thursday, 6 AM
		"2026-11-26T13:59:59Z": {Weekday: 3, FromHour: 22}, // a second before: Wednesday's last block
		"2026-11-26T22:00:00Z": {Weekday: 4, FromHour: 14},
		"2026-11-27T06:00:00Z": {Weekday: 4, FromHour: 22},
		"2026-11-30T08:00:00Z": {Weekday: 7, FromHour: 22}, // Monday, midnight: Sunday's last block
		"2026-03-08T13:00:00Z": {Weekday: 7, FromHour: 6},  // the day on which summer time begins
		"2026-11-01T14:00:00Z": {Weekday: 7, FromHour: 6},  // the day on which it ends
	} {
		instant, err := time.Parse(time.RFC3339, at)
		if err != nil {
			t.Fatal(err)
		}
		if got := BlockAt(instant); got != want {
			t.Errorf("%s: %+v, want %+v", at, got, want)
		}
	}
}

func TestSetBlockTakesOnlyKnownBlocksAndPeopleWhoCanAct(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	service := New(Options{Pool: pool})
	administrator := identitytest.NewCoach(t, pool, identitytest.Administrator)
	coach := identitytest.NewCoach(t, pool)
	inactive := identitytest.NewCoach(t, pool, func(c *store.CreateCoachParams) { c.IsActive = false })
	by, holds := administrator.Administrator()
	if !holds {
		t.Fatal("not an administrator")
	}
	early := Block{Weekday: 1, FromHour: 6}
	many := make([]identity.CoachID, copy.Limits.OnCallPeopleMax+1)
	for i := range many {
		many[i] = identitytest.NewCoach(t, pool).ID
	}
	for name, c := range map[string]struct {
		block  Block
		people []identity.CoachID
		field  string
	}{
		"weekday 0":         {Block{0, 6}, nil, "weekday"},
		"weekday 8":         {Block{8, 6}, nil, "weekday"},
		"an unknown hour":   {Block{1, 7}, nil, "fromHour"},
		"an inactive coach": {early, []identity.CoachID{coach.ID, inactive.ID}, "people"},
		"an unknown coach":  {early, []identity.CoachID{{1}}, "people"},
		"too many people":   {early, many, "people"},
	} {
		var invalid *fault.Invalid
		if err := service.SetBlock(t.Context(), by, c.block, c.people); !errors.As(err, &invalid) || invalid.Fields[0].Field != c.field {
			t.Errorf("%s: %v", name, err)
		}
	}
	// A repeat of a person counts once; a rejected change leaves the block as it was.
	if err := service.SetBlock(t.Context(), by, early, []identity.CoachID{coach.ID, coach.ID, administrator.ID}); err != nil {
		t.Fatal(err)
	}
	if err := service.SetBlock(t.Context(), by, early, []identity.CoachID{inactive.ID}); err == nil {
		t.Error("an inactive coach was accepted")
	}
	rota, err := service.Rota(t.Context(), administrator)
	if err != nil || len(rota.Shifts) != 21 || len(rota.Shifts[0].People) != 2 || rota.Shifts[0].IsEmpty() || !rota.Shifts[1].IsEmpty() {
		t.Fatalf("the rota: %+v, %v", rota, err)
	}
	// A block whose people can no longer act counts as empty.
	if _, err := pool.Exec(t.Context(), "update coaches set is_active = false, role = 'coach'"); err != nil {
		t.Fatal(err)
	}
	if rota, err = service.Rota(t.Context(), coach); err != nil || !rota.Shifts[0].IsEmpty() || rota.Candidates != nil {
		t.Errorf("with inactive people: %+v, %v", rota, err)
	}
}
