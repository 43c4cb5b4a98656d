package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"
)

// callResult is the measurement of one call. Ratios compare the product with the bare handler: above 1 means the
// product is better (CPU, Rate) or slower (P99); Control is the same binary compared with itself.
type callResult struct {
	Name, App          string
	Hashes             bool
	CPU, Rate, P99     ratio
	ControlCPU         ratio
	ControlRate        ratio
	ControlP99         ratio
	Product, BareServe figures
}

// figures are medians over the rounds, for orientation: they are valid for one machine at one time.
type figures struct {
	PerSecond, P99Millis, CPUMicros float64
}

// sample is the measurement of one burst.
type sample struct{ cpu, whole, p99 time.Duration }

// side is one of the servers that a call is measured on.
type side struct {
	process *process
	client  *client
	samples []sample
}

// measuredCall is a call with the three servers that it is measured on.
type measuredCall struct {
	call  call
	sides [3]*side // the product, the product again, the bare handler
}

const (
	product = iota
	control
	bare
)

// settle is the time for a server's work after its last response.
const settle = 15 * time.Millisecond

type memoryResult struct {
	Name          string
	AtRest, After memory
}

// groups are the processes that share calls. Each runs three times: as the product, as the product again (the control),
// and as the bare handler. Hashing a password takes 19 MiB, after which the runtime collects garbage less often for a
// while, so the calls that hash have separate processes.
var groups = []struct{ name, app string }{{"site", "site"}, {"member", "member"}, {"coach", "coach"}, {hashing, "member"}}

const hashing = "hashing"

func (c call) group() string {
	if c.hashes {
		return hashing
	}
	return c.app
}

// measureCalls runs all servers at once and measures the calls in random order, round after round, with a burst for
// each server in random order. It also returns the number of rounds.
func measureCalls(ctx context.Context, s settings, w *fixture, dir string) ([]callResult, []memoryResult, int, error) {
	var running []*process
	defer func() {
		for _, p := range running {
			p.stop()
		}
	}()
	servers, watched := map[string][3]*process{}, []*process{}
	for _, g := range groups {
		var sides [3]*process
		for at, start := range []func() (*process, error){
			product: func() (*process, error) { return startProduct(ctx, s, w, dir, g.app, g.name) },
			control: func() (*process, error) { return startProduct(ctx, s, w, dir, g.app, g.name+"-again") },
			bare:    func() (*process, error) { return startBare(ctx, s, w, dir, g.name+"-bare") },
		} {
			if s.compare && at == control {
				continue
			}
			p, err := start()
			if err != nil {
				return nil, nil, 0, err
			}
			running = append(running, p)
			sides[at] = p
		}
		servers[g.name] = sides
		watched = append(watched, sides[product], sides[bare])
	}
	if s.compare {
		return nil, nil, 0, compare(ctx, w, servers)
	}
	time.Sleep(2 * time.Second) // Wait until the start is complete.
	memories := make([]memoryResult, len(watched))
	for i, p := range watched {
		atRest, err := p.memory()
		if err != nil {
			return nil, nil, 0, err
		}
		memories[i] = memoryResult{Name: p.name, AtRest: atRest}
	}

	var measuredCalls []*measuredCall
	for _, c := range journey {
		if !s.only.MatchString(c.name) {
			continue
		}
		if err := compareResponses(ctx, w, c, servers[c.group()]); err != nil {
			return nil, nil, 0, err
		}
		l := &measuredCall{call: c}
		for at, p := range servers[c.group()] {
			l.sides[at] = &side{process: p, client: &client{address: p.address(c.app)}}
			defer l.sides[at].client.close()
		}
		measuredCalls = append(measuredCalls, l)
	}
	printProgress("%d calls have equal responses on the product and on the bare handler", len(measuredCalls))
	done, began := 0, time.Now()
	// The first round warms up and does not count.
	for round := -1; round < s.rounds && time.Since(began) < s.limit; round++ {
		rand.Shuffle(len(measuredCalls), func(i, j int) { measuredCalls[i], measuredCalls[j] = measuredCalls[j], measuredCalls[i] })
		for _, l := range measuredCalls {
			if err := l.round(ctx, s, w, round >= 0); err != nil {
				return nil, nil, 0, err
			}
		}
		if done = round + 1; done > 0 && done%10 == 0 {
			printProgress("round %d of %d", done, s.rounds)
		}
	}

	if done == 0 && len(measuredCalls) > 0 {
		return nil, nil, 0, fmt.Errorf("no round was completed within %s", s.limit)
	}
	var results []callResult
	for _, c := range journey {
		for _, l := range measuredCalls {
			if l.call.name == c.name {
				results = append(results, l.result(s))
			}
		}
	}
	for i, p := range watched {
		after, err := p.memory()
		if err != nil {
			return nil, nil, 0, err
		}
		memories[i].After = after
	}
	return results, memories, done, nil
}

