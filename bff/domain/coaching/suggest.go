package coaching

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Suggestion is a coach with the reasons for suggesting them to this member, as texts to display.
type Suggestion struct {
	Coach   Coach
	Reasons []string
}

// Suggest returns up to copy.Limits.CoachSuggestions open coaches for a member, best first, based on their answers and
// wishes, and on the coaches' hours while the member is awake; see rank.go. The current coach is left out, and so are
// coaches of the member's community if the member requested one from outside, even if no other is left. The caller must
// be the member; member is freshly loaded.
func (s *Service) Suggest(ctx context.Context, member identity.Member) ([]Suggestion, error) {
	given, err := s.answersOf(ctx, member.ID)
	if err != nil {
		return nil, err
	}
	candidates, err := s.candidates(ctx, member)
	if err != nil {
		return nil, err
	}
	most := copy.Limits.CoachSuggestions
	chosen := contenders(score(&given, candidates), most, manyPoints)
	if err := s.readHours(ctx, member, chosen); err != nil {
		return nil, err
	}
	addHours(chosen)
	chosen = contenders(chosen, most, 0)
	if err := s.countClients(ctx, chosen); err != nil {
		return nil, err
	}
	return s.inWords(ctx, member.ID, &given, best(chosen, most))
}

// readHours sets how much each coach works while the member is awake.
func (s *Service) readHours(ctx context.Context, member identity.Member, list []scored) error {
	if s.waking == nil || len(list) == 0 {
		return nil
	}
	ids := make([]identity.CoachID, len(list))
	for i := range list {
		ids[i] = identity.CoachID(list[i].id)
	}
	hours, err := s.waking(ctx, member, ids)
	if err != nil {
		return fmt.Errorf("read the coaches' hours: %w", err)
	}
	for i, id := range ids {
		list[i].waking = hours[id]
	}
	return nil
}

func (s *Service) answersOf(ctx context.Context, member identity.MemberID) (answers, error) {
	row, err := s.q.PreferencesOf(ctx, s.pool, member.UUID())
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return answers{}, fmt.Errorf("read preferences: %w", err)
	}
	return answers{
		language: textOrEmpty(row.Language), region: textOrEmpty(row.Region), religion: textOrEmpty(row.Religion), focus: row.Focus,
		coachGender: textOrEmpty(row.CoachGender), outsideCommunity: row.OutsideCommunity, homeCity: textOrEmpty(row.HomeCity),
	}, nil
}

// candidates returns all open coaches except the member's own. Their clients are not counted yet.
func (s *Service) candidates(ctx context.Context, member identity.Member) ([]candidate, error) {
	rows, err := s.q.CoachesToRank(ctx, s.pool)
	if err != nil {
		return nil, fmt.Errorf("list open coaches: %w", err)
	}
	candidates := make([]candidate, 0, len(rows))
	for place := range rows {
		row := &rows[place]
		if member.CoachID != nil && member.CoachID.UUID() == row.ID {
			continue
		}
		candidates = append(candidates, candidate{
			id: row.ID, languages: row.Languages, focus: row.Focus, gender: textOrEmpty(row.Gender), region: textOrEmpty(row.Region),
			religion: textOrEmpty(row.Religion), city: row.City, place: place,
		})
	}
	return candidates, nil
}

func (s *Service) countClients(ctx context.Context, list []scored) error {
	if len(list) == 0 {
		return nil
	}
	ids, places := make([]uuid.UUID, len(list)), make(map[uuid.UUID]*scored, len(list))
	for i := range list {
		ids[i] = list[i].id
		places[ids[i]] = &list[i]
	}
	rows, err := s.q.ClientsOfEach(ctx, s.pool, ids)
	if err != nil {
		return fmt.Errorf("count clients: %w", err)
	}
	for _, row := range rows {
		places[row.CoachID].clients = row.Clients
	}
	return nil
}

// inWords reads the chosen coaches and adds the reasons. A coach who has just become inactive is left out.
func (s *Service) inWords(ctx context.Context, viewer identity.MemberID, given *answers, chosen []scored) ([]Suggestion, error) {
	ids := make([]uuid.UUID, len(chosen))
	for i := range chosen {
		ids[i] = chosen[i].id
	}
	rows, err := s.q.OpenCoachesByID(ctx, s.pool, ids)
	if err != nil {
		return nil, fmt.Errorf("read coaches: %w", err)
	}
	found := make(map[uuid.UUID]*store.Coach, len(rows))
	for i := range rows {
		found[rows[i].ID] = &rows[i]
	}
	coaches, reasons := make([]Coach, 0, len(chosen)), make([][]string, 0, len(chosen))
	for i := range chosen {
		if row, open := found[chosen[i].id]; open {
			coaches, reasons = append(coaches, coachFrom(row)), append(reasons, given.reasons(copy.For(ctx), &chosen[i].candidate, row))
		}
	}
	if err := s.complete(ctx, viewer, coaches); err != nil {
		return nil, err
	}
	suggestions := make([]Suggestion, len(coaches))
	for i := range coaches {
		suggestions[i] = Suggestion{Coach: coaches[i], Reasons: reasons[i]}
	}
	return suggestions, nil
}

// reasons returns the reasons from the answers or, if there are none, general reasons that are true of the coach. The
// coach's hours come last if they gave points.
func (given *answers) reasons(in *copy.Catalog, one *candidate, coach *store.Coach) []string {
	_, reasons := given.match(one, in)
	if len(reasons) == 0 {
		reasons = general(in, coach, one.clients)
	}
	if hours, count := hoursReason(in, one.waking); count {
		reasons = append(reasons, hours)
	}
	return reasons
}
