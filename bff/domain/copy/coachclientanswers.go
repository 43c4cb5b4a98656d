package copy

// CoachClientAnswers are the server's error messages about a coach's list of clients.
var CoachClientAnswers = struct {
	SearchTooLong, PlaceUnknown string
}{
	SearchTooLong: "A search cannot exceed 100 characters",
	PlaceUnknown:  "This place in the list does not exist",
}
