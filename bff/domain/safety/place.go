package safety

// Place is the location of a flagged text that waits for the coach's acknowledgment.
type Place string

// The places, as the database and the wire call them.
const (
	InMessage Place = "message"
	InGoal    Place = "goal"
	// InDeletedGoal is a goal that the member has deleted since: the flag still waits.
	InDeletedGoal Place = "goal_taken_back"
	// InNothing is a text that is gone for another reason: it was deleted, or was for an earlier coach.
	InNothing Place = "gone"
)

// Places reads them as they are stored.
func Places(stored []string) []Place {
	places := make([]Place, len(stored))
	for i, place := range stored {
		places[i] = Place(place)
	}
	return places
}
