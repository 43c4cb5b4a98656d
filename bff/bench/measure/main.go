// Command measure runs the product and the bare handler side by side on a temporary database and prints the
// measurements as JSON. scripts/bench.mjs (make bench) calls it and prints the tables. It listens and connects on this
// machine only, and stops all processes that it started.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"regexp"
	"runtime"
	"syscall"
	"time"
)

// settings select the measurements and their duration.
type settings struct {
	product, bare string
	// rounds is the number of bursts of each call per server, requests and hashes the number of requests in one: hashes
	// for the calls that hash a password.
	rounds, requests, hashes int
	// limit ends the rounds when the machine is too busy to do them all in time.
	limit time.Duration
	// workers is the number of a burst's connections.
	workers int
	// streams is the number of streams that are open while messages are sent, and rate the messages per second.
	streams, messages, rate int
	only                    *regexp.Regexp
	// growth is the number of rounds of the growth measurement.
	growth int
	// lengthRounds is the number of rounds of the conversation measurement, and long the length of the longest one.
	lengthRounds, long int
	// community is the number of rounds of the community measurement, and posts the size of the largest database.
	community, posts int
	// clientLists is the number of rounds of the client list measurement.
	clientLists int
	skipLive    bool
	// compare only checks that both servers return equal responses, without measurements.
	compare bool
}

// result is the output.
type result struct {
	Cores, Rounds, Wanted, Requests, Hashes, Workers, Streams, Messages, Rate int
	Go, Postgres                                                              string
	Rows                                                                      counts
	Calls                                                                     []callResult
	Live                                                                      []liveResult
	Growth                                                                    []growthResult
	Lengths                                                                   []lengthResult
	Long                                                                      int
	Community                                                                 []communityResult
	Desk                                                                      []listResult
	DeskMessages                                                              int
	Posts                                                                     int
	Uploads                                                                   *uploadResult
	Memory                                                                    []memoryResult
	PerStream                                                                 *streamMemory
	BinaryBytes                                                               int64
	Seconds                                                                   float64
	// Load is the load average of the last minute.
	Load float64
}

func main() {
	var s settings
	flag.StringVar(&s.product, "product", "", "the product's binary")
	flag.StringVar(&s.bare, "bare", "", "the bare handler's binary")
	flag.IntVar(&s.rounds, "rounds", 40, "rounds of bursts")
	flag.DurationVar(&s.limit, "limit", 6*time.Minute, "time limit of the rounds; the completed ones count")
	flag.IntVar(&s.requests, "requests", 240, "requests in a burst")
	flag.IntVar(&s.hashes, "hashes", 8, "requests in a burst that hashes passwords")
	flag.IntVar(&s.workers, "workers", 8, "connections of a burst")
	flag.IntVar(&s.streams, "streams", 2000, "open streams")
	flag.IntVar(&s.messages, "messages", 1000, "messages sent while they are open")
	flag.IntVar(&s.rate, "rate", 40, "messages a second")
	flag.IntVar(&s.growth, "growth", 20, "rounds over two databases, one with ten times as much data; 0 skips them")
	flag.IntVar(&s.lengthRounds, "lengths", 12, "rounds over conversations of different lengths; 0 skips them")
	flag.IntVar(&s.long, "long", 1_000_000, "messages of the longest conversation")
	flag.IntVar(&s.community, "community", 10, "rounds over communities of different sizes; 0 skips them")
	flag.IntVar(&s.clientLists, "clients", 20, "rounds over coaches with few and many clients; 0 skips them")
	flag.IntVar(&s.posts, "posts", 1_000_000, "posts of the largest community")
	only := flag.String("only", "", "measure only the calls that match this expression")
	flag.BoolVar(&s.skipLive, "skip-live", false, "skip the streams")
	flag.BoolVar(&s.compare, "compare", false, "only check that the product and the bare handler return equal responses")
	flag.Parse()
	var err error
	if s.only, err = regexp.Compile(*only); err != nil {
		fail(err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	measured, err := measure(ctx, s)
	if err != nil {
		fail(err)
	}
	if s.compare {
		return // measureCalls has printed the result.
	}
	out := json.NewEncoder(os.Stdout)
	if err := out.Encode(measured); err != nil {
		fail(err)
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "measure:", err)
	os.Exit(1)
}

// printProgress prints a line about the progress.
func printProgress(format string, values ...any) {
	fmt.Fprintf(os.Stderr, "    "+format+"\n", values...)
}

func measure(ctx context.Context, s settings) (r result, err error) {
	if runtime.GOOS != "linux" {
		return r, errors.New("processor time and memory are read from /proc, which only Linux has")
	}
	began := time.Now()
	load, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return r, err
	}
	binary, err := os.Stat(s.product)
	if err != nil {
		return r, fmt.Errorf("the product is not built: %w", err)
	}
	dir, err := os.MkdirTemp("", "aangan-bench-")
	if err != nil {
		return r, err
	}
	defer func() {
		if removeErr := os.RemoveAll(dir); err == nil {
			err = removeErr
		}
	}()
	printProgress("a database with %d members, %d coaches and their conversations", members, coaches)
	w, err := openFixture(ctx, dir)
	if err != nil {
		return r, err
	}
	defer func() {
		if stopErr := w.close(); err == nil {
			err = stopErr
		}
	}()
	r = result{
		Cores: runtime.NumCPU(), Wanted: s.rounds, Requests: s.requests, Hashes: s.hashes, Workers: s.workers,
		Streams: s.streams, Messages: s.messages, Rate: s.rate,
		Go: runtime.Version(), Postgres: w.version, Rows: w.rows, BinaryBytes: binary.Size(),
	}
	if _, err := fmt.Sscan(string(load), &r.Load); err != nil {
		return r, err
	}
	if r.Calls, r.Memory, r.Rounds, err = measureCalls(ctx, s, w, dir); err != nil || s.compare {
		return r, err
	}
	if s.growth > 0 {
		printProgress("the same calls on a database with %d times as many coaches and past sessions", growthFactor)
		if r.Growth, err = measureGrowth(ctx, s, w, dir); err != nil {
			return r, err
		}
	}
	if s.lengthRounds > 0 {
		printProgress("conversations of %v messages", s.lengths())
		if r.Lengths, err = measureLengths(ctx, s, w, dir); err != nil {
			return r, err
		}
		r.Long = s.long
		printProgress("%d files of %d MB at once", uploads, uploadBytes>>20)
		if r.Uploads, err = measureUploads(ctx, s, w, dir); err != nil {
			return r, err
		}
	}
	if s.community > 0 {
		printProgress("communities of %v posts", s.postCounts())
		if r.Community, err = measureCommunity(ctx, s, w, dir); err != nil {
			return r, err
		}
		r.Posts = s.posts
	}
	if s.clientLists > 0 {
		printProgress("coaches with %d and %d clients", fewClients, manyClients)
		if r.Desk, err = measureClientLists(ctx, s, w, dir); err != nil {
			return r, err
		}
		r.DeskMessages = listMessages
	}
	if !s.skipLive {
		for _, processes := range []int{1, 2} {
			printProgress("%d messages a second with %d open streams, on %d processes of the product", s.rate, s.streams, processes)
			live, err := measureLive(ctx, s, w, dir, processes)
			if err != nil {
				return r, err
			}
			r.Live = append(r.Live, live)
		}
		printProgress("memory per open stream")
		if r.PerStream, err = measureStreams(ctx, s, w, dir); err != nil {
			return r, err
		}
	}
	r.Seconds = time.Since(began).Seconds()
	return r, nil
}
