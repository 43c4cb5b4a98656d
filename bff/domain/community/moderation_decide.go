package community

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"aangan/bff/domain/audit"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// claimLasts is the time a claim holds.
var claimLasts = time.Duration(copy.Limits.ClaimMinutes) * time.Minute

// Decision is an administrator's decision about a case.
type Decision struct {
	// Revision is the version of the case that the administrator read.
	Revision string
	// Outcome is a code of copy.ModerationOutcomes.
	Outcome string
	// Warn, SuspendDays (0 for none) and Help (the crisis numbers are sent) are for the author.
	Warn        bool
	SuspendDays int
	Help        bool
	// Note is visible to administrators only.
	Note string
}

// Claim reserves a case for copy.Limits.ClaimMinutes, so that no other administrator decides it; the holder may extend
// it. Returns *fault.NotFound, or *fault.Conflict if another administrator holds the case or it is decided.
func (s *Service) Claim(ctx context.Context, me identity.AdministratorID, id uuid.UUID) (CaseDetail, error) {
	err := s.write(ctx, func(tx pgx.Tx) error {
		found, err := s.lockCase(ctx, tx, id)
		if err != nil {
			return err
		}
		now, mine := s.clock(), me.UUID()
		by := holder(found.ClaimedBy, found.ClaimedUntil, now)
		switch {
		case found.DecidedAt != nil:
			return &fault.Conflict{Message: copy.Moderation.Decided}
		case by != nil && *by != mine:
			return &fault.Conflict{Message: copy.Moderation.Taken}
		}
		until := now.Add(claimLasts)
		if err := s.q.ClaimCase(ctx, tx, store.ClaimCaseParams{ID: id, ClaimedBy: &mine, ClaimedUntil: &until}); err != nil || by != nil {
			return err
		}
		return audit.Record(ctx, tx, &me, act(audit.ClaimedCase, id, nil))
	})
	if err != nil {
		return CaseDetail{}, err
	}
	return s.Case(ctx, me, id)
}

// Release ends the administrator's claim; an expired claim is not an error. Returns *fault.NotFound, or
// *fault.Conflict if another administrator holds the case.
func (s *Service) Release(ctx context.Context, me identity.AdministratorID, id uuid.UUID) error {
	return s.write(ctx, func(tx pgx.Tx) error {
		found, err := s.lockCase(ctx, tx, id)
		if err != nil {
			return err
		}
		by := holder(found.ClaimedBy, found.ClaimedUntil, s.clock())
		switch {
		case by == nil:
			return nil
		case *by != me.UUID():
			return &fault.Conflict{Message: copy.Moderation.Taken}
		}
		if err := s.q.ReleaseCase(ctx, tx, id); err != nil {
			return err
		}
		return audit.Record(ctx, tx, &me, act(audit.ReleasedCase, id, nil))
	})
}

func (s *Service) lockCase(ctx context.Context, tx pgx.Tx, id uuid.UUID) (store.ModerationCase, error) {
	found, err := s.q.LockCase(ctx, tx, id)
	return found, orNotThere(err, copy.Moderation.CaseNotFound)
}

func act(action string, id uuid.UUID, detail map[string]string) audit.Act {
	return audit.Act{Action: action, SubjectKind: audit.SubjectCase, SubjectID: id.String(), Detail: detail}
}

// errMorePeople ends a transaction that must notify a member who was not locked at its start.
var errMorePeople = errors.New("community: another member flagged the item during the decision")

// Decide closes a case that the administrator has claimed: the text is shown, hidden or removed. The author and the
// members with flags are notified without learning about each other. A successful appeal undoes the effect of the
// earlier decision on the author. Notices to an author who has left are dropped, and the result does not reveal it.
// Returns *fault.Invalid for a decision that breaks the form's rules, *fault.NotFound, and *fault.Conflict if the
// claim has ended, the case is decided, or it has changed since it was read: other text, more flags, an appeal.
func (s *Service) Decide(ctx context.Context, me identity.AdministratorID, id uuid.UUID, decision Decision) (CaseDetail, error) {
	if err := forms.Decision.Clean(&decision); err != nil {
		return CaseDetail{}, err
	}
	var woken []mailbox.Owner
	err := s.writeAmong(ctx, func(tx pgx.Tx) (err error) {
		woken, err = s.decide(ctx, tx, me, id, decision)
		return err
	})
	if err != nil {
		return CaseDetail{}, err
	}
	mailbox.Wake(s.waker, woken...)
	return s.Case(ctx, me, id)
}

// writeAmong runs a transaction, and repeats it if it ends with errMorePeople.
func (s *Service) writeAmong(ctx context.Context, do func(tx pgx.Tx) error) (err error) {
	for range tries {
		if err = s.write(ctx, do); !errors.Is(err, errMorePeople) {
			return err
		}
	}
	return err
}

