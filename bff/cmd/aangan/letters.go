package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// writeLetters writes every letter that the product sends, about somebody invented, for a person to look at. It needs no
// database.
func writeLetters(_ context.Context, p program, args []string) error {
	if len(args) != 1 {
		fmt.Fprintln(p.stderr, "aangan letters needs the name of a folder")
		return errUsage
	}
	d, err := newDesk(p.config, nil)
	if err != nil {
		return err
	}
	folder := args[0]
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, letter := range d.book.All() {
		samples, err := letter.Samples()
		if err != nil {
			return fmt.Errorf("the letter %s: %w", letter.Kind, err)
		}
		for number, sample := range samples {
			path := filepath.Join(folder, letter.Kind)
			if number > 0 {
				path = fmt.Sprintf("%s-%d", path, number+1)
			}
			text := fmt.Sprintf("To: %s\nReply-To: %s\nSubject: %s\n\n%s", sample.To.Email, sample.ReplyTo.Email, sample.Subject, sample.Text)
			if err := errors.Join(
				os.WriteFile(path+".html", []byte(sample.HTML), 0o644),
				os.WriteFile(path+".txt", []byte(text), 0o644),
			); err != nil {
				return err
			}
			p.say("%s.html and .txt", path)
		}
	}
	return nil
}
