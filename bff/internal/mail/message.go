package mail

import (
	"bytes"
	"errors"
	"mime"
	netmail "net/mail"
	"strings"
	"unicode"
	"unicode/utf8"

	gomail "github.com/wneessen/go-mail"

	"aangan/bff/domain/emails"
)

// maxAddress is the maximum length of an address (RFC 5321, without the angle brackets).
const maxAddress = 254

// compose builds the message of an email. The id identifies the email: when it is sent again because its delivery is
// uncertain, it has the same Message-ID, by which mail systems recognize a duplicate.
func compose(from *netmail.Address, id string, letter emails.Message) (*gomail.Msg, error) {
	to, err := address(letter.To)
	if err != nil {
		return nil, err
	}
	if strings.TrimSpace(letter.Subject) == "" || strings.ContainsFunc(letter.Subject, unicode.IsControl) || !utf8.ValidString(letter.Subject) {
		return nil, errors.New("the subject is empty or holds a control character")
	}
	if letter.Text == "" || letter.HTML == "" {
		return nil, errors.New("the letter lacks its text or its HTML")
	}
	if id == "" || strings.ContainsFunc(id, func(r rune) bool { return !isIDCharacter(r) }) {
		return nil, errors.New("the letter's id has no place in a header")
	}
	msg := gomail.NewMsg(gomail.WithNoDefaultUserAgent())
	msg.FromMailAddress(from)
	msg.ToMailAddress(to)
	// A reply address that is invalid for mail must not prevent the email.
	if reply, err := address(letter.ReplyTo); err == nil {
		msg.ReplyToMailAddress(reply)
	}
	msg.Subject(letter.Subject)
	msg.SetDate()
	msg.SetMessageIDWithValue(id + from.Address[strings.LastIndexByte(from.Address, '@'):])
	if letter.Language != "" {
		msg.SetGenHeader(gomail.HeaderContentLang, letter.Language)
	}
	// Automatic replies such as out-of-office notices have no reader.
	msg.SetGenHeader("Auto-Submitted", "auto-generated")
	msg.SetGenHeader("X-Auto-Response-Suppress", "All")
	setUnsubscribe(msg, letter.Unsubscribe)
	msg.SetBodyString(gomail.TypeTextPlain, letter.Text)
	msg.AddAlternativeString(gomail.TypeTextHTML, letter.HTML)
	for _, file := range letter.Attachments {
		if err := attach(msg, file); err != nil {
			return nil, err
		}
	}
	return msg, nil
}

// attach adds a file. An invitation is added twice, as calendar services do: once as an alternative to text and HTML,
// by which Gmail, Outlook and Apple Mail recognize it; and once as a file, for other programs. The file has a type
// that no program takes for a second invitation.
func attach(msg *gomail.Msg, file emails.Attachment) error {
	if err := file.Check(); err != nil {
		return err
	}
	kind := gomail.ContentType(file.ContentType)
	if method := file.Invites(); method != "" {
		// The charset is added by the library.
		beside := gomail.ContentType(mime.FormatMediaType("text/calendar", map[string]string{"method": method}))
		// Base64 preserves every byte, including line ends, which are significant here.
		msg.AddAlternativeString(beside, string(file.Content), gomail.WithPartEncoding(gomail.EncodingB64))
		kind = "application/ics"
	}
	return msg.AttachReader(file.Name, bytes.NewReader(file.Content), gomail.WithFileContentType(kind))
}

// setUnsubscribe adds the headers for mail programs' unsubscribe button (RFC 2369, RFC 8058). There is one URL: with
// two, programs would not know which of them to post to.
func setUnsubscribe(msg *gomail.Msg, u emails.Unsubscribe) {
	switch {
	case u.OneClick != "":
		msg.SetGenHeader("List-Unsubscribe", "<"+u.OneClick+">")
		msg.SetGenHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click")
	case u.Page != "":
		msg.SetGenHeader("List-Unsubscribe", "<"+u.Page+">")
	}
}

// address validates an address. A name may be anything: it is encoded if needed, and its control characters and
// backslashes become spaces.
func address(a emails.Address) (*netmail.Address, error) {
	parsed, err := netmail.ParseAddress("<" + a.Email + ">")
	if err != nil || parsed.Address != a.Email || parsed.Name != "" || len(a.Email) > maxAddress ||
		strings.ContainsFunc(a.Email, func(r rune) bool { return unicode.IsControl(r) || unicode.IsSpace(r) }) {
		// The reason quotes the address, which stays out of logs.
		return nil, errors.New("the address is none")
	}
	// In a name in another script, net/mail writes a backslash unchanged, which readers of the header reject.
	parsed.Name = strings.Join(strings.FieldsFunc(strings.ToValidUTF8(a.Name, ""), func(r rune) bool {
		return unicode.IsControl(r) || unicode.IsSpace(r) || r == '\\'
	}), " ")
	return parsed, nil
}

func isIDCharacter(r rune) bool {
	return r == '.' || r == '-' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z'
}

// Message returns the email as a mail server would receive it from this address, for inspection: headers, a blank
// line, both parts.
func Message(from string, letter emails.Message) ([]byte, error) {
	sender, err := ParseFrom(from)
	if err != nil {
		return nil, err
	}
	msg, err := compose(sender, "sample", letter)
	if err != nil {
		return nil, err
	}
	var raw bytes.Buffer
	if _, err := msg.WriteTo(&raw); err != nil {
		return nil, err
	}
	return raw.Bytes(), nil
}
