package emails_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/uuid"

	"aangan/bff/domain/emails"
)

// draft is one that has everything.
func draft() emails.Draft {
	return emails.Draft{
		To:         emails.Address{Name: "Asha", Email: "asha@mail.example"},
		Subject:    "A word from us",
		Greeting:   "Hello Asha,",
		Paragraphs: []string{"This is a paragraph that is long enough to be broken into two lines, since a line of text has seventy-two characters.", "First\nsecond"},
		Facts:      []emails.Fact{{Label: "Name", Value: "Asha  Raman\n<b>"}, {Label: "City", Value: " "}},
		Quote:      "She said <script>alert(1)</script> & \"went\".\r\n\r\nThen she came back, with the bags and the child, and sat on the swing until the evening.",
		Button:     &emails.Button{Label: "Open it", URL: "https://app.aangan.example/auth?a=1&b=two#part"},
		Closing:    []string{"With warmth,\nthe team"},
		SmallPrint: []string{"You get this since you asked for it."},
	}
}

func made(t *testing.T, d emails.Draft) emails.Message {
	t.Helper()
	m, err := d.Message()
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestText(t *testing.T) {
	t.Parallel()
	const want = `Hello Asha,

This is a paragraph that is long enough to be broken into two lines,
since a line of text has seventy-two characters.

First
second

Name: Asha Raman <b>

> She said <script>alert(1)</script> & "went".
>
> Then she came back, with the bags and the child, and sat on the swing
> until the evening.

Open it:

https://app.aangan.example/auth?a=1&b=two#part

With warmth,
the team

-- 
You get this since you asked for it.
`
	if got := made(t, draft()).Text; got != want {
		t.Errorf("the text is\n%s\nnot\n%s", got, want)
	}
}

func TestTextIsNeverTooWide(t *testing.T) {
	t.Parallel()
	d := draft()
	d.Paragraphs = []string{strings.Repeat("आँगन में बैठो और चाय पियो। ", 20), "https://app.aangan.example/" + strings.Repeat("x", 90)}
	for line := range strings.Lines(made(t, d).Text) {
		line = strings.TrimSuffix(line, "\n")
		if utf8.RuneCountInString(line) > 72 && strings.Contains(line, " ") {
			t.Errorf("a line has %d characters: %s", utf8.RuneCountInString(line), line)
		}
	}
}

func TestHTML(t *testing.T) {
	t.Parallel()
	html := made(t, draft()).HTML
	for _, want := range []string{
		"Hello Asha,</h1>", "First<br>second", "Asha Raman &lt;b&gt;", "She said &lt;script&gt;alert(1)&lt;/script&gt; &amp; &#34;went&#34;.<br><br>Then",
		`href="https://app.aangan.example/auth?a=1&amp;b=two#part"`, ">Open it</a>", `content="light dark"`, "With warmth,<br>the team", ">Aangan</td>",
	} {
		if !strings.Contains(html, want) {
			t.Errorf("the letter lacks %q", want)
		}
	}
	for _, never := range []string{"<script", "<img", "<link", "@import", "url(", "City", "ZgotmplZ"} {
		if strings.Contains(html, never) {
			t.Errorf("the letter holds %q", never)
		}
	}
	if strings.Count(html, "<a ") != 1 {
		t.Error("there is more than the one link")
	}
}

func TestUnsubscribe(t *testing.T) {
	t.Parallel()
	key := uuid.New()
	d := draft()
	d.Unsubscribe = emails.ForMember(emails.Links{Member: "https://app.aangan.example"}, key, emails.AboutMessages)
	page := "https://app.aangan.example/unsubscribe?from=messages&key=" + key.String()
	if want := (emails.Unsubscribe{Page: page, OneClick: strings.Replace(page, "/unsubscribe?", "/api/unsubscribe/one-click?", 1)}); *d.Unsubscribe != want {
		t.Errorf("%+v, want %+v", *d.Unsubscribe, want)
	}
	m := made(t, d)
	if m.Unsubscribe != *d.Unsubscribe {
		t.Errorf("the mail has %+v", m.Unsubscribe)
	}
	if !strings.HasSuffix(m.Text, "\n\nNot for you? Stop letters like this one:\n"+page+"\n") {
		t.Errorf("the text is\n%s", m.Text)
	}
	if !strings.Contains(m.HTML, `href="`+strings.ReplaceAll(page, "&", "&amp;")+`"`) || !strings.Contains(m.HTML, ">Stop letters like this one</a>") {
		t.Errorf("the letter is\n%s", m.HTML)
	}
	d.SmallPrint = nil
	if m := made(t, d); !strings.Contains(m.Text, "\n\n-- \nNot for you") {
		t.Errorf("without small print the text is\n%s", m.Text)
	}
	d.Unsubscribe = &emails.Unsubscribe{Page: "mailto:team@aangan.example?subject=Please%20stop"}
	if m := made(t, d); !strings.Contains(m.HTML, `href="mailto:team@aangan.example?subject=Please%20stop"`) {
		t.Errorf("by mail the letter is\n%s", m.HTML)
	}
	if m := made(t, draft()); m.Unsubscribe != (emails.Unsubscribe{}) || strings.Contains(m.Text, "Stop letters") || strings.Contains(m.HTML, "Stop letters") {
		t.Error("a letter that cannot be stopped says that it can")
	}
}

func TestDraftsThatCannotBe(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(*emails.Draft){
		"to nobody":                func(d *emails.Draft) { d.To.Email = "" },
		"without subject":          func(d *emails.Draft) { d.Subject = "" },
		"subject of two lines":     func(d *emails.Draft) { d.Subject = "secret\nBcc: x" },
		"subject without an end":   func(d *emails.Draft) { d.Subject = strings.Repeat("secret ", 20) },
		"without greeting":         func(d *emails.Draft) { d.Greeting = "" },
		"saying nothing":           func(d *emails.Draft) { d.Paragraphs = nil },
		"button to nowhere":        func(d *emails.Draft) { d.Button.URL = "/secret" },
		"button that is a program": func(d *emails.Draft) { d.Button.URL = "javascript:alert('secret')" },
		"button with a line break": func(d *emails.Draft) { d.Button.URL = "https://a.example/\nsecret" },
		"button with a space":      func(d *emails.Draft) { d.Button.URL = "https://a.example/a secret" },
		"button without words":     func(d *emails.Draft) { d.Button.Label = " " },
		"unsubscribe to nowhere":   func(d *emails.Draft) { d.Unsubscribe = &emails.Unsubscribe{Page: "/secret", OneClick: "/secret"} },
		"unsubscribe by no click":  func(d *emails.Draft) { d.Unsubscribe = &emails.Unsubscribe{Page: "https://secret.example/"} },
		"unsubscribe of two addresses": func(d *emails.Draft) {
			d.Unsubscribe = &emails.Unsubscribe{Page: "https://a.example/", OneClick: "https://a.example/>,<https://secret.example"}
		},
		"unsubscribe with a header": func(d *emails.Draft) {
			d.Unsubscribe = &emails.Unsubscribe{Page: "mailto:a@mail.example\r\nBcc:secret@mail.example"}
		},
		"a file without a name": func(d *emails.Draft) {
			d.Attachments = []emails.Attachment{{ContentType: "text/plain", Content: []byte("secret")}}
		},
		"a file of no type": func(d *emails.Draft) {
			d.Attachments = []emails.Attachment{{Name: "a.ics", ContentType: "secret", Content: []byte("secret")}}
		},
		"an empty file": func(d *emails.Draft) {
			d.Attachments = []emails.Attachment{{Name: "a.ics", ContentType: "text/calendar; method=REQUEST"}}
		},
		"unsubscribe by mail to nobody": func(d *emails.Draft) { d.Unsubscribe = &emails.Unsubscribe{Page: "mailto:secret"} },
	} {
		d := draft()
		change(&d)
		if _, err := d.Message(); err == nil || strings.Contains(err.Error(), "secret") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestAttachments(t *testing.T) {
	t.Parallel()
	d := draft()
	d.Attachments = []emails.Attachment{
		{Name: "invite.ics", ContentType: "text/calendar; charset=utf-8; method=CANCEL", Content: []byte("x")},
		{Name: "plain.ics", ContentType: "text/calendar", Content: []byte("x")}, {Name: "a.txt", ContentType: "text/plain; method=CANCEL", Content: []byte("x")},
	}
	m := made(t, d)
	if len(m.Attachments) != 3 || m.Text != made(t, draft()).Text {
		t.Errorf("the mail has %+v", m.Attachments)
	}
	for at, want := range []string{"CANCEL", "", ""} {
		if got := m.Attachments[at].Invites(); got != want {
			t.Errorf("%s invites to %q", m.Attachments[at].Name, got)
		}
	}
}

func TestHello(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"Asha": "Hello Asha,", " Asha ": "Hello Asha,", "Anne-Marie": "Hello Anne-Marie,", "O'Neil": "Hello O'Neil,", "S. Priya": "Hello S. Priya,",
		"आशा": "Hello आशा,", "அனிதா": "Hello அனிதா,", "عائشہ": "Hello عائشہ,", "Priya K.": "Hello Priya K.,",
		"": "Hello,", "evil.example": "Hello,", "Visit https://evil.example": "Hello,", "www.evil.example": "Hello,", "a@b.example": "Hello,",
		"Win 5000 now": "Hello,", "Asha\r\nBcc: x": "Hello,", "<b>Asha</b>": "Hello,",
		"You have won a prize come and take it today": "Hello,",
	} {
		if got := emails.Hello(name); got != want {
			t.Errorf("%q is greeted %q, want %q", name, got, want)
		}
	}
}

func TestBook(t *testing.T) {
	t.Parallel()
	boom := errors.New("boom")
	row := func(err error) func(context.Context, uuid.UUID) (string, error) {
		return func(_ context.Context, id uuid.UUID) (string, error) { return id.String(), err }
	}
	write := func(id string) emails.Draft {
		d := draft()
		d.Quote = id
		return d
	}
	book := emails.NewRegistry(emails.New("second", row(emails.ErrGone), write, "a sample"))
	book.Add(emails.New("first-1", row(nil), write, "a sample", "another"), emails.New("third", row(boom), write, "a sample"))
	if all := book.All(); len(all) != 3 || all[0].Kind != "first-1" || all[2].Kind != "third" || !book.Has("second") || book.Has("fourth") {
		t.Errorf("the book holds %v", all)
	}
	id := uuid.New()
	var sent uuid.UUID
	book.Add(emails.New("sixth", row(nil), write, "a sample").AboutSecurity().WhenSent(func(_ context.Context, id uuid.UUID) error {
		sent = id
		return boom
	}), emails.New("seventh", row(nil), write, "a sample").ToTeam())
	if err := book.Sent(t.Context(), emails.Ref{Kind: "sixth", ID: id}); !errors.Is(err, boom) || sent != id {
		t.Errorf("noting that a letter was sent: %v, %s", err, sent)
	}
	if err := book.Sent(t.Context(), emails.Ref{Kind: "seventh", ID: id}); err != nil {
		t.Error(err)
	}
	book.Add(emails.New("ninth", row(nil), write, "a sample").ToCoach())
	for at, want := range []emails.Class{emails.Notice, emails.Work, emails.Notice, emails.Internal, emails.Security} {
		if letter := book.All()[at]; letter.Class != want {
			t.Errorf("%s is %q, want %q", letter.Kind, letter.Class, want)
		}
	}
	m, err := book.Compose(t.Context(), emails.Ref{Kind: "first-1", ID: id})
	if err != nil || !strings.Contains(m.Text, id.String()) || m.To.Email != "asha@mail.example" {
		t.Errorf("%+v, %v", m, err)
	}
	if _, err := book.Compose(t.Context(), emails.Ref{Kind: "second", ID: id}); !errors.Is(err, emails.ErrGone) {
		t.Errorf("a row that is gone: %v", err)
	}
	if _, err := book.Compose(t.Context(), emails.Ref{Kind: "third", ID: id}); !errors.Is(err, boom) {
		t.Errorf("a row that cannot be read: %v", err)
	}
	if _, err := book.Compose(t.Context(), emails.Ref{Kind: "fourth", ID: id}); err == nil {
		t.Error("a letter that there is not is written")
	}
	samples, err := book.All()[0].Samples()
	if err != nil || len(samples) != 2 || !strings.Contains(samples[0].Text, "a sample") || !strings.Contains(samples[1].Text, "another") {
		t.Errorf("the samples: %+v, %v", samples, err)
	}
	for _, kind := range []string{"second", "", "Second", "se cond", "second-"} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%q is registered", kind)
				}
			}()
			book.Add(emails.New(kind, row(nil), write, "a sample"))
		}()
	}
}
