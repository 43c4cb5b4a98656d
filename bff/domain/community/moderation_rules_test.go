package community_test

import (
	"testing"
	"time"

	"aangan/bff/domain/community"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"

	"github.com/google/uuid"
)

// counts returns the stored numbers of a member's warnings and suspensions.
func (c *moderationHarness) counts(member identity.Member) (warned, suspended int) {
	c.Helper()
	err := c.pool.QueryRow(c.Context(), "select warnings, suspensions from community_members where member_id = $1", member.ID.UUID()).Scan(&warned, &suspended)
	if err != nil {
		c.Fatal(err)
	}
	return warned, suspended
}

// The effect of a decision on an author is not visible in their other cases, open or decided.
func TestCaseDoesNotRevealAuthorsOtherCases(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	author, flagger, me := c.member(), c.member(), c.administrator("Leela")
	flaggedPost := func() uuid.UUID {
		post := c.publish(author, withContent("My mother calls and I never know what to say.")).ID
		c.flagAs(post, "", flagger)
		return post
	}
	opened := func() community.CaseDetail {
		t.Helper()
		open := c.queue(me)
		found, err := c.Case(t.Context(), me, open[len(open)-1].ID)
		if err != nil || found.Author == nil {
			t.Fatalf("%+v, %v", found, err)
		}
		return found
	}
	flaggedPost()
	first := opened()
	c.pass(time.Second)
	flaggedPost()
	second := opened()
	c.pass(time.Second)
	if first.ID == second.ID || first.Author.Before != "none" || second.Author.Before != "none" || first.Author.New {
		t.Fatalf("opened with %+v and %+v", first.Author, second.Author)
	}
	decide := func(id uuid.UUID, decision community.Decision) {
		t.Helper()
		found, err := c.Claim(t.Context(), me, id)
		if err != nil {
			t.Fatal(err)
		}
		decision.Revision = found.Revision
		decided, err := c.Decide(t.Context(), me, id, decision)
		if err != nil {
			t.Fatal(err)
		}
		if decided.Author != nil {
			t.Errorf("a decided case shows its author's history %+v", decided.Author)
		}
	}
	decide(first.ID, community.Decision{Outcome: "hide", Warn: true})
	for id, want := range map[uuid.UUID]*community.AuthorHistory{first.ID: nil, second.ID: second.Author} {
		seen, err := c.Case(t.Context(), me, id)
		if err != nil || (seen.Author == nil) != (want == nil) || (want != nil && *seen.Author != *want) {
			t.Errorf("after a warning in another case: %+v, %v", seen.Author, err)
		}
	}
	flaggedPost()
	c.pass(time.Second)
	if third := opened(); third.Author.Before != "once" {
		t.Errorf("opened after a warning with %+v", third.Author)
	}
	decide(second.ID, community.Decision{Outcome: "remove", Warn: true})
	flaggedPost()
	if fourth := opened(); fourth.Author.Before != "several" {
		t.Errorf("opened after two warnings with %+v", fourth.Author)
	}
	newAccount := c.newAccount()
	c.pass(time.Second)
	c.publish(newAccount, withContent("Have a look at www.elsewhere.example for this."))
	if links := opened(); !links.Author.New || links.Author.Before != "none" {
		t.Errorf("the case of a new account is opened with %+v", links.Author)
	}
}

// fileAppeal appeals as the author of a post.
func (c *moderationHarness) fileAppeal(author identity.Member, post uuid.UUID) {
	c.Helper()
	if err := c.Appeal(c.Context(), author.ID, community.AppealRequest{PostID: post.String(), Text: "I only wrote about myself."}); err != nil {
		c.Fatal(err)
	}
}

// The notice does not offer another appeal.
func TestAppealDecisionNotifiesAuthorOfFinalOutcome(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct{ first, second, notice string }{
		{"hide", "hide", "appeal-kept"}, {"hide", "remove", "removed-final"}, {"remove", "hide", "hidden-final"},
	} {
		t.Run(tt.first+", then "+tt.second+" after appeal", func(t *testing.T) {
			t.Parallel()
			c := newModerationHarness(t)
			post, author, _ := c.flaggedPost(1)
			me := c.administrator("Leela")
			c.claimAndDecide(me, community.Decision{Outcome: tt.first})
			c.fileAppeal(author, post)
			c.claimAndDecide(me, community.Decision{Outcome: tt.second})
			c.wantNotices(author, map[string]string{"hide": "hidden", "remove": "removed"}[tt.first], tt.notice)
		})
	}

	// Also if another decision restores it afterwards.
	c := newModerationHarness(t)
	post, author, flaggers := c.flaggedPost(1)
	me := c.administrator("Leela")
	c.claimAndDecide(me, community.Decision{Outcome: "hide"})
	c.fileAppeal(author, post)
	c.claimAndDecide(me, community.Decision{Outcome: "keep"})
	c.flagAs(post, "", flaggers[0])
	c.claimAndDecide(me, community.Decision{Outcome: "hide"})
	c.wantNotices(author, "hidden", "restored", "hidden-final")
}

