package journal

import "time"

// JournalEntry is a page of the member's private journal.
type JournalEntry struct {
	ID         string    `json:"id" format:"uuid"`
	Resource   string    `json:"resource" doc:"The piece that it is about; empty for none. It may have left the library."`
	Prompt     *int      `json:"prompt" doc:"The place of the piece's question that it answers, from 0; null for none."`
	Text       string    `json:"text"`
	Unreadable bool      `json:"unreadable" doc:"The page cannot be opened: its text is empty, and all that can be done is to delete it."`
	CreatedAt  time.Time `json:"createdAt"`
	UpdatedAt  time.Time `json:"updatedAt"`
}

// JournalPage is a part of the journal, newest first.
type JournalPage struct {
	Entries []JournalEntry `json:"entries" nullable:"false"`
	Earlier *string        `json:"earlier" format:"uuid" doc:"Ask for what stands before this entry; null when there is nothing more."`
}

// JournalEntryRequest is the content of an entry.
type JournalEntryRequest struct {
	Resource string `json:"resource" required:"false" doc:"The piece that it is about; empty for none."`
	Prompt   *int   `json:"prompt" required:"false" nullable:"false" doc:"The place of the piece's question that it answers, from 0; left out for none."`
	Text     string `json:"text"`
	// UpdatedAt is compared to the microsecond.
	UpdatedAt string `json:"updatedAt" required:"false" doc:"The updatedAt of the page that was written on, exactly as it was read; left out or empty for a new page."`
}
