package main

import (
	"bytes"
	"context"
	"html"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"aangan/bff/app"
	"aangan/bff/domain/calendar/calendartest"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/internal/config"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/bff/internal/mail"
)

// private lists words that an email must not contain. revealingWords adds those that a subject must not contain: other
// people may see it on a screen.
const private = `well[- ]?being|wellness|coach|counsel|therap|mental|emotion|mood|crisis|urgent|suicid|988|anxi|depress|stress|trauma|grief|distress|support group|heal`

var (
	privateWords   = regexp.MustCompile(`(?i)` + private)
	revealingWords = regexp.MustCompile(`(?i)` + private + `|feel|help\b|session|appointment|client` +
		`|pay|paid|receipt|invoice|charge|card\b|plan\b|member|premium|subscri|trial|free|price|bank`)
)

// The same words in Hindi.
const privateHindi = `वेलनेस|कोच|काउंसल|परामर्श|थेरेप|मेंटल|मानसिक|इमोशन|भावना|संकट|क्राइसिस|सुसाइड|आत्महत्या|चिंता|डिप्रेशन|अवसाद|तनाव|सदम|शोक`

var (
	privateWordsHindi   = regexp.MustCompile(privateHindi)
	revealingWordsHindi = regexp.MustCompile(privateHindi + `|मदद|सेशन|अपॉइंटमेंट|क्लाइंट|पेमेंट|भुगतान|रसीद|इनवॉइस|कार्ड|प्लान|मेंबर|प्रीमियम|ट्रायल|फ़्री|क़ीमत|बैंक`)
)

// latinWord matches a word in Latin letters, and known those that a Hindi email has: the brand, invented people and
// their places, names of programs, and abbreviations of times.
var (
	latinWord  = regexp.MustCompile(`[A-Za-z]{2,}`)
	knownLatin = regexp.MustCompile(`^(Aangan|Monthly|Asha|asha|Raman|Meera|Iyer|Chicago|Chennai|Chrome|Android|Visa|am|pm|CST|CDT)$`)
	addresses  = regexp.MustCompile(`https?://\S+|\S+@\S+|[A-Z0-9]{8}-\d{4}`)
)

var tags = regexp.MustCompile(`(?s)<style>.*?</style>|<[^>]*>`)

var links = regexp.MustCompile(`href="([^"]*)"`)

// emailKinds lists the product's emails. A new one is added here; a missing one fails the test.
var emailKinds = []string{
	"beta-confirmation", "coach-away", "coach-back", "coach-invitation", "coach-new-sign-in", "coach-password-changed", "coach-password-guesses", "coach-reset-password", "coach-second-factor",
	"coach-session-booked", "coach-session-cancelled", "coach-session-declined", "coach-session-departed", "coach-session-moved",
	"coach-session-reminder-day", "coach-session-reminder-hour", "coach-standing", "coach-stopped", "coach-urgent", "confirm-address", "contact-message", "email-change", "email-change-notice",
	"farewell", "job-application", "membership-ended", "message-waiting", "new-sign-in", "on-call", "password-changed", "password-guesses", "pause-ends", "payment-failed", "payment-receipt", "reset-password", "session-booked", "session-cancelled",
	"session-moved", "session-proposed", "session-reminder-day", "session-reminder-hour", "session-stays", "team-urgent", "trial-ends",
}

