package copy

// Job is an open position. Code is part of its URL (/careers/apply/<code>) and identifies it in an application.
type Job struct {
	Code, Title, Department, Location, Type string
	// Description is a list of paragraphs; the first is also used alone.
	Description  []string
	Requirements []string
}

// GeneralApplication is the code of an application without a position.
const GeneralApplication = "general"

// Jobs are the open positions, in the order of the page.
var Jobs = JobsIn(&catalogEn)

// JobsIn returns Jobs with the texts of a language.
func JobsIn(in *Catalog) []Job {
	said := in.Positions
	return []Job{
		{
			Code: "wellness-coach", Title: said.WellnessCoach.Title, Department: said.WellnessCoach.Department, Location: said.Remote, Type: said.WellnessCoach.Type,
			Description: said.WellnessCoach.Description, Requirements: said.WellnessCoach.Requirements,
		},
		{
			Code: "content-writer", Title: said.ContentWriter.Title, Department: said.ContentWriter.Department, Location: said.Remote, Type: said.ContentWriter.Type,
			Description: said.ContentWriter.Description, Requirements: said.ContentWriter.Requirements,
		},
		{
			Code: "frontend-developer", Title: said.FrontendDeveloper.Title, Department: said.FrontendDeveloper.Department, Location: said.Remote, Type: said.FrontendDeveloper.Type,
			Description: said.FrontendDeveloper.Description, Requirements: said.FrontendDeveloper.Requirements,
		},
		{
			Code: "operations-manager", Title: said.OperationsManager.Title, Department: said.OperationsManager.Department, Location: said.Remote, Type: said.OperationsManager.Type,
			Description: said.OperationsManager.Description, Requirements: said.OperationsManager.Requirements,
		},
	}
}

// JobChoices are the options of the application form: every open position, and a general application.
var JobChoices = JobChoicesIn(&catalogEn)

// JobChoicesIn returns JobChoices with the labels of a language.
func JobChoicesIn(in *Catalog) []Option {
	choices := make([]Option, 0, len(Jobs)+1)
	for _, job := range JobsIn(in) {
		choices = append(choices, Option{job.Code, job.Title})
	}
	return append(choices, Option{GeneralApplication, in.Labels.GeneralApplication})
}

// JobChoiceLabel returns the label of an application's code in a language. It returns the code if it is not in the list: positions
// are removed, applications remain.
func JobChoiceLabel(in *Catalog, code string) string {
	for _, choice := range JobChoicesIn(in) {
		if choice.Code == code {
			return choice.Label
		}
	}
	return code
}
