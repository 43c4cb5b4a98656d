package community_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/community"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/db/store"

	"github.com/google/uuid"
)

var (
	texts   = copy.Moderation
	answers = copy.CommunityAnswers
)

// moderationHarness is a community for tests of moderation.
type moderationHarness struct {
	*testing.T
	*harness
	*community.Service
}

func newModerationHarness(t *testing.T) *moderationHarness {
	h := newHarness(t)
	return &moderationHarness{t, h, h.community}
}

func (c *moderationHarness) administrator(name string) identity.AdministratorID {
	c.Helper()
	id, ok := identitytest.NewCoach(c, c.pool, identitytest.Administrator, func(p *store.CreateCoachParams) { p.Name = name }).Administrator()
	if !ok {
		c.Fatal("the fixture's administrator is none")
	}
	return id
}

func (c *moderationHarness) flagAs(post uuid.UUID, comment string, members ...identity.Member) {
	c.Helper()
	for _, member := range members {
		report := community.Report{PostID: post.String(), CommentID: comment, Reason: "harassment", Notes: "Please look"}
		if err := c.Flag(c.Context(), member.ID, report); err != nil {
			c.Fatal(err)
		}
	}
}

// flaggedPost publishes a post and flags it as that many members.
func (c *moderationHarness) flaggedPost(by int) (post uuid.UUID, author identity.Member, flaggers []identity.Member) {
	c.Helper()
	author = c.member()
	post = c.publish(author, withContent("My mother calls and I never know what to say.")).ID
	for range by {
		flaggers = append(flaggers, c.member())
	}
	c.flagAs(post, "", flaggers...)
	return post, author, flaggers
}

// queue returns the open cases in order.
func (c *moderationHarness) queue(me identity.AdministratorID) []community.Case {
	c.Helper()
	page, err := c.Cases(c.Context(), me, false, nil, 0)
	if err != nil {
		c.Fatal(err)
	}
	return page.Cases
}

// claimOnly claims the only open case.
func (c *moderationHarness) claimOnly(me identity.AdministratorID) community.CaseDetail {
	c.Helper()
	open := c.queue(me)
	if len(open) != 1 {
		c.Fatalf("%d cases are open: %+v", len(open), open)
	}
	detail, err := c.Claim(c.Context(), me, open[0].ID)
	if err != nil {
		c.Fatal(err)
	}
	return detail
}

// claimAndDecide claims the only open case and decides it in its current version.
func (c *moderationHarness) claimAndDecide(me identity.AdministratorID, decision community.Decision) community.CaseDetail {
	c.Helper()
	found := c.claimOnly(me)
	decision.Revision = found.Revision
	decided, err := c.Decide(c.Context(), me, found.ID, decision)
	if err != nil {
		c.Fatal(err)
	}
	return decided
}

// noticesOf returns the kinds of a member's notices, oldest first.
func (c *moderationHarness) noticesOf(me identity.Member) (kinds []string) {
	c.Helper()
	page, err := c.Notices(c.Context(), me.ID, "")
	if err != nil {
		c.Fatal(err)
	}
	for _, notice := range page.Items {
		kinds = append(kinds, notice.Kind)
	}
	slices.Sort(kinds)
	return kinds
}

func (c *moderationHarness) wantNotices(me identity.Member, kinds ...string) {
	c.Helper()
	slices.Sort(kinds)
	if got := c.noticesOf(me); !slices.Equal(got, kinds) {
		c.Errorf("notices %v, want %v", got, kinds)
	}
}

// bell returns the number of a member's unread bell entries, each of which must be the neutral one.
func (c *moderationHarness) bell(me identity.Member) int {
	c.Helper()
	odd := c.count("select count(*) from notifications where member_id = $1 and not (type = 'community' and title = $2 and message = any($3))",
		me.ID.UUID(), copy.Moderation.BellTitle, []string{copy.Moderation.BellComments, copy.Moderation.BellDecisions, copy.Moderation.BellBoth})
	if odd > 0 {
		c.Error("the bell has an entry that is not neutral")
	}
	return c.count("select count(*) from notifications where member_id = $1 and read_at is null", me.ID.UUID())
}

func (c *moderationHarness) status(post uuid.UUID) (status string) {
	c.Helper()
	if err := c.pool.QueryRow(c.Context(), "select status from community_posts where id = $1", post).Scan(&status); err != nil {
		c.Fatal(err)
	}
	return status
}

