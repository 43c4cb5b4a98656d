package copy

// Job is an open position. Code is part of its URL (/careers/apply/<code>) and identifies it in an application.
type Job struct {
	Code, Title, Department, Location, Type string
	// Description is a list of paragraphs; the first is also used alone.
	Description  []string
	Requirements []string
}

const remote = "Remote (US-based)"

// GeneralApplication is the code of an application without a position.
const GeneralApplication = "general"

// Jobs are the open positions, in the order of the page.
var Jobs = []Job{
	{
		Code: "wellness-coach", Title: "Wellness Coach", Department: "Coaching", Location: remote, Type: "Part-time",
		Description: []string{
			"You sit with people who moved far and still hear home in every decision. You meet each client by video, 30 minutes at a time, and answer what they write in between, typically within 24 hours.",
			"You coach. You do not diagnose, treat or prescribe, and when somebody needs a therapist, a doctor or a crisis line, you say so and show them the way. Clients see you by name and stay with you, so we look for people who want to stay too.",
		},
		Requirements: []string{
			"Certified in India as a wellness coach",
			"Experience of coaching people one to one, about family, work or living between two countries",
			"English, and at least one South Asian language the way it is spoken at home",
			"A clear sense of where coaching ends and treatment begins",
			"Calm when somebody writes that they may come to harm, and ready to follow our steps for it",
			"A quiet room where nobody overhears, and some free evenings",
		},
	},
	{
		Code: "content-writer", Title: "Content Writer", Department: "Content", Location: remote, Type: "Contract",
		Description: []string{
			"You write what people read on a phone at night: articles about family, visas, work and being far away, short practices for a bad evening, and the small sentences on our buttons.",
			"You read what coaches know and turn it into something a tired person can use. You say where a claim comes from, or leave it out. You can write about a mother who means well without making her the villain or the joke.",
		},
		Requirements: []string{
			"Three published pieces that we can read",
			"Plain, warm English, with an ear for the Hindi, Tamil or Urdu that slips into it",
			"Knowledge of South Asian family life in the U.S., from your own or from long listening",
			"Care with hard subjects: grief, distress, self-harm",
			"Facts checked, sources named, deadlines kept",
		},
	},
	{
		Code: "frontend-developer", Title: "Frontend Developer", Department: "Engineering", Location: remote, Type: "Full-time",
		Description: []string{
			"You build the pages that people open at a hard moment, mostly on a phone, often on a bad network. They have to be there at once, work by keyboard and screen reader, and say nothing private to whoever looks over a shoulder.",
			"You work in TypeScript and React on a kit of our own, close to whoever wrote the server. You care about a kilobyte, a focus ring and the sentence in an error. What you build, you test in a real browser.",
		},
		Requirements: []string{
			"Strong TypeScript, React, HTML and CSS, and a feeling for when none of the first two is needed",
			"Accessibility as a habit: WCAG 2.2 AA, tried with a keyboard and a screen reader",
			"Pages measured and made light for slow phones",
			"Tests that fail when the thing they test is broken",
			"Able to explain a decision in a few plain sentences",
		},
	},
	{
		Code: "operations-manager", Title: "Operations Manager", Department: "Operations", Location: remote, Type: "Full-time",
		Description: []string{
			"You keep the house running between two time zones. You help coaches join and check their papers, see to it that every member hears back, and notice what goes wrong twice.",
			"You are the one who answers when somebody asks about a bill, wants their data deleted or could not reach their coach. You write down how things are done, so that the next person need not ask.",
		},
		Requirements: []string{
			"Experience of running day-to-day work in a service where people wait for an answer",
			"Clear, kind writing to members and to coaches",
			"Comfortable working with colleagues in India and the U.S., at hours that suit both",
			"Discretion: you will see things that are nobody else's business",
			"Order in papers, figures and follow-ups",
		},
	},
}

// JobChoices are the options of the application form: every open position, and a general application.
var JobChoices = func() []Option {
	choices := make([]Option, 0, len(Jobs)+1)
	for _, job := range Jobs {
		choices = append(choices, Option{job.Code, job.Title})
	}
	return append(choices, Option{GeneralApplication, "General application"})
}()

