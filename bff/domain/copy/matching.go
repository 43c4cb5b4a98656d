package copy

// Matching says why a coach is suggested. Each sentence is true of the coach and comes from an answer of the member; what
// stands in Coaches is said of coaches to whom no answer points. Nothing here ever tells a coach's region or religion.
var Matching = struct {
	Woman, Man, NonBinary string
	AnotherRegion         string
	AnotherCity           Template
}{
	Woman:         "A woman, as you asked",
	Man:           "A man, as you asked",
	NonBinary:     "A non-binary person, as you asked",
	AnotherRegion: "From another region than your family",
	AnotherCity:   "Lives in {city}, away from {homeCity}",
}
