package apitest_test

import (
	"context"
	"net/http"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"aangan/bff/apitest"
	"aangan/bff/domain/identity"
)

// TestEverySessionEndClosesStreamsOfAnotherProcess ends a session in each way at one process. The session's stream at
// another process, which has no recheck for an hour, ends.
func TestEverySessionEndClosesStreamsOfAnotherProcess(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	copied := h.StartCopy(t)
	newPassword := "Another-long-Pass9"
	exec := func(t *testing.T, query string, args ...any) {
		t.Helper()
		if _, err := h.Pool.Exec(t.Context(), query, args...); err != nil {
			t.Fatal(err)
		}
	}
	for name, end := range map[string]func(t *testing.T, member *apitest.User){
		"sign-out": func(t *testing.T, member *apitest.User) {
			member.Post(t, "/api/logout", nil).Want(t, http.StatusNoContent)
		},
		"password change, whose own session goes on under another token": func(t *testing.T, member *apitest.User) {
			member.Post(t, "/api/password", map[string]any{"current": apitest.Password, "password": newPassword})
		},
		"new sign-in of the same browser": func(t *testing.T, member *apitest.User) {
			member.Post(t, "/api/login", map[string]any{"username": member.Username, "password": apitest.Password}).Want(t, http.StatusOK)
		},
		"ended in the device list": func(t *testing.T, member *apitest.User) {
			other := apitest.NewVisitor(h.Member)
			other.Post(t, "/api/login", map[string]any{"username": member.Username, "password": apitest.Password}).Want(t, http.StatusOK)
			other.Post(t, "/api/sign-ins/end-others", nil)
		},
		"account closed": func(t *testing.T, member *apitest.User) {
			if err := h.UserData.Leave(t.Context(), identity.MemberID(uuid.MustParse(member.ID)), false); err != nil {
				t.Fatal(err)
			}
		},
		"idle": nil,
	} {
		t.Run("member: "+name, func(t *testing.T) {
			t.Parallel()
			member := h.NewMember(t)
			if end == nil {
				exec(t, "update member_sign_ins set expires_at = now() + interval '2 seconds', last_used_at = now() where member_id = $1", member.ID)
			}
			stream := member.At(copied.Member).Live(t, memberStream, "")
			if end != nil {
				end(t, member)
			}
			stream.WantEnd(t)
		})
	}
	for name, end := range map[string]func(t *testing.T, coach *apitest.User){
		"sign-out": func(t *testing.T, coach *apitest.User) {
			coach.Post(t, "/api/coach/logout", nil).Want(t, http.StatusNoContent)
		},
		"password change, whose own session goes on under another token": func(t *testing.T, coach *apitest.User) {
			coach.Do(t, http.MethodPut, "/api/coach/password", "application/json", []byte(`{"current":"`+apitest.Password+`","password":"`+newPassword+`"}`))
		},
		"ended in the device list": func(t *testing.T, coach *apitest.User) {
			other := apitest.NewVisitor(h.Coach)
			other.Post(t, "/api/coach/login", map[string]any{"email": coach.Email, "password": apitest.Password}).Want(t, http.StatusOK)
			other.Do(t, http.MethodDelete, "/api/coach/sign-ins", "", nil)
		},
		"role removed": func(t *testing.T, coach *apitest.User) {
			exec(t, "update coaches set role = 'administrator' where id = $1", coach.ID)
			err := h.Identity.RemoveAdministrator(t.Context(), coach.Email, func(context.Context, pgx.Tx, identity.CoachID) error { return nil })
			if err != nil {
				t.Fatal(err)
			}
		},
		"deactivated": func(t *testing.T, coach *apitest.User) {
			admin := h.NewCoach(t, apitest.Administrator)
			admin.Post(t, "/api/coach/admin/coaches/"+coach.ID+"/deactivate", map[string]any{"clients": "wait", "reason": "On leave for a year."}).Want(t, http.StatusOK)
		},
		"idle": nil,
	} {
		t.Run("coach: "+name, func(t *testing.T) {
			t.Parallel()
			coach := h.NewCoach(t)
			if end == nil {
				exec(t, "update coach_sign_ins set expires_at = now() + interval '2 seconds', last_used_at = now() where coach_id = $1", coach.ID)
			}
			stream := coach.At(copied.Coach).Live(t, coachStream, "")
			if end != nil {
				end(t, coach)
			}
			stream.WantEnd(t)
		})
	}
}

// TestEndedSessionReceivesNoTextWithoutNotification signs out without the notification that ends the stream: the next
// message is not delivered and ends it.
func TestEndedSessionReceivesNoTextWithoutNotification(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	copied := h.StartCopy(t)
	member, coach := h.Pair(t)
	for _, table := range []string{"member_sign_ins", "coach_sign_ins"} {
		if _, err := h.Pool.Exec(t.Context(), "alter table "+table+" disable trigger notify_session_end"); err != nil {
			t.Fatal(err)
		}
	}
	other := apitest.NewVisitor(h.Coach)
	other.Post(t, "/api/coach/login", map[string]any{"email": coach.Email, "password": apitest.Password}).Want(t, http.StatusOK)
	onMember, onCoach := member.At(copied.Member).Live(t, memberStream, ""), other.At(copied.Coach).Live(t, coachStream, "")
	atCopy := &apitest.User{Visitor: member.At(copied.Member), ID: member.ID}
	atCopy.Write(t, coach, "While both are signed in.")
	onMember.NextOf(t, "message")
	onCoach.NextOf(t, "message")
	other.Post(t, "/api/coach/logout", nil).Want(t, http.StatusNoContent)
	atCopy.Write(t, coach, "Not for a coach who is signed out.")
	onCoach.WantEndWithout(t, "message")
	onMember.NextOf(t, "message")
	member.Post(t, "/api/logout", nil).Want(t, http.StatusNoContent)
	(&apitest.User{Visitor: coach.At(copied.Coach), ID: coach.ID}).Reply(t, member, "Not for a member who is signed out.")
	onMember.WantEndWithout(t, "message")
}
