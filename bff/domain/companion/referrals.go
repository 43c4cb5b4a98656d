package companion

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"
)

// States ask yearly how often a companion referred a member to a crisis service. Each stored reply that names one is
// counted, without text and member, in the transaction that stores it. A talk that is deleted stays counted.

// Line is a service that companions name.
type Line string

// The lines. AnyLine counts each reply once, whatever it names.
const (
	AnyLine        Line = "any"
	Lifeline988    Line = "988"
	Emergency911   Line = "911"
	CrisisTextLine Line = "crisis_text"
	ViolenceLine   Line = "violence"
	PoisonLine     Line = "poison"
	ChildLine      Line = "childhelp"
)

// Lines lists them.
var Lines = []Line{AnyLine, Lifeline988, Emergency911, CrisisTextLine, ViolenceLine, PoisonLine, ChildLine}

// lineNumbers are the numbers by which a line is known in a reply.
var lineNumbers = map[Line][]string{
	Lifeline988: {"988"}, Emergency911: {"911"}, CrisisTextLine: {"741741"}, ViolenceLine: {"1-800-799-7233", "88788"},
	PoisonLine: {"1-800-222-1222"}, ChildLine: {"1-800-422-4453"},
}

// linesIn returns the lines that a reply names, sorted, with AnyLine; none if it names none.
func linesIn(reply string) (lines []string) {
	for line, numbers := range lineNumbers {
		if slices.ContainsFunc(numbers, func(number string) bool { return hasNumber(reply, number) }) {
			lines = append(lines, string(line))
		}
	}
	if lines != nil {
		lines = append(lines, string(AnyLine))
	}
	slices.Sort(lines)
	return lines
}

// hasNumber reports whether a number is in a text, and not as a part of a longer one.
func hasNumber(text, number string) bool {
	isDigit := func(at int) bool { return at >= 0 && at < len(text) && text[at] >= '0' && text[at] <= '9' }
	for from := 0; ; {
		at := strings.Index(text[from:], number)
		if at < 0 {
			return false
		}
		start, end := from+at, from+at+len(number)
		if !isDigit(start-1) && !isDigit(end) {
			return true
		}
		from = end
	}
}

// countReferrals counts the lines in a reply about a kind of risk. It comes last in its transaction, because all crises
// of a month share a few rows.
func (s *Service) countReferrals(ctx context.Context, tx pgx.Tx, kind safety.Kind, reply string) error {
	lines := linesIn(reply)
	if lines == nil {
		return nil
	}
	return s.q.CountCompanionReferrals(ctx, tx, store.CountCompanionReferralsParams{Kind: string(kind), Lines: lines})
}

// kindOf returns the kind of risk that a built-in answer to the text is about; NoKind for none.
func (r request) kindOf() safety.Kind {
	all := words(r.text)
	if at, found := match.find(all); found && themes[at].Rank == harm {
		return safety.Violence
	}
	if chest.any(all) {
		return safety.Medical
	}
	return safety.NoKind
}

// Referral is how often companions named a line in a month (its first day, UTC), in replies about a kind of risk.
// NoKind is no particular kind.
type Referral struct {
	Month time.Time
	Kind  safety.Kind
	Line  Line
	Shown int64
}

// ReferralMonths is the number of months that administrators see: enough for the report on the year before.
const ReferralMonths = 36

// Referrals returns the counts of the last ReferralMonths months, newest first. The caller must be an administrator.
func (s *Service) Referrals(ctx context.Context, _ identity.AdministratorID, now time.Time) ([]Referral, error) {
	now = now.UTC()
	since := time.Date(now.Year(), now.Month()-ReferralMonths+1, 1, 0, 0, 0, 0, time.UTC)
	rows, err := s.q.CompanionReferrals(ctx, s.pool, pgtype.Date{Time: since, Valid: true})
	if err != nil {
		return nil, fmt.Errorf("read referral counts: %w", err)
	}
	all := make([]Referral, len(rows))
	for i, row := range rows {
		all[i] = Referral{Month: row.Month.Time, Kind: safety.Kind(row.Kind), Line: Line(row.Line), Shown: row.Shown}
	}
	return all, nil
}
