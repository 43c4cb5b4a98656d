package seed

import (
	"context"
	"fmt"
	"time"

	"aangan/db/store"
)

// page is a page of a member's private journal, written at a local time some days ago in the member's zone.
type page struct {
	days, clock int
	// resource is the slug of the library item whose question it answers, and prompt the question's index. It is empty
	// for a free entry.
	resource string
	prompt   int16
	text     string
}

// ashasPages are from the days of her two calls.
var ashasPages = []page{
	{
		days: 6, clock: 2215, resource: "what-i-did-not-say-on-the-call", prompt: 4,
		text: "The pressure cooker. Three whistles, and Amma stopped mid-sentence to count them, like she always does. I counted along. I'd forgotten that I do that.",
	},
	{
		days: 1, clock: 2130,
		text: "Slept. Woke up before the alarm and didn't look at my phone.\n\nPapa asked if it's cold here. I've been thinking about that question all day. It's the first one in months that had no second question behind it. It's 61 degrees. I should tell him in Celsius.",
	},
}

// addJournal adds the member's saved library items and journal.
func (d *demo) addJournal(ctx context.Context, member member, zone *time.Location) error {
	for place, slug := range member.saved {
		row := store.SeedSavedResourceParams{MemberID: member.id(), Resource: slug, CreatedAt: d.now.AddDate(0, 0, -place-1)}
		if err := d.queries.SeedSavedResource(ctx, d.tx, row); err != nil {
			return err
		}
	}
	for place, page := range member.pages {
		row := store.SeedJournalEntryParams{
			MemberID: member.id(), ID: id("page", member.username, fmt.Sprint(place+1)), Resource: page.resource,
			WrittenAt: message{days: page.days, clock: page.clock}.at(d.now, zone),
		}
		if page.resource != "" {
			row.Prompt = &page.prompt
		}
		row.Sealed = d.secrets.Seal(row.MemberID, row.ID, page.text)
		if err := d.queries.SeedJournalEntry(ctx, d.tx, row); err != nil {
			return err
		}
	}
	return nil
}
