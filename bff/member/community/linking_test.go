package community_test

import (
	"cmp"
	"encoding/binary"
	"math"
	"math/rand/v2"
	"net/http"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	forum "aangan/bff/domain/community"
	"aangan/bff/domain/identity"
	"aangan/bff/member/community"
)

const (
	writers     = 40
	writingDays = 10
	// pollEvery is the poller's interval in simulated time.
	pollEvery = time.Hour
	// mostAUC is the largest accepted area under the ROC curve of any signal; 0.5 is guessing.
	mostAUC = 0.55
)

// sighting is what a member's client knows of a post, and, for the evaluation only, who wrote it when.
type sighting struct {
	community.PostSummary
	author  int
	written time.Time
	// seen is the poll at which it appeared; the others are its places in three lists.
	seen, recent, trending, found int
}

// pair is two posts of one visible day.
type pair struct {
	same    bool
	signals []float64
}

// signals are the differences between two posts by which they could be linked. Each may be small or large for posts of
// one author.
var signals = []struct {
	name string
	of   func(a, b sighting) float64
}{
	{"time of appearance", func(a, b sighting) float64 { return math.Abs(float64(a.seen - b.seen)) }},
	{"same poll", func(a, b sighting) float64 { return flag(a.seen == b.seen) }},
	{"order by time", func(a, b sighting) float64 { return math.Abs(float64(a.recent - b.recent)) }},
	{"order by rank", func(a, b sighting) float64 { return math.Abs(float64(a.trending - b.trending)) }},
	{"order in the search", func(a, b sighting) float64 { return math.Abs(float64(a.found - b.found)) }},
	{"id", func(a, b sighting) float64 { return math.Abs(number(a.ID) - number(b.ID)) }},
	{"name", func(a, b sighting) float64 { return flag(a.Author.Name == b.Author.Name) }},
	{"createdAt", func(a, b sighting) float64 { return flag(a.CreatedAt == b.CreatedAt) }},
	{"counts", func(a, b sighting) float64 {
		return math.Abs(float64(a.Likes-b.Likes)) + math.Abs(float64(a.CommentCount-b.CommentCount))
	}},
}

func flag(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}

func number(id string) float64 {
	parsed := uuid.MustParse(id)
	return float64(binary.BigEndian.Uint64(parsed[:8]) >> 11)
}

// auc returns the probability that a pair of one author has a higher score than a pair of two, as its distance from a
// guess: a score that is lower for one author links as well.
func auc(pairs []pair, score func(pair) float64) float64 {
	type scored struct {
		score float64
		same  bool
	}
	all := make([]scored, len(pairs))
	for i, p := range pairs {
		all[i] = scored{score(p), p.same}
	}
	slices.SortFunc(all, func(a, b scored) int { return cmp.Compare(a.score, b.score) })
	var ranks, same, other float64
	for i := 0; i < len(all); {
		j := i
		for j < len(all) && all[j].score == all[i].score {
			j++
		}
		// Equal scores share their mean rank.
		for mean := float64(i+j+1) / 2; i < j; i++ {
			if all[i].same {
				ranks, same = ranks+mean, same+1
			} else {
				other++
			}
		}
	}
	area := (ranks - same*(same+1)/2) / (same * other)
	return max(area, 1-area)
}

// classify trains a logistic regression over all signals on one half of the pairs and returns its area on the other.
func classify(pairs []pair) float64 {
	mean, deviation := make([]float64, len(signals)), make([]float64, len(signals))
	for k := range signals {
		for _, p := range pairs {
			mean[k] += p.signals[k] / float64(len(pairs))
		}
		for _, p := range pairs {
			deviation[k] += math.Pow(p.signals[k]-mean[k], 2) / float64(len(pairs))
		}
		deviation[k] = max(math.Sqrt(deviation[k]), 1e-9)
	}
	var train, test []pair
	same := 0.0
	for i, p := range pairs {
		scaled := pair{p.same, make([]float64, len(signals))}
		for k := range signals {
			scaled.signals[k] = (p.signals[k] - mean[k]) / deviation[k]
		}
		if i%2 == 0 {
			train = append(train, scaled)
			same += flag(p.same)
		} else {
			test = append(test, scaled)
		}
	}
	weights, bias := make([]float64, len(signals)), 0.0
	score := func(p pair) float64 {
		sum := bias
		for k, w := range weights {
			sum += w * p.signals[k]
		}
		return sum
	}
	// Both classes weigh the same.
	weight := map[bool]float64{true: 0.5 / same, false: 0.5 / (float64(len(train)) - same)}
	for range 150 {
		step, stepBias := make([]float64, len(signals)), 0.0
		for _, p := range train {
			miss := weight[p.same] * (flag(p.same) - 1/(1+math.Exp(-score(p))))
			for k := range step {
				step[k] += miss * p.signals[k]
			}
			stepBias += miss
		}
		for k := range weights {
			weights[k] += 2 * step[k]
		}
		bias += 2 * stepBias
	}
	return auc(test, score)
}

// pairsOf returns all pairs of posts that share a day, which every member may know, with their signals.
func pairsOf(posts []sighting, dayOf func(sighting) int) (pairs []pair) {
	for i, a := range posts {
		for _, b := range posts[:i] {
			if dayOf(a) != dayOf(b) {
				continue
			}
			p := pair{same: a.author == b.author}
			for _, signal := range signals {
				p.signals = append(p.signals, signal.of(a, b))
			}
			pairs = append(pairs, p)
		}
	}
	rand.Shuffle(len(pairs), func(i, j int) { pairs[i], pairs[j] = pairs[j], pairs[i] })
	return pairs
}

