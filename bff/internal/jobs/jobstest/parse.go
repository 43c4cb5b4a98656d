package jobstest

import (
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	netmail "net/mail"
	"net/textproto"
	"strings"
)

// Part is one part of a message other than its text: an invitation or a file.
type Part struct {
	// Name is the name of a file.
	Name string
	// Kind is the media type, and Params its parameters.
	Kind    string
	Params  map[string]string
	Content []byte
}

// Parse parses a message as a mail program does: one text and one HTML part, an alternative invitation if any, and
// attached files if any. Anything else is an error.
func Parse(r io.Reader) (Mail, error) {
	message, err := netmail.ReadMessage(r)
	if err != nil {
		return Mail{}, err
	}
	m := Mail{Header: message.Header}
	to, err := message.Header.AddressList("To")
	if err != nil || len(to) != 1 {
		return Mail{}, fmt.Errorf("to %v: %w", to, err)
	}
	m.To = to[0]
	if message.Header.Get("Reply-To") != "" {
		if m.ReplyTo, err = netmail.ParseAddress(message.Header.Get("Reply-To")); err != nil {
			return Mail{}, err
		}
	}
	if m.Subject, err = new(mime.WordDecoder).DecodeHeader(message.Header.Get("Subject")); err != nil {
		return Mail{}, err
	}
	kind, params, err := mime.ParseMediaType(message.Header.Get("Content-Type"))
	switch {
	case err != nil:
		return Mail{}, err
	case kind == "multipart/alternative":
		err = m.readSides(multipart.NewReader(message.Body, params["boundary"]))
	case kind == "multipart/mixed":
		err = m.readMixed(multipart.NewReader(message.Body, params["boundary"]))
	default:
		err = fmt.Errorf("the message is %q", kind)
	}
	return m, err
}

// readMixed parses the body, which comes first, and the attached files.
func (m *Mail) readMixed(parts *multipart.Reader) error {
	for first := true; ; first = false {
		part, err := parts.NextRawPart()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		kind, params, err := mime.ParseMediaType(part.Header.Get("Content-Type"))
		if err != nil {
			return err
		}
		if first {
			if kind != "multipart/alternative" {
				return fmt.Errorf("the first part is %q, want multipart/alternative", kind)
			}
			if err := m.readSides(multipart.NewReader(part, params["boundary"])); err != nil {
				return err
			}
			continue
		}
		how, named, err := mime.ParseMediaType(part.Header.Get("Content-Disposition"))
		if err != nil || how != "attachment" {
			return fmt.Errorf("the disposition of a file is %q: %w", how, err)
		}
		content, err := decoded(part.Header, part)
		if err != nil {
			return err
		}
		m.Files = append(m.Files, Part{Name: named["filename"], Kind: kind, Params: params, Content: content})
	}
}

// readSides parses the alternative versions of the body, plainest first.
func (m *Mail) readSides(parts *multipart.Reader) error {
	for {
		part, err := parts.NextRawPart()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		kind, params, err := mime.ParseMediaType(part.Header.Get("Content-Type"))
		if err != nil {
			return err
		}
		content, err := decoded(part.Header, part)
		if err != nil {
			return err
		}
		text := strings.ReplaceAll(string(content), "\r\n", "\n")
		switch {
		case kind == "text/plain" && m.Text == "" && m.HTML == "":
			m.Text = text
		case kind == "text/html" && m.Text != "" && m.HTML == "":
			m.HTML = text
		case kind == "text/calendar" && m.HTML != "" && m.Invitation == nil:
			m.Invitation = &Part{Kind: kind, Params: params, Content: content}
		default:
			return fmt.Errorf("unexpected part of type %q", kind)
		}
	}
}

// decoded returns the decoded content of a part. Text must be quoted-printable, so that .eml files stay legible.
func decoded(header textproto.MIMEHeader, part io.Reader) ([]byte, error) {
	how, kind := header.Get("Content-Transfer-Encoding"), header.Get("Content-Type")
	switch legible := strings.HasPrefix(kind, "text/plain") || strings.HasPrefix(kind, "text/html"); {
	case how == "quoted-printable" && legible:
		return io.ReadAll(quotedprintable.NewReader(part))
	case how == "base64" && !legible:
		return io.ReadAll(base64.NewDecoder(base64.StdEncoding, part))
	default:
		return nil, fmt.Errorf("a part of type %q is encoded as %q", kind, how)
	}
}