// The effects of other decisions on the author stay.
func TestSuccessfulAppealUndoesWarningAndSuspension(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	post, author, flaggers := c.flaggedPost(1)
	other := c.publish(author, withContent("My mother calls and I never know what to say.")).ID
	me := c.administrator("Leela")
	c.claimAndDecide(me, community.Decision{Outcome: "remove", Warn: true, SuspendDays: 30})
	c.flagAs(other, "", flaggers[0])
	c.claimAndDecide(me, community.Decision{Outcome: "hide", Warn: true, SuspendDays: 3})
	if warned, suspended := c.counts(author); warned != 2 || suspended != 2 {
		t.Fatalf("warned %d times, suspended %d times", warned, suspended)
	}
	until := func() *time.Time {
		t.Helper()
		access, err := c.Access(t.Context(), author)
		if err != nil {
			t.Fatal(err)
		}
		return access.SuspendedUntil
	}
	if at := until(); at == nil || at.Before(c.clock().AddDate(0, 0, 30)) {
		t.Fatalf("suspended until %v", at)
	}
	c.fileAppeal(author, post)
	c.claimAndDecide(me, community.Decision{Outcome: "keep"})
	if warned, suspended := c.counts(author); warned != 1 || suspended != 1 {
		t.Errorf("warned %d times, suspended %d times", warned, suspended)
	}
	if at := until(); at == nil || at.Before(c.clock().AddDate(0, 0, 3)) || at.After(c.clock().AddDate(0, 0, 5)) {
		t.Errorf("suspended until %v", at)
	}
	c.fileAppeal(author, other)
	c.claimAndDecide(me, community.Decision{Outcome: "keep"})
	if warned, suspended := c.counts(author); warned != 0 || suspended != 0 || until() != nil {
		t.Errorf("warned %d times, suspended %d times, until %v", warned, suspended, until())
	}
	c.publish(author)
}

// So the member can write from the beginning of the day that the message names.
func TestSuspensionEndsAtMembersMidnight(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	_, author, _ := c.flaggedPost(1)
	me := c.administrator("Leela")
	c.claimAndDecide(me, community.Decision{Outcome: "hide", SuspendDays: 1})
	access, err := c.Access(t.Context(), author)
	if err != nil || access.SuspendedUntil == nil {
		t.Fatalf("%+v, %v", access, err)
	}
	chicago, err := time.LoadLocation(author.TimeZone)
	if err != nil {
		t.Fatal(err)
	}
	ends := access.SuspendedUntil.In(chicago)
	if hour, minute, second := ends.Clock(); hour+minute+second != 0 || ends.Before(c.clock().AddDate(0, 0, 1)) || ends.After(c.clock().Add(49*time.Hour)) {
		t.Errorf("suspended at %s until %s", c.clock(), ends)
	}
	_, err = c.Publish(t.Context(), author, draft())
	c.wantErr(err, fault.ErrForbidden, answers.Suspended.Fill("date", ends.Format("Monday, January 2")))
	c.pass(ends.Sub(c.clock()))
	c.publish(author)
}

// Covers other text, new flags and an appeal.
func TestDecideRejectsCaseChangedSinceRead(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	post, author, _ := c.flaggedPost(1)
	me := c.administrator("Leela")
	unread := func(found community.CaseDetail) {
		t.Helper()
		_, err := c.Decide(t.Context(), me, found.ID, community.Decision{Revision: found.Revision, Outcome: "hide"})
		c.wantErr(err, fault.ErrConflict, texts.WordsChanged)
	}
	found := c.claimOnly(me)
	c.flagAs(post, "", c.member())
	unread(found)
	c.claimAndDecide(me, community.Decision{Outcome: "hide"})

	// The author edits the text so that it sounds like a crisis, and appeals while an administrator reads.
	crisis := community.Draft{Title: "Sunday calls", Content: "I want to end my life and nobody knows.", Category: "wellness"}
	if _, err := c.EditPost(t.Context(), author, post, crisis); err != nil {
		t.Fatal(err)
	}
	found = c.claimOnly(me)
	c.fileAppeal(author, post)
	unread(found)
	if c.status(post) != "hidden" {
		t.Errorf("the post is %s", c.status(post))
	}
	if decided := c.claimAndDecide(me, community.Decision{Outcome: "keep"}); decided.Appeal == nil {
		t.Error("the case does not contain the appeal")
	}
}

// The text may have changed since.
func TestMemberCanFlagAgainAfterDecision(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	post, author, flaggers := c.flaggedPost(1)
	me := c.administrator("Leela")
	c.claimAndDecide(me, community.Decision{Outcome: "keep"})
	worse := community.Draft{Title: "Sunday calls", Content: "Somebody should teach her cousin a lesson.", Category: "wellness"}
	if _, err := c.EditPost(t.Context(), author, post, worse); err != nil {
		t.Fatal(err)
	}
	c.flagAs(post, "", flaggers[0], flaggers[0])
	if found := c.claimOnly(me); found.Flags != 1 {
		t.Errorf("%d flags", found.Flags)
	}
	c.claimAndDecide(me, community.Decision{Outcome: "hide"})
	c.wantNotices(flaggers[0], "flag-kept", "flag-acted")
}

