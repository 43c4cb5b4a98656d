package copy

// Companion is a program that members can chat with, never a person. Code identifies its drawing and its conversation.
type Companion struct {
	// Speciality is Specialization, followed by "Indian" for some companions.
	Code, Name, Speciality, Specialization string
	// Description describes in a sentence or two the companion's manner.
	Description string
	Indian      bool
	// Premium companions require a trial or a subscription.
	Premium bool
}

// Companions are the three companions, in display order.
var Companions = CompanionsIn(&catalogEn)

// CompanionsIn returns Companions with the texts of a language.
func CompanionsIn(in *Catalog) []Companion {
	name, said := in.Brand.Companions, in.Labels.Companions
	return []Companion{
		{
			Code: "tara", Name: name.Tara, Speciality: said.Tara.Speciality, Specialization: said.Tara.Specialization,
			Description: said.Tara.Description, Indian: true,
		},
		{
			Code: "buddy", Name: name.Buddy, Speciality: said.Buddy.Specialization, Specialization: said.Buddy.Specialization,
			Description: said.Buddy.Description,
		},
		{
			Code: "arjun", Name: name.Arjun, Speciality: said.Arjun.Speciality, Specialization: said.Arjun.Specialization,
			Description: said.Arjun.Description, Indian: true, Premium: true,
		},
	}
}

// CompanionOf returns the companion of a code, or false for an unknown code.
func CompanionOf(code string) (Companion, bool) {
	for _, c := range Companions {
		if c.Code == code {
			return c, true
		}
	}
	return Companion{}, false
}

// CompanionName returns the display name of a companion in a language, or the code for an unknown one.
func CompanionName(in *Catalog, code string) string {
	for _, c := range CompanionsIn(in) {
		if c.Code == code {
			return c.Name
		}
	}
	return code
}

// CompanionSubjects are the names of the subjects that a companion may ask about, by the code of its theme.
var CompanionSubjects = CompanionSubjectsIn(&catalogEn)

// CompanionSubjectsIn returns CompanionSubjects with the names of a language.
func CompanionSubjectsIn(in *Catalog) map[string]string {
	said := in.Labels.CompanionSubjects
	return map[string]string{
		"expectations":    said.Expectations,
		"marriage":        said.Marriage,
		"in-laws":         said.InLaws,
		"baby":            said.Baby,
		"money-home":      said.MoneyHome,
		"sibling":         said.Sibling,
		"parents-ageing":  said.ParentsAgeing,
		"comparison":      said.Comparison,
		"children":        said.Children,
		"breakup":         said.Breakup,
		"partner":         said.Partner,
		"interfaith":      said.Interfaith,
		"lgbtq":           said.Lgbtq,
		"grief":           said.Grief,
		"guilt":           said.Guilt,
		"homesick":        said.Homesick,
		"food":            said.Food,
		"festivals":       said.Festivals,
		"lonely":          said.Lonely,
		"friends":         said.Friends,
		"roommate":        said.Roommate,
		"identity":        said.Identity,
		"sad":             said.Sad,
		"stress":          said.Stress,
		"tired":           said.Tired,
		"worry":           said.Worry,
		"joy":             said.Joy,
		"sleep":           said.Sleep,
		"panic":           said.Panic,
		"anger":           said.Anger,
		"body-image":      said.BodyImage,
		"visa":            said.Visa,
		"layoff":          said.Layoff,
		"exams":           said.Exams,
		"work":            said.Work,
		"racism":          said.Racism,
		"h4":              said.H4,
		"procrastination": said.Procrastination,
	}
}
