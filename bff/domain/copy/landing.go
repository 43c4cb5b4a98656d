package copy

// Offering is one of the four parts of the service. ID is its anchor on the landing page and its key in code.
type Offering struct {
	ID string
	// Title and Text are for the card in the approach section.
	Title, Text string
	// Heading, Detail and Points are for its part of the features section.
	Heading, Detail string
	Points          []string
}

// Landing holds the texts of the public front page.
var Landing = struct {
	// TextSample is the sample conversation next to the description of text support.
	TextSample []struct {
		Text string
		Own  bool
	}
	Title, Description                                     string
	HeroText, JoinBeta, SeeHow, HeroNote                   string
	ApproachTitle, ApproachText, ReadMore                  string
	HowTitle, HowText                                      string
	Steps                                                  []TitledText
	FeaturesTitle, FeaturesText                            string
	Offerings                                              []Offering
	PricingTitle, PricingText, PerMonth, FreeNow, PlanName string
	IncludedSessions                                       Template
	Included                                               []string
	FAQTitle, ClosingTitle, ClosingText                    string
	Anchors                                                struct{ HowItWorks, Features, Pricing, FAQ string }
	// Scenes are the texts inside the four illustrations next to the features. They are not interactive.
	Scenes struct {
		SlotsTitle                             string
		Slots                                  []string
		Yours, Theirs, BookedWith              string
		Sent, SentAgain, Seen, Answer, Promise string
		Companion, IsProgram, Hello, AskHindi  string
		Reply                                  string
		ThreadBy, ThreadTitle, ThreadText      string
		AnswerBy, ThreadAnswer, Support, Same  string
	}
}{
	Title:       product + ": wellness coaching for South Asian adults in the U.S.",
	Description: "Talk with a wellness coach in India by video and text, in your language. Coaching, not therapy. Free to join.",

	HeroText: "Sit down with a coach in India who already knows what “log kya kahenge” costs you. By video, by text, in your language.",
	JoinBeta: "Join Beta for free",
	SeeHow:   "How It Works",
	HeroNote: "Free to join, and no card. Coaching, not clinical therapy.",

	TextSample: []struct {
		Text string
		Own  bool
	}{
		{"Mummy asked again when I am coming home. For good.", true},
		{"And what did you want to say back?", false},
		{"ki main yahan bhi ghar bana rahi hoon", true},
	},
	ApproachTitle: "Four ways to sit with what you carry",
	ApproachText:  "Some things are easier said face to face, some at 2 AM in a text, some to people who will never know your name.",
	ReadMore:      "See how it works",

	HowTitle: "How It Works",
	HowText:  "Three steps, and none of them asks you to explain a joint family.",
	Steps: []TitledText{
		{"Sign up and get matched", "Tell us where your people come from and what is on your mind. We suggest up to three coaches and say why. You choose."},
		{"Connect with your coach", "Meet for 30 minutes by video, and write in between whenever something happens. One coach, who stays yours."},
		{"Grow and thrive", "Read what helped others, try a practice on a bad evening, and talk with people who have had the same phone call."},
	},

	FeaturesTitle: "What you get",
	FeaturesText:  "Everything here was made for people with one foot in each country.",
	Offerings: []Offering{
		{
			ID:      "coaching",
			Title:   "1-on-1 coaching",
			Text:    "Thirty minutes of video with one coach who stays yours. No explaining what a joint family is.",
			Heading: "One coach, face to face",
			Detail:  "You meet the same person every time. They remember your sister's wedding, your manager's name and what you said you would try.",
			Points: []string{
				"30-minute video sessions, at hours that work in both time zones",
				"Coaches certified in India, who grew up with the same rules",
				"Change your coach at any time, without giving a reason",
			},
		},
		{
			ID:      "text-support",
			Title:   "Unlimited text support",
			Text:    "Write at 2 AM, in Hinglish if that is how it comes out. Replies typically within 24 hours.",
			Heading: "Write when it happens",
			Detail:  "Not everything waits for the next session. Send the message you cannot send to anyone at home. Your coach answers, typically within 24 hours.",
			Points: []string{
				"As many messages as you need",
				"You see when your coach has read yours",
				"Any language your coach speaks, and any mix of them",
			},
		},
		{
			ID:      "ai-companion",
			Title:   "24/7 AI companion",
			Text:    "Tara, Buddy and Arjun are programs and say so. Awake at any hour, in English, हिन्दी and தமிழ்.",
			Heading: "Someone awake, even if it is a program",
			Detail:  "For the hours when your coach sleeps. A companion listens, asks a question back and knows the difference between a bad day and an emergency.",
			Points: []string{
				"Here day and night, in several languages, Hindi and Tamil among them",
				"Says that it is a program, every time you begin",
				"Shows you where to find people when you need people",
			},
		},
		{
			ID:      "peer-community",
			Title:   "Anonymous peer community",
			Text:    "People who have had the same call with the same aunt. A kolam stands in for your name.",
			Heading: "Say it where nobody knows you",
			Detail:  "A moderated forum without names. You get a new leaf-name in every thread, so nobody can put your pieces together.",
			Points: []string{
				"No names, no pictures, nothing that leads back to you",
				"Moderated, with house rules that are kept",
				"A library of practices and articles beside it",
			},
		},
	},

	PricingTitle:     "One plan, and nothing to pay for joining.",
	PricingText:      "Joining costs nothing and asks for no card. Only a plan that you choose in the app is paid for.",
	PerMonth:         "a month",
	FreeNow:          "Joining is free. A plan is your choice.",
	PlanName:         product + " Monthly",
	IncludedSessions: "{sessions} video sessions of 30 minutes each month",
	Included: []string{
		"Unlimited texting with your coach",
		"An AI companion, day and night",
		"Anonymous community and self-care library",
		"Cancel anytime",
	},

	FAQTitle:     "What people ask first",
	ClosingTitle: "There is a seat kept for you",
	ClosingText:  "Joining costs nothing. Tell us what helps and what does not.",
	Anchors:      struct{ HowItWorks, Features, Pricing, FAQ string }{"how-it-works", "features", "pricing", "faq"},
	Scenes: struct {
		SlotsTitle                             string
		Slots                                  []string
		Yours, Theirs, BookedWith              string
		Sent, SentAgain, Seen, Answer, Promise string
		Companion, IsProgram, Hello, AskHindi  string
		Reply                                  string
		ThreadBy, ThreadTitle, ThreadText      string
		AnswerBy, ThreadAnswer, Support, Same  string
	}{
		SlotsTitle: "Tuesday",
		Slots:      []string{"9:00 AM", "10:00 AM", "11:00 AM", "2:00 PM"},
		Yours:      "Tue 9:00 AM your time",
		Theirs:     "6:30 PM in Chennai",
		BookedWith: "30 minutes by video",

		Sent:      "Told Papa about the job. He said “beta, we will talk later” and passed the phone to Mummy.",
		SentAgain: "It is 1 AM and I am still composing the reply.",
		Seen:      "Read",
		Answer:    "Then let us write it together, and not send it tonight. What is the first line?",
		Promise:   "Usually answers by tomorrow, 8 PM your time",

		Companion: "Tara",
		IsProgram: "program",
		Hello:     "I am a program, not a person. I am here at any hour.",
		AskHindi:  "नींद नहीं आ रही। कल visa interview है।",
		Reply:     "तो आज सोना ज़रूरी नहीं, बस लेटना काफ़ी है। कल की कौन सी बात सबसे ज़्यादा घूम रही है?",

		ThreadBy:     "Marigold",
		ThreadTitle:  "First Diwali where nobody called",
		ThreadText:   "I lit one diya on the fire escape. The neighbour asked if it was someone's birthday.",
		AnswerBy:     "Banyan",
		ThreadAnswer: "Mine was Eid, in a dorm kitchen, with seviyan from a packet. I saved you a bowl.",
		Support:      "Support",
		Same:         "SameHere",
	},
}
