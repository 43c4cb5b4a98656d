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
func (c *court) counts(member identity.Member) (warned, suspended int) {
	c.Helper()
	err := c.pool.QueryRow(c.Context(), "select warnings, suspensions from community_members where member_id = $1", member.ID.UUID()).Scan(&warned, &suspended)
	if err != nil {
		c.Fatal(err)
	}
	return warned, suspended
}

// TestStandingTiesNothing: what becomes of an author in one case is not seen in the others of theirs, open or decided.
func TestStandingTiesNothing(t *testing.T) {
	t.Parallel()
	c := newCourt(t)
	author, flagger, me := c.member(), c.member(), c.administrator("Leela")
	flagged := func() uuid.UUID {
		post := c.publish(author, saying("My mother calls and I never know what to say.")).ID
		c.flags(post, "", flagger)
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
	flagged()
	first := opened()
	c.pass(time.Second)
	flagged()
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
			t.Errorf("a decided case says of its author %+v", decided.Author)
		}
	}
	decide(first.ID, community.Decision{Outcome: "hide", Warn: true})
	for id, want := range map[uuid.UUID]*community.AuthorHistory{first.ID: nil, second.ID: second.Author} {
		seen, err := c.Case(t.Context(), me, id)
		if err != nil || (seen.Author == nil) != (want == nil) || (want != nil && *seen.Author != *want) {
			t.Errorf("after a warning elsewhere: %+v, %v", seen.Author, err)
		}
	}
	flagged()
	c.pass(time.Second)
	if third := opened(); third.Author.Before != "once" {
		t.Errorf("opened after a warning with %+v", third.Author)
	}
	decide(second.ID, community.Decision{Outcome: "remove", Warn: true})
	flagged()
	if fourth := opened(); fourth.Author.Before != "several" {
		t.Errorf("opened after two warnings with %+v", fourth.Author)
	}
	newcomer := c.fresh()
	c.pass(time.Second)
	c.publish(newcomer, saying("Have a look at www.elsewhere.example for this."))
	if links := opened(); !links.Author.New || links.Author.Before != "none" {
		t.Errorf("a newcomer's is opened with %+v", links.Author)
	}
}

// appeals has the author of a post appeal.
func (c *court) appeals(author identity.Member, post uuid.UUID) {
	c.Helper()
	if err := c.Appeal(c.Context(), author.ID, community.AppealRequest{PostID: post.String(), Text: "I only wrote about myself."}); err != nil {
		c.Fatal(err)
	}
}

// TestAfterAnAppeal: the author gets the outcome, without an offer of another appeal that does not exist.
func TestAfterAnAppeal(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct{ first, second, told string }{
		{"hide", "hide", "appeal-kept"}, {"hide", "remove", "removed-final"}, {"remove", "hide", "hidden-final"},
	} {
		t.Run(tt.first+" then "+tt.second, func(t *testing.T) {
			t.Parallel()
			c := newCourt(t)
			post, author, _ := c.flagged(1)
			me := c.administrator("Leela")
			c.decides(me, community.Decision{Outcome: tt.first})
			c.appeals(author, post)
			c.decides(me, community.Decision{Outcome: tt.second})
			c.wantTold(author, map[string]string{"hide": "hidden", "remove": "removed"}[tt.first], tt.told)
		})
	}

	// Also if another decision restores it afterwards.
	c := newCourt(t)
	post, author, flaggers := c.flagged(1)
	me := c.administrator("Leela")
	c.decides(me, community.Decision{Outcome: "hide"})
	c.appeals(author, post)
	c.decides(me, community.Decision{Outcome: "keep"})
	c.flags(post, "", flaggers[0])
	c.decides(me, community.Decision{Outcome: "hide"})
	c.wantTold(author, "hidden", "restored", "hidden-final")
}

