package mail

import (
	"bytes"
	netmail "net/mail"
	"slices"
	"strings"
	"testing"
)

// allowedHeaders are the headers that an email may have.
var allowedHeaders = []string{
	"Auto-Submitted", "Content-Transfer-Encoding", "Content-Type", "Date", "From", "List-Unsubscribe", "List-Unsubscribe-Post", "Message-Id", "Mime-Version", "Reply-To", "Subject", "To",
	"X-Auto-Response-Suppress",
}

// FuzzCompose checks any subject, names, addresses and text: the email is rejected, or has the known headers once
// each, the one recipient, and the subject as it was given.
func FuzzCompose(f *testing.F) {
	f.Add("Hello", "Asha", "asha@mail.example", "reply@mail.example", "Text")
	f.Add("Hello\r\nBcc: all@mail.example", "Asha\r\nBcc: x@y.example", "asha@mail.example\r\nBcc: x@y.example", "a@b\r\nCc: x@y", "\r\n.\r\nMAIL FROM:<x@y.example>")
	f.Add("=?utf-8?q?=0ABcc:x?=", `Asha" <all@mail.example>, "`, "asha@mail.example>,<b@c.example", "\xff", "--boundary--")
	f.Add(strings.Repeat("मि", 200), strings.Repeat("அ ", 200), `"a b"@mail.example`, "", "\x00")
	f.Add("\u2028x", "=?utf-8?b?Cg==?=", "ü@mail.example", "a@[127.0.0.1]", "x")
	f.Fuzz(func(t *testing.T, subject, name, email, reply, text string) {
		m := newMessage()
		m.Subject, m.To.Name, m.To.Email, m.ReplyTo.Name, m.ReplyTo.Email, m.Text, m.HTML = subject, name, email, name, reply, text, text
		from, err := ParseFrom(testFrom)
		if err != nil {
			t.Fatal(err)
		}
		msg, err := compose(from, "a1", m)
		if err != nil {
			return
		}
		var raw bytes.Buffer
		if _, err := msg.WriteTo(&raw); err != nil {
			t.Fatal(err)
		}
		sent, err := netmail.ReadMessage(&raw)
		if err != nil {
			t.Fatalf("unreadable: %v", err)
		}
		for header, values := range sent.Header {
			if len(values) != 1 || !slices.Contains(allowedHeaders, header) {
				t.Fatalf("%s has %q", header, values)
			}
		}
		if to, err := sent.Header.AddressList("To"); err != nil || len(to) != 1 || to[0].Address != email {
			t.Fatalf("%q goes to %v, %v", email, to, err)
		}
	})
}
