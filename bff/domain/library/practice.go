package library

import (
	"slices"
	"time"
)

// Part is a part of a day.
type Part string

// The parts of a day, by a member's own clock.
const (
	Morning   Part = "morning"
	Afternoon Part = "afternoon"
	Evening   Part = "evening"
	Night     Part = "night"
)

// PartOf returns the part of the day at a local time.
func PartOf(local time.Time) Part {
	switch hour := local.Hour(); {
	case hour >= 5 && hour < 12:
		return Morning
	case hour >= 12 && hour < 17:
		return Afternoon
	case hour >= 17 && hour < 21:
		return Evening
	default:
		return Night
	}
}

// use has the parts of the day and the topics of a piece.
type use struct {
	slug  string
	parts []Part
	// topics are codes of copy.FocusTopics.
	topics []string
}

// uses has every piece of the library.
var uses = []use{
	{"six-breaths-with-a-kolam", []Part{Morning, Evening}, []string{"stress"}},
	{"four-sides-of-a-courtyard", []Part{Morning, Afternoon}, []string{"stress", "career"}},
	{"breathing-for-three-in-the-morning", []Part{Night}, []string{"stress", "loneliness"}},
	{"from-the-soles-up", []Part{Evening, Night}, []string{"stress"}},
	{"jaw-shoulders-hands", []Part{Afternoon}, []string{"career", "stress"}},
	{"once-round-the-block", []Part{Morning, Afternoon}, []string{"stress", "loneliness"}},
	{"a-cup-of-chai", []Part{Afternoon}, []string{"stress", "loneliness"}},
	{"a-letter-you-will-not-send", []Part{Evening}, []string{"grief", "relationships"}},
	{"before-you-call-home", []Part{Morning, Evening}, []string{"family", "parenting"}},
	{"grieving-from-here", []Part{Morning, Evening}, []string{"grief"}},
	{"a-festival-in-a-small-flat", []Part{Evening}, []string{"loneliness", "identity"}},
	{"nobody-here-says-my-name", []Part{Morning, Afternoon}, []string{"identity", "career"}},
	{"the-money-and-the-afternoon", []Part{Afternoon}, []string{"family", "career"}},
	{"their-wish-my-wish", []Part{Afternoon, Evening}, []string{"family", "marriage", "relationships", "identity"}},
	{"what-i-did-not-say-on-the-call", []Part{Evening, Night}, []string{"family", "relationships"}},
	{"angry-and-still-on-the-phone", []Part{Morning, Evening}, []string{"family", "parenting", "marriage", "relationships"}},
	{"when-the-night-has-two-clocks", []Part{Night}, []string{"family", "loneliness"}},
	{"while-the-papers-are-being-looked-at", []Part{Morning, Afternoon}, []string{"immigration", "stress"}},
}

// Suggestion is one piece for now. Topic is the member's topic that it is about, empty if it is about none of them.
type Suggestion struct {
	Slug, Topic string
	Part        Part
}

// Suggest returns a piece for a part of a day, about one of the member's topics if there is one. Local is the time on
// the member's clock: the piece stays the same for that part of that day, and the next day has another one.
func Suggest(topics []string, local time.Time) Suggestion {
	part := PartOf(local)
	var fitting, about []Suggestion
	for _, u := range uses {
		if !slices.Contains(u.parts, part) {
			continue
		}
		fitting = append(fitting, Suggestion{Slug: u.slug, Part: part})
		for _, topic := range topics {
			if slices.Contains(u.topics, topic) {
				about = append(about, Suggestion{Slug: u.slug, Topic: topic, Part: part})
				break
			}
		}
	}
	if len(about) > 0 {
		fitting = about
	}
	// The hours after midnight belong to the night before.
	return fitting[local.Add(-5*time.Hour).YearDay()%len(fitting)]
}
