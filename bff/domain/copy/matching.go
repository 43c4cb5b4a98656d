package copy

// Matching are the reasons for suggesting a coach. Each is true of the coach and follows from an answer of the member;
// reasons that follow from no answer are in Coaches. No reason mentions a coach's own region or religion.
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
