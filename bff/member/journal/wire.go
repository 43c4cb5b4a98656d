package journal

import "time"

// JournalEntry is an entry of the member's private journal.
type JournalEntry struct {
	ID         string    `json:"id" format:"uuid"`
	Resource   string    `json:"resource" doc:"Id of the library resource that the entry is about; empty for none. The library may no longer have it."`
	Prompt     *int      `json:"prompt" doc:"Index of the resource's question that the entry answers, from 0; null for none."`
	Text       string    `json:"text"`
	Unreadable bool      `json:"unreadable" doc:"True if the entry cannot be decrypted: its text is empty, and it can only be deleted."`
	CreatedAt  time.Time `json:"createdAt"`
	UpdatedAt  time.Time `json:"updatedAt"`
}

// JournalPage is a page of journal entries, newest first.
type JournalPage struct {
	Entries []JournalEntry `json:"entries" nullable:"false"`
	Earlier *string        `json:"earlier" format:"uuid" doc:"Cursor (before) of the next page; null on the last page."`
}

// JournalEntryRequest is the content of an entry.
type JournalEntryRequest struct {
	Resource string `json:"resource" required:"false" doc:"Id of the library resource that the entry is about; empty for none."`
	Prompt   *int   `json:"prompt" required:"false" nullable:"false" doc:"Index of the resource's question that the entry answers, from 0; missing for none."`
	Text     string `json:"text"`
	// UpdatedAt is compared to the microsecond.
	UpdatedAt string `json:"updatedAt" required:"false" doc:"The updatedAt of the version that was edited, exactly as received; missing or empty for a new entry."`
}
