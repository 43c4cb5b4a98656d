package community

import (
	"context"
	"fmt"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Report is a member's request to review a post or one of its comments (CommentID is empty for the post). Reason is a
// code of copy.FlagReasons.
type Report struct {
	PostID, CommentID, Reason, Notes string
}

// Flag requests a review of another member's text. The third flag hides it until it is reviewed; those of new accounts
// and of unconfirmed addresses are only shown to the moderators. A repeated flag changes nothing; after a decision the
// same member may flag again, without counting among the three. Returns *fault.Invalid for a report that breaks the
// form's rules, *fault.NotFound for an item the member cannot read, and *fault.Conflict for their own text.
func (s *Service) Flag(ctx context.Context, member identity.MemberID, report Report) error {
	target, err := targetFrom(report.PostID, report.CommentID)
	if err != nil {
		return err
	}
	if err := forms.Flag.Clean(&report); err != nil {
		return err
	}
	return s.write(ctx, func(tx pgx.Tx) error { return s.flag(ctx, tx, member, target, report) })
}

func (s *Service) flag(ctx context.Context, tx pgx.Tx, member identity.MemberID, target Target, report Report) error {
	if err := s.hold(ctx, tx, member.UUID()); err != nil {
		return err
	}
	found, err := s.lockWritten(ctx, tx, target)
	if err != nil {
		return err
	}
	if err := s.mayFlag(ctx, tx, member, target, found); err != nil {
		return err
	}
	voice, err := s.nameless(ctx, tx, target.Post, member)
	if err != nil {
		return err
	}
	flagged, err := s.q.HasFlagged(ctx, tx, store.HasFlaggedParams{PostID: target.Post, CommentID: target.Comment, VoiceID: voice})
	if err != nil || flagged {
		return err
	}
	id, err := s.raise(ctx, tx, target, store.OpenCaseParams{Flagged: true})
	if err != nil {
		return err
	}
	flags, err := s.q.AddFlag(ctx, tx, store.AddFlagParams{
		CaseID: id, PostID: target.Post, CommentID: target.Comment, VoiceID: voice,
		Reason: report.Reason, Notes: report.Notes, CreatedAt: s.clock(), NewSince: s.newSince(),
	})
	if err != nil {
		return fmt.Errorf("store the flag: %w", err)
	}
	if int(flags) < copy.Limits.FlagsToHide {
		return nil
	}
	return s.setStatus(ctx, tx, target, found, statusHidden)
}

// mayFlag rejects flags on the member's own text and on items that they cannot read.
func (s *Service) mayFlag(ctx context.Context, tx pgx.Tx, member identity.MemberID, target Target, found written) error {
	by, err := s.authorOf(ctx, tx, target)
	if err != nil {
		return err
	}
	notThere := &fault.NotFound{Message: copy.CommunityAnswers.PostNotFound}
	if target.Comment != nil {
		notThere = &fault.NotFound{Message: copy.CommunityAnswers.CommentNotFound}
	}
	switch {
	case found.Status == statusDeleted:
		return notThere
	case by.is(member):
		return &fault.Conflict{Message: copy.Moderation.OwnWords}
	case !found.shown():
		return notThere
	case target.Comment == nil || found.PostStatus == statusPublished || found.PostStatus == statusDeleted:
		return nil
	}
	// The thread is hidden: only its author can still read it.
	opened, err := s.authorOf(ctx, tx, Target{Post: target.Post})
	if err == nil && !opened.is(member) {
		return notThere
	}
	return err
}

// targetFrom parses the ids of a request's body; comment is empty for the post.
func targetFrom(post, comment string) (Target, error) {
	id, err := uuid.Parse(post)
	if err != nil {
		return Target{}, fault.Field("postId", copy.CommunityAnswers.PostID)
	}
	if comment == "" {
		return Target{Post: id}, nil
	}
	commentID, err := uuid.Parse(comment)
	if err != nil {
		return Target{}, fault.Field("commentId", copy.CommunityAnswers.CommentID)
	}
	return Target{Post: id, Comment: &commentID}, nil
}
