package safety

// Place is the location of a flagged text that waits for the coach's acknowledgment.
type Place string

// The places. The database and the API use these values.
const (
	InMessage Place = "message"
	InGoal    Place = "goal"
	// InDeletedGoal is a goal that the member has deleted: the flag still waits.
	InDeletedGoal Place = "goal_taken_back"
	// InNothing is a text that no longer exists or that the coach may not see: deleted, or written for an earlier coach.
	InNothing Place = "gone"
)

// Places converts stored values.
func Places(stored []string) []Place {
	places := make([]Place, len(stored))
	for i, place := range stored {
		places[i] = Place(place)
	}
	return places
}