// The notice is the same whether the author deleted the item or left.
func TestDeletedItemNotifiesFlaggers(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	author, writer, flagger := c.member(), c.member(), c.member()
	post := c.publish(author, withContent("My mother calls and I never know what to say.")).ID
	taken, left := c.comment(writer, post, "Neither do I.").ID, c.comment(writer, post, "Mine too.").ID
	own := c.publish(writer, withContent("Nobody answers here.")).ID
	c.flagAs(post, taken.String(), flagger)
	if err := c.DeleteComment(t.Context(), writer.ID, post, taken); err != nil {
		t.Fatal(err)
	}
	c.wantNotices(flagger, "flag-gone")
	if err := c.DeleteComment(t.Context(), writer.ID, post, taken); err != nil {
		t.Fatal(err)
	}
	c.flagAs(post, left.String(), flagger)
	c.flagAs(own, "", flagger)
	tx, err := c.pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := c.MemberLeft(t.Context(), tx, writer.ID, false); err != nil {
		t.Fatal(err)
	}
	if err := tx.Commit(t.Context()); err != nil {
		t.Fatal(err)
	}
	c.wantNotices(flagger, "flag-gone")
	c.pass(7 * 24 * time.Hour)
	c.runDue()
	c.wantNotices(flagger, "flag-gone", "flag-gone", "flag-gone")
	if open := c.queue(c.administrator("Leela")); len(open) != 0 {
		t.Errorf("still open: %+v", open)
	}
}

// unseenAnswers returns the number of answers in the member's unseen notices.
func (c *moderationHarness) unseenAnswers(me identity.Member) (count int) {
	c.Helper()
	page, err := c.Notices(c.Context(), me.ID, "")
	if err != nil {
		c.Fatal(err)
	}
	for _, notice := range page.Items {
		if notice.Kind == "answer" && !notice.Seen {
			count += notice.Count
		}
	}
	return count
}

// A held or hidden answer causes no notice until it is readable.
func TestAnswerIsNotifiedOnceWhileReadable(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	author, newAccount, reader := c.member(), c.newAccount(), c.member()
	post := c.publish(author, withContent("My mother calls and I never know what to say.")).ID
	me := c.administrator("Leela")
	wantUnseen := func(want int) {
		t.Helper()
		if got := c.unseenAnswers(author); got != want {
			t.Errorf("notices include %d answers, want %d", got, want)
		}
	}
	see := func() {
		t.Helper()
		if err := c.SeeNotices(t.Context(), author.ID); err != nil {
			t.Fatal(err)
		}
	}
	edit := func(comment uuid.UUID, words string) {
		t.Helper()
		if _, err := c.EditComment(t.Context(), newAccount, post, comment, words); err != nil {
			t.Fatal(err)
		}
	}

	// Seen, then held for a link, then shown again.
	first := c.comment(newAccount, post, "Neither do I.").ID
	wantUnseen(1)
	see()
	edit(first, "Read https://elsewhere.example/calls")
	c.claimAndDecide(me, community.Decision{Outcome: "keep"})
	wantUnseen(0)

	// Unseen, so the notice includes it while it is readable.
	second := c.comment(newAccount, post, "Mine calls on Saturdays.").ID
	third := c.comment(reader, post, "Mine too.").ID
	wantUnseen(2)
	edit(second, "Read https://elsewhere.example/saturdays")
	wantUnseen(1)
	c.claimAndDecide(me, community.Decision{Outcome: "hide"})
	wantUnseen(1)
	if err := c.Appeal(t.Context(), newAccount.ID, community.AppealRequest{PostID: post.String(), CommentID: second.String(), Text: "It is a page on phone calls."}); err != nil {
		t.Fatal(err)
	}
	c.claimAndDecide(me, community.Decision{Outcome: "keep"})
	wantUnseen(2)
	c.flagAs(post, third.String(), c.member(), c.member(), c.member())
	wantUnseen(1)
	if err := c.DeleteComment(t.Context(), newAccount.ID, post, second); err != nil {
		t.Fatal(err)
	}
	wantUnseen(0)
	if access, err := c.Access(t.Context(), author); err != nil || access.Unseen != 0 {
		t.Errorf("%d unseen, %v", access.Unseen, err)
	}

	// Shown by a decision for the first time, and deleted with its author.
	c.claimAndDecide(me, community.Decision{Outcome: "keep"})
	wantUnseen(1)
	c.comment(newAccount, post, "I am back.")
	wantUnseen(2)
	tx, err := c.pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := c.MemberLeft(t.Context(), tx, newAccount.ID, false); err != nil {
		t.Fatal(err)
	}
	if err := tx.Commit(t.Context()); err != nil {
		t.Fatal(err)
	}
	c.pass(7 * 24 * time.Hour)
	c.runDue()
	wantUnseen(1)
}
