package userdata

import (
	"context"

	"aangan/db/store"
)

// files lists every file of the conversations with a link instead of its content. With the content, the export could
// have gigabytes that no editor opens, the snapshot would stay open during the download, and a broken connection would
// lose everything. Each link returns the original file to the signed-in member.
func (e *exporter) files(ctx context.Context) error {
	e.file.list("files")
	after := store.ExportAttachmentsParams{MemberID: e.member, MaxRows: exportPage}
	for {
		rows, err := e.q.ExportAttachments(ctx, e.tx, after)
		if err != nil {
			return err
		}
		for _, row := range rows {
			from := "coach"
			if row.Own {
				from = "you"
			}
			e.file.item(ExportAttachment{
				ID: row.ID.String(), From: from, Name: row.Name, Kind: row.Kind, ContentType: row.ContentType, Size: row.Size,
				Width: row.Width, Height: row.Height, DurationMs: row.DurationMs, BroughtAt: row.CreatedAt.UTC(),
				Link: e.app + "/api/attachments/" + row.ID.String() + "?download=1",
			})
			after.AfterAt, after.AfterID = row.CreatedAt, row.ID
		}
		if len(rows) < exportPage {
			e.file.end(']')
			return nil
		}
	}
}
