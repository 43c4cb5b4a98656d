package main

import (
	"cmp"
	"math"
	"slices"
	"time"
)

// ratio is the median of the ratios of all rounds. Low and High are its 95 % confidence interval (by the ranks of the
// sorted ratios, for any distribution), P5 and P95 the spread of single rounds.
type ratio struct{ Median, Low, High, P5, P95 float64 }

func ratioOf(ratios []float64) ratio {
	if len(ratios) == 0 {
		return ratio{}
	}
	sorted := slices.Sorted(slices.Values(ratios))
	n := float64(len(sorted))
	// The number of ratios below the true median is binomial; 0.98 is half of 1.96.
	reach := 0.98 * math.Sqrt(n)
	at := func(rank float64) float64 { return sorted[min(max(int(rank), 0), len(sorted)-1)] }
	return ratio{
		Median: quantile(sorted, 0.5), Low: at(math.Floor(n/2 - reach)), High: at(math.Ceil(n/2+reach) - 1),
		P5: quantile(sorted, 0.05), P95: quantile(sorted, 0.95),
	}
}

// quantile returns the value that a share q of the values does not exceed. The median of an even number of values is
// the upper of the two in the middle.
func quantile[T cmp.Ordered](values []T, q float64) T {
	sorted := slices.Sorted(slices.Values(values))
	if q == 0.5 {
		return sorted[len(sorted)/2]
	}
	return sorted[min(max(int(math.Ceil(q*float64(len(sorted))))-1, 0), len(sorted)-1)]
}

func medianOf(samples []sample, of func(sample) time.Duration) time.Duration {
	values := make([]time.Duration, len(samples))
	for i, s := range samples {
		values[i] = of(s)
	}
	return quantile(values, 0.5)
}
