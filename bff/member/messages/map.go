package messages

import (
	"time"

	"aangan/bff/domain/messaging"
	"aangan/bff/member/attachments"
	shared "aangan/bff/shared/attachments"
	"aangan/bff/shared/chat"
)

// MessageOf returns a message as the member sees it. The live stream sends the same shape.
func MessageOf(m messaging.Message) Message {
	shown := Message{
		ID: m.ID.String(), CoachID: m.CoachID.String(), Seq: m.Seq, Text: m.Text, Status: string(m.Status),
		IsFromUser: m.FromMember, IsFromTeam: m.FromTeam, Automatic: m.Automatic, CreatedAt: m.CreatedAt.UTC(),
		Attachment: shared.InMessage(attachments.Path, m.Attachment), Changes: chat.ChangesOf(m.Changes),
	}
	if shown.Attachment != nil {
		shown.AttachmentURL = &shown.Attachment.URL
	}
	return shown
}

func messagesOf(list []messaging.Message) []Message {
	shown := make([]Message, len(list))
	for i, message := range list {
		shown[i] = MessageOf(message)
	}
	return shown
}

func conversationOf(c messaging.MemberConversation) Conversation {
	shown := Conversation{
		Coach: Correspondent{
			ID: c.Coach.ID.String(), Name: c.Coach.Name, ImageURL: c.Coach.ImageURL, TimeZone: c.Coach.TimeZone, City: c.Coach.City,
		},
		Messages: messagesOf(c.Messages), Earlier: c.Earlier, Later: c.Later, CanWrite: c.CanWrite, CoachAway: c.CoachAway, LastReadSeq: c.LastReadSeq,
		Muted: c.Muted, Safety: string(c.Safety),
	}
	if c.DeleteAt != nil {
		shown.Deletion = &Deletion{DeleteAt: c.DeleteAt.UTC()}
	}
	if c.Reply != nil {
		shown.Reply = &Reply{By: c.Reply.By.UTC(), WaitingSince: inUTC(c.Reply.WaitingSince), Late: c.Reply.Late, Seen: c.Reply.Seen}
	}
	return shown
}

func summariesOf(list []messaging.Summary) []ConversationSummary {
	shown := make([]ConversationSummary, len(list))
	for i, one := range list {
		shown[i] = ConversationSummary{
			CoachID: one.Coach.String(), Name: one.Name, ImageURL: one.ImageURL, Present: one.Present, LastMessageAt: inUTC(one.LastMessageAt),
		}
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
