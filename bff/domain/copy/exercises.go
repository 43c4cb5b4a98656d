package copy

// ExerciseAnswers are the messages with which the server rejects a request about a guided exercise, and the
// notification about a reminder. The texts of the exercises themselves, in four languages, are in package exercise.
var ExerciseAnswers = struct {
	NotFound, NotStarted, OtherStep, UnknownChoice, UnknownLanguage, ReminderTime, UnknownAvoided string
	ReminderTitle, ReminderText                                                                   string
}{
	NotFound:        "There is no exercise with this name.",
	NotStarted:      "You haven't started this exercise, or it was finished or deleted on another device.",
	OtherStep:       "This step was answered on another device. Here's where you are now.",
	UnknownChoice:   "This answer isn't one of the choices.",
	UnknownLanguage: "Choose English, Hindi, Hinglish, or Tamil.",
	ReminderTime:    "Choose a time within the next 14 days.",
	UnknownAvoided:  "This isn't something a companion would bring up.",
	ReminderTitle:   "Your reminder",
	ReminderText:    "You asked us to remind you of an exercise. It's where you left it.",
}
