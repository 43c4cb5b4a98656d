package copy

// PricingVariant is what a visitor is offered and later charged. Cents are US cents a month, Sessions the video sessions
// included in a calendar month. BadgeTone is the badge's colour role in the kit.
type PricingVariant struct {
	Code             string
	Cents, Sessions  int
	Badge, BadgeTone string
}

// PricingVariants in the order of the catalogue; the first is given to everyone who comes without one.
var PricingVariants = []PricingVariant{
	{"default", 8000, 2, "Free Beta", "success"},
	{"discount", 6000, 2, "Early Adopter", "accent"},
	{"premium", 10000, 3, "Extra Session", "primary"},
}

// DefaultVariant is the code of the first entry in both lists of variants.
const DefaultVariant = "default"

// HeadingVariant is a headline the landing page is tried with. HeroText stands above it when it has one.
type HeadingVariant struct {
	Code, Heading, HeroText string
}

// HeadingVariants in the order of the catalogue; the first is what a page shows before the choice is made.
var HeadingVariants = []HeadingVariant{
	{"default", "A One-Stop Mental Wellness Hub for Desis", ""},
	{"cultural", "Skip Insurance. Get South Asian Support.", "Skip Insurance. Get Support."},
}

// Plan is what a member's plan includes. Sessions is how many sessions a calendar month holds; 0 is as many as the member's
// own price variant says. Past a hard stop no more can be booked that month.
type Plan struct {
	Code     string
	Sessions int
	HardStop bool
	// Companions says that the premium companions answer, too.
	Companions bool
}

// Codes of the plans.
const (
	PlanFree    = "free"
	PlanTrial   = "trial"
	PlanPremium = "premium"
)

// Plans are all plans there are: without a trial or after it, within it, and paid. What each includes is decided here and
// nowhere else.
var Plans = []Plan{
	{PlanFree, 2, true, false},
	{PlanTrial, 2, true, true},
	{PlanPremium, 0, false, true},
}

// PlanOf returns the plan of a code, and the free one for a code that is unknown.
func PlanOf(code string) Plan {
	for _, p := range Plans {
		if p.Code == code {
			return p
		}
	}
	return Plans[0]
}

// PricingVariantOf returns the variant of a code, and the default one for a code that is unknown or empty.
func PricingVariantOf(code string) PricingVariant {
	for _, v := range PricingVariants {
		if v.Code == code {
			return v
		}
	}
	return PricingVariants[0]
}
