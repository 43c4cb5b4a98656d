// Package attachments has the operations with which a member uploads and reads files of the conversation with their
// coach.
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
const Path = "/api/attachments"

// Register adds the operations to the API, all for the signed-in member.
func Register(api *realm.API[identity.Member], files *attachment.Service) {
	attachments.Register(api, files, attachments.Realm[identity.Member]{
		Path:            Path,
		ReadDescription: "Members can read files in their conversations and their own uploads; 404 for any other file. Supports range requests.",
		Uploader:        func(me identity.Member) attachment.Uploader { return attachment.ByMember(me.ID) },
		Find: func(ctx context.Context, me identity.Member, id uuid.UUID) (attachment.Attachment, error) {
			return files.ForMember(ctx, me.ID, id)
		},
	})
}
