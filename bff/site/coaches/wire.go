package coaches

// Coach is a coach's public data, without email address, meeting link and documents.
type Coach struct {
	ID        string `json:"id" format:"uuid"`
	Name      string `json:"name"`
	Title     string `json:"title"`
	Specialty string `json:"specialty" doc:"First specialization that the coach lists; empty if there is none."`
	Bio       string `json:"bio"`
	ImageURL  string `json:"imageUrl" doc:"Empty if the coach has no picture; the UI kit then draws one from the id."`
}
