package administration

import (
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// CaseHolder is the administrator who has claimed a case.
type CaseHolder struct {
	You   bool      `json:"you"`
	Name  string    `json:"name"`
	Until time.Time `json:"until" doc:"End of the claim."`
}

// CaseSummary is an open or decided case. Nothing in it identifies the author.
type CaseSummary struct {
	ID        string      `json:"id" format:"uuid"`
	Target    string      `json:"target" enum:"post,comment"`
	Category  string      `json:"category" doc:"Category of the post."`
	Title     string      `json:"title" doc:"Title of the post; empty if its author has deleted it."`
	Excerpt   string      `json:"excerpt" doc:"Beginning of the reviewed text."`
	Reasons   []string    `json:"reasons" nullable:"false" enum:"crisis,appeal,flagged,links"`
	Crisis    string      `json:"crisis" enum:",concern,urgent"`
	Flags     int         `json:"flags" doc:"Number of members who flagged it in this case."`
	Hidden    bool        `json:"hidden" doc:"True if the text is hidden now."`
	OpenedAt  time.Time   `json:"openedAt"`
	ClaimedBy *CaseHolder `json:"claimedBy" doc:"Administrator who has claimed the case now; null for none."`
	Outcome   *string     `json:"outcome" enum:"keep,hide,remove,gone" doc:"Null while the case is open. gone: the author deleted the text."`
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
	Open  int64         `json:"open" doc:"Number of all open cases."`
	Next  *string       `json:"next" doc:"Cursor of the next page; null on the last page."`
}

// AuthorStanding is the permitted data about an author, as of the opening of the case.
type AuthorStanding struct {
	Before     string `json:"before" enum:"none,once,several" doc:"Number of earlier warnings and suspensions."`
	NewAccount bool   `json:"newAccount"`
}

// CaseFlag is a reporter's reason.
type CaseFlag struct {
	Reason    string    `json:"reason" doc:"Code of a flag reason."`
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

// CaseDetail is a case with the text it is about.
type CaseDetail struct {
	CaseSummary
	Revision    string            `json:"revision" doc:"Version of the text, flags, appeal and reasons. A decision must send it back, and is rejected if they have changed since."`
	Content     string            `json:"content"`
	PostContent string            `json:"postContent" doc:"For a comment, the text of its post; empty for a post."`
	AuthorName  string            `json:"authorName" doc:"The author's pseudonym in this thread."`
	Author      *AuthorStanding   `json:"author" doc:"As of the opening of the case; null once it is decided."`
	Status      string            `json:"status" enum:"published,held,hidden,removed,deleted"`
	FlagList    []CaseFlag        `json:"flagList" nullable:"false"`
	Appeal      *string           `json:"appeal" doc:"The author's appeal against the last decision; null if this is no appeal."`
	Earlier     []EarlierDecision `json:"earlier" nullable:"false" doc:"Newest first."`
	Note        string            `json:"note"`
}

// TransformSchema marks the author's history as nullable: a decided case has none. It also calls the embedded
// summary's method, which this one hides.
func (CaseDetail) TransformSchema(registry huma.Registry, schema *huma.Schema) *huma.Schema {
	return CaseSummary{}.TransformSchema(registry, orNull(schema, "author"))
}

// DecideRequest decides a claimed case.
type DecideRequest struct {
	Revision    string `json:"revision" doc:"Revision of the case that was read."`
	Outcome     string `json:"outcome" enum:"keep,hide,remove"`
	Warn        bool   `json:"warn" required:"false"`
	SuspendDays int    `json:"suspendDays" required:"false" doc:"0 to 30 days, in which the author can read but not write."`
	Help        bool   `json:"help" required:"false" doc:"True to show the author the crisis numbers."`
	Note        string `json:"note" required:"false" doc:"For administrators only; up to 2000 characters."`
}

// AuditEntry is an entry of the audit log.
type AuditEntry struct {
	ID          string            `json:"id"`
	Actor       string            `json:"actor" doc:"Name of the administrator or person on call; empty for the command line."`
	Action      string            `json:"action" enum:"administrator.create,administrator.remove,case.claim,case.release,case.decide,payment.retry,payment.dismiss,coach.invite,coach.invite-again,coach.verify,coach.reject,coach.activate,coach.deactivate,coach.release-clients,coach.second-factor-reset,credentials.approve,credentials.reject,inbox.handle,inbox.reopen,inbox.export,job.retry,job.discard,crisis.open,crisis.look,crisis.write,crisis.close,rota.change"`
	SubjectKind string            `json:"subjectKind" enum:"case,coach,payment,inbox,job,crisis,rota"`
	SubjectID   string            `json:"subjectId"`
	Detail      map[string]string `json:"detail" doc:"More data, by name."`
	CreatedAt   time.Time         `json:"createdAt"`
}

// AuditList is a part of the log, newest first.
type AuditList struct {
	Entries []AuditEntry `json:"entries" nullable:"false"`
	Earlier *string      `json:"earlier" doc:"Cursor (before) of the next page; null on the last page."`
}
