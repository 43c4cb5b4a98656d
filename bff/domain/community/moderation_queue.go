package community

import (
	"context"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
)

// Case is a post or comment under review, or reviewed, with the reasons. It does not contain its author or their other
// items.
type Case struct {
	ID uuid.UUID
	// Target is "post" or "comment".
	Target string
	// Category is the category of the post.
	Category string
	// Title is the title of the post; Excerpt is the beginning of the reviewed text.
	Title, Excerpt string
	// Reasons are among "crisis", "appeal", "flagged" and "links", in this order.
	Reasons []string
	// Crisis is "urgent", "concern", or empty.
	Crisis string
	Flags  int
	// Hidden is true if the text is hidden now.
	Hidden   bool
	OpenedAt time.Time
	// Assignee is the administrator who has claimed it now; nil for none.
	Assignee *Assignee
	// Outcome is empty until the decision: "keep", "hide", "remove", or "gone" if the author deleted the text.
	Outcome   string
	DecidedAt *time.Time
}

// Assignee is the administrator who has claimed a case.
type Assignee struct {
	You  bool
	Name string
	// Until is the end of the claim.
	Until time.Time
}

// CaseDetail is a case with its text.
type CaseDetail struct {
	Case
	// Revision distinguishes this text and its flags from later ones; a decision passes it back.
	Revision string
	// Content is the reviewed text; PostContent, for a comment, is that of its post.
	Content, PostContent string
	// AuthorName is the author's name in this thread.
	AuthorName string
	// Author is nil once the case is decided.
	Author *AuthorHistory
	// Status is the current state of the text: published, held, hidden, removed or deleted.
	Status   string
	FlagList []FlagView
	// Appeal is the author's text against the last decision; nil if this is not an appeal.
	Appeal  *string
	Earlier []EarlierDecision
	Note    string
}

// AuthorHistory is all that an administrator may know about an author, as of the opening of the case: later changes
// would link this case to another one of theirs.
type AuthorHistory struct {
	// Before is the number of earlier warnings and suspensions: "none", "once" or "several".
	Before string
	// New is true if the account was new.
	New bool
}

// FlagView is a flag as an administrator sees it.
type FlagView struct {
	Reason, Notes string
	CreatedAt     time.Time
}

// EarlierDecision is an earlier decision about the same text.
type EarlierDecision struct {
	Outcome       string
	Warned        bool
	SuspendedDays int
	Note          string
	DecidedAt     time.Time
}

// CasePage is a page of the queue or of the decided cases.
type CasePage struct {
	Cases []Case
	// Open is the number of open cases.
	Open int64
	// Next is the case after which the next page starts; nil on the last page.
	Next *uuid.UUID
}

// Cases returns a page of the queue (crisis first, then appeals, flags, links; oldest first among equals) or, with
// decided, of the decided cases (newest first): the first page, or the one after a case. Limit 0 means
// copy.Limits.CasesPerPage, which is also the maximum. Returns *fault.NotFound for an unknown case as the place.
func (s *Service) Cases(ctx context.Context, me identity.AdministratorID, decided bool, after *uuid.UUID, limit int) (CasePage, error) {
	if limit <= 0 || limit > copy.Limits.CasesPerPage {
		limit = copy.Limits.CasesPerPage
	}
	if after != nil {
		there, err := s.q.CaseExists(ctx, s.pool, *after)
		if err != nil {
			return CasePage{}, fmt.Errorf("find the case: %w", err)
		}
		if !there {
			return CasePage{}, errNotFoundCase
		}
	}
	rows, err := s.caseRows(ctx, decided, store.ListOpenCasesParams{
		ExcerptLength: int32(copy.Limits.PostExcerpt), MaxRows: int32(limit + 1), After: after,
	})
	if err != nil {
		return CasePage{}, fmt.Errorf("list cases: %w", err)
	}
	page := CasePage{Cases: make([]Case, 0, len(rows))}
	if len(rows) > limit {
		rows = rows[:limit]
		page.Next = &rows[limit-1].ID
	}
	for _, row := range rows {
		page.Cases = append(page.Cases, s.caseOf(me, row))
	}
	if page.Open, err = s.q.CountOpenCases(ctx, s.pool); err != nil {
		return CasePage{}, fmt.Errorf("count cases: %w", err)
	}
	return page, nil
}

func (s *Service) caseRows(ctx context.Context, decided bool, params store.ListOpenCasesParams) ([]store.ListOpenCasesRow, error) {
	if !decided {
		return s.q.ListOpenCases(ctx, s.pool, params)
	}
	found, err := s.q.ListDecidedCases(ctx, s.pool, store.ListDecidedCasesParams{
		ExcerptLength: params.ExcerptLength, MaxRows: params.MaxRows, After: params.After,
	})
	rows := make([]store.ListOpenCasesRow, len(found))
	for i, row := range found {
		rows[i] = store.ListOpenCasesRow(row)
	}
	return rows, err
}

