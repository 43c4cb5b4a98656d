// Package attachments has the operations with which a coach uploads files to the conversation with a client and reads them.
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
		ReadDescription: "Of the conversation with a present client, or brought by the coach and not sent yet. Parts of it can be asked for.",
		Uploader:        func(me identity.Coach) attachment.Uploader { return attachment.ByCoach(me.ID) },
		Find: func(ctx context.Context, me identity.Coach, id uuid.UUID) (attachment.Attachment, error) {
			return files.ForCoach(ctx, me.ID, id)
		},
	})
}
