package community_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/community"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"

	"github.com/google/uuid"
)

func TestThirdFlagHidesItem(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	author, reader := c.member(), c.member()
	post := c.publish(author, withContent("My mother calls and I never know what to say.")).ID
	comment := c.comment(reader, post, "Neither do I.").ID
	flaggers := []identity.Member{c.member(), c.member(), c.member()}
	c.flagAs(post, "", flaggers[0], flaggers[0], flaggers[1], flaggers[1])
	if status := c.status(post); status != "published" {
		t.Fatalf("after flags of two members it is %s", status)
	}
	c.flagAs(post, comment.String(), flaggers...)
	if thread, err := c.Post(t.Context(), author.ID, post); err != nil || thread.Comments != 0 {
		t.Errorf("a hidden comment is counted: %d %v", thread.Comments, err)
	}
	c.flagAs(post, "", flaggers[2])
	if status := c.status(post); status != "hidden" {
		t.Fatalf("after flags of three members it is %s", status)
	}
	_, err := c.Post(t.Context(), reader.ID, post)
	c.wantErr(err, fault.ErrNotFound, answers.PostNotFound)
	own, err := c.Post(t.Context(), author.ID, post)
	if err != nil || own.Status != "hidden" || own.CanAppeal {
		t.Errorf("the author sees %q, may appeal: %v, %v", own.Status, own.CanAppeal, err)
	}
	// The answer was hidden before they saw its notice, so the notice is withdrawn.
	c.wantNotices(author)
	me := c.administrator("Leela")
	open := c.queue(me)
	if len(open) != 2 || open[0].Flags != 3 || !open[0].Hidden || !slices.Equal(open[0].Reasons, []string{"flagged"}) {
		t.Errorf("the queue is %+v", open)
	}
}

// After an item was kept the same members may flag again, but only three others hide it.
func TestKeptItemNeedsThreeOtherFlagsToHide(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	post, _, before := c.flaggedPost(3)
	me := c.administrator("Leela")
	c.claimAndDecide(me, community.Decision{Outcome: "keep"})
	// Flags of one item in a thread are independent of those of another.
	comment := c.comment(c.member(), post, "Neither do I.").ID.String()
	c.flagAs(post, comment, before...)
	if thread := c.post(before[0], post); thread.Comments != 0 {
		t.Error("three flags did not hide the comment")
	}
	c.pass(time.Minute)
	c.flagAs(post, "", before...)
	found := c.queue(me)
	if c.status(post) != "published" || len(found) != 2 || found[1].Target != "post" || found[1].Flags != 3 || found[1].Hidden {
		t.Fatalf("after repeated flags of the same members it is %s: %+v", c.status(post), found)
	}
	others := []identity.Member{c.member(), c.member(), c.member()}
	c.flagAs(post, "", others[:2]...)
	if status := c.status(post); status != "published" {
		t.Fatalf("after flags of two others it is %s", status)
	}
	c.flagAs(post, "", others[2])
	if status := c.status(post); status != "hidden" {
		t.Errorf("after flags of three others it is %s", status)
	}
}

