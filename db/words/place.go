package words

import (
	"math/bits"
	"strconv"
)

// The community's time is parted by the order of writing, at several levels: at the first into parts of 4096 posts, at each
// next one four times as many are in a part, until one part is everything. A post's index names its part at each level, so
// that a question can be asked of one part alone. The statement PutPostWords knows the same levels.
const (
	FirstLevel = 12
	LastLevel  = 30
	levelStep  = 2
)

// Place is the word for the part of a level that a number is in.
func Place(level int, seq int64) string {
	return string(placeSign) + strconv.Itoa(level) + "." + strconv.FormatInt(seq>>level, 10)
}

// Places are the words for the parts that a number is in, at every level.
func Places(seq int64) []string {
	var places []string
	for level := FirstLevel; level <= LastLevel; level += levelStep {
		places = append(places, Place(level, seq))
	}
	return places
}

// First is the first number of the part of a level that a number is in.
func First(level int, seq int64) int64 { return seq >> level << level }

// mostAtOnce is how many hits a question may be expected to bring up.
const mostAtOnce = 500

// widest is how many levels a question may go up at once: what was rare of late may have been common before.
const widest = 6

// NextLevel says at which level to ask next, when so many posts were looked through at the level of last (0 for none yet), and
// so many of them hit: the largest of which no more than a page or two of candidates are to be expected.
func NextLevel(last int, looked, hits int64) int {
	if last == 0 || looked <= 0 {
		return FirstLevel
	}
	size := mostAtOnce * looked / (hits + 1)
	level := bits.Len64(uint64(max(size, 1))) - 1
	level -= level % levelStep
	return max(FirstLevel, min(level, last+widest, LastLevel))
}
