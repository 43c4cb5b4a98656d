package main

import (
	"context"
	"html"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"aangan/bff/domain/letters"
	"aangan/bff/internal/config"
)

// telling are words that a subject must not hold: it is read over shoulders.
var telling = regexp.MustCompile(`(?i)well[- ]?being|wellness|wellbeing|coach|counsel|therap|mental|emotion|mood|crisis|urgent|suicid|988|anxi|depress|stress|trauma|grief|` +
	`distress|feel|support group|help\b|heal`)

var links = regexp.MustCompile(`href="([^"]*)"`)

// TestEveryLetter looks at the sample of every letter that there is.
func TestEveryLetter(t *testing.T) {
	t.Parallel()
	c, err := config.Load(func(string) string { return "" }, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	d, err := newDesk(c, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(d.book.All()) == 0 {
		t.Fatal("there are no letters")
	}
	for _, letter := range d.book.All() {
		t.Run(letter.Kind, func(t *testing.T) {
			samples, err := letter.Samples()
			if err != nil {
				t.Fatal(err)
			}
			for _, sample := range samples {
				lookAt(t, sample)
			}
		})
	}
}

func lookAt(t *testing.T, sample letters.Mail) {
	t.Helper()
	if word := telling.FindString(sample.Subject); word != "" {
		t.Errorf("the subject %q says %q to whoever looks over a shoulder", sample.Subject, word)
	}
	if strings.ContainsFunc(sample.Subject, unicode.IsControl) || strings.TrimSpace(sample.Subject) == "" {
		t.Errorf("the subject is %q", sample.Subject)
	}
	if strings.TrimSpace(sample.Text) == "" || sample.To.Email == "" {
		t.Errorf("the letter is to %q and says %q", sample.To.Email, sample.Text)
	}
	for _, found := range links.FindAllStringSubmatch(sample.HTML, -1) {
		if link := html.UnescapeString(found[1]); !strings.Contains(sample.Text, link) {
			t.Errorf("the text lacks the link %s", link)
		}
	}
}

// TestTellingWords proves that the list above catches what it is there for.
func TestTellingWords(t *testing.T) {
	t.Parallel()
	for _, subject := range []string{"Your Wellness journey", "Your coach wrote", "Therapy", "mental health", "In a crisis", "Help is here"} {
		if !telling.MatchString(subject) {
			t.Errorf("%q passes", subject)
		}
	}
	for _, subject := range []string{"We have your note", "A message for the team", "Aangan: your place on the list"} {
		if telling.MatchString(subject) {
			t.Errorf("%q does not pass", subject)
		}
	}
}

func TestLettersAreWrittenOut(t *testing.T) {
	t.Parallel()
	folder := filepath.Join(t.TempDir(), "letters")
	if err := run(context.Background(), []string{"letters", folder}, io.Discard, io.Discard); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"beta-confirmation.html", "beta-confirmation.txt", "contact-message.txt", "job-application.html"} {
		content, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil || len(content) < 100 {
			t.Errorf("%s: %v", name, err)
		}
	}
}