// round gives each side one burst, in random order.
func (l *measuredCall) round(ctx context.Context, s settings, w *fixture, counts bool) error {
	size, workers := s.requests, s.workers
	if l.call.hashes {
		size, workers = s.hashes, min(s.workers, s.hashes)
	}
	for _, at := range rand.Perm(len(l.sides)) {
		if err := ctx.Err(); err != nil {
			return err
		}
		one := l.sides[at]
		if l.call.prepare != nil {
			if err := l.call.prepare(ctx, w); err != nil {
				return fmt.Errorf("%s: %w", l.call.name, err)
			}
		}
		wires := make([][]byte, size)
		for i := range wires {
			wires[i] = l.call.make(i).wire(one.client.address)
		}
		before, err := one.process.cpu()
		if err != nil {
			return err
		}
		whole, each, err := one.client.burst(workers, wires, l.call.status)
		if err != nil {
			return fmt.Errorf("%s on %s: %w", l.call.name, one.process.name, err)
		}
		time.Sleep(settle)
		after, err := one.process.cpu()
		if err != nil {
			return err
		}
		if counts {
			one.samples = append(one.samples, sample{cpu: after - before, whole: whole, p99: quantile(each, 0.99)})
		}
	}
	return nil
}

func (l *measuredCall) result(s settings) callResult {
	r := callResult{Name: l.call.name, App: l.call.app, Hashes: l.call.hashes}
	// The cost on server b divided by the cost on server a, within each round.
	pair := func(a, b int, of func(sample) time.Duration) ratio {
		ratios := make([]float64, len(l.sides[a].samples))
		for i := range ratios {
			ratios[i] = float64(of(l.sides[b].samples[i])) / float64(of(l.sides[a].samples[i]))
		}
		return ratioOf(ratios)
	}
	cpu := func(s sample) time.Duration { return s.cpu }
	whole := func(s sample) time.Duration { return s.whole }
	p99 := func(s sample) time.Duration { return s.p99 }
	r.CPU, r.ControlCPU = pair(product, bare, cpu), pair(product, control, cpu)
	r.Rate, r.ControlRate = pair(product, bare, whole), pair(product, control, whole)
	// A longer wait is worse, so this ratio is inverted: the product's p99 to the bare handler's.
	r.P99, r.ControlP99 = pair(bare, product, p99), pair(control, product, p99)
	size := float64(s.requests)
	if l.call.hashes {
		size = float64(s.hashes)
	}
	figuresOf := func(at int) figures {
		samples := l.sides[at].samples
		return figures{
			PerSecond: size / medianOf(samples, whole).Seconds(),
			P99Millis: float64(medianOf(samples, p99)) / float64(time.Millisecond),
			CPUMicros: float64(medianOf(samples, cpu)) / float64(time.Microsecond) / size,
		}
	}
	r.Product, r.BareServe = figuresOf(product), figuresOf(bare)
	return r
}
