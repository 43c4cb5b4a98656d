package visitors

import (
	"context"
	"fmt"
	"strings"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/jackc/pgx/v5/pgtype"
)

// Numbers holds counts over some days by the variants that were shown. It does not identify visitors.
type Numbers struct {
	// From and To are the first and the last day, at midnight UTC.
	From, To time.Time
	Rows     []VariantNumbers
}

// VariantNumbers are the counts for one pair of variants. An empty code means an unknown variant.
type VariantNumbers struct {
	Heading, Pricing string
	// Events counts each name of copy.EventNames. One person may be counted many times.
	Events map[string]int64
	// Signups is the number of beta signups, and Registrations of new accounts in these days.
	Signups, Registrations int64
	// Trials and Paid are the numbers of these accounts that have started a trial, or paid for a month, by now.
	// Deleted accounts are not counted.
	Trials, Paid int64
}

// usualDays is the default number of days.
const usualDays = 30

// Numbers counts from the first to the last day, both in UTC and written as 2026-11-01. An empty last day is today,
// and an empty first one a month before the last. The caller must be an administrator. Returns *fault.Invalid for
// invalid days, too many, or a wrong order.
func (s *Service) Numbers(ctx context.Context, _ identity.AdministratorID, from, to string, now time.Time) (Numbers, error) {
	first, last, err := span(from, to, now)
	if err != nil {
		return Numbers{}, err
	}
	rows, err := s.q.CountByVariants(ctx, s.pool, store.CountByVariantsParams{
		Since: first, Until: last.AddDate(0, 0, 1),
		FirstDay: pgtype.Date{Time: first, Valid: true}, LastDay: pgtype.Date{Time: last, Valid: true},
	})
	if err != nil {
		return Numbers{}, fmt.Errorf("count by variants: %w", err)
	}
	numbers := Numbers{From: first, To: last}
	place := map[[2]string]int{}
	add := func(heading, pricing string) int {
		key := [2]string{heading, pricing}
		if at, there := place[key]; there {
			return at
		}
		place[key] = len(numbers.Rows)
		numbers.Rows = append(numbers.Rows, VariantNumbers{Heading: heading, Pricing: pricing, Events: map[string]int64{}})
		return place[key]
	}
	// The compared variants come first, in their defined order and also with zeros; others follow.
	for _, heading := range copy.HeadingVariants {
		for _, pricing := range copy.PricingVariants {
			add(heading.Code, pricing.Code)
		}
	}
	for _, row := range rows {
		at := add(row.Heading, row.Pricing)
		of := &numbers.Rows[at]
		switch row.What {
		case "signups":
			of.Signups = row.N
		case "registrations":
			of.Registrations = row.N
		case "trials":
			of.Trials = row.N
		case "paid":
			of.Paid = row.N
		default:
			of.Events[strings.TrimPrefix(row.What, "event:")] = row.N
		}
	}
	return numbers, nil
}

// span parses two days.
func span(from, to string, now time.Time) (first, last time.Time, err error) {
	said := copy.AdminAnswers
	last = now.UTC().Truncate(24 * time.Hour)
	if to != "" {
		if last, err = time.Parse(time.DateOnly, to); err != nil {
			return first, last, fault.Field("to", said.NotADay)
		}
	}
	first = last.AddDate(0, 0, 1-usualDays)
	if from != "" {
		if first, err = time.Parse(time.DateOnly, from); err != nil {
			return first, last, fault.Field("from", said.NotADay)
		}
	}
	switch {
	case first.After(last):
		return first, last, fault.Field("to", said.DaysBackwards)
	case first.AddDate(0, 0, copy.Limits.NumbersDaysMax).Before(last.AddDate(0, 0, 1)):
		return first, last, fault.Field("from", said.TooManyDays)
	}
	return first, last, nil
}