// JobChoiceLabel returns the label of an application's code. It returns the code if it is not in the list: positions
// are removed, applications remain.
func JobChoiceLabel(code string) string {
	for _, choice := range JobChoices {
		if choice.Code == code {
			return choice.Label
		}
	}
	return code
}

// Careers holds the texts of the page with the open positions.
var Careers = struct {
	Title, Description, Heading                   string
	MissionTitle                                  string
	Mission                                       []string
	ValuesTitle                                   string
	Values                                        []TitledText
	JobsTitle, JobsText                           string
	DepartmentLabel, LocationLabel, TypeLabel     string
	RequirementsTitle, ApplyNow                   string
	GeneralTitle, GeneralText, GeneralApplication string
}{
	Title:        "Careers",
	Heading:      "Work with us",
	Description:  "Open positions at " + product + ": coaching, writing, engineering and operations. Remote, in the U.S.",
	MissionTitle: "Why we do this",
	Mission: []string{
		"Whoever leaves home takes the house along: the calls at odd hours, the questions at every wedding, the things that nobody says. We make a place where people can sit down with someone who already knows that house.",
		product + " is emotional wellness coaching for South Asian adults in the U.S. We are building it now, with the people who use it first.",
	},
	ValuesTitle: "How we work",
	Values: []TitledText{
		{"Listen before you build", "We ask, and then we are quiet for a while. What a member tells us weighs more than what we would have liked to make."},
		{"Say it plainly", "A program is called a program, coaching is called coaching, a price is a price. If it takes a long sentence, we have not understood it yet."},
		{"Keep what is private private", "Many members live with family who must not know. We collect little, look at less, and build as if the member were a cousin of ours."},
	},
	JobsTitle:          "Open positions",
	JobsText:           "All of them are remote, for people who live in the U.S.",
	DepartmentLabel:    "Department",
	LocationLabel:      "Location",
	TypeLabel:          "Type",
	RequirementsTitle:  "What you bring",
	ApplyNow:           "Apply Now",
	GeneralTitle:       "None of these is you?",
	GeneralText:        "Tell us what you are good at and what you would do here. We read it with the same care.",
	GeneralApplication: "Submit General Application",
}

// Application holds the texts of the application form, which Apply Now and Submit General Application open.
var Application = struct {
	Title, Description                 Template
	GeneralTitle, GeneralDescription   string
	Text, GeneralText                  string
	Name, Email, Location, Link, Note  string
	LocationHint, LinkHint, NoteHint   string
	Privacy, Submit, Sending           string
	Missing, Sent                      Toast
	DoneTitle, DoneText, BackToCareers string
	ErrorTitle, SendFailed, Unexpected string
	AllPositions, Deletion             string
}{
	Title:              "Apply: {job}",
	GeneralTitle:       "General application",
	Description:        "Apply as {job} at " + product + ", remote in the U.S. A few lines are enough to begin: no cover letter, no account.",
	GeneralDescription: "No open position is yours, and you would like to work with " + product + " all the same? Tell us what you would do here.",
	Text:               "A few lines are enough to begin. No cover letter, and no account to make.",
	GeneralText:        "For when no position on the list is yours. Tell us what you would do here.",
	Name:               "Name",
	Email:              "Email",
	Location:           "Where you live",
	LocationHint:       "City and state, if you like.",
	Link:               "Link",
	LinkHint:           "A CV, a portfolio or a profile that we can open. It begins with https://",
	Note:               "About you",
	NoteHint:           "What you have done that is close to this, and why you would like to do it here.",
	Submit:             "Send Application",
	Sending:            "Sending...",
	Missing:            Contact.Missing,
	Sent:               Toast{"Application Sent", "Thank you for applying. We'll get back to you soon."},
	DoneTitle:          "Thank You!",
	DoneText:           "Your application has been received",
	BackToCareers:      "Back to Careers",
	ErrorTitle:         Errors.ErrorTitle,
	SendFailed:         "Failed to send application",
	Unexpected:         Errors.SomethingWrong,
	AllPositions:       "All open positions",
	Privacy:            "We use what you write here only to decide about working together and to answer you. Only our team reads it.",
	Deletion:           "To have your application deleted, write to us on the contact page from the same address.",
}
