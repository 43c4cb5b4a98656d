package emails

import (
	"errors"
	"fmt"
	"net/url"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Draft is what a letter says, without its frame. Every text is plain; the frame escapes it. A line break inside a
// paragraph stays one.
type Draft struct {
	// To is who gets it; ReplyTo, when it has an Email, is who gets the answer.
	To, ReplyTo Address
	// Subject is ours alone, never what somebody typed, and neutral: it is read over shoulders.
	Subject string
	// Greeting is the first line, in display type: "Hello Asha,". See Hello.
	Greeting   string
	Paragraphs []string
	// Facts are short rows, such as who wrote and from where.
	Facts []Fact
	// Quote is what somebody wrote, set apart, with its line breaks.
	Quote string
	// Button is the one thing to do, or nil.
	Button *Button
	// Closing follows the button: last paragraphs and the sign-off.
	Closing []string
	// SmallPrint stands below the letter.
	SmallPrint []string
	// Unsubscribe is how its reader stops letters like this one. Letters about the safety of an account or
	// about what somebody pays, and those to the team, have none; every other letter has it.
	Unsubscribe *Unsubscribe
	// Attachments are files that go along, such as an invitation for a calendar.
	Attachments []Attachment
}

// Unsubscribe is how to stop letters like this one: by a link in the small print, and by the button that mail programs show
// beside the letter.
type Unsubscribe struct {
	// Page is the address of a page for a person, where one button does it (opening it does nothing: programs that look for
	// harm open every link of a letter); or a mailto: address of people who do it.
	Page string
	// OneClick is the address to which a mail program posts by itself (RFC 8058), and which sends whoever opens it on to the
	// page. Empty beside a mailto: address.
	OneClick string
}

// Fact is one row: what it is, and its value.
type Fact struct{ Label, Value string }

// Button is a link that looks like a button. URL is absolute.
type Button struct{ Label, URL string }

// MaxSubject is how long a subject may be, in characters: what a telephone shows.
const MaxSubject = 78

// Message puts the frame around the draft. The error says what the draft lacks; it repeats nothing of what it says.
func (d Draft) Message() (Message, error) {
	if err := d.check(); err != nil {
		return Message{}, fmt.Errorf("letters: %w", err)
	}
	d = d.tidy()
	html, err := d.html()
	if err != nil {
		return Message{}, fmt.Errorf("letters: the frame: %w", err)
	}
	mail := Message{To: d.To, ReplyTo: d.ReplyTo, Subject: d.Subject, Text: d.text(), HTML: html, Attachments: d.Attachments}
	if d.Unsubscribe != nil {
		mail.Unsubscribe = *d.Unsubscribe
	}
	return mail, nil
}

func (d Draft) check() error {
	switch {
	case d.To.Email == "":
		return errors.New("the letter is to nobody")
	case strings.TrimSpace(d.Subject) == "" || utf8.RuneCountInString(d.Subject) > MaxSubject:
		return fmt.Errorf("the subject is empty or longer than %d characters", MaxSubject)
	case strings.ContainsFunc(d.Subject, unicode.IsControl):
		return errors.New("the subject holds a control character")
	case d.Greeting == "" || len(d.Paragraphs) == 0:
		return errors.New("the letter says nothing")
	}
	if d.Button != nil && !isWeb(d.Button.URL) {
		return errors.New("the button leads to no absolute address")
	}
	if d.Button != nil && strings.TrimSpace(d.Button.Label) == "" {
		return errors.New("the button says nothing")
	}
	if u := d.Unsubscribe; u != nil && !(isWeb(u.Page) && isWeb(u.OneClick)) && !(isMailto(u.Page) && u.OneClick == "") {
		return errors.New("what stops letters like this one leads nowhere")
	}
	for _, a := range d.Attachments {
		if err := a.Check(); err != nil {
			return err
		}
	}
	return nil
}

// isWeb tells whether the address is an absolute one of the web, fit for a link and for a header.
func isWeb(address string) bool {
	parsed, err := url.Parse(address)
	return err == nil && (parsed.Scheme == "https" || parsed.Scheme == "http") && parsed.Host != "" && isPrinted(address)
}

func isMailto(address string) bool {
	parsed, err := url.Parse(address)
	return err == nil && parsed.Scheme == "mailto" && strings.Contains(parsed.Opaque, "@") && isPrinted(address)
}

// isPrinted tells whether the address holds nothing but printed ASCII that neither ends a header nor the brackets around it.
func isPrinted(address string) bool {
	return !strings.ContainsFunc(address, func(r rune) bool { return r <= ' ' || r >= 0x7F || r == '<' || r == '>' || r == ',' })
}

// tidy takes out what has no place in a letter: control characters everywhere, line breaks where one line is meant.
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

// plausible is a name that is only a name: words of letters, with what stands inside names. No digit, slash or "@", and
// a dot only after an initial.
var plausible = regexp.MustCompile(`^\p{L}[\p{L}\p{M}'’\-\x{200C}\x{200D}]*\.?( [\p{L}\p{M}'’\-\x{200C}\x{200D}]+\.?){0,4}$`)

// Hello greets somebody by the name that they gave: "Hello Asha,". A form that mails whatever address is typed into it
// could be used to mail strangers, with an advertisement for a name; what does not look like a name is left out.
func Hello(name string) string {
	name = oneLine(name)
	if utf8.RuneCountInString(name) > 40 || !plausible.MatchString(name) {
		return "Hello,"
	}
	return "Hello " + name + ","
}
