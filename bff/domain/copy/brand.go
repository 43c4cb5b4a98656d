package copy

// product is the product's name. All other texts are composed from this constant.
const product = "Aangan"

// partner is the name of the partner company that helps to run the service.
const partner = "Manomaya Wellness"

// Brand holds the names of the product, its partner and its companions.
var Brand = struct {
	Name, Meaning, PoweredBy, Partner, CoachPortal string
	// TitleTemplate is the browser title of a named page; SharedTitle is the title of a page without a name.
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

// Disclaimers state the limits of the service. Short is for the sidebar and forms, Full for wider areas.
var Disclaimers = struct {
	Short, Full, Coaching, Coaches, NotReplacement string
}{
	Short:          product + " gives emotional wellness coaching, not clinical therapy or medical advice.",
	Full:           product + " gives emotional wellness coaching, not clinical therapy or medical advice. Our coaches are certified in India and are not licensed U.S. healthcare providers. Coaching does not replace medical or mental-health treatment.",
	Coaching:       "This is emotional wellness coaching, not clinical therapy or medical advice.",
	Coaches:        "Our coaches are certified in India and are not licensed U.S. healthcare providers.",
	NotReplacement: "Coaching does not replace medical or mental-health treatment.",
}