// TestAppealThatWasRight undoes the decision's effect on the author, and no other decision's.
func TestAppealThatWasRight(t *testing.T) {
	t.Parallel()
	c := newCourt(t)
	post, author, flaggers := c.flagged(1)
	other := c.publish(author, saying("My mother calls and I never know what to say.")).ID
	me := c.administrator("Leela")
	c.decides(me, community.Decision{Outcome: "remove", Warn: true, SuspendDays: 30})
	c.flags(other, "", flaggers[0])
	c.decides(me, community.Decision{Outcome: "hide", Warn: true, SuspendDays: 3})
	if warned, suspended := c.counts(author); warned != 2 || suspended != 2 {
		t.Fatalf("warned %d times, suspended %d times", warned, suspended)
	}
	until := func() *time.Time {
		t.Helper()
		standing, err := c.Access(t.Context(), author)
		if err != nil {
			t.Fatal(err)
		}
		return standing.SuspendedUntil
	}
	if at := until(); at == nil || at.Before(c.clock().AddDate(0, 0, 30)) {
		t.Fatalf("suspended until %v", at)
	}
	c.appeals(author, post)
	c.decides(me, community.Decision{Outcome: "keep"})
	if warned, suspended := c.counts(author); warned != 1 || suspended != 1 {
		t.Errorf("warned %d times, suspended %d times", warned, suspended)
	}
	if at := until(); at == nil || at.Before(c.clock().AddDate(0, 0, 3)) || at.After(c.clock().AddDate(0, 0, 5)) {
		t.Errorf("suspended until %v", at)
	}
	c.appeals(author, other)
	c.decides(me, community.Decision{Outcome: "keep"})
	if warned, suspended := c.counts(author); warned != 0 || suspended != 0 || until() != nil {
		t.Errorf("warned %d times, suspended %d times, until %v", warned, suspended, until())
	}
	c.publish(author)
}

// TestSuspensionEndsWithADay, so that the day which is named is one on which they may write from its beginning.
func TestSuspensionEndsWithADay(t *testing.T) {
	t.Parallel()
	c := newCourt(t)
	_, author, _ := c.flagged(1)
	me := c.administrator("Leela")
	c.decides(me, community.Decision{Outcome: "hide", SuspendDays: 1})
	standing, err := c.Access(t.Context(), author)
	if err != nil || standing.SuspendedUntil == nil {
		t.Fatalf("%+v, %v", standing, err)
	}
	chicago, err := time.LoadLocation(author.TimeZone)
	if err != nil {
		t.Fatal(err)
	}
	ends := standing.SuspendedUntil.In(chicago)
	if hour, minute, second := ends.Clock(); hour+minute+second != 0 || ends.Before(c.clock().AddDate(0, 0, 1)) || ends.After(c.clock().Add(49*time.Hour)) {
		t.Errorf("suspended at %s until %s", c.clock(), ends)
	}
	_, err = c.Publish(t.Context(), author, draft())
	c.wantErr(err, fault.ErrForbidden, answers.Suspended.Fill("date", ends.Format("Monday, January 2")))
	c.pass(ends.Sub(c.clock()))
	c.publish(author)
}

// TestNothingIsDecidedUnread: changes after a case was read must be read before a decision.
func TestNothingIsDecidedUnread(t *testing.T) {
	t.Parallel()
	c := newCourt(t)
	post, author, _ := c.flagged(1)
	me := c.administrator("Leela")
	unread := func(found community.CaseDetail) {
		t.Helper()
		_, err := c.Decide(t.Context(), me, found.ID, community.Decision{Revision: found.Revision, Outcome: "hide"})
		c.wantErr(err, fault.ErrConflict, said.WordsChanged)
	}
	found := c.only(me)
	c.flags(post, "", c.member())
	unread(found)
	c.decides(me, community.Decision{Outcome: "hide"})

	// The author edits the text so that it sounds like a crisis, and appeals while an administrator reads.
	crisis := community.Draft{Title: "Sunday calls", Content: "I want to end my life and nobody knows.", Category: "wellness"}
	if _, err := c.EditPost(t.Context(), author, post, crisis); err != nil {
		t.Fatal(err)
	}
	found = c.only(me)
	c.appeals(author, post)
	unread(found)
	if c.status(post) != "hidden" {
		t.Errorf("it is %s", c.status(post))
	}
	if decided := c.decides(me, community.Decision{Outcome: "keep"}); decided.Appeal == nil {
		t.Error("the appeal is not in it")
	}
}

