package main

import (
	"bytes"
	"context"
	_ "embed"
	"fmt"
	"html/template"
	"mime"
	netmail "net/mail"
	"os"
	"path/filepath"

	"aangan/bff/app"
	"aangan/bff/cmd/internal/cli"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/internal/mail"
)

//go:embed emails.html
var galleryPage string

// gallery is the page that shows every email.
var gallery = template.Must(template.New("gallery").Option("missingkey=error").Parse(galleryPage))

// galleryEntry is one kind of email with its samples.
type galleryEntry struct {
	Kind, Class, Stops string
	Samples            []sample
}

// sample is one rendering of an email. Name is the base name of its files.
type sample struct {
	Name       string
	Number, Of int
	Subject    string
	Headers    []emails.Fact
	Text, HTML string
	message    []byte
}

// shownHeaders are the headers that differ between emails, in the order mail programs show them.
var shownHeaders = []string{"From", "To", "Reply-To", "Subject", "Content-Language", "List-Unsubscribe", "List-Unsubscribe-Post", "Auto-Submitted"}

// stops explains for each class whether the recipient can unsubscribe.
var stops = map[emails.Class]string{
	emails.Notice:   "the recipient can unsubscribe",
	emails.Security: "about account security: always sent",
	emails.Payment:  "about payments: always sent",
	emails.Internal: "to the team",
	emails.Work:     "to a coach about their work: sent as long as they coach",
}

// renderGallery renders every sample of every email.
func renderGallery(registry *emails.Registry, from string) ([]galleryEntry, error) {
	var entries []galleryEntry
	for _, template := range registry.All() {
		var messages []emails.Message
		var names []string
		for _, language := range copy.DisplayLanguages {
			samples, err := template.Samples(language.Code)
			if err != nil {
				return nil, fmt.Errorf("the email %s: %w", template.Kind, err)
			}
			name := template.Kind
			if language.Code != copy.SourceLanguage {
				name += "-" + language.Code
			}
			for i, message := range samples {
				if message.Language != language.Code {
					continue // Emails to coaches and the team are in English only.
				}
				messages = append(messages, message)
				names = append(names, name)
				if i > 0 {
					names[len(names)-1] = fmt.Sprintf("%s-%d", name, i+1)
				}
			}
		}
		entry := galleryEntry{Kind: template.Kind, Class: string(template.Class), Stops: stops[template.Class]}
		for i, message := range messages {
			s := sample{Name: names[i], Number: i + 1, Of: len(messages), Subject: message.Subject, Text: message.Text, HTML: message.HTML}
			var err error
			if s.message, err = mail.Message(from, message); err != nil {
				return nil, fmt.Errorf("the email %s: %w", template.Kind, err)
			}
			if s.Headers, err = headers(s.message); err != nil {
				return nil, fmt.Errorf("the headers of the email %s: %w", template.Kind, err)
			}
			entry.Samples = append(entry.Samples, s)
		}
		entries = append(entries, entry)
	}
	return entries, nil
}

func headers(message []byte) ([]emails.Fact, error) {
	read, err := netmail.ReadMessage(bytes.NewReader(message))
	if err != nil {
		return nil, err
	}
	var facts []emails.Fact
	for _, name := range shownHeaders {
		value, err := new(mime.WordDecoder).DecodeHeader(read.Header.Get(name))
		if err != nil {
			return nil, err
		}
		if value != "" {
			facts = append(facts, emails.Fact{Label: name, Value: value})
		}
	}
	return facts, nil
}

// writeEmails writes every email that the product sends, with sample data, for a person to look at: an index page, and
// per sample its HTML, its text and the whole message, which mail programs open. It needs no database.
func writeEmails(_ context.Context, e cli.Env, args []string) error {
	if len(args) != 1 {
		fmt.Fprintln(e.Stderr, "aangan letters needs the name of a folder")
		return cli.ErrUsage
	}
	a, err := app.New(e.Config, app.Deps{})
	if err != nil {
		return err
	}
	entries, err := renderGallery(a.Emails, e.Config.MailFrom)
	if err != nil {
		return err
	}
	folder := args[0]
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	samples := 0
	for _, entry := range entries {
		for _, s := range entry.Samples {
			samples++
			for extension, content := range map[string][]byte{".html": []byte(s.HTML), ".txt": []byte(s.Text), ".eml": s.message} {
				if err := os.WriteFile(filepath.Join(folder, s.Name+extension), content, 0o644); err != nil {
					return err
				}
			}
		}
	}
	var page bytes.Buffer
	if err := gallery.Execute(&page, map[string]any{"Brand": copy.Brand.Name, "Emails": entries}); err != nil {
		return fmt.Errorf("render the index page: %w", err)
	}
	index := filepath.Join(folder, "index.html")
	if err := os.WriteFile(index, page.Bytes(), 0o644); err != nil {
		return err
	}
	e.Say("%d emails with %d samples. Open %s", len(entries), samples, index)
	return nil
}
