package main

import (
	"net/http"
	"time"

	"github.com/google/uuid"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/identity"
	"aangan/db/grams"
	"aangan/db/store"
)

type client struct {
	ID                      uuid.UUID  `json:"id"`
	FirstName               string     `json:"firstName"`
	LastName                string     `json:"lastName"`
	Email                   string     `json:"email"`
	TimeZone                string     `json:"timeZone"`
	DisplayLanguage         string     `json:"displayLanguage"`
	UnreadMessages          int64      `json:"unreadMessages"`
	EngagementLevel         string     `json:"engagementLevel"`
	HasUrgentKeyword        bool       `json:"hasUrgentKeyword"`
	UrgentSince             *time.Time `json:"urgentSince"`
	UrgentTier              string     `json:"urgentTier"`
	UrgentIn                []string   `json:"urgentIn"`
	UrgentThrough           *int64     `json:"urgentThrough"`
	LastMessageContent      *string    `json:"lastMessageContent"`
	LastMessageKind         *string    `json:"lastMessageKind"`
	LastMessageTime         *time.Time `json:"lastMessageTime"`
	LastMessageIsFromClient *bool      `json:"lastMessageIsFromClient"`
	WaitingSince            *time.Time `json:"waitingSince"`
	AnswerBy                *time.Time `json:"answerBy"`
	DeletionAt              *time.Time `json:"deletionAt"`
}

func utc(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	in := at.UTC()
	return &in
}

func (s *server) clients(w http.ResponseWriter, r *http.Request, me store.CoachBySignInRow) {
	now := time.Now()
	rows, err := s.q.ClientsOf(r.Context(), s.pool, store.ClientsOfParams{CoachID: me.ID, Sort: "attention", OnlyIds: []uuid.UUID{}, AfterRank: -1, Now: now})
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	list := make([]client, len(rows))
	var waiting []int
	var since []time.Time
	for i, row := range rows {
		list[i] = client{
			ID: row.ID, FirstName: row.FirstName, LastName: row.LastName, Email: row.Email, TimeZone: row.TimeZone,
			DisplayLanguage: row.DisplayLanguage, UnreadMessages: row.Unread, EngagementLevel: string(coaching.EngagementAt(row.LastMemberMessageAt, now)),
			HasUrgentKeyword: row.UrgentSince != nil, UrgentSince: utc(row.UrgentSince), UrgentTier: row.UrgentTier,
			UrgentIn:           row.UrgentIn,
			LastMessageContent: row.LastMessageText, LastMessageTime: utc(row.LastMessageAt),
			WaitingSince: utc(row.WaitingSince), DeletionAt: utc(row.DeleteAt),
		}
		if row.UrgentSince != nil {
			list[i].UrgentThrough = &rows[i].UrgentMark
		}
		if row.LastMessageSender != nil {
			fromClient, kind := *row.LastMessageSender == "member", "text"
			if row.LastMessageKind != nil {
				kind = *row.LastMessageKind
			}
			list[i].LastMessageIsFromClient, list[i].LastMessageKind = &fromClient, &kind
		}
		if row.WaitingSince != nil {
			waiting, since = append(waiting, i), append(since, *row.WaitingSince)
		}
	}
	replies, err := s.replyTimes.Replies(r.Context(), identity.CoachID(me.ID), since)
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	for i, at := range waiting {
		list[at].AnswerBy = utc(&replies[i].Due)
	}
	answer(w, http.StatusOK, list)
}

type coachMessage struct {
	ID            uuid.UUID `json:"id"`
	ClientID      uuid.UUID `json:"clientId"`
	Seq           int64     `json:"seq"`
	Text          string    `json:"text"`
	Status        string    `json:"status"`
	IsFromClient  bool      `json:"isFromClient"`
	IsFromTeam    bool      `json:"isFromTeam"`
	Automatic     bool      `json:"automatic"`
	Safety        string    `json:"safety"`
	Attachment    *file     `json:"attachment"`
	AttachmentURL *string   `json:"attachmentUrl"`
	CreatedAt     time.Time `json:"createdAt"`
	changes
}

