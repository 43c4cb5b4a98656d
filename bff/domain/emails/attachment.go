package emails

import (
	"errors"
	"mime"
	"regexp"
	"strings"
)

// Attachment is a file in an email. A calendar invitation has the content type text/calendar with the parameter
// method: mail programs offer to add it to the calendar.
type Attachment struct {
	// Name is fixed and neutral, as a subject: "invite.ics".
	Name string
	// ContentType is a media type with its parameters.
	ContentType string
	Content     []byte
}

var fileName = regexp.MustCompile(`^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$`)

// Check returns an error for an incomplete attachment, without its content.
func (a Attachment) Check() error {
	if !fileName.MatchString(a.Name) {
		return errors.New("an attachment has no valid name")
	}
	if kind, _, err := mime.ParseMediaType(a.ContentType); err != nil || !strings.Contains(kind, "/") {
		return errors.New("an attachment has no valid content type")
	}
	if len(a.Content) == 0 {
		return errors.New("an attachment is empty")
	}
	return nil
}

// Invites returns the method of a calendar invitation, such as REQUEST, or "" for other attachments.
func (a Attachment) Invites() string {
	kind, parameters, err := mime.ParseMediaType(a.ContentType)
	if err != nil || kind != "text/calendar" {
		return ""
	}
	return parameters["method"]
}
