package mail

import (
	"bytes"
	netmail "net/mail"
	"strings"
	"testing"

	"aangan/bff/domain/emails"
)

func render(t *testing.T, m emails.Message) (string, error) {
	t.Helper()
	from, err := ParseFrom(testFrom)
	if err != nil {
		t.Fatal(err)
	}
	msg, err := compose(from, "a1", m)
	if err != nil {
		return "", err
	}
	var raw bytes.Buffer
	if _, err := msg.WriteTo(&raw); err != nil {
		t.Fatal(err)
	}
	return raw.String(), nil
}

// TestHeadersAndRecipientsCannotBeInjected tries to inject a header or a second recipient through every text field.
func TestHeadersAndRecipientsCannotBeInjected(t *testing.T) {
	t.Parallel()
	rejected := map[string]func(*emails.Message){
		"subject with CRLF":           func(m *emails.Message) { m.Subject = "Hello\r\nBcc: all@mail.example" },
		"subject with LF":             func(m *emails.Message) { m.Subject = "Hello\nBcc: all@mail.example" },
		"subject with CR":             func(m *emails.Message) { m.Subject = "Hello\rBcc: all@mail.example" },
		"subject with NUL":            func(m *emails.Message) { m.Subject = "Hello\x00" },
		"subject with invalid UTF-8":  func(m *emails.Message) { m.Subject = "Hello \xff" },
		"empty subject":               func(m *emails.Message) { m.Subject = " " },
		"address with CRLF":           func(m *emails.Message) { m.To.Email = "asha@mail.example\r\nBcc: all@mail.example" },
		"address with a tail":         func(m *emails.Message) { m.To.Email = "asha@mail.example>\r\nRCPT TO:<all@mail.example" },
		"two addresses":               func(m *emails.Message) { m.To.Email = "asha@mail.example, all@mail.example" },
		"two addresses, in brackets":  func(m *emails.Message) { m.To.Email = "asha@mail.example>,<all@mail.example" },
		"address with a name":         func(m *emails.Message) { m.To.Email = "Asha <asha@mail.example>" },
		"address with a comment":      func(m *emails.Message) { m.To.Email = "asha@mail.example (all)" },
		"no address":                  func(m *emails.Message) { m.To.Email = "" },
		"an address without a domain": func(m *emails.Message) { m.To.Email = "asha" },
		"an oversized address":        func(m *emails.Message) { m.To.Email = strings.Repeat("a", 250) + "@mail.example" },
		"no text":                     func(m *emails.Message) { m.Text = "" },
		"no HTML":                     func(m *emails.Message) { m.HTML = "" },
	}
	for name, change := range rejected {
		m := newMessage()
		change(&m)
		raw, err := render(t, m)
		if err == nil {
			t.Errorf("%s is accepted:\n%s", name, raw)
		} else if strings.Contains(err.Error(), "asha") || strings.Contains(err.Error(), "all@") {
			t.Errorf("%s: the error repeats the value: %v", name, err)
		}
	}
	encoded := map[string]func(*emails.Message){
		"name with CRLF":               func(m *emails.Message) { m.To.Name = "Asha\r\nBcc: all@mail.example" },
		"name with an address":         func(m *emails.Message) { m.To.Name = `Asha" <all@mail.example>, "` },
		"name with a bare LF":          func(m *emails.Message) { m.ReplyTo.Name = "Asha\nBcc: all@mail.example" },
		"name with invalid UTF-8":      func(m *emails.Message) { m.To.Name = "Asha \xff\r\nBcc: all@mail.example" },
		"name with a line separator":   func(m *emails.Message) { m.To.Name = "Asha\u2028Bcc: all@mail.example" },
		"reply address with CRLF":      func(m *emails.Message) { m.ReplyTo.Email = "a@b.example\r\nBcc: all@mail.example" },
		"text that looks like headers": func(m *emails.Message) { m.Text = "\r\n\r\nBcc: all@mail.example\r\n.\r\nMAIL FROM:<x@y.example>" },
		"a long name in two scripts":   func(m *emails.Message) { m.To.Name = strings.Repeat("आशा அய்யர் ", 20) },
		"a long subject in two scripts": func(m *emails.Message) {
			m.Subject = strings.Repeat("आपका संदेश மின்னஞ்சல் ", 3)
		},
	}
	for name, change := range encoded {
		m := newMessage()
		change(&m)
		raw, err := render(t, m)
		if err != nil {
			t.Errorf("%s is rejected: %v", name, err)
			continue
		}
		read, err := netmail.ReadMessage(strings.NewReader(raw))
		if err != nil {
			t.Errorf("%s: the message cannot be parsed: %v", name, err)
			continue
		}
		if len(read.Header["Bcc"]) != 0 || len(read.Header["Cc"]) != 0 {
			t.Errorf("%s adds a header:\n%s", name, raw)
		}
		to, err := read.Header.AddressList("To")
		if err != nil || len(to) != 1 || to[0].Address != "asha@mail.example" {
			t.Errorf("%s: the recipients are %v, %v", name, to, err)
		}
		head, _, _ := strings.Cut(raw, "\r\n\r\n")
		for line := range strings.SplitSeq(head, "\r\n") {
			if len(line) > 998 || strings.ContainsAny(line, "\r\n") {
				t.Errorf("%s makes the header line %q", name, line)
			}
		}
	}
}

