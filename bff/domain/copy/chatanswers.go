package copy

// ChatAnswers are the server's error messages about conversations.
var ChatAnswers = struct {
	SearchEmpty, SearchTooLong, OnePlace string
	NothingToDelete, NothingToUndo       string
	BeingDeleted                         string
	AttachmentID                         string
}{
	SearchEmpty:     "Write what to look for",
	SearchTooLong:   "A search cannot exceed 100 characters",
	OnePlace:        "Ask for one place in the conversation at a time",
	NothingToDelete: "There is nothing here to delete.",
	NothingToUndo:   "There is nothing to undo any more.",
	BeingDeleted:    "What you asked to be deleted is being deleted right now. Please try again in a few minutes.",
	AttachmentID:    "The attachment needs a valid id",
}
