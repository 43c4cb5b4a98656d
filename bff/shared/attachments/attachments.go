// Package attachments has the operations with which members and coaches upload files to their conversation and read
// them.
package attachments

import (
	"context"
	"errors"
	"io"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/attachment"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/mailbox"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/bff/internal/transfer"
)

// Attachment is a sent file, or an upload that is not sent yet.
type Attachment struct {
	ID          string `json:"id" format:"uuid"`
	Kind        string `json:"kind" enum:"image,voice,document"`
	Name        string `json:"name"`
	ContentType string `json:"contentType"`
	Size        int64  `json:"size" doc:"Size in bytes."`
	URL         string `json:"url" doc:"Path of the file in this app's API."`
	Width       *int   `json:"width" doc:"In pixels; null if the file is not an image."`
	Height      *int   `json:"height" doc:"In pixels; null if the file is not an image."`
	DurationMs  *int   `json:"durationMs" doc:"Duration of a sound in milliseconds; null if unknown, and for other files."`
}

// attachmentOf returns a file as an app shows it. Path is the app's path of attachments.
func attachmentOf(path string, a attachment.Attachment) Attachment {
	return Attachment{
		ID: a.ID.String(), Kind: string(a.Kind), Name: a.Name, ContentType: a.ContentType, Size: a.Size, URL: path + "/" + a.ID.String(),
		Width: a.Width, Height: a.Height, DurationMs: a.DurationMs,
	}
}

// InMessage returns the file of a message, or nil without one. Path is the app's path of attachments.
func InMessage(path string, file *mailbox.Attachment) *Attachment {
	if file == nil {
		return nil
	}
	id := file.ID.String()
	return &Attachment{
		ID: id, Kind: file.Kind, Name: file.Name, ContentType: file.ContentType, Size: file.Size, URL: path + "/" + id,
		Width: file.Width, Height: file.Height, DurationMs: file.DurationMs,
	}
}

// Realm is the part of the operations that differs between members and coaches.
type Realm[A any] struct {
	Path            string
	ReadDescription string
	// Uploader identifies the actor as the owner of an upload.
	Uploader func(actor A) attachment.Uploader
	// Find returns a file that the actor may read, or fault.ErrNotFound.
	Find func(ctx context.Context, actor A, id uuid.UUID) (attachment.Attachment, error)
}

// uploadLimit is far above a person's use.
var uploadLimit = ratelimit.Rule{Burst: 60, Per: 10 * time.Minute}

// operations answers the calls of this package.
type operations[A any] struct {
	files *attachment.Service
	realm Realm[A]
}

// Register adds the operations to a realm's API, all for the signed-in actor.
func Register[A any](api *realm.API[A], files *attachment.Service, r Realm[A]) {
	const tag = "Attachments"
	o := operations[A]{files: files, realm: r}
	realm.SignedIn(api, huma.Operation{
		OperationID: "uploadAttachment", Method: http.MethodPost, Path: r.Path, Tags: []string{tag},
		Summary: "Upload a file for a message",
		Description: "At most 10 MiB. The content determines the type; 415 if the type is not allowed. Metadata about place and person is removed from pictures. " +
			"A file that is not sent within a day is deleted.",
		DefaultStatus: http.StatusCreated, Errors: []int{400, 401, 403, 413, 415, 429, 503},
	}, o.upload, realm.Limit(uploadLimit), realm.StreamedBody(transfer.Form()))
	realm.SignedIn(api, huma.Operation{
		OperationID: "readAttachment", Method: http.MethodGet, Path: r.Path + "/{id}", Tags: []string{tag},
		Summary:     "Download a conversation's file",
		Description: r.ReadDescription,
		Responses:   transfer.Responses(), Errors: []int{401, 404, 416},
	}, o.read)
	realm.SignedIn(api, huma.Operation{
		OperationID: "discardAttachment", Method: http.MethodDelete, Path: r.Path + "/{id}", Tags: []string{tag},
		Summary: "Discard an unsent file", DefaultStatus: http.StatusNoContent, Errors: []int{401, 403, 404},
	}, o.discard)
}

type uploadInput struct{ transfer.Upload }

type uploadOutput struct{ Body Attachment }

type discardInput struct {
	ID string `path:"id" format:"uuid"`
}

func (o operations[A]) upload(ctx context.Context, me A, in *uploadInput) (*uploadOutput, error) {
	by := o.realm.Uploader(me)
	received, err := transfer.Receive(&in.Upload, func(r io.Reader) (*attachment.Draft, error) { return o.files.Receive(by, r) })
	if err != nil {
		return nil, err
	}
	stored, err := o.files.Store(ctx, by, received.File, attachment.Details{Name: received.Name, DurationMs: received.DurationMs})
	if err = errors.Join(err, received.File.Close()); err != nil {
		return nil, err
	}
	return &uploadOutput{Body: attachmentOf(o.realm.Path, stored)}, nil
}

func (o operations[A]) read(ctx context.Context, me A, in *transfer.Download) (*huma.StreamResponse, error) {
	id, err := uuid.Parse(in.ID)
	if err != nil {
		return nil, fault.ErrNotFound
	}
	found, err := o.realm.Find(ctx, me, id)
	if err != nil {
		return nil, err
	}
	return transfer.Send(transfer.File{
		Content: o.files.Open(ctx, found), ContentType: found.ContentType, Name: found.Name, Tag: found.ID.String(),
		Inline: found.Displayable() && !in.Download,
	}), nil
}

func (o operations[A]) discard(ctx context.Context, me A, in *discardInput) (*struct{}, error) {
	id, err := uuid.Parse(in.ID)
	if err != nil {
		return nil, fault.ErrNotFound
	}
	return nil, o.files.Discard(ctx, o.realm.Uploader(me), id)
}