// TestNameInAnotherScriptSurvivesEncoding encodes a name and parses it again.
func TestNameInAnotherScriptSurvivesEncoding(t *testing.T) {
	t.Parallel()
	m := newMessage()
	m.To = emails.Address{Name: "अनीता \"Annie\" O'Neil, Jr.", Email: "anita+home@mail.example"}
	raw, err := render(t, m)
	if err != nil {
		t.Fatal(err)
	}
	read, err := netmail.ReadMessage(strings.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	to, err := read.Header.AddressList("To")
	if err != nil || len(to) != 1 || to[0].Name != m.To.Name || to[0].Address != m.To.Email {
		t.Errorf("to %v, %v", to, err)
	}
}

// TestUnsubscribeHeadersFollowRFC8058 checks the headers that mail programs need (RFC 8058): one URL, on one line, and
// the POST form.
func TestUnsubscribeHeadersFollowRFC8058(t *testing.T) {
	t.Parallel()
	const page = "https://app.aangan.example/unsubscribe?from=messages&key=7d1f3c52-9f0e-4c64-9a43-2f3f5a0f7c11"
	const click = "https://app.aangan.example/api/unsubscribe/one-click?from=messages&key=7d1f3c52-9f0e-4c64-9a43-2f3f5a0f7c11"
	for name, tt := range map[string]struct {
		how        emails.Unsubscribe
		list, post string
	}{
		"a page and one-click": {emails.Unsubscribe{Page: page, OneClick: click}, "<" + click + ">", "List-Unsubscribe=One-Click"},
		"a mailto URL":         {emails.Unsubscribe{Page: "mailto:team@aangan.example?subject=Please%20stop"}, "<mailto:team@aangan.example?subject=Please%20stop>", ""},
		"no unsubscribe URL":   {},
	} {
		m := newMessage()
		m.Unsubscribe = tt.how
		raw, err := render(t, m)
		if err != nil {
			t.Fatal(err)
		}
		message, err := netmail.ReadMessage(strings.NewReader(raw))
		if err != nil {
			t.Fatal(err)
		}
		if list, post := message.Header.Get("List-Unsubscribe"), message.Header.Get("List-Unsubscribe-Post"); list != tt.list || post != tt.post {
			t.Errorf("%s: %q and %q", name, list, post)
		}
		if _, found := message.Header["List-Unsubscribe"]; found != (tt.list != "") {
			t.Errorf("%s: List-Unsubscribe is set: %t", name, found)
		}
	}
}