func (s *Service) caseOf(me identity.AdministratorID, row store.ListOpenCasesRow) Case {
	found := Case{
		ID: row.ID, Target: kindOf(row.CommentID), Category: row.Category, Title: row.Title, Excerpt: row.Excerpt, Crisis: orEmpty(row.Crisis),
		Reasons: []string{}, Flags: int(row.Flags), Hidden: outOfSight(row.Status),
		OpenedAt: row.OpenedAt.Truncate(time.Second), Outcome: orEmpty(row.Outcome),
	}
	for _, reason := range []struct {
		name string
		is   bool
	}{{"crisis", row.Crisis != nil}, {"appeal", row.Appealed}, {"flagged", row.Flagged}, {"links", row.Links}} {
		if reason.is {
			found.Reasons = append(found.Reasons, reason.name)
		}
	}
	if by := holder(row.ClaimedBy, row.ClaimedUntil, s.clock()); by != nil {
		found.Assignee = &Assignee{You: *by == me.UUID(), Name: row.Claimer, Until: row.ClaimedUntil.Truncate(time.Second)}
	}
	if row.DecidedAt != nil {
		at := row.DecidedAt.Truncate(time.Second)
		found.DecidedAt = &at
	}
	return found
}

// Case returns a case with its text. Returns *fault.NotFound for an unknown one.
func (s *Service) Case(ctx context.Context, me identity.AdministratorID, id uuid.UUID) (CaseDetail, error) {
	row, err := s.q.CaseDetail(ctx, s.pool, id)
	if err != nil {
		return CaseDetail{}, orNotThere(err, copy.Moderation.CaseNotFound)
	}
	summary := store.ListOpenCasesRow{
		ID: row.ID, PostID: row.PostID, CommentID: row.CommentID, Flagged: row.Flagged, Crisis: row.Crisis, Links: row.Links,
		Appealed: row.Appeal != nil, OpenedAt: row.OpenedAt, ClaimedBy: row.ClaimedBy, ClaimedUntil: row.ClaimedUntil,
		Claimer: row.Claimer, DecidedAt: row.DecidedAt, Outcome: row.Outcome, Title: row.Title, Category: row.Category, Flags: row.Flags,
	}
	detail := CaseDetail{Appeal: row.Appeal, Note: row.Note}
	if row.CommentID == nil {
		detail.Content, summary.Status = row.PostContent, row.PostStatus
		detail.Revision = postRevision(row.Title, row.PostContent, row.Tags)
	} else {
		detail.Content, detail.PostContent, summary.Status = orEmpty(row.CommentContent), row.PostContent, orEmpty(row.CommentStatus)
		detail.Revision = revision(detail.Content)
	}
	detail.Revision = caseRevision(detail.Revision, row.Flags, row.Appeal, row.Crisis, row.Links)
	summary.Excerpt = beginning(detail.Content, copy.Limits.PostExcerpt)
	detail.Case, detail.Status = s.caseOf(me, summary), summary.Status
	if row.AuthorName != nil {
		detail.AuthorName = nameOf(ctx, *row.AuthorName)
	}
	if row.DecidedAt == nil {
		detail.Author = &AuthorHistory{Before: row.AuthorBefore, New: row.AuthorNew}
	}
	return s.withHistory(ctx, detail, row.PostID, row.CommentID)
}

// withHistory adds a case's flags and the earlier decisions about the same text.
func (s *Service) withHistory(ctx context.Context, detail CaseDetail, post uuid.UUID, comment *uuid.UUID) (CaseDetail, error) {
	flags, err := s.q.ListCaseFlags(ctx, s.pool, detail.ID)
	if err != nil {
		return CaseDetail{}, fmt.Errorf("list flags: %w", err)
	}
	detail.FlagList = make([]FlagView, len(flags))
	for i, flag := range flags {
		detail.FlagList[i] = FlagView{Reason: flag.Reason, Notes: flag.Notes, CreatedAt: flag.CreatedAt.Truncate(time.Second)}
	}
	earlier, err := s.q.ListEarlierCases(ctx, s.pool, store.ListEarlierCasesParams{ID: detail.ID, PostID: post, CommentID: comment})
	if err != nil {
		return CaseDetail{}, fmt.Errorf("list earlier decisions: %w", err)
	}
	detail.Earlier = make([]EarlierDecision, len(earlier))
	for i, decided := range earlier {
		detail.Earlier[i] = EarlierDecision{
			Outcome: decided.Outcome, Warned: decided.Warned, SuspendedDays: int(decided.SuspendedDays), Note: decided.Note,
			DecidedAt: decided.DecidedAt.Truncate(time.Second),
		}
	}
	return detail, nil
}

// kindOf returns whether a case is about a post or a comment.
func kindOf(comment *uuid.UUID) string {
	if comment == nil {
		return "post"
	}
	return "comment"
}

// outOfSight reports whether only the author can read text of this status.
func outOfSight(status string) bool { return status != statusPublished }

func orEmpty(text *string) string {
	if text == nil {
		return ""
	}
	return *text
}

// beginning returns up to most first characters of a text.
func beginning(text string, most int) string {
	for i := range text {
		if most--; most < 0 {
			return text[:i]
		}
	}
	return text
}
