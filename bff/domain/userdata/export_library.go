package userdata

import (
	"context"
	"errors"
	"time"

	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// library exports the member's bookmarks of coaches and of the library, and the journal as readable text.
func (e *exporter) library(ctx context.Context) error {
	coaches, err := e.q.ExportSavedCoaches(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "savedCoaches", coaches, func(row store.ExportSavedCoachesRow) any {
		return ExportSavedCoach{Coach: row.Name, SavedAt: row.CreatedAt.UTC()}
	})
	saved, err := e.q.ExportSavedResources(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "savedResources", saved, func(row store.ExportSavedResourcesRow) any {
		return ExportSavedResource{Resource: row.Resource, SavedAt: row.CreatedAt.UTC()}
	})
	places, err := e.q.ExportReadingPlaces(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "readingPlaces", places, func(row store.ExportReadingPlacesRow) any {
		return ExportReadingPlace{Resource: row.Resource, Percent: row.Percent, LeftAt: row.LeftAt.UTC()}
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

// safetyNotes exports the member's safety notes as readable text.
func (e *exporter) safetyNotes(ctx context.Context) error {
	row, err := e.q.SafetyNotes(ctx, e.tx, e.member)
	if errors.Is(err, pgx.ErrNoRows) {
		e.file.value("safetyNotes", nil)
		return nil
	}
	if err != nil {
		return err
	}
	content, opens := e.notes.Unseal(ctx, e.member, row.Sealed)
	notes := ExportSafetyNotes{
		Sections: make([]ExportSafetySection, len(content.Sections)), ContactName: content.ContactName, ContactPhone: content.ContactPhone,
		Unreadable: !opens, UpdatedAt: row.UpdatedAt.UTC(), SharedAt: utc(row.SharedAt),
	}
	for i, section := range content.Sections {
		notes.Sections[i] = ExportSafetySection{Title: section.Title, Text: section.Text}
	}
	e.file.value("safetyNotes", notes)
	return nil
}

// ofCheckIns exports the member's check-ins as readable text.
func (e *exporter) ofCheckIns(ctx context.Context) error {
	rows, err := e.q.ExportCheckIns(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "checkIns", rows, func(row store.CheckIn) any {
		content, opens := e.checkIns.Unseal(ctx, e.member, row.ID, row.Sealed)
		return ExportCheckIn{
			Day: row.Day.Time.Format(time.DateOnly), Mood: content.Mood, Word: content.Word, Note: content.Note,
			Unreadable: !opens, UpdatedAt: row.UpdatedAt.UTC(), SharedAt: utc(row.SharedAt),
		}
	})
	return nil
}
