package community_test

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"net/http"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"aangan/bff/apitest"
	forum "aangan/bff/domain/community"
	"aangan/bff/domain/identity"
	"aangan/bff/member/community"
)

const (
	writers     = 40
	writingDays = 7
	// pollEvery is the poller's interval in simulated time.
	pollEvery = time.Hour
	// otherPairs is the largest number of pairs of two authors that are compared.
	otherPairs = 8000
	// mostAUC is the largest accepted area under the ROC curve of any signal; 0.5 is guessing.
	mostAUC = 0.55
)

// The kinds of sightings.
const (
	aPost     = "post"
	aComment  = "comment"
	aReaction = "reaction"
)

// sighting holds the data that a member's client has about a post, a comment or a reaction, and, for the evaluation
// only, its author and time of writing.
type sighting struct {
	author  int
	written time.Time
	kind    string
	// id, name and created are of a post or a comment. A reaction has none, but its kind, as name.
	id, name, created string
	// thread is the post's id. The places are those of the thread in three lists, and its counts are those at the end.
	thread                  string
	recent, trending, found int
	likes, comments         int
	// seen is the poll at which it appeared.
	seen int
}

// pair is two sightings of one visible day, in different threads.
type pair struct {
	same    bool
	signals []float64
}

// signals are the differences between two sightings by which they could be linked. Each may be small or large for two
// of one author.
var signals = []struct {
	name string
	of   func(a, b sighting) float64
}{
	{"time of appearance", func(a, b sighting) float64 { return math.Abs(float64(a.seen - b.seen)) }},
	{"same poll", func(a, b sighting) float64 { return flag(a.seen == b.seen) }},
	{"order by time", func(a, b sighting) float64 { return math.Abs(float64(a.recent - b.recent)) }},
	{"order by rank", func(a, b sighting) float64 { return math.Abs(float64(a.trending - b.trending)) }},
	{"order in the search", func(a, b sighting) float64 { return math.Abs(float64(a.found - b.found)) }},
	{"id", func(a, b sighting) float64 { return math.Abs(number(a.id) - number(b.id)) }},
	{"name", func(a, b sighting) float64 { return flag(a.name == b.name) }},
	{"createdAt", func(a, b sighting) float64 { return flag(a.created == b.created) }},
	{"counts", func(a, b sighting) float64 {
		return math.Abs(float64(a.likes-b.likes)) + math.Abs(float64(a.comments-b.comments))
	}},
}

func flag(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}

func number(id string) float64 {
	if id == "" {
		return 0
	}
	parsed := uuid.MustParse(id)
	return float64(binary.BigEndian.Uint64(parsed[:8]) >> 11)
}

// auc returns the area of a score. One that is lower for one author links as well.
func auc(pairs []pair, score func(pair) float64) float64 { return distance(area(pairs, score)) }

func distance(area float64) float64 { return max(area, 1-area) }

// area returns the probability that a pair of one author has a higher score than a pair of two.
func area(pairs []pair, score func(pair) float64) float64 {
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
	return (ranks - same*(same+1)/2) / (same * other)
}

// classify returns the area of a logistic regression over all signals. Each half of the pairs is scored by the one that
// was trained on the other half.
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
	var halves [2][]pair
	for i, p := range pairs {
		scaled := pair{p.same, make([]float64, len(signals))}
		for k := range signals {
			scaled.signals[k] = (p.signals[k] - mean[k]) / deviation[k]
		}
		halves[i%2] = append(halves[i%2], scaled)
	}
	// Not the larger of each: one half's chance must not pass for a link.
	return distance((area(halves[1], train(halves[0])) + area(halves[0], train(halves[1]))) / 2)
}

