package coaches

// Coach is a coach's public data: no email address, no meeting link, no documents.
type Coach struct {
	ID        string `json:"id" format:"uuid"`
	Name      string `json:"name"`
	Title     string `json:"title"`
	Specialty string `json:"specialty" doc:"What the coach names first; empty when they name nothing."`
	Bio       string `json:"bio"`
	ImageURL  string `json:"imageUrl" doc:"Empty when the coach has no picture: the kit draws one from the id."`
}