func TestFlagRejectsInvalidOwnAndInvisibleItems(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	author, reader, stranger := c.member(), c.member(), c.newAccount()
	post := c.publish(author, withContent("My mother calls and I never know what to say.")).ID
	comment := c.comment(reader, post, "Neither do I.").ID.String()
	held := c.publish(stranger, withContent("Read more at https://elsewhere.example/offer")).ID
	flag := func(who identity.Member, report community.Report) error { return c.Flag(t.Context(), who.ID, report) }
	c.wantField(flag(reader, community.Report{PostID: post.String()}), "reason")
	c.wantField(flag(reader, community.Report{PostID: post.String(), Reason: "because"}), "reason")
	c.wantField(flag(reader, community.Report{PostID: post.String(), Reason: "spam", Notes: strings.Repeat("x", copy.Limits.FlagNotesMax+1)}), "notes")
	c.wantField(flag(reader, community.Report{PostID: "x", Reason: "spam"}), "postId")
	c.wantField(flag(reader, community.Report{PostID: post.String(), CommentID: "x", Reason: "spam"}), "commentId")
	c.wantErr(flag(author, community.Report{PostID: post.String(), Reason: "spam"}), fault.ErrConflict, texts.OwnWords)
	c.wantErr(flag(reader, community.Report{PostID: post.String(), CommentID: comment, Reason: "spam"}), fault.ErrConflict, texts.OwnWords)
	c.wantErr(flag(reader, community.Report{PostID: uuid.NewString(), Reason: "spam"}), fault.ErrNotFound, answers.PostNotFound)
	c.wantErr(flag(reader, community.Report{PostID: post.String(), CommentID: uuid.NewString(), Reason: "spam"}), fault.ErrNotFound, answers.CommentNotFound)
	c.wantErr(flag(author, community.Report{PostID: held.String(), CommentID: comment, Reason: "spam"}), fault.ErrNotFound, answers.CommentNotFound)
	c.wantErr(flag(reader, community.Report{PostID: held.String(), Reason: "spam"}), fault.ErrNotFound, answers.PostNotFound)
	if err := c.DeletePost(t.Context(), author.ID, post); err != nil {
		t.Fatal(err)
	}
	c.wantErr(flag(stranger, community.Report{PostID: post.String(), Reason: "spam"}), fault.ErrNotFound, answers.PostNotFound)
	if n := c.count("select count(*) from community_flags"); n != 0 {
		t.Errorf("%d flags were stored", n)
	}
}

func TestConcurrentFlagsHideItemOnce(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	post := c.publish(c.member(), withContent("My mother calls and I never know what to say.")).ID
	var group sync.WaitGroup
	for range 6 {
		member := c.member()
		group.Go(func() {
			err := c.Flag(context.WithoutCancel(t.Context()), member.ID, community.Report{PostID: post.String(), Reason: "hate"})
			// Members after the third cannot see the post any more.
			if err != nil && !errors.Is(err, fault.ErrNotFound) {
				t.Error(err)
			}
		})
	}
	group.Wait()
	open := c.queue(c.administrator("Leela"))
	if len(open) != 1 || open[0].Flags != copy.Limits.FlagsToHide || c.status(post) != "hidden" {
		t.Errorf("%s, %+v", c.status(post), open)
	}
}

// No flag is lost, and the members who flagged in the decided case are notified.
func TestDecisionDuringFlaggingNotifiesEveryFlagger(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	post, _, _ := c.flaggedPost(1)
	me := c.administrator("Leela")
	found := c.claimOnly(me)
	var group sync.WaitGroup
	for range 2 {
		member := c.member()
		group.Go(func() {
			err := c.Flag(context.WithoutCancel(t.Context()), member.ID, community.Report{PostID: post.String(), Reason: "spam"})
			if err != nil && !errors.Is(err, fault.ErrNotFound) {
				t.Error(err)
			}
		})
	}
	group.Go(func() {
		for {
			_, err := c.Decide(context.WithoutCancel(t.Context()), me, found.ID, community.Decision{Revision: found.Revision, Outcome: "remove"})
			if err == nil {
				return
			}
			// A new flag arrived since the case was read.
			if !errors.Is(err, fault.ErrConflict) {
				t.Error(err)
				return
			}
			if found, err = c.Case(context.WithoutCancel(t.Context()), me, found.ID); err != nil {
				t.Error(err)
				return
			}
		}
	})
	group.Wait()
	unnotified := c.count(`select count(*) from community_flags f where f.case_id = $1
		and not exists (select 1 from community_notices n where n.voice_id = f.voice_id and n.kind = 'flag-acted')`, found.ID)
	if unnotified > 0 || c.status(post) != "removed" || c.count("select count(*) from moderation_cases where decided_at is null") != 0 {
		t.Errorf("%d flaggers were not notified, the post is %s", unnotified, c.status(post))
	}
}
