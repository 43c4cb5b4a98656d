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

// place is a position in an order of clients. In an order by name it is the folded name and the id; in every other the
// rank, the number within it, and the id.
type place struct {
	sort ClientSort
	rank int32
	ord  float64
	name string
	id   uuid.UUID
}

// firstPlace is before the first client, in the order ByAttention.
var firstPlace = place{sort: ByAttention, rank: -1}

// sorts are written into places by their number here: only ever add to the end.
var sorts = []ClientSort{ByAttention, ByWaiting, ByLatest, ByName, ByJoined}

const (
	rankAt = 1
	ordAt  = rankAt + 1
	idAt   = ordAt + 8
	nameAt = idAt + 16
	// longName is the maximum length of a folded name in a place, so that a place fits into a URL.
	longName = 200
	longest  = nameAt + longName*utf8.UTFMax
)

// params returns the parameters of a query that starts at this place.
func (p place) params(coach identity.CoachID, now time.Time) store.ClientsOfParams {
	which := store.ClientsOfParams{
		CoachID: coach.UUID(), Sort: string(p.sort), OnlyIds: []uuid.UUID{}, AfterRank: p.rank, AfterOrd: p.ord, AfterID: p.id, Now: now,
	}
	if p.sort == ByName {
		which.AfterRank = -1 // Only clients after the place are read, in their order.
	}
	return which
}

// text encodes the place. Clients treat it as opaque.
func (p place) text() string {
	to := []byte{byte(slices.Index(sorts, p.sort)), byte(p.rank)}
	to = binary.BigEndian.AppendUint64(to, math.Float64bits(p.ord))
	to = append(to, p.id[:]...)
	return base64.RawURLEncoding.EncodeToString(append(to, p.name...))
}

// placeFrom decodes a place of an order; empty text is its beginning. Returns *fault.Invalid for text that is not from
// this order.
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
