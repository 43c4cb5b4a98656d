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

// draft returns a draft with every field set.
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

func render(t *testing.T, d emails.Draft) emails.Message {
	t.Helper()
	m, err := d.Message()
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestMessageRendersText(t *testing.T) {
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
	if got := render(t, draft()).Text; got != want {
		t.Errorf("the text is\n%s\nnot\n%s", got, want)
	}
}

func TestTextLinesHaveAtMost72Characters(t *testing.T) {
	t.Parallel()
	d := draft()
	d.Paragraphs = []string{strings.Repeat("आँगन में बैठो और चाय पियो। ", 20), "https://app.aangan.example/" + strings.Repeat("x", 90)}
	for line := range strings.Lines(render(t, d).Text) {
		line = strings.TrimSuffix(line, "\n")
		if utf8.RuneCountInString(line) > 72 && strings.Contains(line, " ") {
			t.Errorf("a line has %d characters: %s", utf8.RuneCountInString(line), line)
		}
	}
}

func TestMessageRendersEscapedHTML(t *testing.T) {
	t.Parallel()
	html := render(t, draft()).HTML
	for _, want := range []string{
		"Hello Asha,</h1>", "First<br>second", "Asha Raman &lt;b&gt;", "She said &lt;script&gt;alert(1)&lt;/script&gt; &amp; &#34;went&#34;.<br><br>Then",
		`href="https://app.aangan.example/auth?a=1&amp;b=two#part"`, ">Open it</a>", `content="light dark"`, "With warmth,<br>the team", ">Aangan</td>",
	} {
		if !strings.Contains(html, want) {
			t.Errorf("the HTML lacks %q", want)
		}
	}
	for _, never := range []string{"<script", "<img", "<link", "@import", "url(", "City", "ZgotmplZ"} {
		if strings.Contains(html, never) {
			t.Errorf("the HTML contains %q", never)
		}
	}
	if strings.Count(html, "<a ") != 1 {
		t.Error("the HTML does not have exactly one link")
	}
}

func TestUnsubscribeLinkIsInTextAndHTML(t *testing.T) {
	t.Parallel()
	key := uuid.New()
	d := draft()
	d.Unsubscribe = emails.ForMember(emails.Links{Member: "https://app.aangan.example"}, key, emails.AboutMessages)
	page := "https://app.aangan.example/unsubscribe?from=messages&key=" + key.String()
	if want := (emails.Unsubscribe{Page: page, OneClick: strings.Replace(page, "/unsubscribe?", "/api/unsubscribe/one-click?", 1)}); *d.Unsubscribe != want {
		t.Errorf("%+v, want %+v", *d.Unsubscribe, want)
	}
	m := render(t, d)
	if m.Unsubscribe != *d.Unsubscribe {
		t.Errorf("the message has %+v", m.Unsubscribe)
	}
	if !strings.HasSuffix(m.Text, "\n\nDon't want these emails? Unsubscribe:\n"+page+"\n") {
		t.Errorf("the text is\n%s", m.Text)
	}
	if !strings.Contains(m.HTML, `href="`+strings.ReplaceAll(page, "&", "&amp;")+`"`) || !strings.Contains(m.HTML, ">Unsubscribe</a>") {
		t.Errorf("the HTML is\n%s", m.HTML)
	}
	hindi := d
	hindi.Language = "hi"
	if m := render(t, hindi); m.Unsubscribe.Page != page+"&lang=hi" || m.Unsubscribe.OneClick != d.Unsubscribe.OneClick || !strings.Contains(m.Text, page+"&lang=hi\n") {
		t.Errorf("in Hindi the message has %+v and the text is\n%s", m.Unsubscribe, m.Text)
	}
	d.SmallPrint = nil
	if m := render(t, d); !strings.Contains(m.Text, "\n\n-- \nDon't want these emails") {
		t.Errorf("without small print the text is\n%s", m.Text)
	}
	d.Unsubscribe = &emails.Unsubscribe{Page: "mailto:team@aangan.example?subject=Please%20stop"}
	if m := render(t, d); !strings.Contains(m.HTML, `href="mailto:team@aangan.example?subject=Please%20stop"`) {
		t.Errorf("with a mailto: address the HTML is\n%s", m.HTML)
	}
	if m := render(t, draft()); m.Unsubscribe != (emails.Unsubscribe{}) || strings.Contains(m.Text, "Unsubscribe") || strings.Contains(m.HTML, "Unsubscribe") {
		t.Error("an email without Unsubscribe offers to unsubscribe")
	}
}

func TestMessageRejectsIncompleteDrafts(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(*emails.Draft){
		"no recipient":                        func(d *emails.Draft) { d.To.Email = "" },
		"no subject":                          func(d *emails.Draft) { d.Subject = "" },
		"subject with a line break":           func(d *emails.Draft) { d.Subject = "secret\nBcc: x" },
		"too long subject":                    func(d *emails.Draft) { d.Subject = strings.Repeat("secret ", 20) },
		"no greeting":                         func(d *emails.Draft) { d.Greeting = "" },
		"no text":                             func(d *emails.Draft) { d.Paragraphs = nil },
		"button with a relative URL":          func(d *emails.Draft) { d.Button.URL = "/secret" },
		"button with a javascript: URL":       func(d *emails.Draft) { d.Button.URL = "javascript:alert('secret')" },
		"button URL with a line break":        func(d *emails.Draft) { d.Button.URL = "https://a.example/\nsecret" },
		"button URL with a space":             func(d *emails.Draft) { d.Button.URL = "https://a.example/a secret" },
		"button without a label":              func(d *emails.Draft) { d.Button.Label = " " },
		"unsubscribe with relative URLs":      func(d *emails.Draft) { d.Unsubscribe = &emails.Unsubscribe{Page: "/secret", OneClick: "/secret"} },
		"unsubscribe without a one-click URL": func(d *emails.Draft) { d.Unsubscribe = &emails.Unsubscribe{Page: "https://secret.example/"} },
		"unsubscribe with two one-click URLs": func(d *emails.Draft) {
			d.Unsubscribe = &emails.Unsubscribe{Page: "https://a.example/", OneClick: "https://a.example/>,<https://secret.example"}
		},
		"unsubscribe with a header injection": func(d *emails.Draft) {
			d.Unsubscribe = &emails.Unsubscribe{Page: "mailto:a@mail.example\r\nBcc:secret@mail.example"}
		},
		"attachment without a name": func(d *emails.Draft) {
			d.Attachments = []emails.Attachment{{ContentType: "text/plain", Content: []byte("secret")}}
		},
		"attachment without a valid type": func(d *emails.Draft) {
			d.Attachments = []emails.Attachment{{Name: "a.ics", ContentType: "secret", Content: []byte("secret")}}
		},
		"empty attachment": func(d *emails.Draft) {
			d.Attachments = []emails.Attachment{{Name: "a.ics", ContentType: "text/calendar; method=REQUEST"}}
		},
		"unsubscribe with an invalid mailto:": func(d *emails.Draft) { d.Unsubscribe = &emails.Unsubscribe{Page: "mailto:secret"} },
	} {
		d := draft()
		change(&d)
		if _, err := d.Message(); err == nil || strings.Contains(err.Error(), "secret") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestAttachmentsAndInvitationMethod(t *testing.T) {
	t.Parallel()
	d := draft()
	d.Attachments = []emails.Attachment{
		{Name: "invite.ics", ContentType: "text/calendar; charset=utf-8; method=CANCEL", Content: []byte("x")},
		{Name: "plain.ics", ContentType: "text/calendar", Content: []byte("x")}, {Name: "a.txt", ContentType: "text/plain; method=CANCEL", Content: []byte("x")},
	}
	m := render(t, d)
	if len(m.Attachments) != 3 || m.Text != render(t, draft()).Text {
		t.Errorf("the message has %+v", m.Attachments)
	}
	for at, want := range []string{"CANCEL", "", ""} {
		if got := m.Attachments[at].Invites(); got != want {
			t.Errorf("%s invites to %q", m.Attachments[at].Name, got)
		}
	}
}

func TestHelloGreetsOnlyPlausibleNames(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"Asha": "Hello Asha,", " Asha ": "Hello Asha,", "Anne-Marie": "Hello Anne-Marie,", "O'Neil": "Hello O'Neil,", "S. Priya": "Hello S. Priya,",
		"आशा": "Hello आशा,", "அனிதா": "Hello அனிதா,", "عائشہ": "Hello عائشہ,", "Priya K.": "Hello Priya K.,",
		"": "Hello,", "evil.example": "Hello,", "Visit https://evil.example": "Hello,", "www.evil.example": "Hello,", "a@b.example": "Hello,",
		"Win 5000 now": "Hello,", "Asha\r\nBcc: x": "Hello,", "<b>Asha</b>": "Hello,",
		"You have won a prize come and take it today": "Hello,",
	} {
		if got := emails.Hello(name); got != want {
			t.Errorf("Hello(%q) is %q, want %q", name, got, want)
		}
	}
}

func TestRegistryComposesRegisteredKinds(t *testing.T) {
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
	registry := emails.NewRegistry(emails.New("second", row(emails.ErrGone), write, "a sample"))
	registry.Add(emails.New("first-1", row(nil), write, "a sample", "another"), emails.New("third", row(boom), write, "a sample"))
	if all := registry.All(); len(all) != 3 || all[0].Kind != "first-1" || all[2].Kind != "third" || !registry.Has("second") || registry.Has("fourth") {
		t.Errorf("the registry contains %v", all)
	}
	id := uuid.New()
	var sent uuid.UUID
	registry.Add(emails.New("sixth", row(nil), write, "a sample").AboutSecurity().WhenSent(func(_ context.Context, id uuid.UUID) error {
		sent = id
		return boom
	}), emails.New("seventh", row(nil), write, "a sample").ToTeam())
	if err := registry.Sent(t.Context(), emails.Ref{Kind: "sixth", ID: id}); !errors.Is(err, boom) || sent != id {
		t.Errorf("Sent: %v, %s", err, sent)
	}
	if err := registry.Sent(t.Context(), emails.Ref{Kind: "seventh", ID: id}); err != nil {
		t.Error(err)
	}
	registry.Add(emails.New("ninth", row(nil), write, "a sample").ToCoach())
	for at, want := range []emails.Class{emails.Notice, emails.Work, emails.Notice, emails.Internal, emails.Security} {
		if template := registry.All()[at]; template.Class != want {
			t.Errorf("%s is %q, want %q", template.Kind, template.Class, want)
		}
	}
	m, err := registry.Compose(t.Context(), emails.Ref{Kind: "first-1", ID: id})
	if err != nil || !strings.Contains(m.Text, id.String()) || m.To.Email != "asha@mail.example" {
		t.Errorf("%+v, %v", m, err)
	}
	if _, err := registry.Compose(t.Context(), emails.Ref{Kind: "second", ID: id}); !errors.Is(err, emails.ErrGone) {
		t.Errorf("a deleted row: %v", err)
	}
	if _, err := registry.Compose(t.Context(), emails.Ref{Kind: "third", ID: id}); !errors.Is(err, boom) {
		t.Errorf("a row that cannot be read: %v", err)
	}
	if _, err := registry.Compose(t.Context(), emails.Ref{Kind: "fourth", ID: id}); err == nil {
		t.Error("an unknown kind was composed")
	}
	samples, err := registry.All()[0].Samples("en")
	if err != nil || len(samples) != 2 || !strings.Contains(samples[0].Text, "a sample") || !strings.Contains(samples[1].Text, "another") {
		t.Errorf("the samples: %+v, %v", samples, err)
	}
	for _, kind := range []string{"second", "", "Second", "se cond", "second-"} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%q: no panic", kind)
				}
			}()
			registry.Add(emails.New(kind, row(nil), write, "a sample"))
		}()
	}
}
