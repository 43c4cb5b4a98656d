package copy

// ClientsOnLeaving are the options for the clients of a coach who is deactivated.
var ClientsOnLeaving = []Option{
	{"wait", "They wait"},
	{"released", "They are free to choose"},
}

// CoachAdministration are the server's messages to administrators who manage coaches.
var CoachAdministration = struct {
	NotFound, NotAPlace       string
	AddressOfCoach            string
	AddressOfAdministrator    string
	NotYourself               string
	ChooseVerification        string
	ChooseClients             string
	ReasonRequired            string
	ReasonControls            string
	ReasonTooLong             string
	VerifiedAlready           string
	RejectedAlready           string
	RejectWhileActive         string
	ActiveAlready, NotActive  string
	ActivateWithoutPassword   string
	ReleasedAlready           string
	TakesNoInvitation         string
	SearchTooLong             string
	ChangeNotFound            string
	OnlyAdministratesActivate string
	OnlyAdministratesVerify   string
}{
	NotFound:                  "This coach is not there any more.",
	NotAPlace:                 "This is not the id of a coach",
	AddressOfCoach:            "There is a coach with this address already. Look for them in the list.",
	AddressOfAdministrator:    "This address belongs to an administrator. Please give another one for the coach.",
	NotYourself:               "This is your own account. Another administrator has to do this.",
	ChooseVerification:        "Please choose whether they are verified",
	ChooseClients:             "Please choose what happens to their clients",
	ReasonRequired:            "Please say why. The coach reads it.",
	ReasonControls:            "The reason holds characters that cannot be kept. Please type it again.",
	ReasonTooLong:             "The reason cannot exceed " + itoa(Limits.DecisionReasonMax) + " characters",
	VerifiedAlready:           "They are verified already.",
	RejectedAlready:           "Their verification has been turned down already.",
	RejectWhileActive:         "Members can choose this coach now. Please deactivate them first, so that their clients are told.",
	ActiveAlready:             "They are active already.",
	ActivateWithoutPassword:   "They have not taken their invitation yet. Once they have chosen a password, you can activate them.",
	NotActive:                 "They are not active, so there is nothing to end.",
	ReleasedAlready:           "Their clients have been told already that they can choose somebody else.",
	TakesNoInvitation:         "They are not waiting for an invitation.",
	SearchTooLong:             "The search cannot exceed " + itoa(Limits.CoachSearchMax) + " characters",
	ChangeNotFound:            "This change is not there any more.",
	OnlyAdministratesActivate: "This account looks after the portal and coaches nobody. It cannot be activated.",
	OnlyAdministratesVerify:   "This account looks after the portal and coaches nobody. There is nothing to verify.",
}

// CoachStandingLetters are the emails to coaches about an administrator's decision.
var CoachStandingLetters = struct {
	Verified, Rejected, Activated, Deactivated, CredentialsApproved, CredentialsRejected struct {
		Subject string
		Says    []string
	}
	// Reason introduces the administrator's text.
	Reason, Open, Answer, Why string
}{
	Verified: struct {
		Subject string
		Says    []string
	}{"You are verified", []string{
		"We have looked at what you told us of your training, and you are verified.",
		"As soon as your account is active as well, members can choose you.",
	}},
	Rejected: struct {
		Subject string
		Says    []string
	}{"About your verification", []string{
		"We have looked at what you told us of your training, and could not verify you on that.",
		"Until that changes, members cannot choose you.",
	}},
	Activated: struct {
		Subject string
		Says    []string
	}{"Your account is active", []string{
		"Your coach account is active. Once you are verified as well, members can choose you and book times with you.",
		"Please look at your hours and your profile in the portal, so that what members see is right.",
	}},
	Deactivated: struct {
		Subject string
		Says    []string
	}{"Your account is not active any more", []string{
		"Your coach account is not active from now on. Members cannot choose you, and you do not see clients while it is so.",
		"What was booked with you is being cancelled. We tell the people concerned, and it does not count for them.",
		"You can still sign in.",
	}},
	CredentialsApproved: struct {
		Subject string
		Says    []string
	}{"Your credentials are up to date", []string{"We have looked at the change to your credentials. Members see them as you gave them."}},
	CredentialsRejected: struct {
		Subject string
		Says    []string
	}{"About your credentials", []string{
		"We have looked at the change to your credentials and could not take it over. Members still see what stood there before.",
		"You can send another change at any time.",
	}},
	Reason: "We were asked to pass this on to you:",
	Open:   "Open the portal",
	Answer: "If something about this is not right, answer this letter.",
	Why:    "You get this because you have a coach account with us.",
}

// AbsenceLetters are the emails to members whose coach leaves, pauses or returns. Others may read them, so they name
// neither the coach nor the service.
var AbsenceLetters = struct {
	Wait, Released, Back struct {
		Subject string
		Says    []string
		Button  string
	}
	Why string
}{
	Wait: struct {
		Subject string
		Says    []string
		Button  string
	}{"A change that concerns you", []string{
		"The person you talk with is away for now. What you had planned with them is cancelled, and it does not count.",
		"You do not have to do anything. You can wait until they are back, and you can choose somebody else whenever you like. Nothing that you wrote is lost.",
	}, "Look at your choices"},
	Released: struct {
		Subject string
		Says    []string
		Button  string
	}{"A change that concerns you", []string{
		"The person you talk with has stopped working with us. What you had planned with them is cancelled, and it does not count.",
		"Whenever you are ready, choose somebody else. We have suggestions for you. What you wrote with each other stays, and you can read it as before.",
	}, "Look at your choices"},
	Back: struct {
		Subject string
		Says    []string
		Button  string
	}{"Somebody is back", []string{
		"The person you talk with is back. You can write to them and book a time again.",
	}, WaitingLetter.Open},
	Why: "You get this because it changes what you have with us. In your profile you choose whether letters come, and at which hours they never do.",
}

// AbsenceNotices are a member's notifications about the same events. They are shown only after sign-in, so they may
// name the coach.
var AbsenceNotices = struct {
	WaitTitle, ReleasedTitle, BackTitle string
	WaitText, ReleasedText, BackText    Template
}{
	WaitTitle:     "Your coach is away for now",
	WaitText:      "{coachName} is away for now. What you had planned is cancelled and does not count. You can wait, or choose another coach whenever you like.",
	ReleasedTitle: "Your coach has stopped",
	ReleasedText:  "{coachName} does not coach with us any more. What you had planned is cancelled and does not count. Your conversation stays, and you can choose another coach whenever you like.",
	BackTitle:     "Your coach is back",
	BackText:      "{coachName} is back. You can write to them and book a time again.",
}
