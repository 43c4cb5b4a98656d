package coaching

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// Shared holds the answers that a client shares with their coach, as text; empty for those not shared or not given.
type Shared struct {
	Region, Religion, Gender, Age, Language string
	Focus                                   []string
}

// SharedBy returns the answers that a current client shares with the coach. The caller must be the coach. It is empty
// for any other member.
func (s *Service) SharedBy(ctx context.Context, coach identity.CoachID, member identity.MemberID) (Shared, error) {
	row, err := s.q.SharedByClient(ctx, s.pool, store.SharedByClientParams{MemberID: member.UUID(), CoachID: coach.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return Shared{}, nil
	}
	if err != nil {
		return Shared{}, fmt.Errorf("read a client's shared answers: %w", err)
	}
	return sharedFrom(&row), nil
}

func sharedFrom(row *store.SharedByClientRow) Shared {
	var shown Shared
	for _, field := range row.SharedWithCoach {
		switch field {
		case "region":
			shown.Region = labelOf(row.Region, copy.Regions, func(o copy.RegionOption) (string, string) { return o.Code, o.Label })
		case "religion":
			shown.Religion = labelOf(row.Religion, copy.Religions, func(o copy.ReligionOption) (string, string) { return o.Code, o.Person })
		case "gender":
			shown.Gender = labelOf(row.Gender, copy.Genders, func(o copy.Option) (string, string) { return o.Code, o.Label })
		case "age":
			shown.Age = labelOf(row.AgeRange, copy.AgeRanges, func(o copy.AgeRange) (string, string) { return o.Code, o.Label })
		case "language":
			shown.Language = labelOf(row.Language, copy.Languages, func(o copy.LanguageOption) (string, string) { return o.Code, o.Label })
		case "focus":
			for _, code := range row.Focus {
				shown.Focus = append(shown.Focus, copy.FocusLabel(copy.In(copy.SourceLanguage), code))
			}
		}
	}
	return shown
}

// labelOf returns a list's label of a code; empty without one and for "rather not answer".
func labelOf[O any](code *string, list []O, of func(O) (code, label string)) string {
	if code == nil || *code == copy.NotSpecified {
		return ""
	}
	at := slices.IndexFunc(list, func(o O) bool { listed, _ := of(o); return listed == *code })
	if at < 0 {
		return ""
	}
	_, label := of(list[at])
	return label
}
