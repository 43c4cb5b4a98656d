package copy

// Companion is a program that members can talk to: never a person. Code names its drawing and its conversation.
type Companion struct {
	Code, Name, Speciality string
	// Premium ones need a trial or a subscription.
	Premium bool
}

// Companions are the three of them, in the order in which they are always shown.
var Companions = []Companion{
	{Code: "tara", Name: Brand.Companions.Tara, Speciality: "Cultural Adjustment, Indian"},
	{Code: "buddy", Name: Brand.Companions.Buddy, Speciality: "Stress Relief"},
	{Code: "arjun", Name: Brand.Companions.Arjun, Speciality: "Holistic Wellness, Indian", Premium: true},
}
