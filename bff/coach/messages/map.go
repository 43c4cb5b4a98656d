package messages

import "aangan/bff/domain/messaging"

// MessageOf is a message as the coach sees it. The live stream sends the same shape.
func MessageOf(m messaging.Message) CoachMessage {
	return CoachMessage{
		ID: m.ID.String(), ClientID: m.MemberID.String(), Seq: m.Seq, Text: m.Text, Status: string(m.Status),
		IsFromClient: m.FromMember, Automatic: m.Automatic, Safety: string(m.Safety), CreatedAt: m.CreatedAt.UTC(),
	}
}

func conversationOf(c messaging.CoachConversation) ClientConversation {
	shown := ClientConversation{
		Client: ClientHead{
			ID: c.Client.ID.String(), FirstName: c.Client.FirstName, LastName: c.Client.LastName, TimeZone: c.Client.TimeZone,
			HasUrgentKeyword: c.Client.UrgentSince != nil,
		},
		Messages: make([]CoachMessage, len(c.Messages)), Earlier: c.Earlier,
	}
	if since := c.Client.UrgentSince; since != nil {
		utc := since.UTC()
		shown.Client.UrgentSince = &utc
	}
	for i, message := range c.Messages {
		shown.Messages[i] = MessageOf(message)
	}
	return shown
}
