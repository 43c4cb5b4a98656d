package community

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/notification"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// The kinds of notices: an answer in the member's thread, a comment in one that they follow, a decision about their
// text, and the outcome of a flag. (The statements name the second kind, "followed".)
const (
	noticeAnswer     = "answer"
	noticeKept       = "kept"
	noticeHidden     = "hidden"
	noticeRemoved    = "removed"
	noticeWarned     = "warned"
	noticeSuspended  = "suspended"
	noticeHelped     = "helped"
	noticeRestored   = "restored"
	noticeAppealKept = "appeal-kept"
	// No appeal is possible against these.
	noticeHiddenFinal  = "hidden-final"
	noticeRemovedFinal = "removed-final"
	noticeFlagKept     = "flag-kept"
	noticeFlagActed    = "flag-acted"
	// noticeFlagGone reports that a flagged item is gone, without the reason.
	noticeFlagGone = "flag-gone"
)

// Notice is a member's notice in the community.
type Notice struct {
	ID   uuid.UUID
	Kind string
	// Post is the thread; Comment is nil if the notice is about the post itself.
	Post    uuid.UUID
	Comment *uuid.UUID
	// Title is the post's title; empty if the member can no longer read the post.
	Title string
	// Count is the number of answers or comments in the notice.
	Count int
	// CreatedAt is a day, or later a month (see dayOf).
	CreatedAt string
	Seen      bool
}

// NoticePage is a part of the list, newest first.
type NoticePage struct {
	Items []Notice
	// Earlier is the id for the next page; empty on the last page.
	Earlier string
}

// Notices returns a page of the member's notices, newest first: the first page, or the one before a notice. Before is
// its id as text, or empty. Returns *fault.Invalid for text that is not an id, and *fault.NotFound if the member has
// no such notice.
func (s *Service) Notices(ctx context.Context, member identity.MemberID, before string) (NoticePage, error) {
	me, limit := member.UUID(), copy.Limits.NoticesPerPage
	params := store.ListNoticesParams{MemberID: &me, BeforeTime: endOfTime, BeforeID: uuid.Max, MaxRows: int32(limit + 1)}
	if before != "" {
		id, err := uuid.Parse(before)
		if err != nil {
			return NoticePage{}, fault.Field("before", copy.Moderation.NotANotice)
		}
		at, err := s.q.NoticePlace(ctx, s.pool, store.NoticePlaceParams{ID: id, MemberID: &me})
		if errors.Is(err, pgx.ErrNoRows) {
			return NoticePage{}, fault.ErrNotFound
		}
		if err != nil {
			return NoticePage{}, fmt.Errorf("find the notice: %w", err)
		}
		params.BeforeID, params.BeforeTime = id, at
	}
	rows, err := s.q.ListNotices(ctx, s.pool, params)
	if err != nil {
		return NoticePage{}, fmt.Errorf("list notices: %w", err)
	}
	page := NoticePage{Items: make([]Notice, 0, len(rows))}
	if len(rows) > limit {
		rows = rows[:limit]
		page.Earlier = rows[limit-1].ID.String()
	}
	for _, row := range rows {
		page.Items = append(page.Items, Notice{
			ID: row.ID, Kind: row.Kind, Post: row.PostID, Comment: row.CommentID, Title: row.Title, Count: int(row.Count),
			CreatedAt: dayOf(row.CreatedAt, s.clock()), Seen: row.Seen,
		})
	}
	return page, nil
}

// SeeNotices marks all of the member's notices as seen, and clears the mark on the bell.
func (s *Service) SeeNotices(ctx context.Context, member identity.MemberID) error {
	me, changed := member.UUID(), false
	err := s.write(ctx, func(tx pgx.Tx) (err error) {
		if err = s.hold(ctx, tx, me); err != nil {
			return err
		}
		now := s.clock()
		if err = s.q.SeeNotices(ctx, tx, store.SeeNoticesParams{MemberID: &me, Now: &now}); err != nil {
			return fmt.Errorf("see notices: %w", err)
		}
		changed, err = notification.Withdraw(ctx, tx, member, notification.TypeCommunity, copy.Moderation.BellTitle)
		return err
	})
	if err == nil && changed {
		mailbox.Wake(s.waker, mailbox.MemberOwner(member))
	}
	return err
}

