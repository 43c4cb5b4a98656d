package messages

import "aangan/bff/domain/messaging"

// MessageOf is a message as the member sees it. The live stream sends the same shape.
func MessageOf(m messaging.Message) Message {
	return Message{
		ID: m.ID.String(), CoachID: m.CoachID.String(), Seq: m.Seq, Text: m.Text, Status: string(m.Status),
		IsFromUser: m.FromMember, Automatic: m.Automatic, CreatedAt: m.CreatedAt.UTC(),
	}
}

func messagesOf(list []messaging.Message) []Message {
	shown := make([]Message, len(list))
	for i, message := range list {
		shown[i] = MessageOf(message)
	}
	return shown
}

func conversationOf(c messaging.MemberConversation) Conversation {
	return Conversation{
		Coach: Correspondent{
			ID: c.Coach.ID.String(), Name: c.Coach.Name, ImageURL: c.Coach.ImageURL, TimeZone: c.Coach.TimeZone, City: c.Coach.City,
		},
		Messages: messagesOf(c.Messages), Earlier: c.Earlier, CanWrite: c.CanWrite, LastReadSeq: c.LastReadSeq,
	}
}
