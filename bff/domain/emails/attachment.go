package emails

import (
	"errors"
	"mime"
	"regexp"
	"strings"
)

// Attachment is a file that goes along with a letter. An invitation for a calendar is one whose ContentType is text/calendar
// with the parameter method: mail programs offer to put it into the reader's calendar.
type Attachment struct {
	// Name is ours alone, and as neutral as a subject: "invite.ics".
	Name string
	// ContentType is a media type with its parameters.
	ContentType string
	Content     []byte
}

var fileName = regexp.MustCompile(`^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$`)

// Check says what an attachment lacks; it repeats nothing of what is in it.
func (a Attachment) Check() error {
	if !fileName.MatchString(a.Name) {
		return errors.New("an attachment has no plain name")
	}
	if kind, _, err := mime.ParseMediaType(a.ContentType); err != nil || !strings.Contains(kind, "/") {
		return errors.New("an attachment is of no type")
	}
	if len(a.Content) == 0 {
		return errors.New("an attachment is empty")
	}
	return nil
}

// Invites is the method of an invitation for a calendar, such as REQUEST, or "" when the attachment is none.
func (a Attachment) Invites() string {
	kind, parameters, err := mime.ParseMediaType(a.ContentType)
	if err != nil || kind != "text/calendar" {
		return ""
	}
	return parameters["method"]
}