func TestClaimReservesCaseUntilReleaseOrExpiry(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	c.flaggedPost(1)
	leela, omar := c.administrator("Leela"), c.administrator("Omar")
	id := c.queue(leela)[0].ID
	won := make([]error, 2)
	var both sync.WaitGroup
	for i, who := range []identity.AdministratorID{leela, omar} {
		both.Go(func() { _, won[i] = c.Claim(context.WithoutCancel(t.Context()), who, id) })
	}
	both.Wait()
	if (won[0] == nil) == (won[1] == nil) {
		t.Fatalf("both or neither claimed it: %v", won)
	}
	first, second, name := leela, omar, "Leela"
	if won[0] != nil {
		first, second, name = omar, leela, "Omar"
		c.wantErr(won[0], fault.ErrConflict, texts.Taken)
	} else {
		c.wantErr(won[1], fault.ErrConflict, texts.Taken)
	}
	seen, err := c.Case(t.Context(), second, id)
	if err != nil || seen.Assignee == nil || seen.Assignee.You || seen.Assignee.Name != name {
		t.Errorf("the other sees %+v %v", seen.Assignee, err)
	}
	_, err = c.Decide(t.Context(), second, id, community.Decision{Revision: seen.Revision, Outcome: "keep"})
	c.wantErr(err, fault.ErrConflict, texts.Taken)
	c.wantErr(c.Release(t.Context(), second, id), fault.ErrConflict, texts.Taken)
	if again, err := c.Claim(t.Context(), first, id); err != nil || again.Assignee == nil || !again.Assignee.You {
		t.Errorf("claimed again: %+v %v", again.Assignee, err)
	}

	// An expired claim frees the case.
	c.pass(time.Duration(copy.Limits.ClaimMinutes)*time.Minute + time.Second)
	_, err = c.Decide(t.Context(), first, id, community.Decision{Revision: seen.Revision, Outcome: "keep"})
	c.wantErr(err, fault.ErrConflict, texts.ClaimFirst)
	if _, err := c.Claim(t.Context(), second, id); err != nil {
		t.Fatal(err)
	}
	if err := c.Release(t.Context(), second, id); err != nil {
		t.Fatal(err)
	}
	if err := c.Release(t.Context(), first, id); err != nil {
		t.Errorf("releasing an unclaimed case: %v", err)
	}
	_, err = c.Claim(t.Context(), first, uuid.New())
	c.wantErr(err, fault.ErrNotFound, texts.CaseNotFound)
	if n := c.count("select count(*) from audit_log where subject_id = $1 and action = 'case.claim'", id.String()); n != 2 {
		t.Errorf("%d claims in the audit log, want 2", n)
	}
}

// Three members flagged the post.
func TestDecideAppliesOutcomeAndNotifies(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		decision        community.Decision
		status          string
		author, flagger []string
	}{
		{community.Decision{Outcome: "keep", Note: "Nothing wrong here."}, "published", []string{"kept"}, []string{"flag-kept"}},
		{community.Decision{Outcome: "hide", Warn: true}, "hidden", []string{"hidden", "warned"}, []string{"flag-acted"}},
		{community.Decision{Outcome: "remove", SuspendDays: 7}, "removed", []string{"removed", "suspended"}, []string{"flag-acted"}},
		{community.Decision{Outcome: "keep", Help: true}, "published", []string{"kept", "helped"}, []string{"flag-kept"}},
	} {
		t.Run(fmt.Sprintf("%+v", tt.decision), func(t *testing.T) {
			t.Parallel()
			c := newModerationHarness(t)
			post, author, flaggers := c.flaggedPost(3)
			me := c.administrator("Leela")
			decided := c.claimAndDecide(me, tt.decision)
			if c.status(post) != tt.status || decided.Status != tt.status || decided.Outcome != tt.decision.Outcome || decided.Assignee != nil || decided.Note != tt.decision.Note {
				t.Errorf("decided %+v", decided)
			}
			c.wantNotices(author, tt.author...)
			for _, flagger := range flaggers {
				c.wantNotices(flagger, tt.flagger...)
			}
			for _, member := range append(flaggers, author) {
				if n := c.bell(member); n != 1 {
					t.Errorf("%d bell entries, want 1", n)
				}
			}
			if warned, suspended := c.counts(author); (warned == 1) != tt.decision.Warn || (suspended == 1) != (tt.decision.SuspendDays > 0) {
				t.Errorf("warned %d times, suspended %d times", warned, suspended)
			}
			access, err := c.Access(t.Context(), author)
			if err != nil || (access.SuspendedUntil != nil) != (tt.decision.SuspendDays > 0) || access.Unseen != int64(len(tt.author)) {
				t.Errorf("the author's access is %+v, %v", access, err)
			}
			_, err = c.Decide(t.Context(), me, decided.ID, community.Decision{Revision: decided.Revision, Outcome: "keep"})
			c.wantErr(err, fault.ErrConflict, texts.Decided)
			_, err = c.Claim(t.Context(), me, decided.ID)
			c.wantErr(err, fault.ErrConflict, texts.Decided)
			if n := c.count("select count(*) from audit_log where action = 'case.decide' and subject_id = $1 and detail->>'outcome' = $2", decided.ID.String(), tt.decision.Outcome); n != 1 {
				t.Errorf("%d decisions in the audit log, want 1", n)
			}
			if err := c.SeeNotices(t.Context(), author.ID); err != nil || c.bell(author) != 0 {
				t.Errorf("after SeeNotices the bell still has %d entries: %v", c.bell(author), err)
			}
		})
	}
}