// TestFlaggedAgain: a member may flag again after a decision, since the text may have changed.
func TestFlaggedAgain(t *testing.T) {
	t.Parallel()
	c := newCourt(t)
	post, author, flaggers := c.flagged(1)
	me := c.administrator("Leela")
	c.decides(me, community.Decision{Outcome: "keep"})
	worse := community.Draft{Title: "Sunday calls", Content: "Somebody should teach her cousin a lesson.", Category: "wellness"}
	if _, err := c.EditPost(t.Context(), author, post, worse); err != nil {
		t.Fatal(err)
	}
	c.flags(post, "", flaggers[0], flaggers[0])
	if found := c.only(me); found.Flags != 1 {
		t.Errorf("%d flags", found.Flags)
	}
	c.decides(me, community.Decision{Outcome: "hide"})
	c.wantTold(flaggers[0], "flag-kept", "flag-acted")
}

// TestFlaggedCommentIsGone: members who flagged a comment are notified that it is gone, after a deletion as after its
// author left.
func TestFlaggedCommentIsGone(t *testing.T) {
	t.Parallel()
	c := newCourt(t)
	author, writer, flagger := c.member(), c.member(), c.member()
	post := c.publish(author, saying("My mother calls and I never know what to say.")).ID
	taken, left := c.comment(writer, post, "Neither do I.").ID, c.comment(writer, post, "Mine too.").ID
	own := c.publish(writer, saying("Nobody answers here.")).ID
	c.flags(post, taken.String(), flagger)
	if err := c.DeleteComment(t.Context(), writer.ID, post, taken); err != nil {
		t.Fatal(err)
	}
	c.wantTold(flagger, "flag-gone")
	if err := c.DeleteComment(t.Context(), writer.ID, post, taken); err != nil {
		t.Fatal(err)
	}
	c.flags(post, left.String(), flagger)
	c.flags(own, "", flagger)
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
	c.wantTold(flagger, "flag-gone", "flag-gone", "flag-gone")
	if open := c.queue(c.administrator("Leela")); len(open) != 0 {
		t.Errorf("still open: %+v", open)
	}
}

// answersTold returns the number of answers in the member's unseen notices.
func (c *court) answersTold(me identity.Member) (count int) {
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

// TestAnswersAreToldOnce, as soon as they are readable; hidden answers cause no notice.
func TestAnswersAreToldOnce(t *testing.T) {
	t.Parallel()
	c := newCourt(t)
	author, newcomer, reader := c.member(), c.fresh(), c.member()
	post := c.publish(author, saying("My mother calls and I never know what to say.")).ID
	me := c.administrator("Leela")
	told := func(want int) {
		t.Helper()
		if got := c.answersTold(author); got != want {
			t.Errorf("told of %d answers, want %d", got, want)
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
		if _, err := c.EditComment(t.Context(), newcomer, post, comment, words); err != nil {
			t.Fatal(err)
		}
	}

	// Seen, then held for a link, then shown again.
	first := c.comment(newcomer, post, "Neither do I.").ID
	told(1)
	see()
	edit(first, "Read https://elsewhere.example/calls")
	c.decides(me, community.Decision{Outcome: "keep"})
	told(0)

	// Unseen, so the notice includes it while it is readable.
	second := c.comment(newcomer, post, "Mine calls on Saturdays.").ID
	third := c.comment(reader, post, "Mine too.").ID
	told(2)
	edit(second, "Read https://elsewhere.example/saturdays")
	told(1)
	c.decides(me, community.Decision{Outcome: "hide"})
	told(1)
	if err := c.Appeal(t.Context(), newcomer.ID, community.AppealRequest{PostID: post.String(), CommentID: second.String(), Text: "It is a page on phone calls."}); err != nil {
		t.Fatal(err)
	}
	c.decides(me, community.Decision{Outcome: "keep"})
	told(2)
	c.flags(post, third.String(), c.member(), c.member(), c.member())
	told(1)
	if err := c.DeleteComment(t.Context(), newcomer.ID, post, second); err != nil {
		t.Fatal(err)
	}
	told(0)
	if standing, err := c.Access(t.Context(), author); err != nil || standing.Unseen != 0 {
		t.Errorf("%d unseen, %v", standing.Unseen, err)
	}

	// Shown by a decision for the first time, and deleted with its author.
	c.decides(me, community.Decision{Outcome: "keep"})
	told(1)
	c.comment(newcomer, post, "I am back.")
	told(2)
	tx, err := c.pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := c.MemberLeft(t.Context(), tx, newcomer.ID, false); err != nil {
		t.Fatal(err)
	}
	if err := tx.Commit(t.Context()); err != nil {
		t.Fatal(err)
	}
	told(1)
}