func (s *Service) decide(ctx context.Context, tx pgx.Tx, me identity.AdministratorID, id uuid.UUID, decision Decision) ([]mailbox.Owner, error) {
	row, err := s.q.CaseTarget(ctx, tx, id)
	if err != nil {
		return nil, orNotThere(err, copy.Moderation.CaseNotFound)
	}
	target := Target{Post: row.PostID, Comment: row.CommentID}
	held, err := s.concerned(ctx, tx, id, target)
	if err != nil {
		return nil, err
	}
	if err := s.hold(ctx, tx, held.members()...); err != nil {
		return nil, err
	}
	if held.author.Member != nil {
		if err := s.q.LockStanding(ctx, tx, *held.author.Member); err != nil {
			return nil, err
		}
	}
	before, err := s.lockWritten(ctx, tx, target)
	if err != nil {
		return nil, err
	}
	found, err := s.lockCase(ctx, tx, id)
	if err != nil {
		return nil, err
	}
	flags, err := s.q.CountCaseFlags(ctx, tx, id)
	if err != nil {
		return nil, err
	}
	if err := s.mayDecide(me, found, caseRevision(before.Revision, flags, found.Appeal, found.Crisis, found.Links), decision); err != nil {
		return nil, err
	}
	now, err := s.concerned(ctx, tx, id, target)
	if err != nil {
		return nil, err
	}
	if !now.within(held) {
		return nil, errMorePeople
	}
	return s.settle(ctx, tx, me, found, target, before, now, decision)
}

// mayDecide returns an error if the administrator has not claimed the case, or if it changed since they read it.
func (s *Service) mayDecide(me identity.AdministratorID, found store.ModerationCase, revision string, decision Decision) error {
	by := holder(found.ClaimedBy, found.ClaimedUntil, s.clock())
	switch {
	case found.DecidedAt != nil:
		return &fault.Conflict{Message: copy.Moderation.Decided}
	case by == nil:
		return &fault.Conflict{Message: copy.Moderation.ClaimFirst}
	case *by != me.UUID():
		return &fault.Conflict{Message: copy.Moderation.Taken}
	case revision != decision.Revision:
		return &fault.Conflict{Message: copy.Moderation.WordsChanged}
	}
	return nil
}

// settle applies a decision.
func (s *Service) settle(
	ctx context.Context, tx pgx.Tx, me identity.AdministratorID, found store.ModerationCase, target Target, before written, who people, decision Decision,
) ([]mailbox.Owner, error) {
	status := map[string]string{outcomeKeep: statusPublished, outcomeHide: statusHidden, outcomeRemove: statusRemoved}[decision.Outcome]
	// Not to the second: comments of one moment are a microsecond apart.
	if status == statusPublished && before.Appears.After(s.clock().Add(time.Second)) {
		status = statusScheduled
	}
	if err := s.setStatus(ctx, tx, target, before, status); err != nil {
		return nil, err
	}
	now, by := s.clock(), me.UUID()
	verdict, err := s.q.AppealState(ctx, tx, store.AppealStateParams{PostID: target.Post, CommentID: target.Comment})
	if err != nil {
		return nil, err
	}
	if found.Appeal != nil && decision.Outcome == outcomeKeep {
		if err := s.lift(ctx, tx, target, who.author); err != nil {
			return nil, err
		}
	}
	if err := s.putStanding(ctx, tx, who.author, decision, now); err != nil {
		return nil, err
	}
	if err := s.q.DecideCase(ctx, tx, store.DecideCaseParams{
		ID: found.ID, DecidedAt: &now, DecidedBy: &by, Outcome: &decision.Outcome, Warned: decision.Warn,
		SuspendedDays: int16(decision.SuspendDays), Helped: decision.Help, Note: decision.Note,
	}); err != nil {
		return nil, err
	}
	var told []uuid.UUID
	tell := func(to author, kind string) error {
		if to.Member == nil {
			return nil
		}
		told = append(told, *to.Member)
		return s.q.AddNotice(ctx, tx, store.AddNoticeParams{
			VoiceID: to.Voice, Kind: kind, CommentID: target.Comment, CaseID: &found.ID, CreatedAt: now,
		})
	}
	for _, kind := range authorNotices(decision, before.Status, found.Appeal != nil, verdict) {
		if err := tell(who.author, kind); err != nil {
			return nil, err
		}
	}
	for _, flagger := range who.flaggers {
		if err := tell(flagger, flaggerNotice(decision)); err != nil {
			return nil, err
		}
	}
	if target.Comment != nil && !before.shown() && status == statusPublished && who.opened.Voice != who.author.Voice {
		// The comment is visible only now, or again; a member notified before is not notified twice.
		answered, err := s.noteAnswer(ctx, tx, target.Post, *target.Comment)
		if err != nil {
			return nil, err
		}
		told = append(told, answered...)
	}
	if err := audit.Record(ctx, tx, &me, act(audit.DecidedCase, found.ID, detailOf(target, decision))); err != nil {
		return nil, err
	}
	return s.ring(ctx, tx, told)
}

