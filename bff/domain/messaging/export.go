package messaging

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// ChatExport is an exported conversation, the shape of the file that Export writes.
type ChatExport struct {
	Coach    ExportedCoach         `json:"coach"`
	User     ExportedUser          `json:"user"`
	Messages []ExportedChatMessage `json:"messages"`
}

// ExportedCoach is the coach of an exported conversation.
type ExportedCoach struct {
	Name string `json:"name"`
}

// ExportedUser is the member of an exported conversation.
type ExportedUser struct {
	FirstName string `json:"firstName"`
	LastName  string `json:"lastName"`
}

// ExportedChatMessage is one message of an exported conversation.
type ExportedChatMessage struct {
	Sender     string    `json:"sender" enum:"user,coach,team"`
	Content    string    `json:"content" doc:"May be empty if there is an attachment."`
	Timestamp  time.Time `json:"timestamp"`
	Attachment string    `json:"attachment,omitempty" doc:"Name of the attached file; missing without one."`
	// EditedAt and the fields below are missing unless they apply.
	EditedAt      *time.Time `json:"editedAt,omitempty" doc:"Time of the last edit of the text."`
	Unsent        bool       `json:"unsent,omitempty" doc:"True if the author has unsent the message: its content is gone."`
	InReplyTo     *time.Time `json:"inReplyTo,omitempty" doc:"Timestamp of the message that this one answers."`
	UserReaction  string     `json:"userReaction,omitempty"`
	CoachReaction string     `json:"coachReaction,omitempty"`
}

// exportPage is the number of messages per page.
const exportPage = 500

// Export writes the member's conversation with their current or an earlier coach as JSON (a ChatExport), as of one
// moment and a page at a time. The caller must be the member. Returns fault.ErrNotFound for a coach they never had;
// after any other error the output is incomplete. The writer must be fast, since a snapshot stays open.
func (s *Service) Export(ctx context.Context, member identity.MemberID, coach identity.CoachID, to io.Writer) error {
	return pgx.BeginTxFunc(ctx, s.pool, pgx.TxOptions{IsoLevel: pgx.RepeatableRead, AccessMode: pgx.ReadOnly}, func(tx pgx.Tx) error {
		head, err := s.q.ChatExportHead(ctx, tx, store.ChatExportHeadParams{MemberID: member.UUID(), CoachID: coach.UUID()})
		if errors.Is(err, pgx.ErrNoRows) {
			return fault.ErrNotFound
		}
		if err != nil {
			return fmt.Errorf("find conversation: %w", err)
		}
		file := exportFile{to: bufio.NewWriterSize(to, 32<<10)}
		file.text(`{"coach":`)
		file.value(ExportedCoach{Name: head.CoachName})
		file.text(`,"user":`)
		file.value(ExportedUser{FirstName: head.FirstName, LastName: head.LastName})
		file.text(`,"messages":[`)
		if head.ConversationID != nil {
			if err := s.exportMessages(ctx, tx, &file, store.ChatExportMessagesParams{ConversationID: *head.ConversationID, MaxRows: exportPage}); err != nil {
				return err
			}
		}
		file.text("]}\n")
		return file.close()
	})
}

func (s *Service) exportMessages(ctx context.Context, tx pgx.Tx, file *exportFile, page store.ChatExportMessagesParams) error {
	for first := true; ; {
		rows, err := s.q.ChatExportMessages(ctx, tx, page)
		if err != nil {
			return fmt.Errorf("read messages: %w", err)
		}
		for _, row := range rows {
			if !first {
				file.text(",")
			}
			first = false
			message := ExportedChatMessage{
				Sender: "coach", Content: row.Text, Timestamp: row.CreatedAt.UTC(),
				EditedAt: inUTC(row.EditedAt), Unsent: row.UnsentAt != nil, InReplyTo: inUTC(row.ReplyAt),
				UserReaction: code(row.MemberReaction), CoachReaction: code(row.CoachReaction),
			}
			switch row.Sender {
			case senderMember:
				message.Sender = "user"
			case senderTeam:
				message.Sender = senderTeam
			}
			if row.AttachmentName != nil {
				message.Attachment = *row.AttachmentName
			}
			file.value(message)
		}
		if len(rows) < exportPage || file.err != nil {
			return nil
		}
		page.After = rows[len(rows)-1].Seq
	}
}

func inUTC(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	utc := at.UTC()
	return &utc
}

// code returns a reaction's code; empty for none.
func code(reaction *string) string {
	if reaction == nil {
		return ""
	}
	return *reaction
}

// exportFile writes the file and keeps the first error.
type exportFile struct {
	to  *bufio.Writer
	err error
}

func (f *exportFile) text(text string) {
	if f.err == nil {
		_, f.err = f.to.WriteString(text)
	}
}

func (f *exportFile) value(value any) {
	if f.err != nil {
		return
	}
	raw, err := json.Marshal(value)
	if err == nil {
		_, err = f.to.Write(raw)
	}
	f.err = err
}

func (f *exportFile) close() error {
	if f.err == nil {
		f.err = f.to.Flush()
	}
	if f.err != nil {
		return fmt.Errorf("write a conversation: %w", f.err)
	}
	return nil
}
