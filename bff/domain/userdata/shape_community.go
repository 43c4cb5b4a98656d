package userdata

import "time"

// ExportCommunity is the member's community data.
type ExportCommunity struct {
	GuidelinesVersion int16      `json:"guidelinesVersion" doc:"The version of the guidelines that they accepted last; 0 for none."`
	AcceptedAt        *time.Time `json:"acceptedAt"`
	Warnings          int16      `json:"warnings"`
	Suspensions       int16      `json:"suspensions"`
	SuspendedUntil    *time.Time `json:"suspendedUntil"`
}

// ExportPost is a post that the member wrote.
type ExportPost struct {
	ID        string     `json:"id" format:"uuid"`
	Name      string     `json:"name" doc:"What the member is called in this thread."`
	Title     string     `json:"title"`
	Content   string     `json:"content"`
	Category  string     `json:"category"`
	Tags      []string   `json:"tags" nullable:"false"`
	Status    string     `json:"status" enum:"published,held,hidden,removed,deleted"`
	Mark      *string    `json:"mark" enum:"urgent,concern" doc:"What a program found in the words."`
	WrittenAt time.Time  `json:"writtenAt"`
	EditedAt  *time.Time `json:"editedAt"`
}

// ExportComment is a comment that the member wrote.
type ExportComment struct {
	ID        string     `json:"id" format:"uuid"`
	Post      string     `json:"post" format:"uuid" doc:"The post that it stands under."`
	Name      string     `json:"name" doc:"What the member is called in this thread."`
	Content   string     `json:"content"`
	Status    string     `json:"status" enum:"published,held,hidden,removed,deleted"`
	Mark      *string    `json:"mark" enum:"urgent,concern" doc:"What a program found in the words."`
	WrittenAt time.Time  `json:"writtenAt"`
	EditedAt  *time.Time `json:"editedAt"`
}

// ExportReaction is an answer without words that the member gave.
type ExportReaction struct {
	Post string    `json:"post" format:"uuid"`
	Kind string    `json:"kind" enum:"support,same-here,thank-you"`
	At   time.Time `json:"at"`
}

// ExportFlag is a report by the member.
type ExportFlag struct {
	ID      string    `json:"id" format:"uuid"`
	Post    string    `json:"post" format:"uuid"`
	Comment *string   `json:"comment" format:"uuid" doc:"Null when the report was about the post itself."`
	Reason  string    `json:"reason"`
	Notes   string    `json:"notes"`
	SentAt  time.Time `json:"sentAt"`
}

// ExportDecision is a moderator's decision about the member's text.
type ExportDecision struct {
	Post          string     `json:"post" format:"uuid"`
	Comment       *string    `json:"comment" format:"uuid" doc:"Null when it was about the post itself."`
	Outcome       *string    `json:"outcome" enum:"keep,hide,remove,gone"`
	DecidedAt     *time.Time `json:"decidedAt"`
	Warned        bool       `json:"warned"`
	SuspendedDays int16      `json:"suspendedDays"`
	Helped        bool       `json:"helped" doc:"The numbers for a crisis were sent along."`
	Appeal        *string    `json:"appeal" doc:"What the member said against the decision before."`
}

// ExportCommunityNotice is a notice to the member in the community.
type ExportCommunityNotice struct {
	ID         string     `json:"id" format:"uuid"`
	Post       string     `json:"post" format:"uuid"`
	Comment    *string    `json:"comment" format:"uuid"`
	About      string     `json:"about"`
	Count      int32      `json:"count" doc:"How many answers it stands for."`
	NotifiedAt time.Time  `json:"toldAt"`
	SeenAt     *time.Time `json:"seenAt"`
}
