package emails

import (
	"errors"
	"fmt"
	"net/url"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"aangan/bff/domain/copy"
)

// Draft is an email's content without its frame. Every text is plain; the frame escapes it. Line breaks inside a
// paragraph are kept.
type Draft struct {
	// To is the recipient. ReplyTo, if it has an Email, gets the replies.
	To, ReplyTo Address
	// Language is the code of the language that the email is written in; empty is English.
	Language string
	// Subject is a fixed, neutral text, never a person's input: other people may see it.
	Subject string
	// Greeting is the first line, in display type: "Hello Asha,". See Hello.
	Greeting   string
	Paragraphs []string
	// Facts are short rows, such as who wrote and from where.
	Facts []Fact
	// Quote is a person's text, set apart, with its line breaks.
	Quote string
	// Button is the one thing to do, or nil.
	Button *Button
	// Closing follows the button: last paragraphs and the sign-off.
	Closing []string
	// SmallPrint is shown below the email.
	SmallPrint []string
	// Unsubscribe is how the recipient stops emails like this one. Emails about account security or payments, and
	// those to the team, have none; all others have it.
	Unsubscribe *Unsubscribe
	// Attachments are files that go along, such as an invitation for a calendar.
	Attachments []Attachment
}

// Unsubscribe stops emails like this one: by a link in the small print, and by the button of mail programs.
type Unsubscribe struct {
	// Page is the URL of a page with a button (opening it changes nothing, because scanners open every link), or a
	// mailto: address of the team.
	Page string
	// OneClick is the URL to which a mail program posts (RFC 8058); in a browser it redirects to the page. Empty with
	// a mailto: address.
	OneClick string
}

// Fact is one row: a label and its value.
type Fact struct{ Label, Value string }

// Button is a link that looks like a button. URL is absolute.
type Button struct{ Label, URL string }

// MaxSubject is the maximum length of a subject in characters, as a phone shows it.
const MaxSubject = 78

// Message renders the draft in its frame. Returns an error for an incomplete draft, without its text.
func (d Draft) Message() (Message, error) {
	if err := d.check(); err != nil {
		return Message{}, fmt.Errorf("emails: %w", err)
	}
	d = d.tidy().withPageLanguage()
	html, err := d.html()
	if err != nil {
		return Message{}, fmt.Errorf("emails: render the frame: %w", err)
	}
	mail := Message{To: d.To, ReplyTo: d.ReplyTo, Subject: d.Subject, Language: d.in().Language(), Text: d.text(), HTML: html, Attachments: d.Attachments}
	if d.Unsubscribe != nil {
		mail.Unsubscribe = *d.Unsubscribe
	}
	return mail, nil
}

// withPageLanguage makes the unsubscribe page open in the email's language, because the recipient may not be logged in
// there.
func (d Draft) withPageLanguage() Draft {
	if d.Unsubscribe == nil || !isWeb(d.Unsubscribe.Page) || d.in().Language() == copy.SourceLanguage {
		return d
	}
	in := *d.Unsubscribe
	in.Page += "&lang=" + d.in().Language()
	d.Unsubscribe = &in
	return d
}

func (d Draft) check() error {
	switch {
	case d.To.Email == "":
		return errors.New("the email has no recipient")
	case strings.TrimSpace(d.Subject) == "" || utf8.RuneCountInString(d.Subject) > MaxSubject:
		return fmt.Errorf("the subject is empty or longer than %d characters", MaxSubject)
	case strings.ContainsFunc(d.Subject, unicode.IsControl):
		return errors.New("the subject contains a control character")
	case d.Greeting == "" || len(d.Paragraphs) == 0:
		return errors.New("the email has no text")
	}
	if d.Button != nil && !isWeb(d.Button.URL) {
		return errors.New("the button has no absolute URL")
	}
	if d.Button != nil && strings.TrimSpace(d.Button.Label) == "" {
		return errors.New("the button has no label")
	}
	if u := d.Unsubscribe; u != nil && !(isWeb(u.Page) && isWeb(u.OneClick)) && !(isMailto(u.Page) && u.OneClick == "") {
		return errors.New("invalid unsubscribe URLs")
	}
	for _, a := range d.Attachments {
		if err := a.Check(); err != nil {
			return err
		}
	}
	return nil
}

// isWeb reports whether the URL is absolute and safe for a link and a header.
func isWeb(address string) bool {
	parsed, err := url.Parse(address)
	return err == nil && (parsed.Scheme == "https" || parsed.Scheme == "http") && parsed.Host != "" && isPrinted(address)
}

func isMailto(address string) bool {
	parsed, err := url.Parse(address)
	return err == nil && parsed.Scheme == "mailto" && strings.Contains(parsed.Opaque, "@") && isPrinted(address)
}

// isPrinted reports whether the URL contains only printable ASCII that ends neither a header nor its brackets.
func isPrinted(address string) bool {
	return !strings.ContainsFunc(address, func(r rune) bool { return r <= ' ' || r >= 0x7F || r == '<' || r == '>' || r == ',' })
}

// tidy removes control characters, and line breaks from single-line texts.
func (d Draft) tidy() Draft {
	d.Greeting = oneLine(d.Greeting)
	d.Paragraphs, d.Closing, d.SmallPrint = tidyAll(d.Paragraphs), tidyAll(d.Closing), tidyAll(d.SmallPrint)
	d.Quote = tidy(d.Quote)
	facts := make([]Fact, 0, len(d.Facts))
	for _, fact := range d.Facts {
		if value := oneLine(fact.Value); value != "" {
			facts = append(facts, Fact{Label: oneLine(fact.Label), Value: value})
		}
	}
	d.Facts = facts
	if d.Button != nil {
		d.Button = &Button{Label: oneLine(d.Button.Label), URL: d.Button.URL}
	}
	return d
}

func tidyAll(texts []string) []string {
	var kept []string
	for _, text := range texts {
		if text = tidy(text); text != "" {
			kept = append(kept, text)
		}
	}
	return kept
}

func tidy(text string) string {
	text = strings.ReplaceAll(strings.ToValidUTF8(text, "\uFFFD"), "\r\n", "\n")
	text = strings.Map(func(r rune) rune {
		switch {
		case r == '\n':
			return r
		case r == '\r', r == '\u2028', r == '\u2029':
			return '\n'
		case r == '\t':
			return ' '
		case unicode.IsControl(r):
			return -1
		}
		return r
	}, text)
	return strings.TrimSpace(text)
}

func oneLine(text string) string { return strings.Join(strings.Fields(tidy(text)), " ") }

// plausible matches text that can only be a name: words of letters and the marks inside names. No digit, slash or "@",
// and a dot only after an initial.
var plausible = regexp.MustCompile(`^\p{L}[\p{L}\p{M}'’\-\x{200C}\x{200D}]*\.?( [\p{L}\p{M}'’\-\x{200C}\x{200D}]+\.?){0,4}$`)

// in returns the frame's texts.
func (d Draft) in() *copy.Catalog { return copy.In(d.Language) }

// Hello returns the Greeting of an email in English.
func Hello(name string) string { return Greeting(copy.In(copy.SourceLanguage), name) }

// Greeting returns a greeting with the given name in a language: "Hello Asha,". Forms that email any typed address
// could be used to send advertisements as a name, so text that does not look like a name is left out.
func Greeting(in *copy.Catalog, name string) string {
	name = oneLine(name)
	if utf8.RuneCountInString(name) > 40 || !plausible.MatchString(name) {
		return in.LetterFrame.Hello
	}
	return in.LetterFrame.HelloName.Fill("name", name)
}
