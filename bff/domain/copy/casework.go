package copy

// Casework are the server's messages about a coach's clients, saved replies and private notes. Pages show them
// unchanged.
var Casework = struct {
	// LastMessage is shown in the client list for a last message without text, by its kind.
	LastMessage struct{ Image, Voice, Document string }

	ReplyTitleRequired, ReplyTitleTooLong, ReplyTextRequired, ReplyTextTooLong, ReplyTextControls string
	TooManyReplies, ReplyNotFound, NotAnID, OrderChanged                                          string

	NoteRequired, NoteTooLong, NoteControls string
	TooManyNotes, NoteNotFound              string
	NoteSessionUnknown                      string
}{
	LastMessage: struct{ Image, Voice, Document string }{"Photo", "Voice message", "Document"},

	ReplyTitleRequired: "Please give the reply a short title",
	ReplyTitleTooLong:  "The title cannot exceed " + itoa(Limits.SavedReplyTitleMax) + " characters",
	ReplyTextRequired:  "Please write what the reply says",
	ReplyTextTooLong:   "The reply cannot exceed " + itoa(Limits.MessageText) + " characters",
	ReplyTextControls:  "The reply holds characters that cannot be sent. Please type it again.",
	TooManyReplies:     "You can keep " + itoa(Limits.SavedRepliesMax) + " saved replies. Please delete one that you no longer need.",
	ReplyNotFound:      "This saved reply is not there any more.",
	NotAnID:            "This is not the id of a saved reply",
	OrderChanged:       "Your saved replies have changed in the meantime. Please look at the list again.",

	NoteRequired:       "Please write something first",
	NoteTooLong:        "The note cannot exceed " + itoa(Limits.ClientNoteMax) + " characters",
	NoteControls:       "The note holds characters that cannot be kept. Please type it again.",
	TooManyNotes:       "You can keep " + itoa(Limits.ClientNotesMax) + " notes about one client. Please delete some that you no longer need.",
	NoteNotFound:       "This note is not there any more.",
	NoteSessionUnknown: "This is not a session of yours with this client.",
}
