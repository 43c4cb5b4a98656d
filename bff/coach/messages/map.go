package messages

import (
	"time"

	"aangan/bff/coach/attachments"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/safety"
	shared "aangan/bff/shared/attachments"
	"aangan/bff/shared/chat"
)

// MessageOf returns a message as the coach sees it. The live stream sends the same shape.
func MessageOf(m messaging.Message) CoachMessage {
	shown := CoachMessage{
		ID: m.ID.String(), ClientID: m.MemberID.String(), Seq: m.Seq, Text: m.Text, Status: string(m.Status),
		IsFromClient: m.FromMember, IsFromTeam: m.FromTeam, Automatic: m.Automatic, Safety: string(m.Safety), CreatedAt: m.CreatedAt.UTC(),
		Attachment: shared.InMessage(attachments.Path, m.Attachment), Changes: chat.ChangesOf(m.Changes),
	}
	if shown.Attachment != nil {
		shown.AttachmentURL = &shown.Attachment.URL
	}
	return shown
}

func messagesOf(list []messaging.Message) []CoachMessage {
	shown := make([]CoachMessage, len(list))
	for i, message := range list {
		shown[i] = MessageOf(message)
	}
	return shown
}

func conversationOf(c messaging.CoachConversation) ClientConversation {
	var through *int64
	if c.Client.UrgentSince != nil {
		through = &c.Client.UrgentThrough
	}
	return ClientConversation{
		Client: ClientHead{
			ID: c.Client.ID.String(), FirstName: c.Client.FirstName, LastName: c.Client.LastName, TimeZone: c.Client.TimeZone,
			HasUrgentKeyword: c.Client.UrgentSince != nil, UrgentSince: inUTC(c.Client.UrgentSince), UrgentTier: string(c.Client.UrgentTier),
			UrgentIn: Places(c.Client.UrgentIn), UrgentThrough: through,
			WaitingSince: inUTC(c.Client.WaitingSince), AnswerBy: inUTC(c.Client.AnswerBy), DeletionAt: inUTC(c.Client.DeleteAt),
		},
		Messages: messagesOf(c.Messages), Earlier: c.Earlier, Later: c.Later,
	}
}

// Places returns the places of unacknowledged flagged text, as the API names them.
func Places(in []safety.Place) []string {
	shown := make([]string, len(in))
	for i, place := range in {
		shown[i] = string(place)
	}
	return shown
}

func inUTC(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	utc := at.UTC()
	return &utc
}