// train returns the score of a logistic regression.
func train(pairs []pair) func(pair) float64 {
	same := 0.0
	for _, p := range pairs {
		same += flag(p.same)
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
	weight := map[bool]float64{true: 0.5 / same, false: 0.5 / (float64(len(pairs)) - same)}
	for range 150 {
		step, stepBias := make([]float64, len(signals)), 0.0
		for _, p := range pairs {
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
	return score
}

// pairsOf returns all pairs of a sighting of one kind and one of another that share a day, which every member may know.
// Two of one thread are left out: there an author has one name.
func pairsOf(all []sighting, kindA, kindB string, dayOf func(sighting) int) (pairs []pair) {
	for i, a := range all {
		for j, b := range all {
			if a.kind != kindA || b.kind != kindB || (kindA == kindB && j >= i) || a.thread == b.thread || dayOf(a) != dayOf(b) {
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
	// A sample of the pairs of two authors is enough: those of one author are few.
	others := 0
	return slices.DeleteFunc(pairs, func(p pair) bool {
		others += int(flag(!p.same))
		return !p.same && others > otherPairs
	})
}

// action is what a member does at a time: one sighting, later.
type action struct {
	at     time.Time
	author int
	kind   string
}

// simulation is a community whose clock a test moves.
type simulation struct {
	h       *apitest.Harness
	service *forum.Service
	now     time.Time
	begin   time.Time
	members []identity.Member
	// done maps the ids of posts and comments, and "post/kind" of reactions, to what wrote them.
	done map[string]action
	// visible are the published posts, oldest first; used are the "author/post" pairs of threads a member is in.
	visible []string
	used    map[string]bool
	seen    map[string]*sighting
}

// simulate lets 40 members visit once a day at a random time: within minutes each writes three posts, comments in
// three threads and reacts to three posts. Another member polls. It returns what that member saw.
func simulate(t *testing.T) []sighting {
	t.Helper()
	h := apitest.New(t)
	reader := newMember(t, h)
	m := &simulation{h: h, done: map[string]action{}, used: map[string]bool{}, seen: map[string]*sighting{}}
	m.begin = time.Now().AddDate(0, 0, -writingDays-3).Truncate(24 * time.Hour)
	m.now = m.begin
	m.service = forum.New(forum.Options{Pool: h.Pool, Clock: func() time.Time { return m.now }})
	var plan []action
	for n := range writers {
		id := identity.MemberID(uuid.MustParse(h.NewMember(t).ID))
		m.members = append(m.members, identity.Member{ID: id, CreatedAt: m.begin.AddDate(0, -1, 0), TimeZone: "America/New_York"})
		if _, err := m.service.AcceptGuidelines(t.Context(), m.members[n]); err != nil {
			t.Fatal(err)
		}
		for day := range writingDays {
			at := m.begin.AddDate(0, 0, day).Add(rand.N(24 * time.Hour))
			visit := []string{aPost, aPost, aPost, aComment, aComment, aComment, aReaction, aReaction, aReaction}
			rand.Shuffle(len(visit), func(i, j int) { visit[i], visit[j] = visit[j], visit[i] })
			for _, kind := range visit {
				plan = append(plan, action{at, n, kind})
				at = at.Add(rand.N(3 * time.Minute))
			}
		}
	}
	slices.SortStableFunc(plan, func(a, b action) int { return a.at.Compare(b.at) })
	end := m.begin.AddDate(0, 0, writingDays+2)
	for next := m.begin; !next.After(end); next = next.Add(pollEvery) {
		for len(plan) > 0 && !plan[0].at.After(next) {
			m.now = plan[0].at
			m.act(t, plan[0])
			plan = plan[1:]
		}
		m.now = next
		for _, task := range m.service.Periodic() {
			if err := task.Run(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		m.poll(t)
	}
	m.lists(t, reader)
	all := make([]sighting, 0, len(m.seen))
	for _, s := range m.seen {
		if s.kind != aPost {
			place := m.seen[s.thread]
			s.recent, s.trending, s.found, s.likes, s.comments = place.recent, place.trending, place.found, place.likes, place.comments
		}
		all = append(all, *s)
	}
	return all
}

// act writes a post, or comments on or reacts to one of the latest visible posts in a thread that is new to the author.
// Each kind of reaction is given to a post once, so that the poller's count tells who gave it.
func (m *simulation) act(t *testing.T, a action) {
	t.Helper()
	me := m.members[a.author]
	if a.kind == aPost {
		id := uuid.New()
		m.done[id.String()], m.used[fmt.Sprint(a.author, id)] = a, true
		draft := forum.Draft{ID: id, Title: "An evening", Content: "A few lines about an ordinary day.", Category: "wellness"}
		if _, err := m.service.Publish(t.Context(), me, draft); err != nil {
			t.Fatal(err)
		}
		return
	}
	latest := m.visible[max(0, len(m.visible)-200):]
	for range 20 {
		if len(latest) == 0 {
			return // The first visitors find nothing yet.
		}
		post := latest[rand.IntN(len(latest))]
		kind := forum.ReactionKinds[rand.IntN(3)]
		given := post + "/" + string(kind)
		if _, taken := m.done[given]; m.used[fmt.Sprint(a.author, post)] || (a.kind == aReaction && taken) {
			continue
		}
		m.used[fmt.Sprint(a.author, post)] = true
		var err error
		if a.kind == aReaction {
			m.done[given] = a
			_, err = m.service.React(t.Context(), me, uuid.MustParse(post), string(kind))
		} else {
			id := uuid.New()
			m.done[id.String()] = a
			_, err = m.service.Comment(t.Context(), me, uuid.MustParse(post), id, "That sounds familiar.")
		}
		if err != nil {
			t.Fatal(err)
		}
		return
	}
}

// poll notes what has appeared. It reads the database for what the lists and threads show every member: to request all
// of them at each poll would take minutes. lists compares the two at the end.
func (m *simulation) poll(t *testing.T) {
	t.Helper()
	note := func(s sighting, key string) {
		if m.seen[key] == nil {
			did, known := m.done[key]
			if !known {
				t.Fatalf("%s was never written", key)
			}
			s.author, s.written, s.seen = did.author, did.at, int(m.now.Sub(m.begin)/pollEvery)
			m.seen[key] = &s
		}
	}
	type row struct {
		ID, Thread                  string
		Support, SameHere, ThankYou int
	}
	rows, err := m.h.Pool.Query(t.Context(), `
		select id::text, id::text, support_count, same_here_count, thank_you_count from community_posts where status = 'published'
		union all select id::text, post_id::text, 0, 0, 0 from community_comments where status = 'published'`)
	if err != nil {
		t.Fatal(err)
	}
	found, err := pgx.CollectRows(rows, pgx.RowToStructByPos[row])
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range found {
		kind := aPost
		if r.ID != r.Thread {
			kind = aComment
		}
		if kind == aPost && m.seen[r.ID] == nil {
			m.visible = append(m.visible, r.ID)
		}
		note(sighting{kind: kind, id: r.ID, thread: r.Thread}, r.ID)
		for i, count := range []int{r.Support, r.SameHere, r.ThankYou} {
			if count > 0 {
				given := string(forum.ReactionKinds[i])
				note(sighting{kind: aReaction, name: given, thread: r.ID}, r.ID+"/"+given)
			}
		}
	}
}

// lists reads the lists to their last page, the search, and every thread as a client does, and adds what they show.
func (m *simulation) lists(t *testing.T, reader *apitest.User) {
	t.Helper()
	reactions, commented := 0, 0
	fetch := func(path string, place func(s *sighting, i int)) (last string, count int) {
		t.Helper()
		var page []community.PostSummary
		reader.Get(t, path).Want(t, http.StatusOK).Into(t, &page)
		for i, post := range page {
			s := m.seen[post.ID]
			s.name, s.created, s.likes, s.comments = post.Author.Name, post.CreatedAt, post.Likes, post.CommentCount
			place(s, i)
			last = post.ID
		}
		return last, len(page)
	}
	for sort, set := range map[string]func(*sighting, int){
		"recent": func(s *sighting, i int) { s.recent = i }, "trending": func(s *sighting, i int) { s.trending = i },
	} {
		for after, offset := "", 0; ; offset += 100 {
			last, count := fetch(posts+"?limit=100&sort="+sort+after, func(s *sighting, i int) { set(s, offset+i) })
			if count < 100 {
				break
			}
			after = "&after=" + last
		}
	}
	fetch(posts+"?limit=100&q=ordinary", func(s *sighting, i int) { s.found = i + 1 })
	for id, s := range m.seen {
		if s.kind != aPost {
			continue
		}
		reactions += s.likes
		if s.comments == 0 {
			continue
		}
		var page []community.Comment
		reader.Get(t, posts+"/"+id+"/comments?limit=100").Want(t, http.StatusOK).Into(t, &page)
		for _, comment := range page {
			m.seen[comment.ID].name, m.seen[comment.ID].created = comment.Author.Name, comment.CreatedAt
		}
		commented += len(page)
	}
	kinds := map[string]int{}
	for _, s := range m.seen {
		kinds[s.kind]++
	}
	if kinds[aReaction] != reactions || kinds[aComment] != commented {
		t.Errorf("a client sees %d reactions and %d comments, the poller saw %v", reactions, commented, kinds)
	}
}

// TestNothingTellsThatTwoTextsAreOfOneMember: within a day, no signal that a member's client receives, nor all of them
// together, links two posts, two comments, a comment with a post elsewhere, or reactions with any of these. The exact
// times of writing would.
func TestNothingTellsThatTwoTextsAreOfOneMember(t *testing.T) {
	t.Parallel()
	all := simulate(t)
	byDay := func(s sighting) int { return s.seen / int(24*time.Hour/pollEvery) }
	exact := slices.Clone(all)
	for i := range exact {
		exact[i].seen = int(exact[i].written.Unix() / 60)
	}
	for _, kinds := range [][2]string{
		{aPost, aPost}, {aComment, aComment}, {aComment, aPost}, {aReaction, aReaction}, {aReaction, aPost}, {aReaction, aComment},
	} {
		name := kinds[0] + " and " + kinds[1]
		pairs := pairsOf(all, kinds[0], kinds[1], byDay)
		same := 0
		for _, p := range pairs {
			same += int(flag(p.same))
		}
		if same < 500 {
			t.Fatalf("%s: only %d pairs of one author in %d", name, same, len(pairs))
		}
		worst, worstName := 0.0, ""
		for k, signal := range signals {
			got := auc(pairs, func(p pair) float64 { return p.signals[k] })
			if got > mostAUC {
				t.Errorf("%s: %s links them, AUC %.3f", name, signal.name, got)
			}
			if got > worst {
				worst, worstName = got, signal.name
			}
		}
		together := classify(pairs)
		if together > mostAUC {
			t.Errorf("%s: all signals together link them, AUC %.3f", name, together)
		}
		t.Logf("%s: %d pairs, %d of one author; AUC at most %.3f (%s), %.3f together", name, len(pairs), same, worst, worstName, together)
		// The test must be able to fail: with the times of writing in place of those of appearance, it does.
		written := pairsOf(exact, kinds[0], kinds[1], func(s sighting) int { return s.seen / (24 * 60) })
		if got := auc(written, func(p pair) float64 { return p.signals[0] }); got < 0.9 {
			t.Errorf("%s: the exact times have AUC %.3f only", name, got)
		}
		if got := classify(written); got < 0.8 {
			t.Errorf("%s: all signals together, with the exact times, have AUC %.3f only", name, got)
		}
	}
	for _, s := range all {
		if len(s.created) > len(time.DateOnly) {
			t.Errorf("createdAt is %s", s.created)
		}
	}
}
