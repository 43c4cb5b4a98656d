package main

import (
	"testing"
	"time"
)

func TestQuantileReturnsValueWithoutSorting(t *testing.T) {
	t.Parallel()
	values := []time.Duration{9, 1, 5, 3, 7, 2, 8, 4, 6, 10}
	for q, want := range map[float64]time.Duration{0: 1, 0.05: 1, 0.1: 1, 0.5: 6, 0.9: 9, 0.99: 10, 1: 10} {
		if got := quantile(values, q); got != want {
			t.Errorf("quantile %v of 1 to 10 is %d, want %d", q, got, want)
		}
	}
	if got := quantile([]float64{2}, 0.99); got != 2 {
		t.Errorf("the quantile of a single value is %v, want 2", got)
	}
	if values[0] != 9 {
		t.Error("quantile sorted its argument")
	}
}

func TestRatioReturnsConfidenceInterval(t *testing.T) {
	t.Parallel()
	many := make([]float64, 100)
	for i := range many {
		many[i] = 0.5 + float64(i)/100
	}
	r := ratioOf(many)
	// By the binomial distribution, the 41st and 60th of 100 values enclose the median with 94 %, and the 14th and 27th
	// of 40 with 96 %.
	if r.Median != 1 || r.Low != many[40] || r.High != many[59] {
		t.Errorf("for 0.50 to 1.49: median %v, interval %v to %v", r.Median, r.Low, r.High)
	}
	if r.P5 != many[4] || r.P95 != many[94] {
		t.Errorf("P5 to P95 is %v to %v", r.P5, r.P95)
	}
	if forty := ratioOf(many[:40]); forty.Low != many[13] || forty.High != many[26] {
		t.Errorf("for 0.50 to 0.89: interval %v to %v", forty.Low, forty.High)
	}
	few := ratioOf(many[:3])
	if few.Low != many[0] || few.High != many[2] {
		t.Errorf("the interval of three values is %v to %v, want their range", few.Low, few.High)
	}
	if none := ratioOf(nil); none != (ratio{}) {
		t.Errorf("the ratio of no values is %+v, want the zero value", none)
	}
}

func TestRatiosCompareServersWithinARound(t *testing.T) {
	t.Parallel()
	l := &measuredCall{call: call{name: "GET /x", app: "member"}}
	for at, cpu := range map[int]time.Duration{product: 200, control: 100, bare: 150} {
		one := &side{}
		for round := range 5 {
			// The machine gets slower from round to round, which must not change the ratios.
			slow := time.Duration(round + 1)
			one.samples = append(one.samples, sample{cpu: cpu * slow, whole: 2 * cpu * slow, p99: cpu * slow})
		}
		l.sides[at] = one
	}
	r := l.result(settings{requests: 10})
	if r.CPU.Median != 0.75 || r.CPU.P5 != 0.75 || r.CPU.P95 != 0.75 {
		t.Errorf("CPU ratio of the bare handler (150) to the product (200): %+v", r.CPU)
	}
	if r.ControlCPU.Median != 0.5 || r.Rate.Median != 0.75 {
		t.Errorf("control %+v, rate %+v", r.ControlCPU, r.Rate)
	}
	if r.P99.Median != float64(200)/150 {
		t.Errorf("P99 ratio of the product to the bare handler: %+v", r.P99)
	}
}
