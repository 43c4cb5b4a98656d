package userdata

import (
	"context"

	"aangan/db/store"
)

// library exports the member's library bookmarks and the journal as readable text.
func (e *exporter) library(ctx context.Context) error {
	saved, err := e.q.ExportSavedResources(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "savedResources", saved, func(row store.ExportSavedResourcesRow) any {
		return ExportSavedResource{Resource: row.Resource, SavedAt: row.CreatedAt.UTC()}
	})
	e.file.list("journal")
	after := store.ExportJournalParams{MemberID: e.member, MaxRows: exportPage}
	for {
		rows, err := e.q.ExportJournal(ctx, e.tx, after)
		if err != nil {
			return err
		}
		for _, row := range rows {
			text, opens := e.journal.Unseal(ctx, e.member, row.ID, row.Sealed)
			e.file.item(ExportJournalEntry{
				ID: row.ID.String(), Resource: row.Resource, Prompt: row.Prompt, Text: text, Unreadable: !opens,
				CreatedAt: row.CreatedAt.UTC(), UpdatedAt: row.UpdatedAt.UTC(),
			})
			after.AfterAt, after.AfterID = row.CreatedAt, row.ID
		}
		if len(rows) < exportPage {
			e.file.end(']')
			return nil
		}
	}
}
