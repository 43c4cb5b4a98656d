package copy

// Membership holds the texts of the page about the plan and the free trial. {price} is the member's own price, from
// PricingVariants.
var Membership = struct {
	Title, Description                      string
	Loading, Failed                         string
	PlanLabel                               Template
	Status, Active, Billing, Monthly        string
	ReturnToDashboard                       string
	LessThanOne                             string
	DaysLeft                                Plural
	TilesLaid                               Template
	TrialNote                               Template
	PitchTitle, PitchText                   string
	PerMonth                                Template
	FreeFirst, IncludedTitle                string
	SessionsIncluded                        Template
	Included                                []string
	StartTrial, StartingTrial, NoCommitment string
	TrialStarted                            Toast
	TrialFailed                             string
	// The server's messages about a trial that has already started or ended.
	TrialRuns, TrialUsed string
	// The server's error messages about payments.
	TrialFirst, AlreadyPays, Confirming, NothingToPay    string
	NothingToCancel, NothingToResume                     string
	CancelFailed, ResumeFailed, CardFailed, PortalFailed string
	// Product is the plan's name at the payment provider, which receipts show.
	Product string
}{
	Title:             "Subscription",
	Description:       "Your plan and your free trial.",
	Loading:           "Looking up your plan",
	Failed:            "We could not load your plan.",
	PlanLabel:         product + " Monthly ({price}/month)",
	Status:            "Status",
	Active:            "Active",
	Billing:           "Billing",
	Monthly:           "Monthly",
	ReturnToDashboard: "Return to Dashboard",
	DaysLeft:          Plural{"{count} day left", "{count} days left"},
	LessThanOne:       "Less than 1 day left",
	TilesLaid:         "Each day of your trial lays one tile. {laid} of {days} laid.",
	TrialNote:         "Your trial ends on {date}. You won't be charged.",
	PitchTitle:        "Join " + product + " Premium",
	PitchText:         "One coach who stays with you, and room to write whenever it comes up.",
	PerMonth:          "{price} a month",
	FreeFirst:         "The first 7 days are free, and we ask for no card.",
	IncludedTitle:     "What is included",
	SessionsIncluded:  "{sessions} sessions included each month, {minutes} minutes each, by video",
	Included: []string{
		"Unlimited text messaging with your coach, with replies typically within 24 hours",
		"An AI companion at any hour, an anonymous peer community and a self-care library",
	},
	StartTrial:      "Start 7-Day Free Trial",
	StartingTrial:   "Starting trial...",
	NoCommitment:    "No commitment. Cancel anytime during the trial.",
	TrialStarted:    Toast{"Trial Started", "Your 7-day free trial has been activated. Enjoy all premium features!"},
	TrialFailed:     "Failed to Start Trial",
	TrialRuns:       "Your free trial has already begun. It ends on its own, and you won't be charged.",
	TrialUsed:       "You have had your free trial. There is one for each person.",
	TrialFirst:      "Your free trial comes first. It asks for no card.",
	AlreadyPays:     "You are a member already, so there is nothing more to pay.",
	Confirming:      "Your payment is going through. This page shows it as soon as it has.",
	NothingToPay:    "You have no membership that is paid for, so there is no card to change.",
	NothingToCancel: "There is no membership that goes on, so there is nothing to cancel.",
	NothingToResume: "Your membership is not about to end, so there is nothing to take back.",
	CancelFailed:    "We could not cancel your membership just now. Nothing has changed. Please try again later.",
	ResumeFailed:    "We could not keep your membership going just now. Nothing has changed. Please try again later.",
	CardFailed:      "We could not open the card form. Your card is as it was. Please try again later.",
	PortalFailed:    "We could not open the payment provider's page. Please try again later.",
	Product:         product + " Monthly",
}
