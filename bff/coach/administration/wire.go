package administration

import (
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// CaseHolder is an administrator who has taken a case.
type CaseHolder struct {
	You   bool      `json:"you"`
	Name  string    `json:"name"`
	Until time.Time `json:"until" doc:"When the case is anybody's again."`
}

// CaseSummary is an open or decided case. Nothing in it identifies the author.
type CaseSummary struct {
	ID        string      `json:"id" format:"uuid"`
	Target    string      `json:"target" enum:"post,comment"`
	Category  string      `json:"category" doc:"Of the post."`
	Title     string      `json:"title" doc:"Of the post; empty once its author took it back."`
	Excerpt   string      `json:"excerpt" doc:"The beginning of the words in question."`
	Reasons   []string    `json:"reasons" nullable:"false" enum:"crisis,appeal,flagged,links"`
	Crisis    string      `json:"crisis" enum:",concern,urgent"`
	Flags     int         `json:"flags" doc:"How many members flagged it in this case."`
	Hidden    bool        `json:"hidden" doc:"Whether it is out of sight now."`
	OpenedAt  time.Time   `json:"openedAt"`
	ClaimedBy *CaseHolder `json:"claimedBy" doc:"Who has taken it at this moment; null for nobody."`
	Outcome   *string     `json:"outcome" enum:"keep,hide,remove,gone" doc:"Null while it is open. Gone: the author took the words back."`
	DecidedAt *time.Time  `json:"decidedAt"`
}

// TransformSchema marks the assignee as nullable.
func (CaseSummary) TransformSchema(_ huma.Registry, schema *huma.Schema) *huma.Schema {
	return orNull(schema, "claimedBy")
}

func orNull(schema *huma.Schema, property string) *huma.Schema {
	schema.Properties[property] = &huma.Schema{OneOf: []*huma.Schema{schema.Properties[property], {Type: "null"}}}
	return schema
}

// CaseList is one page of the queue, or of the decided cases.
type CaseList struct {
	Cases []CaseSummary `json:"cases" nullable:"false"`
	Open  int64         `json:"open" doc:"How many cases are open in all."`
	Next  *string       `json:"next" doc:"The case to ask on from; null when nothing follows."`
}

// AuthorStanding is all that may be known of an author, as it was when the case was opened.
type AuthorStanding struct {
	Before     string `json:"before" enum:"none,once,several" doc:"How often they had been warned or suspended."`
	NewAccount bool   `json:"newAccount"`
}

// CaseFlag is a reporter's reason.
type CaseFlag struct {
	Reason    string    `json:"reason" doc:"A code of the flag reasons."`
	Notes     string    `json:"notes"`
	CreatedAt time.Time `json:"createdAt"`
}

// EarlierDecision is an earlier decision about the same text.
type EarlierDecision struct {
	Outcome       string    `json:"outcome" enum:"keep,hide,remove,gone"`
	Warned        bool      `json:"warned"`
	SuspendedDays int       `json:"suspendedDays"`
	Note          string    `json:"note"`
	DecidedAt     time.Time `json:"decidedAt"`
}

// CaseDetail is a case with the words it is about.
type CaseDetail struct {
	CaseSummary
	Revision    string            `json:"revision" doc:"Of these words, the flags, the appeal and the reasons; a decision brings it back, and is refused when they have changed since."`
	Content     string            `json:"content"`
	PostContent string            `json:"postContent" doc:"For a comment: the post it stands under. Empty for a post."`
	AuthorName  string            `json:"authorName" doc:"What the author is called in this one thread."`
	Author      *AuthorStanding   `json:"author" doc:"As it was when the case was opened; null once it is decided."`
	Status      string            `json:"status" enum:"published,held,hidden,removed,deleted"`
	FlagList    []CaseFlag        `json:"flagList" nullable:"false"`
	Appeal      *string           `json:"appeal" doc:"What the author said against the last decision; null when this is no appeal."`
	Earlier     []EarlierDecision `json:"earlier" nullable:"false" doc:"Newest first."`
	Note        string            `json:"note"`
}

// TransformSchema marks the author's history as nullable: a decided case has none. It also calls the embedded
// summary's method, which this one hides.
func (CaseDetail) TransformSchema(registry huma.Registry, schema *huma.Schema) *huma.Schema {
	return CaseSummary{}.TransformSchema(registry, orNull(schema, "author"))
}

// DecideRequest is what becomes of a case that one has taken.
type DecideRequest struct {
	Revision    string `json:"revision" doc:"Of the words that were looked at."`
	Outcome     string `json:"outcome" enum:"keep,hide,remove"`
	Warn        bool   `json:"warn" required:"false"`
	SuspendDays int    `json:"suspendDays" required:"false" doc:"0 to 30; for so many days the author reads but does not write."`
	Help        bool   `json:"help" required:"false" doc:"Shows the author the crisis numbers."`
	Note        string `json:"note" required:"false" doc:"For administrators alone, up to 2000 characters."`
}

// AuditEntry is an entry of the audit log.
type AuditEntry struct {
	ID          string            `json:"id"`
	Actor       string            `json:"actor" doc:"Who did it; empty for the command line."`
	Action      string            `json:"action" enum:"administrator.create,administrator.remove,case.claim,case.release,case.decide,payment.retry,payment.dismiss,coach.invite,coach.invite-again,coach.verify,coach.reject,coach.activate,coach.deactivate,coach.release-clients,coach.second-factor-reset,credentials.approve,credentials.reject,inbox.handle,inbox.reopen,inbox.export,job.retry,job.discard"`
	SubjectKind string            `json:"subjectKind" enum:"case,coach,payment,inbox,job"`
	SubjectID   string            `json:"subjectId"`
	Detail      map[string]string `json:"detail" doc:"More about it, by name."`
	CreatedAt   time.Time         `json:"createdAt"`
}

// AuditList is a part of the log, newest first.
type AuditList struct {
	Entries []AuditEntry `json:"entries" nullable:"false"`
	Earlier *string      `json:"earlier" doc:"The entry to ask on from; null when nothing stands before."`
}
