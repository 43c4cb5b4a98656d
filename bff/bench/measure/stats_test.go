package main

import (
	"testing"
	"time"
)

func TestQuantile(t *testing.T) {
	t.Parallel()
	values := []time.Duration{9, 1, 5, 3, 7, 2, 8, 4, 6, 10}
	for q, want := range map[float64]time.Duration{0: 1, 0.05: 1, 0.1: 1, 0.5: 6, 0.9: 9, 0.99: 10, 1: 10} {
		if got := quantile(values, q); got != want {
			t.Errorf("quantile %v of 1 to 10 is %d, want %d", q, got, want)
		}
	}
	if got := quantile([]float64{2}, 0.99); got != 2 {
		t.Errorf("the only value is its own quantile, not %v", got)
	}
	if values[0] != 9 {
		t.Error("asking for a quantile sorted the values themselves")
	}
}

func TestRatioKnowsHowSureItIs(t *testing.T) {
	t.Parallel()
	many := make([]float64, 100)
	for i := range many {
		many[i] = 0.5 + float64(i)/100
	}
	r := ratioOf(many)
	// The 41st and the 60th of 100 enclose the median with 94 %, by the binomial; the 14th and 27th of 40 with 96 %.
	if r.Median != 1 || r.Low != many[40] || r.High != many[59] {
		t.Errorf("of 0.50 to 1.49: median %v, from %v to %v", r.Median, r.Low, r.High)
	}
	if r.P5 != many[4] || r.P95 != many[94] {
		t.Errorf("rounds spread from %v to %v", r.P5, r.P95)
	}
	if forty := ratioOf(many[:40]); forty.Low != many[13] || forty.High != many[26] {
		t.Errorf("of 0.50 to 0.89: from %v to %v", forty.Low, forty.High)
	}
	few := ratioOf(many[:3])
	if few.Low != many[0] || few.High != many[2] {
		t.Errorf("three rounds say nothing but their range, not %v to %v", few.Low, few.High)
	}
	if none := ratioOf(nil); none != (ratio{}) {
		t.Errorf("no rounds, no ratio: %+v", none)
	}
}

func TestRatiosComparePairsOfARound(t *testing.T) {
	t.Parallel()
	l := &lane{call: call{name: "GET /x", app: "member"}}
	for at, cpu := range map[int]time.Duration{product: 200, control: 100, bare: 150} {
		one := &side{}
		for round := range 5 {
			// The machine gets slower from round to round; the ratios must not see it.
			slow := time.Duration(round + 1)
			one.samples = append(one.samples, sample{cpu: cpu * slow, whole: 2 * cpu * slow, p99: cpu * slow})
		}
		l.sides[at] = one
	}
	r := l.result(settings{requests: 10})
	if r.CPU.Median != 0.75 || r.CPU.P5 != 0.75 || r.CPU.P95 != 0.75 {
		t.Errorf("the bare handler's 150 to the product's 200: %+v", r.CPU)
	}
	if r.ControlCPU.Median != 0.5 || r.Rate.Median != 0.75 {
		t.Errorf("control %+v, rate %+v", r.ControlCPU, r.Rate)
	}
	if r.P99.Median != float64(200)/150 {
		t.Errorf("p99 is the product's over the bare handler's, not %+v", r.P99)
	}
}
