package messaging_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"testing"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/messaging"

	"github.com/google/uuid"
)

// recount fails the test unless every conversation's unread counter matches its messages.
func (h *harness) recount(after string) {
	h.t.Helper()
	var wrong, conversations, unread int
	if err := h.pool.QueryRow(context.Background(), `select count(*) filter (where c.coach_unread <> coalesce(n.unread, 0)), count(*), coalesce(sum(c.coach_unread), 0)
		from conversations c left join lateral (
			select count(*) as unread from messages m where m.conversation_id = c.id and m.sender = 'member' and m.seq > c.coach_read_seq and m.unsent_at is null
		) n on true`).Scan(&wrong, &conversations, &unread); err != nil {
		h.t.Fatal(err)
	}
	if wrong > 0 || conversations == 0 {
		h.t.Fatalf("%s: %d of %d conversations have a wrong counter", after, wrong, conversations)
	}
}

// unlessForbidden returns the error, but nil if it is that of a message that cannot be unsent: the automatic welcome.
func unlessForbidden(err error) error {
	if errors.As(err, new(*fault.Forbidden)) {
		return nil
	}
	return err
}

// randomMessage returns a random message of the member's conversation with the coach, if any.
func (h *harness) randomMessage(r *rand.Rand, member identity.MemberID, coach identity.CoachID) (id uuid.UUID, found bool) {
	rows, err := h.pool.Query(context.Background(), `select m.id from messages m join conversations c on c.id = m.conversation_id
		where c.member_id = $1 and c.coach_id = $2 order by m.seq`, member.UUID(), coach.UUID())
	if err != nil {
		h.t.Fatal(err)
	}
	defer rows.Close()
	var ids []uuid.UUID
	for rows.Next() {
		if err := rows.Scan(&id); err != nil {
			h.t.Fatal(err)
		}
		ids = append(ids, id)
	}
	if len(ids) == 0 {
		return id, false
	}
	return ids[r.IntN(len(ids))], true
}

// The changes are sending, repeating, reading, receiving, requesting, undoing and running a deletion, and changing the
// coach and back.
func TestUnreadCounterMatchesMessagesAfterRandomChanges(t *testing.T) {
	t.Parallel()
	for seed := range uint64(4) {
		h := newHarness(t)
		ctx, r := context.Background(), rand.New(rand.NewPCG(seed, 12))
		coaches := []identity.CoachID{h.coach, identitytest.NewCoach(t, h.pool).ID}
		present, again := 0, messaging.Draft{ID: uuid.New(), Text: "again"}
		must := func(err error) {
			t.Helper()
			if err != nil {
				t.Fatal(err)
			}
		}
		for range 120 {
			coach, did := coaches[present], ""
			message, any := h.randomMessage(r, h.member, coach)
			switch r.IntN(13) {
			case 0, 1, 2:
				did = "the member writes"
				_, _, err := h.chat.SendAsMember(ctx, h.member, coach, messaging.Draft{Text: "hello"})
				must(err)
			case 3:
				did = "the same message is sent again"
				_, _, err := h.chat.SendAsMember(ctx, h.member, coach, again)
				must(err)
			case 4, 5:
				did = "the coach writes"
				_, _, err := h.chat.SendAsCoach(ctx, coach, h.member, messaging.Draft{Text: "hello"})
				must(err)
			case 6, 7:
				if did = "the coach reads up to some message"; any {
					must(h.chat.MarkReadByCoach(ctx, coach, h.member, message))
				}
			case 8:
				if did = "a message is delivered to the coach"; any {
					must(h.chat.MarkDeliveredToCoach(ctx, coach, h.member, message))
				}
			case 9:
				if did = "a deletion is requested and undone"; any {
					h.requestDeletionOf(coach)
					must(h.chat.UndoDeletion(ctx, h.member, coach))
				}
			case 10:
				if did = "messages are deleted after another was sent"; any {
					h.requestDeletionOf(coach)
					_, _, err := h.chat.SendAsMember(ctx, h.member, coach, messaging.Draft{Text: "stays"})
					must(err)
					h.execute("update conversations set delete_at = now() - interval '1 second' where delete_at is not null")
					must(h.chat.Delete(ctx, h.conversationWith(coach)))
				}
			case 11:
				did = "the coach is changed"
				present = 1 - present
				h.choose(h.member, coaches[present])
			case 12:
				if did = "the author unsends some message"; any {
					if _, err := h.chat.UnsendAsMember(ctx, h.member, coach, message); errors.As(err, new(*fault.Forbidden)) {
						_, err = h.chat.UnsendAsCoach(ctx, coach, h.member, message)
						must(unlessForbidden(err))
					}
				}
			}
			h.recount(did)
		}
	}
}

// The member writes while the coach reads and a deletion runs.
func TestUnreadCounterMatchesMessagesAfterConcurrentChanges(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	ctx := context.Background()
	for range 20 {
		h.fromMember("before")
	}
	for range 6 {
		h.requestDeletionOf(h.coach)
		h.execute("update conversations set delete_at = now() - interval '1 second'")
		first := h.fromMember("first")
		var all sync.WaitGroup
		for range 2 {
			all.Go(func() {
				for range 15 {
					if _, _, err := h.chat.SendAsMember(ctx, h.member, h.coach, messaging.Draft{Text: "more"}); err != nil {
						t.Error(err)
					}
				}
			})
		}
		all.Go(func() {
			if err := h.chat.MarkReadByCoach(ctx, h.coach, h.member, first.ID); err != nil {
				t.Error(err)
			}
			for range 15 {
				var newest uuid.UUID
				err := h.pool.QueryRow(ctx, "select id from messages where sender = 'member' order by seq desc limit 1").Scan(&newest)
				if err == nil {
					err = h.chat.MarkReadByCoach(ctx, h.coach, h.member, newest)
				}
				if err != nil {
					t.Error(err)
				}
			}
		})
		all.Go(func() {
			if err := h.chat.Delete(ctx, h.conversation()); err != nil {
				t.Error(err)
			}
		})
		all.Wait()
		h.recount("concurrent changes")
	}
}

func (h *harness) requestDeletionOf(coach identity.CoachID) {
	h.t.Helper()
	if _, err := h.chat.RequestDeletion(context.Background(), h.member, coach); err != nil {
		h.t.Fatal(err)
	}
}

func (h *harness) conversationWith(coach identity.CoachID) (id uuid.UUID) {
	h.t.Helper()
	if err := h.pool.QueryRow(context.Background(), "select id from conversations where member_id = $1 and coach_id = $2", h.member.UUID(), coach.UUID()).Scan(&id); err != nil {
		h.t.Fatal(err)
	}
	return id
}
