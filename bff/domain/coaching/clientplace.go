package coaching

import (
	"encoding/base64"
	"encoding/binary"
	"math"
	"slices"
	"time"
	"unicode/utf8"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
)

// place is where in an order of clients somebody stands. In an order by name that is the folded name and the id; in every other
// the rank, the number within it, and the id.
type place struct {
	sort ClientSort
	rank int32
	ord  float64
	name string
	id   uuid.UUID
}

// firstPlace is before everybody, in the order of ByAttention.
var firstPlace = place{sort: ByAttention, rank: -1}

// sorts are written into places by their number here: only ever add to the end.
var sorts = []ClientSort{ByAttention, ByWaiting, ByLatest, ByName, ByJoined}

const (
	rankAt = 1
	ordAt  = rankAt + 1
	idAt   = ordAt + 8
	nameAt = idAt + 16
	// longName is how many letters of a folded name a place holds at most: so many that a place fits into an address.
	longName = 200
	longest  = nameAt + longName*utf8.UTFMax
)

// params are what a question from this place on begins with.
func (p place) params(coach identity.CoachID, now time.Time) store.ClientsOfParams {
	which := store.ClientsOfParams{
		CoachID: coach.UUID(), Sort: string(p.sort), OnlyIds: []uuid.UUID{}, AfterRank: p.rank, AfterOrd: p.ord, AfterID: p.id, Now: now,
	}
	if p.sort == ByName {
		which.AfterRank = -1 // Only those behind the place are asked for, in their order.
	}
	return which
}

// text is the place as it is handed out. Nobody need understand it.
func (p place) text() string {
	to := []byte{byte(slices.Index(sorts, p.sort)), byte(p.rank)}
	to = binary.BigEndian.AppendUint64(to, math.Float64bits(p.ord))
	to = append(to, p.id[:]...)
	return base64.RawURLEncoding.EncodeToString(append(to, p.name...))
}

// placeFrom reads a place of an order; empty is its beginning. It returns *fault.Invalid for what was not handed out for it.
func placeFrom(sort ClientSort, text string) (place, error) {
	if text == "" {
		return place{sort: sort, rank: -1}, nil
	}
	raw, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil || len(raw) < nameAt || len(raw) > longest || !slices.Contains(sorts, sort) || int(raw[0]) != slices.Index(sorts, sort) {
		return place{}, fault.Field("after", copy.CoachClientAnswers.PlaceUnknown)
	}
	at := place{sort: sort, rank: int32(raw[rankAt]), ord: math.Float64frombits(binary.BigEndian.Uint64(raw[ordAt:])), name: string(raw[nameAt:])}
	at.id, err = uuid.FromBytes(raw[idAt:nameAt])
	if err != nil || math.IsNaN(at.ord) || !utf8.ValidString(at.name) {
		return place{}, fault.Field("after", copy.CoachClientAnswers.PlaceUnknown)
	}
	return at, nil
}
