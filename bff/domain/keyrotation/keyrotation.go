// Package keyrotation handles the keys of sealed data: which keys are in use, whether all are present, and resealing
// data after a key change. The data stays with the packages that own it.
package keyrotation

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/tasks"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

const (
	// resealEvery is the interval of the search for data sealed with older keys.
	resealEvery = time.Hour
	resealBatch = 200
	// checkEvery is the interval of the check that all needed keys are present; it also runs at start.
	checkEvery = 24 * time.Hour
)

// Keys seal and open data. About is the context: a seal opens only with the same one.
type Keys interface {
	Seal(words, about []byte) []byte
	Open(seal, about []byte) ([]byte, error)
	// Header returns the header of new seals. HasOldKeys reports whether there are older keys.
	Header() []byte
	HasOldKeys() bool
	// Named returns the key's name in a seal's header, empty for invalid data, and whether it is one of these keys.
	Named(header []byte) (name string, known bool)
}

// Row is one sealed value as stored. Owners are the other ids it is bound to, in order.
type Row struct {
	ID     uuid.UUID
	Owners []uuid.UUID
	Sealed []byte
}

// SealedTable describes a table of sealed values and how to read and write it. All fields are required.
type SealedTable struct {
	// Name is the table's name in its task kinds, such as "journal". Thing is the noun for one row, such as "page".
	Name, Thing string
	Keys        Keys
	// Headers returns the distinct headers of the stored seals.
	Headers func(ctx context.Context) ([][]byte, error)
	// SealedWith returns any row whose seal has this header; pgx.ErrNoRows for none.
	SealedWith func(ctx context.Context, header []byte) (Row, error)
	// NotSealedWith returns rows with another header, in order, after a row; the zero Row is before the first.
	NotSealedWith func(ctx context.Context, header []byte, behind Row, most int32) ([]Row, error)
	// Replace stores another seal unless the row has changed since it was read.
	Replace func(ctx context.Context, was Row, sealed []byte) error
}

// About returns the context that binds a seal to one row of the table.
func (s SealedTable) About(id uuid.UUID, owners ...uuid.UUID) []byte {
	about := []byte(s.Name + "/")
	for _, owner := range owners {
		about = append(about, owner[:]...)
	}
	return append(about, id[:]...)
}

// Open returns a row's text.
func (s SealedTable) Open(row Row) ([]byte, error) {
	words, err := s.Keys.Open(row.Sealed, s.About(row.ID, row.Owners...))
	if err != nil {
		return nil, fmt.Errorf("open a %s of the %s: %w", s.Thing, s.Name, err)
	}
	return words, nil
}

// Periodic returns the periodic tasks, which also run at start: resealing with the current key, and checking that all
// keys are present.
func (s SealedTable) Periodic() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{
		{Kind: "reseal-" + s.Name, Interval: resealEvery, Run: s.Reseal},
		{Kind: "check-" + s.Name + "-keys", Interval: checkEvery, Run: s.CheckKeys},
	}
}

// CheckKeys checks that stored values open with the keys. Its error names missing keys, and those that do not open
// their values. It tries one row per key, and reads the header of every row.
func (s SealedTable) CheckKeys(ctx context.Context) error {
	headers, err := s.Headers(ctx)
	if err != nil {
		return fmt.Errorf("list the keys of the %s: %w", s.Name, err)
	}
	var wrong []error
	for _, header := range headers {
		called, known := s.Keys.Named(header)
		if called == "" {
			continue // Not a valid seal: reading the row reports it.
		}
		if !known {
			wrong = append(wrong, fmt.Errorf("%ss are sealed with the key %q, which is not in DATA_KEY: add it again after the current key", s.Thing, called))
			continue
		}
		row, err := s.SealedWith(ctx, header)
		if errors.Is(err, pgx.ErrNoRows) {
			continue // Resealed or deleted since.
		}
		if err != nil {
			return fmt.Errorf("find a %s sealed with the key %q: %w", s.Thing, called, err)
		}
		if _, err := s.Open(row); err != nil {
			wrong = append(wrong, fmt.Errorf("%s %s does not open with the key %q of DATA_KEY: it may be another key of the same name", s.Thing, row.ID, called))
		}
	}
	return errors.Join(wrong...)
}

// Reseal reseals everything that is sealed with another key than the current one. After a run without an error the
// older keys can be removed from the settings. With a single key it does nothing. A value that does not open stays
// unchanged and is named in the error, by its id.
func (s SealedTable) Reseal(ctx context.Context) error {
	if !s.Keys.HasOldKeys() {
		return nil
	}
	var failed []error
	var behind Row
	for {
		rows, err := s.NotSealedWith(ctx, s.Keys.Header(), behind, resealBatch)
		if err != nil {
			return fmt.Errorf("find %ss to reseal: %w", s.Thing, err)
		}
		for _, row := range rows {
			behind = row
			words, err := s.Open(row)
			if err != nil {
				failed = append(failed, fmt.Errorf("%s %s: %w", s.Thing, row.ID, err))
				continue
			}
			if err := s.Replace(ctx, row, s.Keys.Seal(words, s.About(row.ID, row.Owners...))); err != nil {
				return fmt.Errorf("reseal a %s: %w", s.Thing, err)
			}
		}
		if len(rows) < resealBatch {
			return errors.Join(failed...)
		}
	}
}
