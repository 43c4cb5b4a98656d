// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** AttachmentTypes are all accepted types of files. */
export const attachmentTypes = [
  {
    kind: "image",
    contentType: "image/jpeg",
    endings: [
      ".jpg",
      ".jpeg",
      ".jpe",
      ".jfif",
    ],
  },
  {
    kind: "image",
    contentType: "image/png",
    endings: [
      ".png",
      ".apng",
    ],
  },
  {
    kind: "image",
    contentType: "image/gif",
    endings: [
      ".gif",
    ],
  },
  {
    kind: "image",
    contentType: "image/webp",
    endings: [
      ".webp",
    ],
  },
  {
    kind: "voice",
    contentType: "audio/webm",
    endings: [
      ".webm",
      ".weba",
    ],
  },
  {
    kind: "voice",
    contentType: "audio/ogg",
    endings: [
      ".ogg",
      ".oga",
      ".opus",
    ],
  },
  {
    kind: "voice",
    contentType: "audio/mp4",
    endings: [
      ".m4a",
      ".mp4",
    ],
  },
  {
    kind: "voice",
    contentType: "audio/mpeg",
    endings: [
      ".mp3",
    ],
  },
  {
    kind: "voice",
    contentType: "audio/wav",
    endings: [
      ".wav",
    ],
  },
  {
    kind: "voice",
    contentType: "audio/aac",
    endings: [
      ".aac",
    ],
  },
  {
    kind: "document",
    contentType: "application/pdf",
    endings: [
      ".pdf",
    ],
  },
  {
    kind: "document",
    contentType: "application/msword",
    endings: [
      ".doc",
    ],
  },
  {
    kind: "document",
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    endings: [
      ".docx",
    ],
  },
  {
    kind: "document",
    contentType: "text/plain",
    endings: [
      ".txt",
      ".text",
    ],
  },
] as const;

/**
 * Attachments are the server's messages about files in a conversation. The messages for a file that is too large or
 * empty are in Chat, because pages show them before the upload.
 */
export const attachments = {
  wrongType: {
    title: "This kind of file cannot be sent",
    text: "You can send pictures (JPEG, PNG, GIF, WebP), sound, PDF, Word documents and plain text.",
  },
  damaged: "This file is damaged. Please try to save it again, or choose another one.",
  noFile: "Please choose a file first",
  oneFile: "One file at a time, please",
  notAForm: "A file has to be sent as a form of the type multipart/form-data.",
  durationInvalid: "The length of a sound is a whole number of milliseconds",
  unreadable: "The file did not arrive whole. Please try again.",
  sentAlready: "This file is in a message already. Attach it again to send it once more.",
  busy: "Many files are being sent right now. Please try again in a moment.",
  noSuchPart: "The file has no such part.",
  manyUnsent: "You have many files that are not sent yet. Send a message with some of them first.",
  ownBusy: "Your other files are still uploading.",
  imageName: "picture",
  voiceName: "voice message",
  documentName: "document",
} as const;
