package copy

// AdminNumbers holds the texts of the page on which administrators compare the conversion of headline and price
// variants.
var AdminNumbers = struct {
	Name, Title, Lead           string
	From, To, Show, Backwards   string
	SpanText                    Template
	Failed                      string
	SiteTitle, SiteText         string
	AccountsTitle, AccountsText string
	Variant                     string
	Pair                        Template
	NoVariant                   string
	Headings, Prices            []Option
	PageViews, Shown, Pressed   string
	Submitted, Signups          string
	Registrations, Trials, Paid string
	Share                       Template
	NoShare                     string
	Total                       string
	Nothing, NothingText        string
	SmallTitle, SmallText       string
}{
	Name:          "Numbers",
	Title:         "Numbers",
	Lead:          "What happened where one headline and price or another was shown.",
	From:          "From",
	To:            "To",
	Show:          "Show these days",
	Backwards:     AdminAnswers.DaysBackwards,
	SpanText:      "{from} to {to}, days in UTC",
	Failed:        "The numbers could not be loaded",
	SiteTitle:     "On the site",
	SiteText:      "How often something happened. One person may be counted many times; nobody is followed.",
	AccountsTitle: "What became of accounts",
	AccountsText:  "Accounts that were made in these days, and what they have done by now. Deleted ones are not counted.",
	Variant:       "Headline and price",
	Pair:          "{heading}, {pricing}",
	NoVariant:     "Not known",
	Headings:      []Option{{"default", "Hub headline"}, {"cultural", "Insurance headline"}},
	Prices:        priceNames(),
	PageViews:     "Opened the beta page",
	Shown:         "Variant shown",
	Pressed:       "Pressed the button",
	Submitted:     "Sent the form",
	Signups:       "Joined the beta",
	Registrations: "Accounts",
	Trials:        "Began a trial",
	Paid:          "Paid",
	Share:         "{part} of {whole}",
	NoShare:       "none yet",
	Total:         "All together",
	Nothing:       "Nothing happened in these days",
	NothingText:   "Choose other days, or come back later.",
	SmallTitle:    "Small numbers say little",
	SmallText:     "Each share stands beside what it is a share of. Below a few hundred, a difference between two rows may well be chance.",
}

// priceNames returns the price variants as options, labelled with the price per month.
func priceNames() []Option {
	names := make([]Option, len(PricingVariants))
	for i, variant := range PricingVariants {
		names[i] = Option{variant.Code, "$" + itoa(variant.Cents/100)}
	}
	return names
}
