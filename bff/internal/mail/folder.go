package mail

import (
	"context"
	"errors"
	"fmt"
	netmail "net/mail"
	"os"
	"path/filepath"
	"time"

	"aangan/bff/domain/emails"
)

// Folder writes emails into a folder instead of sending them, for machines without a mail server: one .eml file per
// email, which any mail program opens. The names sort by time and contain no address.
type Folder struct {
	path string
	from *netmail.Address
}

// NewFolder returns a sender that writes into the folder at path and creates it for the first email.
func NewFolder(path, from string) (*Folder, error) {
	sender, err := ParseFrom(from)
	if err != nil {
		return nil, err
	}
	return &Folder{path: path, from: sender}, nil
}

// Longest is the maximum time of a Send.
func (f *Folder) Longest() time.Duration { return 30 * time.Second }

// Send writes one email. A file under its final name is always complete. The error is a *Failure.
func (f *Folder) Send(_ context.Context, id string, letter emails.Message) error {
	msg, err := compose(f.from, id, letter)
	if err != nil {
		return &Failure{Permanent: true, reason: err.Error()}
	}
	// Only the program's user may read the emails.
	if err := os.MkdirAll(f.path, 0o700); err != nil {
		return f.failed(err)
	}
	file, err := os.CreateTemp(f.path, ".writing-")
	if err != nil {
		return f.failed(err)
	}
	_, err = msg.WriteTo(file)
	if err = errors.Join(err, file.Close()); err == nil {
		name := time.Now().UTC().Format("20060102T150405.000000000Z") + "-" + id + ".eml"
		err = os.Rename(file.Name(), filepath.Join(f.path, name))
	}
	if err != nil {
		return f.failed(errors.Join(err, os.Remove(file.Name())))
	}
	return nil
}

func (f *Folder) failed(err error) error {
	return &Failure{reason: fmt.Sprintf("the letter cannot be written into %s: %v", f.path, err)}
}