// TestEveryEmailIsCompleteAndDiscreet checks every part of every email.
func TestEveryEmailIsCompleteAndDiscreet(t *testing.T) {
	t.Parallel()
	c, err := config.Load(func(string) string { return "" }, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	a, err := app.New(c, app.Deps{})
	if err != nil {
		t.Fatal(err)
	}
	kinds := []string{}
	for _, template := range a.Emails.All() {
		kinds = append(kinds, template.Kind)
		t.Run(template.Kind, func(t *testing.T) {
			for _, language := range copy.DisplayLanguages {
				samples, err := template.Samples(language.Code)
				if err != nil {
					t.Fatal(err)
				}
				if len(samples) == 0 {
					t.Fatal("there is no sample")
				}
				for _, sample := range samples {
					checkLanguage(t, template, sample, language.Code)
					checkEmail(t, template, sample, c)
				}
			}
		})
	}
	if !slices.Equal(kinds, emailKinds) {
		t.Errorf("the email kinds are %v, want %v", kinds, emailKinds)
	}
}

// checkLanguage checks that an email to a member or visitor is in their language, and that others are in English.
func checkLanguage(t *testing.T, template emails.Template, sample emails.Message, language string) {
	t.Helper()
	ofPortal := template.Class == emails.Security && strings.HasPrefix(template.Kind, "coach-")
	if template.Class == emails.Internal || template.Class == emails.Work || ofPortal {
		language = copy.SourceLanguage
	}
	if sample.Language != language || !strings.Contains(sample.HTML, `<html lang="`+language+`">`) {
		t.Fatalf("the email is in %q, want %q", sample.Language, language)
	}
	for _, text := range []string{sample.Subject, sample.Text} {
		if strings.ContainsAny(text, "{}") {
			t.Errorf("a gap is not filled:\n%s", text)
		}
		if language == copy.SourceLanguage {
			continue
		}
		for _, word := range latinWord.FindAllString(addresses.ReplaceAllString(text, " "), -1) {
			if !knownLatin.MatchString(word) {
				t.Errorf("the word %q is not in the language %s:\n%s", word, language, text)
			}
		}
	}
}

func checkEmail(t *testing.T, template emails.Template, sample emails.Message, c config.Config) {
	t.Helper()
	privateWords, revealingWords := privateWords, revealingWords
	if sample.Language == "hi" {
		privateWords, revealingWords = privateWordsHindi, revealingWordsHindi
	}
	said := copy.In(sample.Language)
	if word := revealingWords.FindString(sample.Subject); word != "" {
		t.Errorf("the subject %q contains the revealing word %q", sample.Subject, word)
	}
	if strings.ContainsFunc(sample.Subject, unicode.IsControl) || strings.TrimSpace(sample.Subject) == "" {
		t.Errorf("the subject is %q", sample.Subject)
	}
	if strings.TrimSpace(sample.Text) == "" || sample.To.Email == "" {
		t.Errorf("the email has the recipient %q and the text %q", sample.To.Email, sample.Text)
	}
	// Many mail programs show the first words of an email next to its subject, also on a locked screen. A coach's emails
	// may mention coaching.
	ofPortal := template.Class == emails.Security && strings.HasPrefix(template.Kind, "coach-")
	if template.Class != emails.Internal && template.Class != emails.Work && !ofPortal {
		if word := privateWords.FindString(sample.Text); word != "" {
			t.Errorf("the text contains the revealing word %q:\n%s", word, sample.Text)
		}
		if word := privateWords.FindString(tags.ReplaceAllString(sample.HTML, " ")); word != "" {
			t.Errorf("the HTML contains the revealing word %q", word)
		}
	}
	for _, found := range links.FindAllStringSubmatch(sample.HTML, -1) {
		if link := html.UnescapeString(found[1]); !strings.Contains(sample.Text, link) {
			t.Errorf("the text lacks the link %s", link)
		}
	}
	for _, word := range strings.Fields(html.UnescapeString(tags.ReplaceAllString(body(t, sample.HTML), " "))) {
		if word != copy.Brand.Name && !strings.Contains(sample.Text, word) {
			t.Errorf("the HTML contains %q and the text does not", word)
		}
	}
	message, err := mail.Message(c.MailFrom, sample)
	if err != nil {
		t.Fatal(err)
	}
	read, err := jobstest.Parse(bytes.NewReader(message))
	if err != nil {
		t.Fatal(err)
	}
	if language := read.Header.Get("Content-Language"); language != sample.Language {
		t.Errorf("the header says %q", language)
	}
	if strings.TrimRight(strings.ReplaceAll(read.Text, "\r\n", "\n"), "\n") != strings.TrimRight(sample.Text, "\n") {
		t.Errorf("the text arrives as\n%s\nnot\n%s", read.Text, sample.Text)
	}
	if read.Text == "" || read.HTML == "" || read.Subject != sample.Subject {
		t.Errorf("the message lacks a part: %q, %d, %d", read.Subject, len(read.Text), len(read.HTML))
	}
	checkInvitation(t, sample, read, revealingWords)
	stop, post := read.Header.Get("List-Unsubscribe"), read.Header.Get("List-Unsubscribe-Post")
	if template.Class != emails.Notice {
		if stop != "" || post != "" || strings.Contains(sample.Text, said.Unsubscribe.LetterLink) {
			t.Errorf("an email of class %s has unsubscribe headers or a link: %q, %q", template.Class, stop, post)
		}
		return
	}
	switch page := sample.Unsubscribe.Page; {
	case stop == "" || !strings.Contains(sample.Text, said.Unsubscribe.LetterLink+":\n"+page+"\n") || !strings.Contains(sample.HTML, html.EscapeString(page)):
		t.Errorf("the unsubscribe header or link is missing: header %q, page %q", stop, page)
	case strings.HasPrefix(page, "mailto:"):
		if post != "" || stop != "<"+page+">" {
			t.Errorf("unsubscribing by mail: %q, %q", stop, post)
		}
	case post != "List-Unsubscribe=One-Click" || !strings.HasPrefix(stop, "<"+c.URLs[config.Member]+emails.OneClickPath+"?") || !strings.HasPrefix(page, c.URLs[config.Member]+"/unsubscribe?"):
		t.Errorf("unsubscribing with one click: %q, %q, page %q", stop, post, page)
	}
}

// checkInvitation checks that an invitation is complete, with a neutral title.
func checkInvitation(t *testing.T, sample emails.Message, read jobstest.Mail, revealingWords *regexp.Regexp) {
	t.Helper()
	if (len(sample.Attachments) == 0) != (read.Invitation == nil) || len(read.Files) != len(sample.Attachments) {
		t.Fatalf("the message has %d of %d files", len(read.Files), len(sample.Attachments))
	}
	if read.Invitation == nil {
		return
	}
	invitation := calendartest.Read(t, read.Invitation.Content)
	if !bytes.Equal(read.Files[0].Content, read.Invitation.Content) || invitation.Method != read.Invitation.Params["method"] ||
		len(invitation.Events) != 1 || invitation.Events[0].Attendee != sample.To.Email {
		t.Errorf("the invitation is %+v", invitation)
	}
	if word := revealingWords.FindString(invitation.Events[0].Title); word != "" {
		t.Errorf("the title in the calendar contains the revealing word %q", word)
	}
}

// body returns the visible text of an HTML page.
func body(t *testing.T, page string) string {
	t.Helper()
	_, inside, found := strings.Cut(page, "<body")
	if !found {
		t.Fatal("the HTML has no body")
	}
	return "<body" + inside
}

// TestRevealingWordsAreDetected checks revealingWords against examples.
func TestRevealingWordsAreDetected(t *testing.T) {
	t.Parallel()
	for _, subject := range []string{"Your Wellness journey", "Your coach wrote", "Therapy", "mental health", "In a crisis", "Help is here"} {
		if !revealingWords.MatchString(subject) {
			t.Errorf("%q is accepted", subject)
		}
	}
	for _, subject := range []string{"We have your note", "A message for the team", "Aangan: your place on the list"} {
		if revealingWords.MatchString(subject) {
			t.Errorf("%q is rejected", subject)
		}
	}
}

func TestLettersCommandWritesGallery(t *testing.T) {
	t.Parallel()
	folder := filepath.Join(t.TempDir(), "letters")
	if err := program.Run(context.Background(), []string{"letters", folder}, io.Discard, io.Discard); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"beta-confirmation.html", "beta-confirmation.txt", "contact-message.txt", "contact-message-2.eml", "job-application.html", "index.html"} {
		content, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil || len(content) < 100 {
			t.Errorf("%s: %v", name, err)
		}
	}
	index, err := os.ReadFile(filepath.Join(folder, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	found, err := filepath.Glob(filepath.Join(folder, "*.eml"))
	if err != nil || len(found) < len(emailKinds) {
		t.Fatalf("%d messages, %v", len(found), err)
	}
	for _, path := range found {
		name := strings.TrimSuffix(filepath.Base(path), ".eml")
		if !strings.Contains(string(index), `href="`+name+`.eml"`) || !strings.Contains(string(index), `title="`+name+` as HTML"`) {
			t.Errorf("the index page lacks %s", name)
		}
	}
	for kind := range stops {
		if !strings.Contains(string(index), ">"+string(kind)+"<") {
			t.Errorf("the index page has no email of class %s", kind)
		}
	}
}