// putStanding stores that the author was warned or suspended.
func (s *Service) putStanding(ctx context.Context, tx pgx.Tx, to author, decision Decision, now time.Time) error {
	if to.Member == nil || (!decision.Warn && decision.SuspendDays == 0) {
		return nil
	}
	params := store.PutStandingParams{MemberID: *to.Member}
	if decision.Warn {
		params.Warnings = 1
	}
	if decision.SuspendDays > 0 {
		until := now.AddDate(0, 0, decision.SuspendDays)
		params.Suspensions, params.SuspendedUntil = 1, &until
	}
	return s.q.PutStanding(ctx, tx, params)
}

// lift undoes the effect of a decision on its author after a successful appeal.
func (s *Service) lift(ctx context.Context, tx pgx.Tx, target Target, to author) error {
	row, err := s.q.LiftDecision(ctx, tx, store.LiftDecisionParams{PostID: target.Post, CommentID: target.Comment})
	if errors.Is(err, pgx.ErrNoRows) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("undo a decision: %w", err)
	}
	if to.Member == nil || (!row.Warned && row.SuspendedDays == 0) {
		return nil
	}
	params := store.LiftStandingParams{MemberID: *to.Member}
	if row.Warned {
		params.Warnings = 1
	}
	if row.SuspendedDays > 0 {
		params.Suspensions = 1
	}
	return s.q.LiftStanding(ctx, tx, params)
}

// authorNotices returns the author's notices about a decision, given the state of the text before it and earlier
// decisions and appeals. Text that was never hidden and stays gets no notice: its author never knew of the review, and
// an author in distress must not.
func authorNotices(decision Decision, before string, appealed bool, earlier store.AppealStateRow) (kinds []string) {
	switch {
	case appealed && decision.Outcome == outcomeKeep:
		kinds = append(kinds, noticeRestored)
	case appealed && decision.Outcome == earlier.Outcome:
		kinds = append(kinds, noticeAppealKept)
	// One appeal is possible per text, whatever is decided about it later.
	case earlier.Appealed && decision.Outcome == outcomeHide:
		kinds = append(kinds, noticeHiddenFinal)
	case earlier.Appealed && decision.Outcome == outcomeRemove:
		kinds = append(kinds, noticeRemovedFinal)
	case decision.Outcome == outcomeHide:
		kinds = append(kinds, noticeHidden)
	case decision.Outcome == outcomeRemove:
		kinds = append(kinds, noticeRemoved)
	case before != statusPublished && before != statusScheduled:
		kinds = append(kinds, noticeKept)
	}
	if decision.Warn {
		kinds = append(kinds, noticeWarned)
	}
	if decision.SuspendDays > 0 {
		kinds = append(kinds, noticeSuspended)
	}
	if decision.Help {
		kinds = append(kinds, noticeHelped)
	}
	return kinds
}

func flaggerNotice(decision Decision) string {
	if decision.Outcome == outcomeKeep {
		return noticeFlagKept
	}
	return noticeFlagActed
}

// detailOf returns the log's details of a decision: about the text and the outcome, not about authors.
func detailOf(target Target, decision Decision) map[string]string {
	detail := map[string]string{"target": kindOf(target.Comment), "outcome": decision.Outcome}
	if decision.Warn {
		detail["warned"] = "yes"
	}
	if decision.SuspendDays > 0 {
		detail["suspendedDays"] = strconv.Itoa(decision.SuspendDays)
	}
	if decision.Help {
		detail["helped"] = "yes"
	}
	return detail
}

// people are the members affected by a decision.
type people struct {
	// opened is the author of the thread.
	author, opened author
	flaggers       []author
}

// concerned returns the members whom a decision about a case affects now.
func (s *Service) concerned(ctx context.Context, tx pgx.Tx, id uuid.UUID, target Target) (who people, err error) {
	if who.author, err = s.authorOf(ctx, tx, target); err != nil {
		return who, err
	}
	if who.opened, err = s.authorOf(ctx, tx, Target{Post: target.Post}); err != nil {
		return who, err
	}
	rows, err := s.q.FlagVoices(ctx, tx, id)
	for _, row := range rows {
		who.flaggers = append(who.flaggers, author{Voice: row.ID, Member: &row.MemberID})
	}
	return who, err
}

// members returns the ids of those whose account still exists.
func (p people) members() []uuid.UUID {
	ids := []uuid.UUID{}
	for _, somebody := range append([]author{p.author, p.opened}, p.flaggers...) {
		if somebody.Member != nil {
			ids = append(ids, *somebody.Member)
		}
	}
	return ids
}

// within reports whether all of p are among others.
func (p people) within(others people) bool {
	held := others.members()
	return !slices.ContainsFunc(p.members(), func(id uuid.UUID) bool { return !slices.Contains(held, id) })
}
