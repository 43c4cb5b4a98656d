package oncall

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"aangan/bff/domain/audit"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// TimeZone is the zone of the rota's hours.
const TimeZone = "America/Los_Angeles"

// FromHours are the hours at which the blocks of a day begin. Each lasts until the next one begins.
var FromHours = []int{6, 14, 22}

// Block is a part of the week, in TimeZone.
type Block struct {
	// Weekday is the day on which it begins, from Monday = 1.
	Weekday int
	// FromHour is one of FromHours.
	FromHour int
}

// BlockAt returns the block of an instant: before the day's first block it is the last one of the day before.
func BlockAt(at time.Time) Block {
	local := at.In(zone)
	weekday := (int(local.Weekday())+6)%7 + 1
	last := FromHours[len(FromHours)-1]
	if local.Hour() < FromHours[0] {
		return Block{Weekday: (weekday+5)%7 + 1, FromHour: last}
	}
	block := Block{Weekday: weekday, FromHour: last}
	for _, hour := range slices.Backward(FromHours) {
		if local.Hour() >= hour {
			block.FromHour = hour
			break
		}
	}
	return block
}

var zone = func() *time.Location {
	found, err := time.LoadLocation(TimeZone)
	if err != nil {
		panic(err)
	}
	return found
}()

// Person is someone on the rota.
type Person struct {
	ID   identity.CoachID
	Name string
	// Able is false for a coach who is not active and verified now, and therefore is not alerted.
	Able bool
}

// Shift is a block with its people.
type Shift struct {
	Block
	People []Person
}

// IsEmpty reports whether the shift has no one who can act.
func (s Shift) IsEmpty() bool {
	return !slices.ContainsFunc(s.People, func(p Person) bool { return p.Able })
}

// Rota is the week's shifts, Monday's first, also the empty ones.
type Rota struct {
	Shifts []Shift
	Now    Block
	// Candidates are the people who can be put on the rota; only for administrators.
	Candidates []Person
}

// Rota returns the rota. The caller must be an administrator or on the rota. Returns *fault.Forbidden for anyone else.
func (s *Service) Rota(ctx context.Context, me identity.Coach) (Rota, error) {
	if _, err := s.authorize(ctx, me); err != nil {
		return Rota{}, err
	}
	rows, err := s.q.OnCallRota(ctx, s.pool)
	if err != nil {
		return Rota{}, fmt.Errorf("read the rota: %w", err)
	}
	rota := Rota{Now: BlockAt(s.now())}
	for weekday := 1; weekday <= 7; weekday++ {
		for _, hour := range FromHours {
			shift := Shift{Block: Block{Weekday: weekday, FromHour: hour}, People: []Person{}}
			for _, row := range rows {
				if int(row.Weekday) == weekday && int(row.FromHour) == hour {
					shift.People = append(shift.People, Person{ID: identity.CoachID(row.CoachID), Name: row.Name, Able: row.Able})
				}
			}
			rota.Shifts = append(rota.Shifts, shift)
		}
	}
	if _, administrator := me.Administrator(); administrator {
		candidates, err := s.q.OnCallCandidates(ctx, s.pool)
		if err != nil {
			return Rota{}, fmt.Errorf("list candidates for the rota: %w", err)
		}
		for _, row := range candidates {
			rota.Candidates = append(rota.Candidates, Person{ID: identity.CoachID(row.ID), Name: row.Name, Able: true})
		}
	}
	return rota, nil
}

// SetBlock replaces the people of a block, which may then be empty. The caller must be an administrator. It is
// recorded in the audit log, and the screens of everyone concerned refetch the rota. Returns *fault.Invalid for an
// unknown block, too many people, and people who cannot act: other than administrators and active, verified coaches.
func (s *Service) SetBlock(ctx context.Context, by identity.AdministratorID, block Block, people []identity.CoachID) error {
	switch {
	case block.Weekday < 1 || block.Weekday > 7:
		return fault.Field("weekday", copy.OnCallAnswers.NoSuchBlock)
	case !slices.Contains(FromHours, block.FromHour):
		return fault.Field("fromHour", copy.OnCallAnswers.NoSuchBlock)
	}
	ids := make([]uuid.UUID, 0, len(people))
	for _, one := range people {
		if !slices.Contains(ids, one.UUID()) {
			ids = append(ids, one.UUID())
		}
	}
	if len(ids) > copy.Limits.OnCallPeopleMax {
		return fault.Field("people", copy.OnCallAnswers.TooManyPeople)
	}
	var woken []uuid.UUID
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		at := store.ClearOnCallBlockParams{Weekday: int16(block.Weekday), FromHour: int16(block.FromHour)}
		before, err := s.q.ClearOnCallBlock(ctx, tx, at)
		if err != nil {
			return fmt.Errorf("empty a block of the rota: %w", err)
		}
		added, err := s.q.AddToOnCallBlock(ctx, tx, store.AddToOnCallBlockParams{Weekday: at.Weekday, FromHour: at.FromHour, CoachIds: ids})
		if err != nil {
			return fmt.Errorf("fill a block of the rota: %w", err)
		}
		if int(added) != len(ids) {
			return fault.Field("people", copy.OnCallAnswers.NotAble)
		}
		act := audit.Act{Action: audit.ChangedRota, SubjectKind: audit.SubjectRota, SubjectID: strconv.Itoa(block.Weekday) + "-" + strconv.Itoa(block.FromHour)}
		if act.Detail, err = s.names(ctx, tx, block); err != nil {
			return err
		}
		if err := audit.Record(ctx, tx, &by, act); err != nil {
			return err
		}
		woken, err = s.q.AppendOnCallEvents(ctx, tx, store.AppendOnCallEventsParams{Also: append(before, ids...)})
		if err != nil {
			return fmt.Errorf("append on-call events: %w", err)
		}
		return nil
	})
	if err != nil {
		return err
	}
	s.wakeCoaches(woken)
	return nil
}

// names returns the people of a block for the audit log.
func (s *Service) names(ctx context.Context, tx pgx.Tx, block Block) (map[string]string, error) {
	rows, err := s.q.OnCallRota(ctx, tx)
	if err != nil {
		return nil, fmt.Errorf("read the rota: %w", err)
	}
	var names []string
	for _, row := range rows {
		if int(row.Weekday) == block.Weekday && int(row.FromHour) == block.FromHour {
			names = append(names, row.Name)
		}
	}
	return map[string]string{"people": strings.Join(names, ", ")}, nil
}
