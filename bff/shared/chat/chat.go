// Package chat has the shapes shared by the members' and the coaches' operations on messages.
package chat

import (
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/mailbox"
)

// Changes are the fields of a message about edits, unsending, the message that it answers, and reactions.
type Changes struct {
	Version        int        `json:"version" doc:"1 for the message as it was sent; grows with each edit and with unsending."`
	EditedAt       *time.Time `json:"editedAt" doc:"Time of the last edit; null if the text was never edited."`
	Unsent         bool       `json:"unsent" doc:"True if the author has unsent the message: text and attachment are gone."`
	ReplyTo        *Quote     `json:"replyTo" doc:"The message that this one answers."`
	MemberReaction string     `json:"memberReaction" enum:",heart,thanks,agree,glad,hard" doc:"Empty for none."`
	CoachReaction  string     `json:"coachReaction" enum:",heart,thanks,agree,glad,hard" doc:"Empty for none."`
}

// Quote is the beginning of a message that another one answers, as it is now.
type Quote struct {
	ID    string `json:"id" format:"uuid"`
	State string `json:"state" enum:"present,unsent,deleted"`
	Seq   *int64 `json:"seq" doc:"Number of the message in its conversation; null for a deleted one."`
	From  string `json:"from" enum:"member,coach,team" doc:"Meaningless for a deleted message."`
	Text  string `json:"text" doc:"The first line, shortened."`
	Kind  string `json:"kind" enum:",image,voice,document" doc:"Kind of the attachment; empty for none."`
}

// ChangesOf converts a message's changes.
func ChangesOf(c mailbox.Changes) Changes {
	shown := Changes{Version: c.Version, Unsent: c.Unsent, MemberReaction: c.MemberReaction, CoachReaction: c.CoachReaction}
	if c.EditedAt != nil {
		at := c.EditedAt.UTC()
		shown.EditedAt = &at
	}
	if q := c.ReplyTo; q != nil {
		shown.ReplyTo = &Quote{ID: q.ID.String(), State: string(q.State), From: "coach", Text: q.Text, Kind: q.Kind}
		switch {
		case q.FromMember:
			shown.ReplyTo.From = "member"
		case q.FromTeam:
			shown.ReplyTo.From = "team"
		}
		if q.State != mailbox.QuoteDeleted {
			shown.ReplyTo.Seq = &q.Seq
		}
	}
	return shown
}

// Nullable marks the properties of a schema that may be null: Huma has no tag for that on objects.
func Nullable(schema *huma.Schema, properties ...string) *huma.Schema {
	for _, name := range properties {
		schema.Properties[name] = &huma.Schema{OneOf: []*huma.Schema{schema.Properties[name], {Type: "null"}}}
	}
	return schema
}

// EditRequest is a new text for a message.
type EditRequest struct {
	Text    string `json:"text"`
	Version int    `json:"version" minimum:"1" doc:"The message's version as the author's screen shows it; 409 if it has another by now."`
}

// ReactionRequest is a reaction to a message.
type ReactionRequest struct {
	Reaction string `json:"reaction" doc:"heart, thanks, agree, glad or hard; empty removes the reaction."`
}
