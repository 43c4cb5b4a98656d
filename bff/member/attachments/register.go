// Package attachments has the operations with which a member uploads files to the conversation with their coach and
// reads them.
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
	"aangan/bff/domain/identity"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/bff/internal/transfer"
)

const (
	tag  = "Attachments"
	path = "/api/attachments"
)

// uploadLimit is far above a person's use.
var uploadLimit = ratelimit.Rule{Burst: 60, Per: 10 * time.Minute}

// operations answers the calls of this package.
type operations struct{ files *attachment.Service }

// Register adds the operations to the API, all for the signed-in member.
func Register(api *realm.API[identity.Member], files *attachment.Service) {
	o := operations{files: files}
	realm.SignedIn(api, huma.Operation{
		OperationID: "uploadAttachment", Method: http.MethodPost, Path: path, Tags: []string{tag},
		Summary: "Bring a file, to be sent with a message",
		Description: "At most 10 MiB, of a type that its content decides. Pictures lose what tells where and by whom they were taken. " +
			"What no message carries within a day is taken away.",
		DefaultStatus: http.StatusCreated, Errors: []int{400, 401, 403, 413, 415, 429, 503},
	}, o.upload, realm.Limit(uploadLimit), realm.StreamedBody(transfer.Form()))
	realm.SignedIn(api, huma.Operation{
		OperationID: "readAttachment", Method: http.MethodGet, Path: path + "/{id}", Tags: []string{tag},
		Summary:     "A file that was sent in a conversation, or is about to be",
		Description: "Of a conversation of the member, or brought by them. Parts of it can be asked for.",
		Responses:   transfer.Responses(), Errors: []int{401, 404, 416},
	}, o.read)
	realm.SignedIn(api, huma.Operation{
		OperationID: "discardAttachment", Method: http.MethodDelete, Path: path + "/{id}", Tags: []string{tag},
		Summary: "Take back a file that was not sent", DefaultStatus: http.StatusNoContent, Errors: []int{401, 403, 404},
	}, o.discard)
}

type uploadInput struct{ transfer.Upload }

type uploadOutput struct{ Body Attachment }

type discardInput struct {
	ID string `path:"id" format:"uuid"`
}

func (o operations) upload(ctx context.Context, me identity.Member, in *uploadInput) (*uploadOutput, error) {
	by := attachment.ByMember(me.ID)
	received, err := transfer.Receive(&in.Upload, func(r io.Reader) (*attachment.Draft, error) { return o.files.Receive(by, r) })
	if err != nil {
		return nil, err
	}
	stored, err := o.files.Store(ctx, by, received.File, attachment.Details{Name: received.Name, DurationMs: received.DurationMs})
	if err = errors.Join(err, received.File.Close()); err != nil {
		return nil, err
	}
	return &uploadOutput{Body: attachmentOf(stored)}, nil
}

func (o operations) read(ctx context.Context, me identity.Member, in *transfer.Download) (*huma.StreamResponse, error) {
	id, err := uuid.Parse(in.ID)
	if err != nil {
		return nil, fault.ErrNotFound
	}
	found, err := o.files.ForMember(ctx, me.ID, id)
	if err != nil {
		return nil, err
	}
	return transfer.Send(transfer.File{
		Content: o.files.Open(ctx, found), ContentType: found.ContentType, Name: found.Name, Tag: found.ID.String(),
		Inline: found.Shown() && !in.Download,
	}), nil
}

func (o operations) discard(ctx context.Context, me identity.Member, in *discardInput) (*struct{}, error) {
	id, err := uuid.Parse(in.ID)
	if err != nil {
		return nil, fault.ErrNotFound
	}
	return nil, o.files.Discard(ctx, attachment.ByMember(me.ID), id)
}

// attachmentOf is a file as the member sees it.
func attachmentOf(a attachment.Attachment) Attachment {
	return Attachment{
		ID: a.ID.String(), Kind: string(a.Kind), Name: a.Name, ContentType: a.ContentType, Size: a.Size, URL: path + "/" + a.ID.String(),
		Width: a.Width, Height: a.Height, DurationMs: a.DurationMs,
	}
}
