package corpus

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"text/tabwriter"

	"aangan/bff/domain/safety/classifier"
)

// Row counts the results for some lines.
type Row struct {
	// Name is "all", a language or a kind.
	Name string `json:"name"`
	// AtRisk counts the lines at risk, and Quiet, Ask and Alarm those of them in at least this band.
	AtRisk int `json:"atRisk"`
	Quiet  int `json:"quiet"`
	Ask    int `json:"ask"`
	Alarm  int `json:"alarm"`
	// Ordinary counts the other lines, and the next two those of them that are wrongly in at least this band.
	Ordinary      int `json:"ordinary"`
	OrdinaryAsk   int `json:"ordinaryAsk"`
	OrdinaryAlarm int `json:"ordinaryAlarm"`
}

// Table counts results: a row for all lines, one per language, and one per kind.
func Table[T any](results []T, of func(T) (Line, classifier.Band)) []Row {
	rows := map[string]*Row{"all": {Name: "all"}}
	var languages []string
	for _, result := range results {
		line, band := of(result)
		if !slices.Contains(languages, line.Language) {
			languages = append(languages, line.Language)
		}
		for _, name := range []string{"all", line.Language, line.Kind} {
			if rows[name] == nil {
				rows[name] = &Row{Name: name}
			}
			rows[name].count(line, band)
		}
	}
	slices.Sort(languages)
	var table []Row
	for _, name := range slices.Concat([]string{"all"}, languages, Kinds) {
		if row := rows[name]; row != nil {
			table = append(table, *row)
		}
	}
	return table
}

func (r *Row) count(line Line, band classifier.Band) {
	one := func(least classifier.Band) int {
		if band >= least {
			return 1
		}
		return 0
	}
	if line.AtRisk() {
		r.AtRisk++
		r.Quiet += one(classifier.Quiet)
		r.Ask += one(classifier.Ask)
		r.Alarm += one(classifier.Alarm)
		return
	}
	r.Ordinary++
	r.OrdinaryAsk += one(classifier.Ask)
	r.OrdinaryAlarm += one(classifier.Alarm)
}

// Interval returns the 95 % interval (Wilson) of a share.
func Interval(part, whole int) (low, high float64) {
	if whole == 0 {
		return 0, 1
	}
	const z = 1.96
	n, p := float64(whole), float64(part)/float64(whole)
	middle := p + z*z/(2*n)
	side := z * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(0, (middle-side)/(1+z*z/n)), min(1, (middle+side)/(1+z*z/n))
}

// Print writes rows as a table for people.
func Print(rows []Row) string {
	var out strings.Builder
	w := tabwriter.NewWriter(&out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "lines\tat risk\tquiet\task\talarm\tordinary\task\talarm")
	share := func(part, whole int) string {
		if whole == 0 {
			return ""
		}
		return fmt.Sprintf("%.3f", float64(part)/float64(whole))
	}
	for _, r := range rows {
		fmt.Fprintf(w, "%s\t%d\t%s\t%s\t%s\t%d\t%s\t%s\n", r.Name, r.AtRisk, share(r.Quiet, r.AtRisk), share(r.Ask, r.AtRisk), share(r.Alarm, r.AtRisk),
			r.Ordinary, share(r.OrdinaryAsk, r.Ordinary), share(r.OrdinaryAlarm, r.Ordinary))
	}
	if err := w.Flush(); err != nil {
		return err.Error() // A strings.Builder never returns an error.
	}
	return out.String()
}
