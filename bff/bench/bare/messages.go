package main

import (
	"math"
	"net/http"
	"time"

	"github.com/google/uuid"

	"aangan/bff/domain/copy"
	"aangan/db/store"
)

type message struct {
	ID            uuid.UUID `json:"id"`
	CoachID       uuid.UUID `json:"coachId"`
	Seq           int64     `json:"seq"`
	Text          string    `json:"text"`
	Status        string    `json:"status"`
	IsFromUser    bool      `json:"isFromUser"`
	Automatic     bool      `json:"automatic"`
	AttachmentURL *string   `json:"attachmentUrl"`
	CreatedAt     time.Time `json:"createdAt"`
}

type conversation struct {
	Coach       correspondent `json:"coach"`
	Messages    []message     `json:"messages"`
	Earlier     *int64        `json:"earlier"`
	CanWrite    bool          `json:"canWrite"`
	LastReadSeq int64         `json:"lastReadSeq"`
}

type correspondent struct {
	ID       uuid.UUID `json:"id"`
	Name     string    `json:"name"`
	ImageURL string    `json:"imageUrl"`
	TimeZone string    `json:"timeZone"`
	City     string    `json:"city"`
}

// status is how far the message with this number came, when both sides tell what they read.
func status(seq, delivered, read int64) string {
	switch {
	case seq <= read:
		return "read"
	case seq <= delivered:
		return "delivered"
	default:
		return "sent"
	}
}

// page reads the newest messages and one more, newest first, and tells what to ask for to get those before.
func (s *server) page(r *http.Request, conversation uuid.UUID) ([]store.MessagesBeforeRow, *int64, error) {
	limit := copy.Limits.MessagesPerPage
	rows, err := s.q.MessagesBefore(r.Context(), s.pool, store.MessagesBeforeParams{
		ConversationID: conversation, Before: math.MaxInt64, MaxRows: int32(limit + 1),
	})
	if err != nil || len(rows) <= limit {
		return rows, nil, err
	}
	return rows[:limit], &rows[limit-1].Seq, nil
}

func (s *server) memberConversation(w http.ResponseWriter, r *http.Request, me store.MemberBySignInRow) {
	coachID, ok := pathID(w, r, "coach")
	if !ok {
		return
	}
	head, err := s.q.MemberConversationHead(r.Context(), s.pool, store.MemberConversationHeadParams{MemberID: me.ID, CoachID: coachID})
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	rows, earlier, err := s.page(r, *head.ConversationID)
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	list := make([]message, len(rows))
	for i, row := range rows {
		one := message{
			ID: row.ID, CoachID: coachID, Seq: row.Seq, Text: row.Text, IsFromUser: row.Sender == "member",
			Automatic: row.Automatic, CreatedAt: row.CreatedAt.UTC(),
		}
		if one.IsFromUser {
			one.Status = status(row.Seq, *head.CoachDeliveredSeq, *head.CoachReadSeq)
		} else {
			one.Status = status(row.Seq, *head.MemberDeliveredSeq, *head.MemberReadSeq)
		}
		list[len(rows)-1-i] = one
	}
	answer(w, http.StatusOK, conversation{
		Coach:    correspondent{ID: coachID, Name: head.Name, ImageURL: head.ImageUrl, TimeZone: head.TimeZone, City: head.City},
		Messages: list, Earlier: earlier, CanWrite: head.Present, LastReadSeq: *head.MemberReadSeq,
	})
}

func (s *server) memberSends(w http.ResponseWriter, r *http.Request, me store.MemberBySignInRow) {
	var in struct {
		ID      uuid.UUID `json:"id"`
		CoachID uuid.UUID `json:"coachId"`
		Text    string    `json:"text"`
	}
	if !read(w, r, &in) {
		return
	}
	row, err := s.q.AppendMessage(r.Context(), s.pool, store.AppendMessageParams{
		MemberID: me.ID, CoachID: in.CoachID, Sender: "member", ID: in.ID, Text: in.Text,
	})
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	answer(w, http.StatusCreated, message{
		ID: in.ID, CoachID: in.CoachID, Seq: row.Seq, Text: in.Text, Status: "sent", IsFromUser: true, CreatedAt: row.CreatedAt.UTC(),
	})
}

func (s *server) memberReads(w http.ResponseWriter, r *http.Request, me store.MemberBySignInRow) {
	coachID, ok := pathID(w, r, "coach")
	if !ok {
		return
	}
	var in struct {
		MessageID uuid.UUID `json:"messageId"`
	}
	if !read(w, r, &in) {
		return
	}
	_, err := s.q.AdvanceMember(r.Context(), s.pool, store.AdvanceMemberParams{
		MemberID: me.ID, CoachID: coachID, MessageID: in.MessageID, Seen: true,
	})
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}