func TestDecideRejectsInvalidDecisionsAndChangedText(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	post, author, _ := c.flaggedPost(1)
	me := c.administrator("Leela")
	found := c.claimOnly(me)
	decide := func(decision community.Decision) error {
		decision.Revision = found.Revision
		_, err := c.Decide(t.Context(), me, found.ID, decision)
		return err
	}
	c.wantField(decide(community.Decision{}), "outcome")
	c.wantField(decide(community.Decision{Outcome: "gone"}), "outcome")
	c.wantField(decide(community.Decision{Outcome: "hide", SuspendDays: copy.Limits.SuspendDaysMax + 1}), "suspendDays")
	c.wantField(decide(community.Decision{Outcome: "hide", SuspendDays: -1}), "suspendDays")
	c.wantField(decide(community.Decision{Outcome: "hide", Note: strings.Repeat("x", copy.Limits.ModerationNoteMax+1)}), "note")

	// The author edits the text during the review.
	if _, err := c.EditPost(t.Context(), author, post, community.Draft{Title: "Sunday calls", Content: "I said something else here.", Category: "wellness"}); err != nil {
		t.Fatal(err)
	}
	c.wantErr(decide(community.Decision{Outcome: "remove"}), fault.ErrConflict, texts.WordsChanged)
	if c.status(post) != "published" {
		t.Error("the changed text was removed all the same")
	}
	found = c.claimOnly(me)
	if err := decide(community.Decision{Outcome: "hide"}); err != nil {
		t.Error(err)
	}
}

