package copy

// product is the product's name. Nothing else in the house spells it: texts are put together from this constant.
const product = "Aangan"

// partner is the company that runs the service with us.
const partner = "Manomaya Wellness"

// Brand holds the names of things.
var Brand = struct {
	Name, Meaning, PoweredBy, Partner, CoachPortal string
	// TitleTemplate makes a browser title from a page's name; SharedTitle is the title when a page has no own name.
	TitleTemplate Template
	SharedTitle   string
	Companions    struct{ Tara, Buddy, Arjun string }
}{
	Name:          product,
	Meaning:       "Aangan is the courtyard of a home, where people sit and talk.",
	PoweredBy:     "Powered by " + partner,
	Partner:       partner,
	CoachPortal:   product + " for coaches",
	TitleTemplate: "{page} · " + product,
	SharedTitle:   product,
	Companions:    struct{ Tara, Buddy, Arjun string }{"Tara", "Buddy", "Arjun"},
}

// Disclaimers say what the service is not. Short stands in the sidebar and under forms, Full wherever there is room.
var Disclaimers = struct {
	Short, Full, Coaching, Coaches, NotReplacement string
}{
	Short:          product + " gives emotional wellness coaching, not clinical therapy or medical advice.",
	Full:           product + " gives emotional wellness coaching, not clinical therapy or medical advice. Our coaches are certified in India and are not licensed U.S. healthcare providers. Coaching does not replace medical or mental-health treatment.",
	Coaching:       "This is emotional wellness coaching, not clinical therapy or medical advice.",
	Coaches:        "Our coaches are certified in India and are not licensed U.S. healthcare providers.",
	NotReplacement: "Coaching does not replace medical or mental-health treatment.",
}
