package copy

// CoachClientAnswers are what the server answers about a coach's list of clients where it cannot be shown as asked.
var CoachClientAnswers = struct {
	SearchTooLong, PlaceUnknown string
}{
	SearchTooLong: "A search cannot exceed 100 characters",
	PlaceUnknown:  "This place in the list does not exist",
}
