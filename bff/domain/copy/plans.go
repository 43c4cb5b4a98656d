package copy

// PricingVariant is a price that a visitor is shown and later charged. Cents are US cents per month, Sessions the video
// sessions per calendar month. BadgeTone is the badge's color role in the UI kit.
type PricingVariant struct {
	Code             string
	Cents, Sessions  int
	Badge, BadgeTone string
}

// PricingVariants are in the order of the catalogue. The first is for visitors without an assigned variant.
var PricingVariants = PricingVariantsIn(&catalogEn)

// PricingVariantsIn returns PricingVariants with the badges of a language.
func PricingVariantsIn(in *Catalog) []PricingVariant {
	said := in.Labels.Badges
	return []PricingVariant{
		{"default", 8000, 2, said.Beta, "success"},
		{"discount", 6000, 2, said.Early, "accent"},
		{"premium", 10000, 3, said.Extra, "primary"},
	}
}

// DefaultVariant is the code of the first entry in both lists of variants.
const DefaultVariant = "default"

// HeadingVariant is a headline that the landing page tests. HeroText is the line above it, if not empty.
type HeadingVariant struct {
	Code, Heading, HeroText string
}

// HeadingVariants are in the order of the catalogue. A page shows the first until a variant is assigned.
var HeadingVariants = HeadingVariantsIn(&catalogEn)

// HeadingVariantsIn returns HeadingVariants with the texts of a language.
func HeadingVariantsIn(in *Catalog) []HeadingVariant {
	said := in.Labels.Headings
	return []HeadingVariant{
		{"default", said.Hub, ""},
		{"cultural", said.Support, said.SupportShort},
	}
}

// Plan is the content of a member's plan. Sessions is the number of sessions per calendar month; 0 means the number of
// the member's price variant. With HardStop no more sessions can be booked in that month.
type Plan struct {
	Code     string
	Sessions int
	HardStop bool
	// Companions reports whether the premium companions reply as well.
	Companions bool
}

// The codes of the plans.
const (
	PlanFree    = "free"
	PlanTrial   = "trial"
	PlanPremium = "premium"
)

// Plans are all plans: without a trial or after it, during it, and paid. Only this list defines their content.
var Plans = []Plan{
	{PlanFree, 2, true, false},
	{PlanTrial, 2, true, true},
	{PlanPremium, 0, false, true},
}

// PlanOf returns the plan of a code, or the free plan for an unknown code.
func PlanOf(code string) Plan {
	for _, p := range Plans {
		if p.Code == code {
			return p
		}
	}
	return Plans[0]
}

// PricingVariantOf returns the variant of a code, or the default variant for an unknown or empty code.
func PricingVariantOf(code string) PricingVariant {
	for _, v := range PricingVariants {
		if v.Code == code {
			return v
		}
	}
	return PricingVariants[0]
}
