// Package attachments has the operations with which a coach uploads and reads files of the conversation with a client.
package attachments

import (
	"context"

	"github.com/google/uuid"

	"aangan/bff/domain/attachment"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
	"aangan/bff/shared/attachments"
)

// Path is the URL path of the files.
const Path = "/api/coach/attachments"

// Register adds the operations to the API, all for the signed-in coach.
func Register(api *realm.API[identity.Coach], files *attachment.Service) {
	attachments.Register(api, files, attachments.Realm[identity.Coach]{
		Path:            Path,
		ReadDescription: "Coaches can read files in conversations with current clients and their own unsent uploads; 404 for any other file. Supports range requests.",
		Uploader:        func(me identity.Coach) attachment.Uploader { return attachment.ByCoach(me.ID) },
		Find: func(ctx context.Context, me identity.Coach, id uuid.UUID) (attachment.Attachment, error) {
			return files.ForCoach(ctx, me.ID, id)
		},
	})
}
