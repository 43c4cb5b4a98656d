package userdata

import "time"

// ExportCommunity is the member's community data.
type ExportCommunity struct {
	GuidelinesVersion int16      `json:"guidelinesVersion" doc:"Version of the guidelines that the member accepted last; 0 for none."`
	AcceptedAt        *time.Time `json:"acceptedAt"`
	Warnings          int16      `json:"warnings"`
	Suspensions       int16      `json:"suspensions"`
	SuspendedUntil    *time.Time `json:"suspendedUntil"`
}

// ExportPost is a post that the member wrote.
type ExportPost struct {
	ID        string     `json:"id" format:"uuid"`
	Name      string     `json:"name" doc:"The member's pseudonym in this thread."`
	Title     string     `json:"title"`
	Content   string     `json:"content"`
	Category  string     `json:"category"`
	Tags      []string   `json:"tags" nullable:"false"`
	Status    string     `json:"status" enum:"published,held,hidden,removed,deleted"`
	Mark      *string    `json:"mark" enum:"urgent,concern" doc:"The crisis detector's result for the text."`
	WrittenAt time.Time  `json:"writtenAt"`
	EditedAt  *time.Time `json:"editedAt"`
}

// ExportComment is a comment that the member wrote.
type ExportComment struct {
	ID        string     `json:"id" format:"uuid"`
	Post      string     `json:"post" format:"uuid" doc:"Id of the post."`
	Name      string     `json:"name" doc:"The member's pseudonym in this thread."`
	Content   string     `json:"content"`
	Status    string     `json:"status" enum:"published,held,hidden,removed,deleted"`
	Mark      *string    `json:"mark" enum:"urgent,concern" doc:"The crisis detector's result for the text."`
	WrittenAt time.Time  `json:"writtenAt"`
	EditedAt  *time.Time `json:"editedAt"`
}

// ExportReaction is a reaction of the member.
type ExportReaction struct {
	Post string    `json:"post" format:"uuid"`
	Kind string    `json:"kind" enum:"support,same-here,thank-you"`
	At   time.Time `json:"at"`
}

// ExportFlag is a report by the member.
type ExportFlag struct {
	ID      string    `json:"id" format:"uuid"`
	Post    string    `json:"post" format:"uuid"`
	Comment *string   `json:"comment" format:"uuid" doc:"Null if the flag is about the post itself."`
	Reason  string    `json:"reason"`
	Notes   string    `json:"notes"`
	SentAt  time.Time `json:"sentAt"`
}

// ExportDecision is a moderator's decision about the member's text.
type ExportDecision struct {
	Post          string     `json:"post" format:"uuid"`
	Comment       *string    `json:"comment" format:"uuid" doc:"Null if the decision is about the post itself."`
	Outcome       *string    `json:"outcome" enum:"keep,hide,remove,gone"`
	DecidedAt     *time.Time `json:"decidedAt"`
	Warned        bool       `json:"warned"`
	SuspendedDays int16      `json:"suspendedDays"`
	Helped        bool       `json:"helped" doc:"True if the crisis numbers were sent with the decision."`
	Appeal        *string    `json:"appeal" doc:"The member's appeal against the previous decision."`
}

// ExportCommunityNotice is a notice to the member in the community.
type ExportCommunityNotice struct {
	ID         string     `json:"id" format:"uuid"`
	Post       string     `json:"post" format:"uuid"`
	Comment    *string    `json:"comment" format:"uuid"`
	About      string     `json:"about"`
	Count      int32      `json:"count" doc:"Number of answers or comments that the notice covers."`
	NotifiedAt time.Time  `json:"toldAt"`
	SeenAt     *time.Time `json:"seenAt"`
}

// ExportThread is a thread that the member follows, has saved or has read.
type ExportThread struct {
	Post      string     `json:"post" format:"uuid"`
	Following bool       `json:"following"`
	SavedAt   *time.Time `json:"savedAt"`
	ReadAt    *time.Time `json:"readAt" doc:"The time at which the member last read the thread, of those they write in, follow or saved."`
}
