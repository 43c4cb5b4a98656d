package copy

// Beta holds the texts of the page on which visitors sign up for the free beta.
var Beta = struct {
	Title, Heading, Description, Text              string
	BenefitsTitle                                  string
	Benefits                                       []TitledText
	Privacy                                        string
	FirstName, LastName, Email, Submit, Submitting string
	DoneTitle, DoneText, Redirecting, ReturnHome   string
	Success                                        Toast
	Failed                                         Toast
}{
	Title:         "Join Beta for free",
	Heading:       "Join Beta for free",
	Description:   "Sign up for the free beta of " + product + ": coaching, text support and community for South Asian adults in the U.S.",
	Text:          "Leave your name and address. We write when there is a place for you.",
	BenefitsTitle: "What you get",
	Benefits: []TitledText{
		{"Early access", "You come in before the public launch."},
		{"A say in what we build", "Tell us what is missing or plain wrong. We change it while it is still soft."},
		{"Free to use", "Joining costs nothing and asks for no card, and there are rewards that are only for those who came early."},
		{"A direct line", "You write to the founding team, and the founding team writes back."},
	},
	Privacy:     "We use what you write here only to contact you about the beta. We never share it.",
	FirstName:   "First Name",
	LastName:    "Last Name",
	Email:       "Email",
	Submit:      "Join Beta for free",
	Submitting:  "Submitting...",
	DoneTitle:   "Thank You!",
	DoneText:    "Your beta signup has been received",
	Redirecting: "Redirecting you to the homepage...",
	ReturnHome:  "Return to Home",
	Success:     Toast{"Beta Signup Successful", "Thank you for your interest! We'll be in touch soon."},
	Failed:      Toast{Errors.ErrorTitle, "There was a problem submitting your information. Please try again."},
}

// BetaDefaults are stored for fields that the beta form does not have.
var BetaDefaults = struct {
	Occupation, Location, AgeRange, ReasonForInterest string
}{
	Occupation:        "Not provided",
	Location:          "Not provided",
	AgeRange:          "Not specified",
	ReasonForInterest: "Beta signup",
}
