/** The kind of a file in a conversation, from its content. */
export type AttachmentKind = "image" | "voice" | "document";

/** A stored file of a conversation, as the BFFs describe it. */
export interface Attachment {
  id: string;
  kind: AttachmentKind;
  /** File name, as displayed and as proposed for the download. */
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** URL on the page's own origin; with `?download=1` the browser downloads the file instead of showing it. */
  url: string;
  /** Pixels, for images. */
  width: number | null;
  height: number | null;
  /** Milliseconds, for voice. */
  durationMs: number | null;
}

/** The words of files in a conversation. */
export interface AttachmentLabels {
  /** The locale of sizes. */
  locale: string;
  /** The name of each kind, for announcements and lists. */
  kinds: Record<AttachmentKind, string>;
  openImage: (name: string) => string;
  imageTitle: (name: string) => string;
  imageFailed: string;
  closeImage: string;
  download: (name: string) => string;
  play: (name: string) => string;
  pause: (name: string) => string;
  position: (name: string) => string;
  /** A position in a recording: "0:05 of 0:42". */
  positionText: (at: string, whole: string) => string;
  voiceFailed: string;
}
