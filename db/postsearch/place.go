package postsearch

import (
	"math/bits"
	"strconv"
)

// Posts are numbered in the order of writing, and the numbers are divided into ranges, at several levels: ranges of
// 4096 posts at the first level, four times as many at each next one, up to one range for everything. A post's index
// contains the word of its range at each level, so that a query can be limited to one range. The statement
// PutPostWords has the same levels.
const (
	FirstLevel = 12
	LastLevel  = 30
	levelStep  = 2
)

// Place returns the index word of the range of a level that contains the number.
func Place(level int, seq int64) string {
	return string(placeSign) + strconv.Itoa(level) + "." + strconv.FormatInt(seq>>level, 10)
}

// Places returns the index words of the ranges that contain the number, at every level.
func Places(seq int64) []string {
	var places []string
	for level := FirstLevel; level <= LastLevel; level += levelStep {
		places = append(places, Place(level, seq))
	}
	return places
}

// Span returns the numbers that a query at a level covers when it searches backwards from last: the range that
// contains last and, if that part of it holds fewer than wanted posts, the range before it. Returns their first number
// and the ranges' index words, or 0 and no words if they reach back to the first post.
func Span(level int, last, wanted int64) (first int64, places []string) {
	if level > LastLevel {
		return 0, nil
	}
	first = last >> level << level
	places = []string{Place(level, last)}
	if last-first < wanted && first > 0 {
		first -= 1 << level
		places = append(places, Place(level, first))
	}
	if first == 0 {
		return 0, nil
	}
	return first, places
}

const (
	// mostAtOnce is the number of hits that a query may be expected to find in each range that it covers.
	mostAtOnce = 250
	// page is the number of hits that justifies a query; mostIfAlways limits them if the words always occur together.
	page, mostIfAlways = 110, 5000
)

// widest is the number of levels that a query may go up at once: words that are rare in new posts may be common in old
// ones.
const widest = 6

// NextLevel returns the level of the next query, after looked posts were searched, the last of them at level last, and
// hits of them matched. It is the largest level at which at most a page or two of candidates is expected. Posts is the
// number of posts in which a page of hits is likely.
func NextLevel(last int, looked, hits int64) (level int, posts int64) {
	level = levelOf(float64(mostAtOnce * looked / (hits + 1)))
	return max(FirstLevel, min(level, last+widest, LastLevel+levelStep)), page * looked / (hits + 1)
}

// StartLevel returns the level of the first query, and the number of posts in which a page of hits is likely. Both are
// estimated by multiplying the words' shares; the level is limited in case the words often occur together.
func (q Query) StartLevel(f Filter, shares *Shares) (level int, posts int64) {
	together, rarest := 1.0, 1.0
	count := func(likely, most float64) { together, rarest = together*likely, min(rarest, most) }
	for _, t := range q.terms {
		count(shares.ofTerm(t))
	}
	for _, word := range f.words() {
		count(shares.ofWord(word))
	}
	if together <= 0 || rarest <= 0 {
		return FirstLevel, 0
	}
	needed := page / together
	// The level whose ranges are closest to needed; they may be somewhat smaller, since the range before is searched
	// too.
	level = min(levelOf(needed*8/3), levelOf(mostIfAlways/rarest))
	return max(FirstLevel, min(level, LastLevel)), int64(min(needed, 1<<40))
}

// levelOf returns the largest level whose ranges have at most this number of posts, which may be below FirstLevel.
func levelOf(posts float64) int {
	level := bits.Len64(uint64(max(1, min(posts, 1<<40)))) - 1
	return level - level%levelStep
}
