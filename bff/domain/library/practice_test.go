package library_test

import (
	"slices"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/library"
)

var parts = map[library.Part]int{library.Morning: 8, library.Afternoon: 13, library.Evening: 19, library.Night: 23}

// TestEveryPartAndTopicHasASuggestion: a topic leads to a piece about it in at least one part of the day, and each
// piece of the library is suggested at some time.
func TestEveryPartAndTopicHasASuggestion(t *testing.T) {
	t.Parallel()
	service, err := library.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	suggested := map[string]bool{}
	for _, topic := range append([]copy.FocusOption{{}}, copy.FocusTopics...) {
		about := false
		for part, hour := range parts {
			for day := 1; day <= 31; day++ {
				got := library.Suggest([]string{topic.Code}, time.Date(2026, 11, day, hour, 0, 0, 0, time.UTC))
				if _, found := service.Piece(got.Slug); !found || got.Part != part {
					t.Fatalf("%s on day %d: %+v", part, day, got)
				}
				about = about || got.Topic == topic.Code
				suggested[got.Slug] = true
			}
		}
		if !about {
			t.Errorf("nothing is about %s", topic.Code)
		}
	}
	for _, piece := range service.Pieces(copy.SourceLanguage) {
		if !suggested[piece.Slug] {
			t.Errorf("%s is never suggested", piece.Slug)
		}
	}
}

func TestSuggestionStaysForItsPartOfTheDay(t *testing.T) {
	t.Parallel()
	at := func(day, hour, minute int) library.Suggestion {
		return library.Suggest([]string{"family"}, time.Date(2026, 11, day, hour, minute, 0, 0, time.UTC))
	}
	if at(27, 17, 0) != at(27, 20, 59) {
		t.Error("the evening has two pieces")
	}
	if at(27, 21, 0) != at(28, 4, 59) {
		t.Error("the night has two pieces")
	}
	var evenings []string
	for day := 1; day <= 10; day++ {
		evenings = append(evenings, at(day, 19, 0).Slug)
	}
	if slices.Sort(evenings); len(slices.Compact(evenings)) < 3 {
		t.Errorf("ten evenings have only %v", evenings)
	}
}
