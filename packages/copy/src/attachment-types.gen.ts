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