// unseenNotices returns the number of unseen notices.
func (s *Service) unseenNotices(ctx context.Context, db store.DBTX, member identity.MemberID) (int64, error) {
	me := member.UUID()
	unseen, err := s.q.CountUnseenNotices(ctx, db, &me)
	if err != nil {
		return 0, fmt.Errorf("count unseen notices: %w", err)
	}
	return unseen, nil
}

// answered notifies the author of a thread about another member's comment, in the transaction that shows the comment.
// The caller has locked the member and the post. It returns the owners to wake after the commit.
func (s *Service) answered(ctx context.Context, tx pgx.Tx, post, comment uuid.UUID) ([]mailbox.Owner, error) {
	told, err := s.noteAnswer(ctx, tx, post, comment)
	if err != nil {
		return nil, err
	}
	return s.ring(ctx, tx, told)
}

// noteAnswer adds an answer to the notices of the thread's author: to the unseen one if it exists. It returns the
// author, or nothing if they have left or had a notice about this answer before.
func (s *Service) noteAnswer(ctx context.Context, tx pgx.Tx, post, comment uuid.UUID) ([]uuid.UUID, error) {
	opened, err := s.authorOf(ctx, tx, Target{Post: post})
	if err != nil || opened.Member == nil {
		return nil, err
	}
	told, err := s.q.TellAnswer(ctx, tx, store.TellAnswerParams{VoiceID: opened.Voice, CommentID: comment, CreatedAt: s.clock()})
	if err != nil {
		return nil, fmt.Errorf("add an answer to the notices: %w", err)
	}
	if told == 0 {
		return nil, nil
	}
	return []uuid.UUID{*opened.Member}, nil
}

// unnoteAnswer removes a hidden answer from the unseen notices of the thread's author and of its followers, and the
// link to it from every notice. The caller has locked the post.
func (s *Service) unnoteAnswer(ctx context.Context, tx pgx.Tx, comment uuid.UUID) error {
	if err := s.q.UntellAnswer(ctx, tx, comment); err != nil {
		return fmt.Errorf("remove an answer from the notices: %w", err)
	}
	if err := s.q.UntellFollowers(ctx, tx, comment); err != nil {
		return fmt.Errorf("remove a comment from the notices: %w", err)
	}
	if err := s.q.ForgetCommentNotices(ctx, tx, comment); err != nil {
		return fmt.Errorf("delete empty notices: %w", err)
	}
	return nil
}

// ring adds the entry to the bells of these members, in the order of their ids, and returns the owners to wake. It says
// what kind of notice is new, and quotes nothing. A member with an unread entry that says the same gets no other.
func (s *Service) ring(ctx context.Context, tx pgx.Tx, members []uuid.UUID) (woken []mailbox.Owner, err error) {
	members = slices.Clone(members)
	slices.SortFunc(members, func(a, b uuid.UUID) int { return bytes.Compare(a[:], b[:]) })
	for _, id := range slices.Compact(members) {
		member := identity.MemberID(id)
		unseen, err := s.q.UnseenNoticeKinds(ctx, tx, id)
		if err != nil {
			return nil, fmt.Errorf("read kinds of unseen notices: %w", err)
		}
		text := copy.Moderation.BellDecisions
		switch {
		case unseen.Comments && unseen.Decisions:
			text = copy.Moderation.BellBoth
		case unseen.Comments:
			text = copy.Moderation.BellComments
		}
		changed, err := notification.Add(ctx, tx, member, notification.TypeCommunity, copy.Moderation.BellTitle, text)
		if err != nil {
			return nil, err
		}
		if changed {
			woken = append(woken, mailbox.MemberOwner(member))
		}
	}
	return woken, nil
}
