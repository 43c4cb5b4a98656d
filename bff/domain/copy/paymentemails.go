package copy

// PaymentAnswers are the server's messages to administrators about events from the payment provider.
var PaymentAnswers = struct {
	NotFound, NotSetAside, NotAnEvent string
	// Unverified rejects a request without a valid signature of the payment provider.
	Unverified string
	// The reasons why an event could not be applied.
	BrokeDown, NoCustomer, NotUnderstood string
}{
	NotFound:    "This notice is not there any more.",
	NotSetAside: "This notice is not set aside any more. Somebody else may have seen to it.",
	NotAnEvent:  "This is not the id of a notice",
	Unverified:  "This notice is not signed by the payment provider, or its time is over.",

	BrokeDown:     "Taking it in broke down on our side. The log says where.",
	NoCustomer:    "The payment provider knows no such customer.",
	NotUnderstood: "The payment provider refused the question, or its answer is not understood.",
}

// PaymentLetters are the emails to members about payments. Others may see the screen, so the subjects mention neither a
// payment nor its purpose or result.
var PaymentLetters = struct {
	// Signature ends every email; Why is the small print of those that cannot be turned off.
	Signature, Why string
	Receipt        struct {
		Subject                    string
		Text                       string
		Amount, Date, Number, Paid string
		Period                     Template
		Button, Stop               string
	}
	Failed struct {
		Subject      string
		Text         Template
		Until        Template
		Over, Mend   string
		Button, Mind string
		CardLabel    string
	}
	Ended struct {
		Subject              string
		Cancelled, Unpaid    string
		Stays, Again, Button string
	}
	TrialEnds struct {
		Subject         string
		Text            Template
		Charged, Go     string
		Button, Nothing string
		Why             string
	}
	// CardEnding is the name of a card: its brand and last four digits. SomeCard is a card of an unknown brand.
	CardEnding Template
	SomeCard   string
}{
	Signature: "The " + product + " team",
	Why:       "You get this letter because it is about what you pay. Letters of this kind always come.",
	Receipt: struct {
		Subject                    string
		Text                       string
		Amount, Date, Number, Paid string
		Period                     Template
		Button, Stop               string
	}{
		Subject: "For your records",
		Text:    "Your payment went through. This is your receipt.",
		Amount:  "Amount",
		Date:    "Paid on",
		Number:  "Number",
		Paid:    "For",
		Period:  "{from} to {until}",
		Button:  "See all your receipts",
		Stop:    "You can cancel there whenever you like. What you paid for stays open until its last day.",
	},
	Failed: struct {
		Subject      string
		Text         Template
		Until        Template
		Over, Mend   string
		Button, Mind string
		CardLabel    string
	}{
		Subject:   "Something in your account needs a look",
		Text:      "We could not charge {amount} for your next month. That happens: a card runs out, or a bank says no.",
		Until:     "Nothing changes until {time}. If it is not paid by then, your membership ends, and that month is not charged any more.",
		Over:      "The time to pay it is over, and your membership ends. Nothing that you wrote is lost.",
		Mend:      "Give us another card, and the payment is made at once. With the same card, we try again by ourselves.",
		Button:    "Change the card",
		Mind:      "If you would rather stop, you can cancel there in two clicks.",
		CardLabel: "Card",
	},
	Ended: struct {
		Subject              string
		Cancelled, Unpaid    string
		Stays, Again, Button string
	}{
		Subject:   "About your account",
		Cancelled: "Your membership has ended, and you are not charged any more.",
		Unpaid:    "We could not charge your card for a while, and so your membership has ended. The month that was not paid is not charged any more, and neither is another.",
		Stays:     "Your account stays as it is: you can go on writing, and everything that you wrote is still there.",
		Again:     "You can come back whenever you like.",
		Button:    "Look at your plan",
	},
	TrialEnds: struct {
		Subject         string
		Text            Template
		Charged, Go     string
		Button, Nothing string
		Why             string
	}{
		Subject: "A date in your account",
		Text:    "Your free trial ends on {time}.",
		Charged: "You won't be charged: we have no card of yours, and it ends by itself.",
		Go:      "If you would like to go on, you can subscribe now. The free days that are left stay free.",
		Button:  "Look at your plan",
		Nothing: "If not, there is nothing to do. Your account stays, and you can go on writing.",
		Why:     "You get this once, because your trial is about to end.",
	},
	CardEnding: "{brand} ending in {last4}",
	SomeCard:   "Card",
}
