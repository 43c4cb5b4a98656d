// Package keyrotation is what every kind of sealed words has in common: which keys they are sealed with, whether those are all there,
// and sealing anew what an older key sealed. What the words are and whose stays with the package that owns them.
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
	// resealEvery is how often what older keys sealed is looked for, while there are any.
	resealEvery = time.Hour
	resealBatch = 200
	// checkEvery is how often it is looked whether the keys are those that things are sealed with, beside the start.
	checkEvery = 24 * time.Hour
)

// Keys seal and open words. About says what they belong to: a seal opens for nothing else.
type Keys interface {
	Seal(words, about []byte) []byte
	Open(seal, about []byte) ([]byte, error)
	// Header is what seals begin with that are made now, and Several whether there are older ones.
	Header() []byte
	HasOldKeys() bool
	// Named is the name of the key in what a seal begins with, empty for what is no seal, and whether it is one of these.
	Named(header []byte) (name string, known bool)
}

// Row is one sealed thing as it is stored. Owners are the ids beside its own that it is tied to, in their order.
type Row struct {
	ID     uuid.UUID
	Owners []uuid.UUID
	Sealed []byte
}

// SealedTable is where one kind of sealed things stands, and how it is read and written. All of it is needed.
type SealedTable struct {
	// Name is what its tasks are called after, such as "journal"; Thing what one of them is called, such as "page".
	Name, Thing string
	Keys        Keys
	// Headers are what the stored seals begin with, each once.
	Headers func(ctx context.Context) ([][]byte, error)
	// SealedWith is some row whose seal begins so; pgx.ErrNoRows for none.
	SealedWith func(ctx context.Context, header []byte) (Row, error)
	// NotSealedWith are rows whose seals begin otherwise, in the order of the shelf, behind a row; the zero Row is before the first.
	NotSealedWith func(ctx context.Context, header []byte, behind Row, most int32) ([]Row, error)
	// Replace puts another seal in the place of the one that was read, if that still is there.
	Replace func(ctx context.Context, was Row, sealed []byte) error
}

// About ties a seal to one row of its shelf.
func (s SealedTable) About(id uuid.UUID, owners ...uuid.UUID) []byte {
	about := []byte(s.Name + "/")
	for _, owner := range owners {
		about = append(about, owner[:]...)
	}
	return append(about, id[:]...)
}

// Open returns a row's words.
func (s SealedTable) Open(row Row) ([]byte, error) {
	words, err := s.Keys.Open(row.Sealed, s.About(row.ID, row.Owners...))
	if err != nil {
		return nil, fmt.Errorf("open a %s of the %s: %w", s.Thing, s.Name, err)
	}
	return words, nil
}

// Periodic is the work that is done again and again, and once at the start: sealing anew what an older key sealed, and looking
// whether all keys are there.
func (s SealedTable) Periodic() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{
		{Kind: "reseal-" + s.Name, Interval: resealEvery, Run: s.Reseal},
		{Kind: "check-" + s.Name + "-keys", Interval: checkEvery, Run: s.CheckKeys},
	}
}

// CheckKeys looks whether what is stored opens with the keys. Its error names the keys that are missing, and those that do
// not open what names them. It tries one row of each key, and reads what every row begins with.
func (s SealedTable) CheckKeys(ctx context.Context) error {
	headers, err := s.Headers(ctx)
	if err != nil {
		return fmt.Errorf("look for the keys of the %s: %w", s.Name, err)
	}
	var wrong []error
	for _, header := range headers {
		called, known := s.Keys.Named(header)
		if called == "" {
			continue // It is no seal: that is noticed when it is read.
		}
		if !known {
			wrong = append(wrong, fmt.Errorf("%ss are sealed with the key %q, which is not in DATA_KEY: put it back, behind the key that seals now", s.Thing, called))
			continue
		}
		row, err := s.SealedWith(ctx, header)
		if errors.Is(err, pgx.ErrNoRows) {
			continue // Sealed anew, or deleted, in this moment.
		}
		if err != nil {
			return fmt.Errorf("look for a %s of the key %q: %w", s.Thing, called, err)
		}
		if _, err := s.Open(row); err != nil {
			wrong = append(wrong, fmt.Errorf("%s %s does not open with the key %q of DATA_KEY: it may be another key of the same name", s.Thing, row.ID, called))
		}
	}
	return errors.Join(wrong...)
}

// Reseal seals everything anew that is sealed with another key than the one that seals now. Once it has gone through without
// an error, the older keys can be taken out of the settings. With a single key it does nothing. What does not open is left as
// it is and named in the error, by its id.
func (s SealedTable) Reseal(ctx context.Context) error {
	if !s.Keys.HasOldKeys() {
		return nil
	}
	var failed []error
	var behind Row
	for {
		rows, err := s.NotSealedWith(ctx, s.Keys.Header(), behind, resealBatch)
		if err != nil {
			return fmt.Errorf("look for %ss to seal anew: %w", s.Thing, err)
		}
		for _, row := range rows {
			behind = row
			words, err := s.Open(row)
			if err != nil {
				failed = append(failed, fmt.Errorf("%s %s: %w", s.Thing, row.ID, err))
				continue
			}
			if err := s.Replace(ctx, row, s.Keys.Seal(words, s.About(row.ID, row.Owners...))); err != nil {
				return fmt.Errorf("seal a %s anew: %w", s.Thing, err)
			}
		}
		if len(rows) < resealBatch {
			return errors.Join(failed...)
		}
	}
}
