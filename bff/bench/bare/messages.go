package main

import (
	"math"
	"net/http"
	"time"

	"github.com/google/uuid"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/db/grams"
	"aangan/db/store"
)

type message struct {
	ID            uuid.UUID `json:"id"`
	CoachID       uuid.UUID `json:"coachId"`
	Seq           int64     `json:"seq"`
	Text          string    `json:"text"`
	Status        string    `json:"status"`
	IsFromUser    bool      `json:"isFromUser"`
	IsFromTeam    bool      `json:"isFromTeam"`
	Automatic     bool      `json:"automatic"`
	Attachment    *file     `json:"attachment"`
	AttachmentURL *string   `json:"attachmentUrl"`
	CreatedAt     time.Time `json:"createdAt"`
	changes
}

// changes are a message's edits, reactions and quote.
type changes struct {
	Version        int32      `json:"version"`
	EditedAt       *time.Time `json:"editedAt"`
	Unsent         bool       `json:"unsent"`
	ReplyTo        *quote     `json:"replyTo"`
	MemberReaction string     `json:"memberReaction"`
	CoachReaction  string     `json:"coachReaction"`
}

type quote struct {
	ID    uuid.UUID `json:"id"`
	State string    `json:"state"`
	Seq   *int64    `json:"seq"`
	From  string    `json:"from"`
	Text  string    `json:"text"`
	Kind  string    `json:"kind"`
}

func changesOf(row store.MessagesBeforeRow) changes {
	shown := changes{Version: row.Version, EditedAt: utc(row.EditedAt), Unsent: row.UnsentAt != nil}
	if row.MemberReaction != nil {
		shown.MemberReaction = *row.MemberReaction
	}
	if row.CoachReaction != nil {
		shown.CoachReaction = *row.CoachReaction
	}
	if row.ReplyTo != nil && row.ReplySeq != nil {
		shown.ReplyTo = &quote{ID: *row.ReplyTo, State: "present", Seq: row.ReplySeq, From: *row.ReplySender, Text: *row.ReplyText}
	}
	return shown
}

type file struct {
	ID          uuid.UUID `json:"id"`
	Kind        string    `json:"kind"`
	Name        string    `json:"name"`
	ContentType string    `json:"contentType"`
	Size        int64     `json:"size"`
	URL         string    `json:"url"`
	Width       *int32    `json:"width"`
	Height      *int32    `json:"height"`
	DurationMs  *int32    `json:"durationMs"`
}

type conversation struct {
	Coach       correspondent `json:"coach"`
	Messages    []message     `json:"messages"`
	Earlier     *int64        `json:"earlier"`
	Later       *int64        `json:"later"`
	CanWrite    bool          `json:"canWrite"`
	CoachAway   bool          `json:"coachAway"`
	LastReadSeq int64         `json:"lastReadSeq"`
	Muted       bool          `json:"muted"`
	Deletion    *deletion     `json:"deletion"`
	Reply       *reply        `json:"reply"`
	Safety      string        `json:"safety"`
}

type deletion struct {
	DeleteAt time.Time `json:"deleteAt"`
}

type reply struct {
	By           time.Time  `json:"by"`
	WaitingSince *time.Time `json:"waitingSince"`
	Late         bool       `json:"late"`
	Seen         *bool      `json:"seen"`
}

type correspondent struct {
	ID       uuid.UUID `json:"id"`
	Name     string    `json:"name"`
	ImageURL string    `json:"imageUrl"`
	TimeZone string    `json:"timeZone"`
	City     string    `json:"city"`
}

// status returns the status of a message number, when both sides share read receipts.
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

// fileOf returns a message's attachment with its URL.
func fileOf(row store.MessagesBeforeRow, path string) (*file, *string) {
	if row.AttachmentID == nil {
		return nil, nil
	}
	url := path + row.AttachmentID.String()
	return &file{
		ID: *row.AttachmentID, Kind: *row.AttachmentKind, Name: *row.AttachmentName, ContentType: *row.AttachmentType, Size: *row.AttachmentSize,
		URL: url, Width: row.AttachmentWidth, Height: row.AttachmentHeight, DurationMs: row.AttachmentDuration,
	}, &url
}

// page returns the newest messages, newest first, and the number for the previous page; it reads one more to detect
// it.
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
			ID: row.ID, CoachID: coachID, Seq: row.Seq, Text: row.Text, IsFromUser: row.Sender == "member", IsFromTeam: row.Sender == "team",
			Automatic: row.Automatic, CreatedAt: row.CreatedAt.UTC(), changes: changesOf(row),
		}
		one.Attachment, one.AttachmentURL = fileOf(row, "/api/attachments/")
		if one.IsFromUser {
			one.Status = status(row.Seq, *head.CoachDeliveredSeq, *head.CoachReadSeq)
		} else {
			one.Status = status(row.Seq, *head.MemberDeliveredSeq, *head.MemberReadSeq)
		}
		list[len(rows)-1-i] = one
	}
	shown := conversation{
		Coach:    correspondent{ID: coachID, Name: head.Name, ImageURL: head.ImageUrl, TimeZone: head.TimeZone, City: head.City},
		Messages: list, Earlier: earlier, CanWrite: head.Present, CoachAway: head.Present && !head.CoachOpen, LastReadSeq: *head.MemberReadSeq, Muted: head.Muted, Safety: head.SafetyTier,
	}
	if head.DeleteAt != nil {
		shown.Deletion = &deletion{DeleteAt: head.DeleteAt.UTC()}
	}
	promised, err := s.replyTimes.Reply(r.Context(), identity.CoachID(coachID), head.WaitingSince)
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	shown.Reply = &reply{By: promised.Due, WaitingSince: utc(head.WaitingSince), Late: promised.Late}
	if own := head.NewestOwnSeq; own > 0 && head.ShareReadReceipts {
		seen := own <= *head.CoachReadSeq
		shown.Reply.Seen = &seen
	}
	answer(w, http.StatusOK, shown)
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
		Grams: grams.Of(me.ID, in.CoachID, 0, in.Text),
	})
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	answer(w, http.StatusCreated, message{
		ID: in.ID, CoachID: in.CoachID, Seq: row.Seq, Text: in.Text, Status: "sent", IsFromUser: true, CreatedAt: row.CreatedAt.UTC(),
		changes: changes{Version: 1},
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