// The author of a crisis text that stays does not learn of the review.
func TestCrisisCaseComesFirstAndKeptAuthorIsNotNotified(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	_, _, _ = c.flaggedPost(1)
	newAccount := c.newAccount()
	c.publish(newAccount, withContent("Have a look at www.elsewhere.example for this."))
	author := c.member()
	post := c.publish(author, withContent("I want to end my life and nobody knows.")).ID
	me := c.administrator("Leela")
	open := c.queue(me)
	var reasons []string
	for _, found := range open {
		reasons = append(reasons, strings.Join(found.Reasons, "+"))
	}
	if !slices.Equal(reasons, []string{"crisis", "flagged", "links"}) || open[0].Crisis != "urgent" || open[0].Hidden {
		t.Fatalf("the queue is %v: %+v", reasons, open)
	}
	page, err := c.Cases(t.Context(), me, false, nil, 2)
	if err != nil || len(page.Cases) != 2 || page.Next == nil || page.Open != 3 {
		t.Fatalf("the first page is %+v, %v", page, err)
	}
	if page, err = c.Cases(t.Context(), me, false, page.Next, 2); err != nil || len(page.Cases) != 1 || page.Cases[0].ID != open[2].ID || page.Next != nil {
		t.Fatalf("the second page is %+v, %v", page, err)
	}
	if !page.Cases[0].Hidden {
		t.Error("the post with a link is not hidden")
	}
	found, err := c.Claim(t.Context(), me, open[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.Decide(t.Context(), me, found.ID, community.Decision{Revision: found.Revision, Outcome: "keep"}); err != nil {
		t.Fatal(err)
	}
	c.wantNotices(author)
	if c.bell(author) != 0 || c.status(post) != "published" {
		t.Error("the author was notified, or the post changed")
	}
	decided, err := c.Cases(t.Context(), me, true, nil, 0)
	if err != nil || len(decided.Cases) != 1 || decided.Cases[0].ID != found.ID || decided.Cases[0].DecidedAt == nil {
		t.Errorf("decided: %+v, %v", decided, err)
	}
}

// The decision about the appeal is final.
func TestAppealIsPossibleOnce(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct{ outcome, status, notice string }{
		{"keep", "published", "restored"}, {"hide", "hidden", "hidden-final"}, {"remove", "removed", "appeal-kept"},
	} {
		t.Run("appeal decided as "+tt.outcome, func(t *testing.T) {
			t.Parallel()
			c := newModerationHarness(t)
			post, author, flaggers := c.flaggedPost(3)
			me := c.administrator("Leela")
			appeal := func(who identity.Member) error {
				return c.Appeal(t.Context(), who.ID, community.AppealRequest{PostID: post.String(), Text: "I only wrote about myself."})
			}
			c.wantErr(appeal(author), fault.ErrConflict, texts.NothingToAppeal)
			c.claimAndDecide(me, community.Decision{Outcome: "remove"})
			c.wantErr(appeal(flaggers[0]), fault.ErrNotFound, answers.PostNotFound)
			c.wantField(c.Appeal(t.Context(), author.ID, community.AppealRequest{PostID: post.String(), Text: "No"}), "text")
			if own, err := c.Post(t.Context(), author.ID, post); err != nil || !own.CanAppeal {
				t.Errorf("the author cannot appeal: %v", err)
			}
			if err := appeal(author); err != nil {
				t.Fatal(err)
			}
			c.wantErr(appeal(author), fault.ErrConflict, texts.AppealOnce)
			found := c.claimOnly(me)
			if found.Appeal == nil || *found.Appeal != "I only wrote about myself." || !slices.Equal(found.Reasons, []string{"appeal"}) ||
				len(found.Earlier) != 1 || found.Earlier[0].Outcome != "remove" {
				t.Errorf("the appeal is %+v", found)
			}
			c.claimAndDecide(me, community.Decision{Outcome: tt.outcome})
			if c.status(post) != tt.status {
				t.Errorf("the post is %s", c.status(post))
			}
			c.wantNotices(author, "removed", tt.notice)
			c.wantErr(appeal(author), fault.ErrConflict, texts.AppealOnce)
			if own, err := c.Post(t.Context(), author.ID, post); err != nil || own.CanAppeal {
				t.Errorf("a second appeal is possible: %v", err)
			}
		})
	}
}

// The members who flagged the post are notified that it is gone.
func TestDeletedPostEndsCaseWithoutDecision(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	post, author, flaggers := c.flaggedPost(1)
	me := c.administrator("Leela")
	found := c.claimOnly(me)
	if err := c.DeletePost(t.Context(), author.ID, post); err != nil {
		t.Fatal(err)
	}
	_, err := c.Decide(t.Context(), me, found.ID, community.Decision{Revision: found.Revision, Outcome: "remove"})
	c.wantErr(err, fault.ErrConflict, texts.Decided)
	gone, err := c.Case(t.Context(), me, found.ID)
	if err != nil || gone.Outcome != "gone" || gone.Content != "" || gone.Title != "" {
		t.Errorf("%+v %v", gone, err)
	}
	c.wantNotices(flaggers[0], "flag-gone")
	if c.bell(flaggers[0]) != 1 {
		t.Error("the flagger's bell has no entry")
	}
	c.wantNotices(author)
}

// A decision publishes the comment.
func TestHeldCommentNotifiesThreadAuthorAfterDecision(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	author, newAccount, reader := c.member(), c.newAccount(), c.member()
	post := c.publish(author, withContent("My mother calls and I never know what to say.")).ID
	c.comment(newAccount, post, "This helped me: https://elsewhere.example/calls")
	c.wantNotices(author)
	me := c.administrator("Leela")
	found := c.claimOnly(me)
	if found.Target != "comment" || found.PostContent == "" || !slices.Equal(found.Reasons, []string{"links"}) || found.Status != "held" || !found.Author.New {
		t.Errorf("%+v", found)
	}
	c.claimAndDecide(me, community.Decision{Outcome: "keep"})
	c.wantNotices(author, "answer")
	c.wantNotices(newAccount, "kept")
	thread, err := c.Post(t.Context(), reader.ID, post)
	if err != nil || thread.Comments != 1 {
		t.Errorf("%d comments are shown, %v", thread.Comments, err)
	}
}

// The text is decided all the same.
func TestCaseDoesNotRevealThatAuthorLeft(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	post, author, flaggers := c.flaggedPost(3)
	name := c.post(author, post).Author.Name
	c.execute("delete from members where id = $1", author.ID.UUID())
	me := c.administrator("Leela")
	found := c.claimOnly(me)
	if found.Author == nil || found.AuthorName != name {
		t.Errorf("%+v, but the name in the thread is %s", found, name)
	}
	c.claimAndDecide(me, community.Decision{Outcome: "remove", Warn: true, SuspendDays: 3, Help: true})
	if c.status(post) != "removed" {
		t.Error("the post was not removed")
	}
	c.wantNotices(flaggers[0], "flag-acted")
}
