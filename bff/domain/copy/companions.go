package copy

// Companion is a program that members can chat with, never a person. Code identifies its drawing and its conversation.
type Companion struct {
	// Speciality is Specialization, followed by "Indian" for some companions.
	Code, Name, Speciality, Specialization string
	// Description describes in a sentence or two the companion's manner.
	Description string
	Indian      bool
	// Premium companions require a trial or a subscription.
	Premium bool
}

// Companions are the three companions, in display order.
var Companions = []Companion{
	{
		Code: "tara", Name: Brand.Companions.Tara, Speciality: "Cultural Adjustment, Indian", Specialization: "Cultural Adjustment",
		Description: "For life between two countries. Talks like a cousin who has lived in both.",
		Indian:      true,
	},
	{
		Code: "buddy", Name: Brand.Companions.Buddy, Speciality: "Stress Relief", Specialization: "Stress Relief",
		Description: "A dog, for when it's all too much. Short sentences, slow breaths, a bit of play.",
	},
	{
		Code: "arjun", Name: Brand.Companions.Arjun, Speciality: "Holistic Wellness, Indian", Specialization: "Holistic Wellness",
		Description: "For sleep, breath, food, and rest, and how they fit together. Calm and unhurried.",
		Indian:      true, Premium: true,
	},
}

// CompanionOf returns the companion of a code, or false for an unknown code.
func CompanionOf(code string) (Companion, bool) {
	for _, c := range Companions {
		if c.Code == code {
			return c, true
		}
	}
	return Companion{}, false
}

// CompanionSubjects are the names of the subjects that a companion may ask about, by the code of its theme.
var CompanionSubjects = map[string]string{
	"expectations": "Expectations", "marriage": "Marriage", "in-laws": "In-laws", "baby": "Having a baby", "money-home": "Money and family",
	"sibling": "Siblings", "parents-ageing": "Parents far away", "comparison": "Comparison", "children": "Raising children",
	"breakup": "A breakup", "partner": "Your partner", "interfaith": "Love across faith or caste", "lgbtq": "Being LGBTQ+", "grief": "A loss",
	"guilt": "Guilt", "homesick": "Missing home", "food": "Food from home", "festivals": "Festivals", "lonely": "Loneliness", "friends": "Friends",
	"roommate": "Roommates", "identity": "Belonging", "sad": "Sadness", "stress": "Stress", "tired": "Being tired", "worry": "Worry", "joy": "Good news",
	"sleep": "Sleep", "panic": "Panic", "anger": "Anger", "body-image": "Body image", "visa": "Your visa", "layoff": "Losing a job", "exams": "School and exams",
	"work": "Work", "racism": "Racism", "h4": "Being on H-4", "procrastination": "Putting things off",
}
