package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/url"
	"time"

	"github.com/google/uuid"
)

// The dependence of the community's calls on the number of posts: three databases of different sizes, the product on
// each of them, bursts in random order.

// postCounts returns the numbers of posts of the three databases.
func (s settings) postCounts() [3]int { return [3]int{1000, s.posts / 10, s.posts} }

const (
	// communityMembers is the number of members, who have accepted the guidelines and are signed in.
	communityMembers = 400
	// answers is the number of comments in the long thread.
	answers = 500
	// communityRequests is the number of requests in a burst. A search takes a hundred times the time of a health check.
	communityRequests = 160
)

// communityCall is one measured call. Aim is the target ratio of its time in the largest database to the smallest.
type communityCall struct {
	name string
	aim  float64
	make func(r *rand.Rand, posts int) request
}

func communityCalls() []communityCall {
	get := func(name, path string, aim float64) communityCall {
		return communityCall{name, aim, func(r *rand.Rand, _ int) request {
			return request{method: http.MethodGet, path: path, realm: "member", user: 1 + r.IntN(communityMembers), address: randomAddress()}
		}}
	}
	const list, search = 1.5, 3
	thread := "/api/posts/" + postID(1).String()
	calls := []communityCall{
		get("list, trending", "/api/posts?sort=trending", list),
		get("list, recent", "/api/posts?sort=recent", list),
		get("list, recent, one category", "/api/posts?sort=recent&category=career", list),
		get("list, trending, one tag", "/api/posts?sort=trending&tag=calls+home", list),
		get("open a post", thread, list),
		get(fmt.Sprintf("its newest of %d comments", answers), thread+"/comments?newest=1", list),
		{"react", list, func(r *rand.Rand, posts int) request {
			kind := []string{"Support", "SameHere", "ThankYou"}[r.IntN(3)]
			return request{
				method: http.MethodPost, path: "/api/posts/" + postID(2+r.IntN(posts-1)).String() + "/reactions", realm: "member",
				user: 1 + r.IntN(communityMembers), body: `{"reactionType":"` + kind + `"}`, address: randomAddress(),
			}
		}},
	}
	for _, w := range wantedPosts {
		calls = append(calls, get("search: "+w.name, "/api/posts?q="+url.QueryEscape(w.word), search))
	}
	return append(calls, get("search: a word of each fifth post, one category", "/api/posts?category=career&q=cousin", search))
}

// wantedPosts are the searched words. The rarest occurs once in 500 posts, so that the smallest database contains it
// too.
var wantedPosts = []wanted{
	{"a word of each 500th post", "marigold", 500, 77},
	{"a word of each hundredth post", "monsoon", 100, 41},
	{"a word of each fifth post", "cousin", 5, 3},
	{"a Tamil word of each 200th post", "சாப்பாடு", 200, 99},
	{"a part of a word, each tenth post", "orrowin", 10, 7},
	{"two words", "cousin monsoon", 0, 0},
	{"a word that nobody wrote", "zebrafish", 0, 0},
}

// communityResult is the measurement of one call. P99Millis and CPUMicros are medians over the rounds, fewest posts
// first; ratios are taken within a round.
type communityResult struct {
	Name                            string
	Aim                             float64
	P99Millis, CPUMicros            [3]float64
	LargeOverSmall, MiddleOverSmall ratio
	// LargeOverSmallWorking is the ratio of the durations of whole bursts.
	LargeOverSmallWorking ratio
}

// measureCommunity fills the databases and measures.
func measureCommunity(ctx context.Context, s settings, w *fixture, dir string) ([]communityResult, error) {
	var sides [3]*side
	for at, posts := range s.postCounts() {
		began := time.Now()
		one, err := w.withPosts(ctx, posts)
		if err != nil {
			return nil, fmt.Errorf("the database with %d posts: %w", posts, err)
		}
		defer one.pool.Close()
		printProgress("%d posts stored after %s", posts, time.Since(began).Round(time.Second))
		p, err := startProduct(ctx, s, one, dir, "member", fmt.Sprintf("member-posts-%d", posts))
		if err != nil {
			return nil, err
		}
		defer p.stop()
		sides[at] = &side{process: p, client: &client{address: p.address("member")}}
		defer sides[at].client.close()
	}
	time.Sleep(2 * time.Second)
	s.requests = communityRequests
	r := rand.New(rand.NewPCG(7, 20260101))
	var results []communityResult
	for _, c := range communityCalls() {
		if !s.only.MatchString("community: " + c.name) {
			continue
		}
		var samples [3][]sample
		for round := -1; round < s.community; round++ {
			for _, at := range rand.Perm(len(sides)) {
				if err := ctx.Err(); err != nil {
					return nil, err
				}
				taken, err := sides[at].burst(func(int) request { return c.make(r, s.postCounts()[at]) }, s)
				if err != nil {
					return nil, fmt.Errorf("%s: %w", c.name, err)
				}
				if round >= 0 {
					samples[at] = append(samples[at], taken)
				}
			}
		}
		got := resultOfLengths(c.name, samples, s)
		one := communityResult{Name: c.name, Aim: c.aim, P99Millis: got.P99Millis, CPUMicros: got.CPUMicros, MiddleOverSmall: got.MiddleOverShort}
		one.LargeOverSmall = ratiosOf(samples[0], samples[2], func(s sample) time.Duration { return s.p99 })
		one.LargeOverSmallWorking = ratiosOf(samples[0], samples[2], func(s sample) time.Duration { return s.whole })
		results = append(results, one)
		printProgress("%s: %.1f, %.1f and %.1f ms, %.2f times", c.name, one.P99Millis[0], one.P99Millis[1], one.P99Millis[2], one.LargeOverSmall.Median)
	}
	return results, nil
}

// ratiosOf returns the ratio of b to a, within each round.
func ratiosOf(a, b []sample, of func(sample) time.Duration) ratio {
	ratios := make([]float64, len(a))
	for i := range ratios {
		ratios[i] = float64(of(b[i])) / float64(of(a[i]))
	}
	return ratioOf(ratios)
}

// postID is the id of post n, from 1.
func postID(n int) uuid.UUID { return id("post", n) }