// simulate lets 40 members write two or three posts within minutes of each other, once a day at a random time, while
// another member polls. It returns what that member saw.
func simulate(t *testing.T) []sighting {
	t.Helper()
	h := apitest.New(t)
	reader := newMember(t, h)
	begin := time.Now().AddDate(0, 0, -writingDays-3).Truncate(24 * time.Hour)
	now := begin
	sim := forum.New(forum.Options{Pool: h.Pool, Clock: func() time.Time { return now }})
	type action struct {
		at     time.Time
		author int
	}
	var plan []action
	members := make([]identity.Member, writers)
	for n := range members {
		id := identity.MemberID(uuid.MustParse(h.NewMember(t).ID))
		members[n] = identity.Member{ID: id, CreatedAt: begin.AddDate(0, -1, 0), TimeZone: "America/New_York"}
		if _, err := sim.AcceptGuidelines(t.Context(), members[n]); err != nil {
			t.Fatal(err)
		}
		for day := range writingDays {
			at := begin.AddDate(0, 0, day).Add(rand.N(24 * time.Hour))
			for range 2 + rand.IntN(2) {
				plan = append(plan, action{at, n})
				at = at.Add(rand.N(5 * time.Minute))
			}
		}
	}
	slices.SortStableFunc(plan, func(a, b action) int { return a.at.Compare(b.at) })
	seen := map[string]*sighting{}
	written := map[string]action{}
	poll := func(path string, place func(s *sighting, i int)) {
		t.Helper()
		var page []community.PostSummary
		reader.Get(t, path).Want(t, http.StatusOK).Into(t, &page)
		for i, post := range page {
			if seen[post.ID] == nil {
				seen[post.ID] = &sighting{author: written[post.ID].author, written: written[post.ID].at, seen: int(now.Sub(begin) / pollEvery)}
			}
			seen[post.ID].PostSummary = post
			if place != nil {
				place(seen[post.ID], i)
			}
		}
	}
	end := begin.AddDate(0, 0, writingDays+2)
	for next := begin; !next.After(end); next = next.Add(pollEvery) {
		for len(plan) > 0 && !plan[0].at.After(next) {
			now = plan[0].at
			id := uuid.New()
			written[id.String()] = plan[0]
			draft := forum.Draft{ID: id, Title: "An evening", Content: "A few lines about an ordinary day.", Category: "wellness"}
			if _, err := sim.Publish(t.Context(), members[plan[0].author], draft); err != nil {
				t.Fatal(err)
			}
			plan = plan[1:]
		}
		now = next
		for _, task := range sim.Periodic() {
			if err := task.Run(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		poll(posts+"?sort=recent&limit=100", nil)
	}
	// The lists at the end, to their last page.
	for sort, set := range map[string]func(*sighting, int){
		"recent": func(s *sighting, i int) { s.recent = i }, "trending": func(s *sighting, i int) { s.trending = i },
	} {
		for after, offset := "", 0; ; offset += 100 {
			last, count := "", 0
			poll(posts+"?limit=100&sort="+sort+after, func(s *sighting, i int) { set(s, offset+i); last, count = s.ID, i+1 })
			if count < 100 {
				break
			}
			after = "&after=" + last
		}
	}
	poll(posts+"?limit=100&q=ordinary", func(s *sighting, i int) { s.found = i + 1 })
	all := make([]sighting, 0, len(seen))
	for _, s := range seen {
		all = append(all, *s)
	}
	return all
}

// TestNothingTellsThatTwoPostsAreOfOneMember: within a day, no signal that a member's client receives, nor all of them
// together, links two posts of one author. The exact times of writing would.
func TestNothingTellsThatTwoPostsAreOfOneMember(t *testing.T) {
	t.Parallel()
	all := simulate(t)
	byDay := func(s sighting) int { return s.seen / int(24*time.Hour/pollEvery) }
	pairs := pairsOf(all, byDay)
	same := 0
	for _, p := range pairs {
		same += int(flag(p.same))
	}
	if same < 500 || len(all) < writers*writingDays {
		t.Fatalf("%d posts have only %d pairs of one author", len(all), same)
	}
	for k, signal := range signals {
		if area := auc(pairs, func(p pair) float64 { return p.signals[k] }); area > mostAUC {
			t.Errorf("%s links posts of one author: AUC %.3f", signal.name, area)
		} else {
			t.Logf("%s: AUC %.3f", signal.name, area)
		}
	}
	if area := classify(pairs); area > mostAUC {
		t.Errorf("all signals together link posts of one author: AUC %.3f", area)
	} else {
		t.Logf("all together: AUC %.3f of %d posts, %d pairs, %d of one author", area, len(all), len(pairs), same)
	}
	// The test must be able to fail: with the times of writing in place of those of appearance, it does.
	for i := range all {
		all[i].seen = int(all[i].written.Unix() / 60)
	}
	exact := pairsOf(all, func(s sighting) int { return s.seen / (24 * 60) })
	if area := auc(exact, func(p pair) float64 { return p.signals[0] }); area < 0.9 {
		t.Errorf("the exact times of writing have AUC %.3f only", area)
	}
	if area := classify(exact); area < 0.8 {
		t.Errorf("all signals together, with the exact times of writing, have AUC %.3f only", area)
	}
	for _, post := range all {
		if len(post.CreatedAt) > len(time.DateOnly) {
			t.Errorf("createdAt is %s", post.CreatedAt)
		}
	}
}
