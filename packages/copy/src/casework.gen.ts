// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/**
 * Casework are the server's messages about a coach's clients, saved replies and private notes. Pages show them
 * unchanged.
 */
export const casework = {
  lastMessage: {
    image: "Photo",
    voice: "Voice message",
    document: "Document",
  },
  replyTitleRequired: "Please give the reply a short title",
  replyTitleTooLong: "The title cannot exceed 60 characters",
  replyTextRequired: "Please write what the reply says",
  replyTextTooLong: "The reply cannot exceed 4000 characters",
  replyTextControls: "The reply holds characters that cannot be sent. Please type it again.",
  tooManyReplies: "You can keep 50 saved replies. Please delete one that you no longer need.",
  replyNotFound: "This saved reply is not there any more.",
  notAnID: "This is not the id of a saved reply",
  orderChanged: "Your saved replies have changed in the meantime. Please look at the list again.",
  noteRequired: "Please write something first",
  noteTooLong: "The note cannot exceed 5000 characters",
  noteControls: "The note holds characters that cannot be kept. Please type it again.",
  tooManyNotes: "You can keep 500 notes about one client. Please delete some that you no longer need.",
  noteNotFound: "This note is not there any more.",
  noteSessionUnknown: "This is not a session of yours with this client.",
} as const;