type clientHead struct {
	ID               uuid.UUID  `json:"id"`
	FirstName        string     `json:"firstName"`
	LastName         string     `json:"lastName"`
	TimeZone         string     `json:"timeZone"`
	HasUrgentKeyword bool       `json:"hasUrgentKeyword"`
	UrgentSince      *time.Time `json:"urgentSince"`
	UrgentTier       string     `json:"urgentTier"`
	UrgentIn         []string   `json:"urgentIn"`
	UrgentThrough    *int64     `json:"urgentThrough"`
	WaitingSince     *time.Time `json:"waitingSince"`
	AnswerBy         *time.Time `json:"answerBy"`
	DeletionAt       *time.Time `json:"deletionAt"`
}

type clientConversation struct {
	Client   clientHead     `json:"client"`
	Messages []coachMessage `json:"messages"`
	Earlier  *int64         `json:"earlier"`
	Later    *int64         `json:"later"`
}

func (s *server) coachConversation(w http.ResponseWriter, r *http.Request, me store.CoachBySignInRow) {
	clientID, ok := pathID(w, r, "client")
	if !ok {
		return
	}
	head, err := s.q.CoachConversationHead(r.Context(), s.pool, store.CoachConversationHeadParams{MemberID: clientID, CoachID: me.ID})
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	rows, earlier, err := s.page(r, *head.ConversationID)
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	list := make([]coachMessage, len(rows))
	for i, row := range rows {
		one := coachMessage{
			ID: row.ID, ClientID: clientID, Seq: row.Seq, Text: row.Text, IsFromClient: row.Sender == "member", IsFromTeam: row.Sender == "team",
			Automatic: row.Automatic, CreatedAt: row.CreatedAt.UTC(), changes: changesOf(row),
		}
		if row.SafetyTier != nil {
			one.Safety = *row.SafetyTier
		}
		one.Attachment, one.AttachmentURL = fileOf(row, "/api/coach/attachments/")
		if one.IsFromClient {
			one.Status = status(row.Seq, *head.CoachDeliveredSeq, *head.CoachReadSeq)
		} else {
			one.Status = status(row.Seq, *head.MemberDeliveredSeq, *head.MemberReadSeq)
		}
		list[len(rows)-1-i] = one
	}
	shown := clientConversation{
		Client: clientHead{
			ID: head.MemberID, FirstName: head.FirstName, LastName: head.LastName, TimeZone: head.TimeZone,
			HasUrgentKeyword: head.UrgentSince != nil, UrgentSince: utc(head.UrgentSince), UrgentIn: head.UrgentIn, WaitingSince: utc(head.WaitingSince), DeletionAt: utc(head.DeleteAt),
		},
		Messages: list, Earlier: earlier,
	}
	if head.UrgentTier != nil {
		shown.Client.UrgentTier, shown.Client.UrgentThrough = *head.UrgentTier, head.UrgentMark
	}
	if head.WaitingSince != nil {
		promised, err := s.replyTimes.Reply(r.Context(), identity.CoachID(me.ID), head.WaitingSince)
		if err != nil {
			refuse(w, err, http.StatusNotFound)
			return
		}
		shown.Client.AnswerBy = &promised.Due
	}
	answer(w, http.StatusOK, shown)
}

func (s *server) coachSends(w http.ResponseWriter, r *http.Request, me store.CoachBySignInRow) {
	clientID, ok := pathID(w, r, "client")
	if !ok {
		return
	}
	var in struct {
		ID   uuid.UUID `json:"id"`
		Text string    `json:"text"`
	}
	if !read(w, r, &in) {
		return
	}
	row, err := s.q.AppendMessage(r.Context(), s.pool, store.AppendMessageParams{
		MemberID: clientID, CoachID: me.ID, Sender: "coach", ID: in.ID, Text: in.Text,
		Grams: grams.Of(clientID, me.ID, 0, in.Text),
	})
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	answer(w, http.StatusCreated, coachMessage{
		ID: in.ID, ClientID: clientID, Seq: row.Seq, Text: in.Text, Status: "sent", CreatedAt: row.CreatedAt.UTC(),
		changes: changes{Version: 1},
	})
}
