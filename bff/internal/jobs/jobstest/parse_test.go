package jobstest

import (
	"bytes"
	"testing"

	"aangan/bff/domain/emails"
	"aangan/bff/internal/mail"
)

// TestParseReadsTextsInvitationAndFiles compares the parts byte for byte.
func TestParseReadsTextsInvitationAndFiles(t *testing.T) {
	t.Parallel()
	const calendar = "BEGIN:VCALENDAR\r\nSUMMARY:=41 é\r\n folded\r\nEND:VCALENDAR\r\n"
	message := emails.Message{
		To: emails.Address{Email: "asha@mail.example"}, Subject: "Your time", Text: "Hello = नमस्ते\n", HTML: "<p>Hello</p>",
		Attachments: []emails.Attachment{
			{Name: "invite.ics", ContentType: "text/calendar; charset=utf-8; method=REQUEST", Content: []byte(calendar)},
			{Name: "plain.ics", ContentType: "text/calendar; charset=utf-8", Content: []byte{0, 255, 10}},
		},
	}
	raw, err := mail.Message(From, message)
	if err != nil {
		t.Fatal(err)
	}
	read, err := Parse(bytes.NewReader(raw))
	if err != nil {
		t.Fatalf("%v in\n%s", err, raw)
	}
	if read.Text != message.Text || read.HTML != message.HTML {
		t.Errorf("read %q and %q", read.Text, read.HTML)
	}
	if i := read.Invitation; i == nil || string(i.Content) != calendar || i.Params["method"] != "REQUEST" || i.Params["charset"] != "UTF-8" {
		t.Errorf("the invitation is %+v", i)
	}
	if len(read.Files) != 2 || read.Files[0].Name != "invite.ics" || read.Files[0].Kind != "application/ics" || string(read.Files[0].Content) != calendar ||
		read.Files[1].Kind != "text/calendar" || !bytes.Equal(read.Files[1].Content, []byte{0, 255, 10}) {
		t.Errorf("the files are %+v", read.Files)
	}
	message.Attachments = nil
	if raw, err = mail.Message(From, message); err != nil {
		t.Fatal(err)
	}
	if read, err = Parse(bytes.NewReader(raw)); err != nil || read.Invitation != nil || len(read.Files) != 0 || read.Text != message.Text ||
		!bytes.Contains(raw, []byte("Content-Type: multipart/alternative")) || bytes.Contains(raw, []byte("multipart/mixed")) {
		t.Errorf("without files: %+v, %v\n%s", read, err, raw)
	}
}
