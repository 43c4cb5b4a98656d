package copy

// MembershipPage holds the texts about payment on the page about the plan: the card form, the current subscription,
// failed payments, cancellation and resumption, and invoices. The page formats amounts from cents and currency.
var MembershipPage = struct {
	// Subscribing.
	FreeTrial, Subscribe, LoadingForm                          string
	FreeDaysKept, ChargedNow, Charged, FirstPayment, Agreement Template
	CancelAnytime, Unseen, CardTitle, Paying, NotNow           string
	InitFailed                                                 Toast
	NoNewPayment, PaymentFailed                                string
	FormBlocked, FormBlockedText, FormMissingText              string
	FormOver, FormOverText, LoadAgain                          string
	Begun                                                      Toast
	EndedPitch                                                 Template
	WasMember                                                  string
	// The current subscription.
	NextPayment, FirstPaymentLabel string
	AmountOn, AmountDue            Template
	Ending, Ends, PaymentDue       string
	FreeUntil                      Template
	// The card.
	Card, NoCard, ChangeCard, AddCard                                                                             string
	CardEnding, CardExpires                                                                                       Template
	CardExpired, CardExpiresSoon, NewCard, NewCardText, SaveCard, SavingCard                                      string
	CardSaved                                                                                                     Toast
	CardUnderWay, CardUnderWayText, ChargeUnderWay, StillOwed, OtherWays, CardFailed, CardRefused, CardFormFailed string
	// A renewal whose payment failed.
	PastDueTitle, PastDueOpen, PayWithNewCard, PayingNow string
	PastDueText, PastDueEnding, BankSaid                 Template
	PayNow, PastDueCardText                              Template
	CardPays                                             Toast
	// Cancelling and resuming.
	Cancel, CancelTitle, CancelKept, CancelIt, Cancelling, KeepIt, CancelFailed string
	CancelPaid, CancelFree, CancelDue                                           Template
	Cancelled, Kept                                                             Toast
	EndsTitle, EndsDue, KeptFirst                                               Template
	EndsText, EndsFree, EndsDueThen                                             string
	Keep, Keeping, KeptDue, KeptAnyway, KeepFailed                              string
	// Invoices.
	Invoices, InvoicesLoading, InvoicesFailed, NoInvoices, InvoiceWithoutNumber string
	NoInvoicesYet, Invoice, PaidOf                                              Template
	View, ViewNewTab, Earlier, LoadingEarlier, EarlierFailed                    string
	ReceiptFailed, ReceiptFailedText, Paid, Unpaid, Void                        string
	// The payment provider's own page.
	Portal, PortalText, OpenPortal, OpeningPortal, PortalFailed, PortalFailedText string
}{
	FreeTrial:     "Free trial",
	Subscribe:     "Subscribe Now",
	LoadingForm:   "Loading Payment Form...",
	FreeDaysKept:  "Your remaining free days are kept. First payment on {date}.",
	ChargedNow:    "The first {amount} is charged when you subscribe, and then once a month.",
	Charged:       "You'll be charged {price}/month until you cancel.",
	FirstPayment:  "The first payment is on {date}. Until then nothing is charged.",
	Agreement:     "By subscribing you agree to the {terms} and {privacy}.",
	CancelAnytime: "Cancel whenever you like: two clicks, on this page.",
	Unseen:        "The number of your card goes straight to our payment provider. We never see it.",
	CardTitle:     "Your card",
	Paying:        "Subscribing...",
	NotNow:        "Not now",
	InitFailed:    Toast{"Subscription Error", "Failed to initialize payment. Please try again later."},
	// The title if no card form is needed because nothing is due; the reason follows below.
	NoNewPayment: "No New Payment",
	// The provider's message about the card follows below.
	PaymentFailed:   "Payment Failed",
	FormBlocked:     "The payment form did not load",
	FormBlockedText: "It comes from our payment provider, and something kept it away: the connection, or a program that blocks scripts. Nothing was charged.",
	// Also shown if the payment was completed elsewhere, so it makes no statement about charges.
	FormMissingText: "Our payment provider did not show it. If it is settled already, this page says so in a moment. Otherwise try again.",
	FormOver:        "This form is out of date",
	FormOverText:    "Something changed while it was open. Nothing was charged. Load it again to go on.",
	LoadAgain:       "Load it again",
	// The membership began elsewhere, for example in another tab, and this closes the open card form.
	Begun:      Toast{"You Are a Member", "Your membership has begun, so the card form is not needed any more."},
	EndedPitch: "Your free trial ended on {date}, and you were not charged.",
	WasMember:  "You were a member before. What you wrote is still here.",

	NextPayment:       "Next payment",
	FirstPaymentLabel: "First payment",
	AmountOn:          "{amount} on {date}",
	AmountDue:         "{amount}, due now",
	Ending:            "Ending",
	Ends:              "Ends",
	PaymentDue:        "Payment due",
	FreeUntil:         "Your free days run until {date}. Nothing is charged before.",

	Card:             "Card",
	NoCard:           "No card on file",
	ChangeCard:       "Change card",
	AddCard:          "Add a card",
	CardEnding:       "{brand} ending in {last4}",
	CardExpires:      "Expires {month}/{year}",
	CardExpired:      "Expired",
	CardExpiresSoon:  "Expires soon",
	NewCard:          "A new card",
	NewCardText:      "It takes the place of the one we have. Nothing is charged today.",
	SaveCard:         "Save card",
	SavingCard:       "Saving...",
	CardSaved:        Toast{"Card Saved", "Your next payment goes to the new card."},
	CardUnderWay:     "Your new card is on its way to your plan. This line goes when it is there.",
	CardUnderWayText: "It takes a moment until it stands here.",
	ChargeUnderWay:   "We are charging the new card. This page changes when it is paid.",
	StillOwed:        "The new card has not paid it yet.",
	OtherWays:        "Try another card. If your bank wants you to confirm it, press \"View\" beside the invoice that is not paid.",
	CardFailed:       "Card Not Saved",
	CardRefused:      "Your bank did not confirm it. Your card is as it was.",
	CardFormFailed:   "We could not reach our payment provider. Your card is as it was. Please try again later.",

	PastDueTitle:    "Your last payment did not go through",
	PastDueText:     "Your membership stays as it is until {date}. Pay with another card before then and it goes on.",
	PastDueEnding:   "Your membership stays as it is until {date}. Pay with another card before then and it stays until {end}.",
	BankSaid:        "Your bank said: {message}",
	PastDueOpen:     "Pay with another card and it goes on.",
	PayWithNewCard:  "Pay with a new card",
	PayNow:          "Save card and pay {amount}",
	PayingNow:       "Paying...",
	PastDueCardText: "It takes the place of the one we have, and the {amount} that is open is charged at once.",
	CardPays:        Toast{"Card Saved", "We are charging what is open to the new card. This page changes when it is paid."},

	Cancel:       "Cancel membership",
	CancelTitle:  "Cancel your membership?",
	CancelPaid:   "It ends on {date}, the end of what you have paid for. Until then everything stays as it is, and nothing more is charged.",
	CancelFree:   "It ends with your free days on {date}. Until then everything stays as it is. Nothing was charged, and nothing will be.",
	CancelDue:    "It will not renew. The payment that is open stays open, and if it is not paid your membership ends on {date}.",
	CancelKept:   "Your conversations and your journal stay. You can change your mind until that day.",
	CancelIt:     "Cancel membership",
	Cancelling:   "Cancelling...",
	KeepIt:       "Keep it",
	Cancelled:    Toast{"Membership Cancelled", "It ends on {date}. You can keep it until then."},
	CancelFailed: "Not Cancelled",
	EndsTitle:    "Your membership ends on {date}",
	EndsText:     "Until then everything stays as it is, and nothing more is charged.",
	EndsFree:     "Until then everything stays as it is. Nothing was charged, and nothing will be.",
	EndsDue:      "It will not renew. The payment that is open stays open. Once it is paid, your membership ends on {date} instead.",
	EndsDueThen:  "It will not renew. The payment that is open stays open until then.",
	Keep:         "Keep my membership",
	Keeping:      "Keeping it...",
	Kept:         Toast{"Membership Kept", "It goes on as before. Next payment on {date}."},
	KeptFirst:    "It goes on as before. First payment on {date}.",
	KeptDue:      "It renews again. The payment that is open is still to be paid.",
	KeptAnyway:   "It goes on as before.",
	KeepFailed:   "Not Changed",

	Invoices:             "Invoices",
	InvoicesLoading:      "Loading your invoices",
	InvoicesFailed:       "We could not load your invoices.",
	NoInvoices:           "There are no invoices.",
	NoInvoicesYet:        "None yet. The first comes with your first payment on {date}.",
	Invoice:              "Invoice {number}",
	InvoiceWithoutNumber: "Invoice",
	View:                 "View",
	ViewNewTab:           "(opens in a new tab)",
	Earlier:              "Show earlier invoices",
	LoadingEarlier:       "Loading...",
	EarlierFailed:        "The earlier invoices did not load",
	ReceiptFailed:        "The invoice could not be opened",
	ReceiptFailedText:    "Our payment provider, who keeps it, did not answer. Please try again later.",
	Paid:                 "Paid",
	Unpaid:               "Not paid",
	Void:                 "Cancelled",
	PaidOf:               "{paid} of it paid",

	Portal:           "Billing details",
	PortalText:       "Your name and address on invoices, on the pages of our payment provider.",
	OpenPortal:       "Open billing details",
	OpeningPortal:    "Opening...",
	PortalFailed:     "Billing Details Not Opened",
	PortalFailedText: "We could not reach our payment provider. Please try again later.",
}
