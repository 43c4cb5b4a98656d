package safetynotes

import "time"

// SafetySection is one title of the safety notes with its text.
type SafetySection struct {
	ID    string `json:"id" format:"uuid" doc:"Made by the client; each section has its own."`
	Title string `json:"title"`
	Text  string `json:"text" required:"false" doc:"One note per line."`
}

// SafetyNotes are the member's safety notes.
type SafetyNotes struct {
	Sections     []SafetySection `json:"sections" nullable:"false" doc:"In the member's own order. Titles without text if the notes were never stored."`
	ContactName  string          `json:"contactName" doc:"Name of the trusted contact; empty for none. No coach ever sees the contact."`
	ContactPhone string          `json:"contactPhone" doc:"Phone number of the trusted contact; empty for none."`
	Unreadable   bool            `json:"unreadable" doc:"True if the stored notes cannot be decrypted. The sections are then those of new notes, which would replace the stored ones."`
	UpdatedAt    *time.Time      `json:"updatedAt" doc:"The last change of the content; null if the notes were never stored."`
	SharedAt     *time.Time      `json:"sharedAt" doc:"Since when the member's current coach can see the sections; null while they cannot."`
}

// SafetyNotesRequest is the content of safety notes.
type SafetyNotesRequest struct {
	Sections     []SafetySection `json:"sections" nullable:"false"`
	ContactName  string          `json:"contactName" required:"false" doc:"Name of the trusted contact; empty, like the phone number, for none."`
	ContactPhone string          `json:"contactPhone" required:"false"`
	// UpdatedAt is compared to the microsecond.
	UpdatedAt string `json:"updatedAt" required:"false" doc:"The updatedAt of the version that was edited, exactly as received; missing or empty if the notes were never stored."`
}

// ShareSafetyNotesRequest names the coach who can see the sections.
type ShareSafetyNotesRequest struct {
	CoachID string `json:"coachId" format:"uuid" doc:"The member's current coach."`
}
