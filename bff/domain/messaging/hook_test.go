package messaging_test

import (
	"context"
	"errors"
	"testing"

	"aangan/bff/domain/messaging"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// A failing hook rolls the message back.
func TestCoachMessageHooksRunOncePerMessageInTransaction(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	hookErr := errors.New("on second thought")
	var received []messaging.CoachMessage
	var second int
	var fail error
	chat := messaging.New(messaging.Options{Pool: h.pool, Waker: h.waker, CoachWrote: []messaging.OnCoachMessage{func(ctx context.Context, tx pgx.Tx, written messaging.CoachMessage) error {
		received = append(received, written)
		var stored int
		if err := tx.QueryRow(ctx, "select count(*) from messages where conversation_id = $1 and seq = $2", written.Conversation, written.Seq).Scan(&stored); err != nil || stored != 1 {
			t.Errorf("the hook finds %d messages, %v", stored, err)
		}
		return fail
	}, func(context.Context, pgx.Tx, messaging.CoachMessage) error { second++; return nil }}})
	send := func(draft messaging.Draft) (messaging.Message, bool, error) {
		return chat.SendAsCoach(t.Context(), h.coach, h.member, draft)
	}
	draft := messaging.Draft{ID: uuid.New(), Text: "Good morning"}
	message, stored, err := send(draft)
	if err != nil || !stored {
		t.Fatalf("stored %t, %v", stored, err)
	}
	if len(received) != 1 || second != 1 || received[0].Member != h.member || received[0].Coach != h.coach || received[0].Seq != message.Seq || received[0].Conversation == uuid.Nil {
		t.Fatalf("the first hook got %+v, the second ran %d times", received, second)
	}
	if _, stored, err := send(draft); err != nil || stored {
		t.Errorf("sent again: stored %t, %v", stored, err)
	}
	if _, _, err := chat.SendAsMember(t.Context(), h.member, h.coach, messaging.Draft{Text: "Good morning"}); err != nil {
		t.Error(err)
	}
	if len(received) != 1 || second != 1 {
		t.Errorf("the hooks ran %d and %d times, want once each", len(received), second)
	}
	before := h.count("select count(*) from messages")
	fail = hookErr
	if _, stored, err := send(messaging.Draft{Text: "Never mind"}); !errors.Is(err, hookErr) || stored {
		t.Errorf("a hook that fails: stored %t, %v", stored, err)
	}
	if after := h.count("select count(*) from messages"); after != before || second != 1 {
		t.Errorf("%d messages, want %d; the second hook ran %d times", after, before, second)
	}
}
