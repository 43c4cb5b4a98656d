package community_test

import (
	"testing"
	"time"

	"aangan/bff/domain/community"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"

	"github.com/google/uuid"
)

// TestTextAppearsAtItsTime: others see a text from its time of appearance, when the author of the thread is notified
// too. Moderators have it at once. The second thread of a day appears later than the first.
func TestTextAppearsAtItsTime(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	author, reader := c.member(), c.member()
	c.delayed = func(soon bool) time.Duration {
		if soon {
			return 20 * time.Minute
		}
		return 30 * time.Hour
	}
	visible := func(post uuid.UUID) bool {
		_, err := c.Post(t.Context(), reader.ID, post)
		listed := len(c.list(reader, community.ListFilter{Query: "Sundays"})) > 0
		if listed != (err == nil) {
			t.Errorf("the search has it: %v, reading it: %v", listed, err)
		}
		return err == nil
	}
	first := c.publish(author, withContent("I want to die on Sundays."))
	second := c.publish(author, withContent("Another evening."))
	if first.Status != "scheduled" || first.Appears != "soon" || second.Appears != "later" || visible(first.ID) {
		t.Fatalf("%s %s, %s", first.Status, first.Appears, second.Appears)
	}
	if len(c.queue(c.administrator("Leela"))) != 1 {
		t.Error("the moderators do not have it")
	}
	_, err := c.community.Comment(t.Context(), author, first.ID, uuid.New(), "More")
	c.wantErr(err, fault.ErrConflict, answers.ThreadScheduled)
	c.pass(20*time.Minute - time.Second)
	c.runDue()
	if visible(first.ID) {
		t.Error("it appeared early")
	}
	c.pass(time.Second)
	c.runDue()
	if !visible(first.ID) {
		t.Fatal("it did not appear")
	}
	comment := c.comment(reader, first.ID, "With you.")
	if got := c.thread(author, first.ID, community.CommentPage{}); len(got) != 0 || comment.Appears != "soon" {
		t.Errorf("%d comments are visible, %q", len(got), comment.Appears)
	}
	if own := c.thread(reader, first.ID, community.CommentPage{}); len(own) != 1 || c.post(author, first.ID).Comments != 0 {
		t.Errorf("its author sees %d comments, others count %d", len(own), c.post(author, first.ID).Comments)
	}
	c.wantNotices(author)
	c.pass(20 * time.Minute)
	c.runDue()
	c.runDue()
	if got := c.thread(author, first.ID, community.CommentPage{}); len(got) != 1 || c.post(author, first.ID).Comments != 1 {
		t.Errorf("%d comments are visible", len(got))
	}
	c.wantNotices(author, "answer")
	if _, err := c.Post(t.Context(), reader.ID, second.ID); err == nil {
		t.Error("the second thread appeared with the first")
	}
	c.pass(30 * time.Hour)
	c.runDue()
	c.post(reader, second.ID)
}

func TestRandomDelayStaysWithinItsPromise(t *testing.T) {
	t.Parallel()
	for range 1000 {
		if soon := community.RandomDelay(true); soon < 2*time.Minute || soon > 29*time.Minute {
			t.Fatalf("soon is %s", soon)
		}
		if later := community.RandomDelay(false); later < 0 || later > 48*time.Hour-time.Minute {
			t.Fatalf("later is %s", later)
		}
	}
}

func TestFlagsOfNewOrUnconfirmedAccountsHideNothing(t *testing.T) {
	t.Parallel()
	c := newModerationHarness(t)
	post := c.publish(c.member()).ID
	unconfirmed := c.member()
	c.execute("update members set email_confirmed_at = null where id = $1", unconfirmed.ID.UUID())
	young := func() identity.Member {
		member := c.newAccount()
		c.execute("update members set email_confirmed_at = now() where id = $1", member.ID.UUID())
		return member
	}
	c.flagAs(post, "", c.member(), c.member(), unconfirmed, young(), young())
	if status := c.status(post); status != "published" {
		t.Errorf("two flags that count and three that do not: it is %s", status)
	}
	if open := c.queue(c.administrator("Leela")); len(open) != 1 || open[0].Flags != 5 {
		t.Errorf("the moderators see %+v", open)
	}
	c.flagAs(post, "", c.member())
	if status := c.status(post); status != "hidden" {
		t.Errorf("after a third flag that counts it is %s", status)
	}
}
