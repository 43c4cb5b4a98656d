package safety

// Place is where a member's words stood that sounded like a crisis and wait for their coach to acknowledge them.
type Place string

// The places, as the database and the wire call them.
const (
	InMessage Place = "message"
	InGoal    Place = "goal"
	// InGoalTakenBack is a goal that the member took back meanwhile: the words are nowhere any more, and still wait.
	InGoalTakenBack Place = "goal_taken_back"
	// InNothing is what is not there any more for another reason: it was deleted, or written to an earlier coach.
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
