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

	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/internal/mail"
)

//go:embed letters.html
var galleryPage string

// gallery is the page on which every letter hangs.
var gallery = template.Must(template.New("gallery").Option("missingkey=error").Parse(galleryPage))

// hung is one letter in the gallery, with each of its faces.
type hung struct {
	Kind, Class, Stops string
	Faces              []face
}

// face is one way in which a letter can turn out. Name is that of its files, without what follows the dot.
type face struct {
	Name       string
	Number, Of int
	Subject    string
	Headers    []emails.Fact
	Text, HTML string
	message    []byte
}

// shownHeaders are what tells one letter's headers from another's, in the order in which mail programs show them.
var shownHeaders = []string{"From", "To", "Reply-To", "Subject", "List-Unsubscribe", "List-Unsubscribe-Post", "Auto-Submitted"}

// stops says of each class whether its readers can stop the letters.
var stops = map[emails.Class]string{
	emails.Notice:   "its reader can stop letters like it",
	emails.Security: "about the safety of an account: always comes",
	emails.Payment:  "about what its reader pays: always comes",
	emails.Internal: "to the team",
	emails.Work:     "to a coach about their work: comes as long as they do it",
}

// hang writes every face of every letter.
func hang(book *emails.Registry, from string) ([]hung, error) {
	var all []hung
	for _, letter := range book.All() {
		samples, err := letter.Samples()
		if err != nil {
			return nil, fmt.Errorf("the letter %s: %w", letter.Kind, err)
		}
		one := hung{Kind: letter.Kind, Class: string(letter.Class), Stops: stops[letter.Class]}
		for number, sample := range samples {
			f := face{Name: letter.Kind, Number: number + 1, Of: len(samples), Subject: sample.Subject, Text: sample.Text, HTML: sample.HTML}
			if number > 0 {
				f.Name = fmt.Sprintf("%s-%d", letter.Kind, number+1)
			}
			if f.message, err = mail.Message(from, sample); err != nil {
				return nil, fmt.Errorf("the letter %s: %w", letter.Kind, err)
			}
			if f.Headers, err = headers(f.message); err != nil {
				return nil, fmt.Errorf("the headers of the letter %s: %w", letter.Kind, err)
			}
			one.Faces = append(one.Faces, f)
		}
		all = append(all, one)
	}
	return all, nil
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

// writeLetters writes every letter that the product sends, about somebody invented, for a person to look at: a page with all
// of them, and for each a file of its HTML, of its text and of the whole message, which any mail program opens. It needs no
// database.
func writeLetters(_ context.Context, p program, args []string) error {
	if len(args) != 1 {
		fmt.Fprintln(p.stderr, "aangan letters needs the name of a folder")
		return errUsage
	}
	d, err := newBackground(p.config, nil, nil, nil)
	if err != nil {
		return err
	}
	all, err := hang(d.book, p.config.MailFrom)
	if err != nil {
		return err
	}
	folder := args[0]
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	faces := 0
	for _, letter := range all {
		for _, f := range letter.Faces {
			faces++
			for ending, content := range map[string][]byte{".html": []byte(f.HTML), ".txt": []byte(f.Text), ".eml": f.message} {
				if err := os.WriteFile(filepath.Join(folder, f.Name+ending), content, 0o644); err != nil {
					return err
				}
			}
		}
	}
	var page bytes.Buffer
	if err := gallery.Execute(&page, map[string]any{"Brand": copy.Brand.Name, "Letters": all}); err != nil {
		return fmt.Errorf("the page of letters: %w", err)
	}
	index := filepath.Join(folder, "index.html")
	if err := os.WriteFile(index, page.Bytes(), 0o644); err != nil {
		return err
	}
	p.say("%d letters with %d faces. Open %s", len(all), faces, index)
	return nil
}
