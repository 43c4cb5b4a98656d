package copy

// FarewellLetter is the last email to a member: the confirmation that their account is closed.
var FarewellLetter = struct {
	Subject, Closed, Final, NotYou, Again, Signature, Why string
}{
	Subject:   "Your account is closed",
	Closed:    "You asked us to delete your account, and nobody can log in to it any more. Everything in it is being deleted: your name, your settings and every message, for everybody who could read it. What you wrote in the community stays without you. If you asked us to remove it, each post, comment and reaction goes at its own random time within 7 days.",
	Final:     "This cannot be taken back, not by us either.",
	NotYou:    "If it was not you: somebody knew your password. Change it wherever else you use it, and answer this mail if we can help.",
	Again:     "You can register again whenever you like, with the same name and address. You begin with nothing.",
	Signature: "The " + product + " team",
	Why:       "You get this one letter because the account was under this address. We keep the address until the letter is on its way, and then no longer.",
}

// ExportFile holds the descriptions in the file with a member's exported data.
var ExportFile = struct {
	What, Times string
	// Parts describe the content of each part, in the order of the file.
	Parts []struct{ Name, Holds string }
	// NotHere lists the stored data that the file does not contain, with the reason.
	NotHere []string
}{
	What:  "Everything that " + product + " keeps about you, as it stood at the moment below.",
	Times: "All times are in UTC. What is empty or null was never said.",
	Parts: []struct{ Name, Holds string }{
		{"profile", "Who you told us you are, and what you were shown when you registered."},
		{"preferences", "What you answered about yourself, and how you want to hear from us. Null when you never saved any of it."},
		{"membership", "Your trial. Null when you never began one."},
		{"payer", "Under which number the payment provider knows you; it has neither your name nor your address from us. Null when you never went to the payment form."},
		{"subscriptions", "What you pay or paid for, oldest first. Amounts are in cents. Of your card we know what stands here; the rest is with the payment provider alone."},
		{"invoices", "Everything that you were charged, or were to be charged, oldest first."},
		{"paymentNotices", "What the payment provider told us about you: that something happened, and when."},
		{"signIns", "Where you are logged in. The time under endsAt is when that ends by itself if it is not used."},
		{"knownBrowsers", "Browsers in which you logged in before. We keep a random mark of each, so that nobody can slow you down there by guessing at your password."},
		{"providers", "Through whom you can log in besides your password."},
		{"mailedLinks", "Links that were mailed for this account, such as the one to confirm your address."},
		{"accountLetters", "What we told you by letter about your account, such as a login on a new device."},
		{"notifications", "What stood under the bell."},
		{"conversations", "Every conversation with every message, oldest first. Status is how far a message has come. Where mark is not null, a program found words that can mean a crisis or a worry: the same rules that bring up the help on your screen. Your coach sees the mark too. File is the id of a file that came with a message."},
		{"files", "Every file that you or a coach sent, or that waits to be sent. The file itself is behind its link, while you are logged in and until you leave: save those you want to keep."},
		{"companions", "Every talk with a companion, which are programs, oldest first. Nobody else reads it. Where mark is not null, a program found words that can mean a crisis or a worry."},
		{"companionUse", "How much we asked an outside program, by day: answers of companions, and texts that it read for signs of a crisis (readings)."},
		{"exercises", "Your guided exercises in progress and the last finished ones, with your answers."},
		{"companionMemory", "What you told companions to remember: a name, a language, and what not to bring up."},
		{"riskStates", "Whether the app thinks you may be in a hard moment, from what you wrote. Only your own screens use it."},
		{"savedResources", "What you kept for later in the library. Each is named as in its address."},
		{"journal", "Every page of your private journal, oldest first. In our database it is sealed; here it can be read. Prompt is the number of the question in its piece, counted from 0. Where unreadable is true, we cannot open the page at the moment, and its text is left empty."},
		{"safetyNotes", "Your safety notes, with your trusted contact, and since when your coach can see titles and texts; null when you never wrote any. In our database they are encrypted; here they can be read. Where unreadable is true, we can't open them at the moment."},
		{"community", "Which version of the community's guidelines you accepted, and how often you were warned or suspended there. Null when you never came by."},
		{"communityPosts", "Every post that you wrote in the community, oldest first, and what you are called in its thread. No member, coach or administrator is shown that they are yours: think before you pass this file on. Where mark is not null, a program found words that can mean a crisis or a worry."},
		{"communityComments", "Every comment that you wrote there, in the same way."},
		{"communityReactions", "The reactions that you gave."},
		{"communityFlags", "What you flagged, and why."},
		{"communityDecisions", "What was decided of your own words, and what you said against it."},
		{"communityNotices", "What you were told in the community."},
		{"goals", "What you and your coaches agreed on, or might have, oldest first. Where mark is not null, a program found words of yours that can mean a crisis or a worry; your coach sees that too."},
		{"crisisOutcomes", "How a coach closed each possible crisis, oldest first: by calling, by writing, another way, by handing it to the team, or as a false alarm. The coach's note isn't included."},
		{"crisisHandovers", "When a coach alerted our team about you, and which coach, oldest first. The coach's note isn't included."},
		{"onCall", "Each possible crisis that went to the people on call of our team: when and why, and when someone from the team opened your conversation for which reason. Their names and their own notes aren't included."},
		{"coachAbsences", "What you were told when a coach of yours stopped: to wait, or to choose another."},
		{"sessions", "Every session with a coach, oldest first, with your note, what happened to it, the other times that your coach proposed, and how it went, as your coach marked it. Where counts is true, it counts against the sessions of its month."},
		{"calendar", "The secret address at which your calendar reads your sessions, when there is one: when it was made and last read, not the address."},
		{"betaSignup", "What you told us when you asked for a place in the beta, under your confirmed address."},
		{"contactMessages", "What you wrote on the contact page, under your confirmed address."},
		{"applications", "What you sent us to work with us, under your confirmed address."},
	},
	NotHere: []string{
		"Your password. We do not have it, only a number worked out from it that cannot be turned back.",
		"The keys of your logins, of links in letters and of your calendar's address, in the same form. Whoever had them could pretend to be you.",
		"Notes that a coach makes about their own work with you, also when closing a possible crisis. They are the coach's, sealed so that nobody else reads them, and they are deleted with your account.",
		"Notes with which a coach alerted our team about you. They are for that coach and the team, sealed, and deleted with your account.",
		"Notes that those who look after the community make about a case, who of them decided it, and who flagged your words. Nobody is shown that.",
		"Counts of how often pages were opened. They name nobody.",
	},
}
