import { ApiError, messageOf } from "@aangan/api/errors";
import { chat } from "@aangan/copy/chat";
import { errors } from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import type { Attachment, AttachmentKind } from "@aangan/ui/attachment/types.ts";
import { toast } from "@aangan/ui/toast/store.ts";
import { tabStorage } from "../session/tab-storage";
import { isPassing } from "./delivery";
import { dropDraft, outbox } from "./outbox";
import { upload } from "./uploading";

// A file that is not uploaded yet is kept in memory only: on a shared device no copy may remain. A file lost by a
// reload is reported, so that the user does not believe it was sent. Once it is uploaded, the tab keeps only its id. A
// message that waits for its file is sent when the upload ends, whichever page is shown.

/** The message to send once the file is uploaded: with the text in the box, or alone if that is null. */
export interface SendsWith {
  text: string | null;
}

/** The file that goes with the next message to one person. */
export type PendingAttachment = {
  name: string;
  /** Bytes. */
  size: number;
  kind: AttachmentKind;
  /** A picture of it, on this page or on the server. */
  previewUrl: string | null;
} & (
  | { phase: "uploading"; share: number; sends: SendsWith | null }
  | { phase: "ready"; attachment: Attachment }
  | { phase: "failed"; message: string; again: boolean; sends: SendsWith | null }
  | { phase: "lost" }
);

/** The part of a pending attachment in tab storage. */
interface Kept {
  name: string;
  size: number;
  kind: AttachmentKind;
  attachment: Attachment | null;
}

/** A file in hand and its upload. */
interface Work {
  file: File;
  durationMs: number | undefined;
  to: Upload;
  end: AbortController;
}

/** Where files go. */
interface Upload {
  url: string;
  onSignedOut: () => void;
}

const keyOf = (peerId: string) => `attached_${peerId}`;

let trays = new Map<string, PendingAttachment | null>();
const works = new Map<string, Work>();
/** The owner of these attachments; null before the user is known. */
let of: string | null = null;
const listeners = new Set<() => void>();
/** Who shows the box that a text was taken from. */
const sentListeners = new Map<string, Set<(withText: boolean) => void>>();
/** To whom a voice message is being recorded. */
const recording = new Set<string>();

/** The file for the next message to one person, or null. Browser only. */
export function pendingAttachmentOf(peerId: string): PendingAttachment | null {
  const owner = tabStorage.owner();
  if (owner !== of) {
    // Another user signed in: an earlier user's attachments are dropped.
    if (of !== null) for (const id of trays.keys()) drop(id);
    of = owner;
    trays = new Map([...trays].filter(([id]) => works.has(id)));
  }
  const known = trays.get(peerId);
  if (known !== undefined) return known;
  const kept = tabStorage.read<Kept | null>(keyOf(peerId), null);
  const found = kept === null ? null : fromKept(kept);
  trays.set(peerId, found);
  return found;
}

function fromKept({ name, size, kind, attachment }: Kept): PendingAttachment {
  if (!attachment) return { name, size, kind, previewUrl: null, phase: "lost" };
  const previewUrl = kind === "image" ? attachment.url : null;
  return { name, size, kind, previewUrl, phase: "ready", attachment };
}

function put(peerId: string, tray: PendingAttachment | null): void {
  trays.set(peerId, tray);
  if (tray === null) tabStorage.remove(keyOf(peerId));
  else if (tray.phase !== "uploading" || tray.share === 0) {
    const { name, size, kind } = tray;
    const attachment = tray.phase === "ready" ? tray.attachment : null;
    tabStorage.set(keyOf(peerId), { name, size, kind, attachment } satisfies Kept);
  }
  for (const listener of listeners) listener();
}

/** Ends an upload and lets its picture go. */
function drop(peerId: string): void {
  const tray = trays.get(peerId);
  if (tray?.previewUrl?.startsWith("blob:")) URL.revokeObjectURL(tray.previewUrl);
  works.get(peerId)?.end.abort();
  works.delete(peerId);
}

/** Calls `listener` after every change; returns a function that unsubscribes. */
export function onPendingAttachments(listener: () => void): () => void {
  listeners.add(listener);
  const named = tabStorage.subscribe(listener);
  return () => {
    listeners.delete(listener);
    named();
  };
}

/** Returns the probable kind of a file; the server decides by its content. */
function kindOf(type: string): AttachmentKind {
  if (type.startsWith("image/")) return "image";
  return type.startsWith("audio/") ? "voice" : "document";
}

/**
 * Sends the message that waited for its file. Returns false if its text has become too long since: the file stays, and
 * the composer shows the error.
 */
function write(peerId: string, attachment: Attachment, sends: SendsWith): boolean {
  const text = sends.text?.trim() ?? "";
  if ([...text].length > limits.messageText) return false;
  for (const listener of sentListeners.get(peerId) ?? []) listener(sends.text !== null);
  drop(peerId);
  put(peerId, null);
  if (sends.text !== null) dropDraft(peerId);
  outbox.write(peerId, text, attachment);
  return true;
}

/** Uploads a failed file again. */
function repeat(peerId: string): void {
  const work = works.get(peerId);
  const now = pendingAttachmentOf(peerId);
  if (work && now?.phase === "failed" && now.again) start(peerId, work, now.sends);
}

let watching = false;

/** Repeats an interrupted upload when the connection is back, whichever page is shown; not a rejected one. */
function watchConnection(): void {
  if (watching) return;
  watching = true;
  window.addEventListener("online", () => {
    for (const peerId of [...works.keys()]) repeat(peerId);
  });
}

function start(peerId: string, { file, durationMs, to }: Omit<Work, "end">, sends: SendsWith | null): void {
  watchConnection();
  // Whose trays these are is settled before anything is put into one.
  pendingAttachmentOf(peerId);
  drop(peerId);
  const work: Work = { file, durationMs, to, end: new AbortController() };
  works.set(peerId, work);
  const kind = kindOf(file.type);
  const previewUrl = kind === "image" ? URL.createObjectURL(file) : null;
  const about = { name: file.name, size: file.size, kind, previewUrl };
  const mine = () => works.get(peerId) === work;
  put(peerId, { ...about, phase: "uploading", share: 0, sends });
  const onProgress = (share: number) => {
    const tray = trays.get(peerId);
    if (mine() && tray?.phase === "uploading") put(peerId, { ...tray, share });
  };
  upload({ url: to.url, file, durationMs, onProgress, signal: work.end.signal, onSignedOut: to.onSignedOut }).then(
    (attachment) => {
      const tray = trays.get(peerId);
      if (!mine() || tray?.phase !== "uploading") return;
      works.delete(peerId);
      if (tray.sends && write(peerId, attachment, tray.sends)) return;
      const { name, size } = attachment;
      put(peerId, { ...about, kind: attachment.kind, name, size, phase: "ready", attachment });
    },
    (error: unknown) => {
      // Cancelled, or another file took its place.
      if (!mine() || work.end.signal.aborted) return;
      const message = messageOf(error, errors.somethingWrong);
      const tray = trays.get(peerId);
      const asked = tray?.phase === "uploading" ? tray.sends : null;
      put(peerId, { ...about, phase: "failed", message, again: worthAgain(error), sends: asked });
    },
  );
}

/** Where the file of a message goes. */
export interface AttachingOptions {
  /** Who the file is for. */
  peerId: string;
  /** Where files are taken: the caller's own BFF. */
  url: string;
  /** The session is over. */
  onSignedOut: () => void;
}

/** What can be done about the file for the next message to one person. */
export interface PendingAttachmentActions {
  /** Uploads the first of the files at once, replacing the present one. Shows an error if it cannot be sent. */
  choose: (files: readonly File[]) => void;
  /** Uploads a recording, which is sent without a text as soon as it has arrived. */
  sendRecording: (file: File, durationMs: number) => void;
  /** Uploads a failed file again. */
  again: () => void;
  /** Ends the upload, or takes the file away, also from the server. */
  remove: () => void;
  /** Sends the text in the box with the file once it is uploaded. Call it again when the text changes before that. */
  sendWhenReady: (text: string) => void;
  /**
   * Calls `listener` when a message was sent automatically, with whether the text was included; returns a function
   * that unsubscribes.
   */
  onSentByItself: (listener: (withText: boolean) => void) => () => void;
  /** While a voice message is recorded no file is taken. */
  setRecording: (on: boolean) => void;
  /** Hands the uploaded file over to a message; the tray is empty then. */
  take: () => Attachment | null;
}

/** What can be done about the file for the next message to one person. Browser only. */
export function pendingAttachmentActions({ peerId, url, onSignedOut }: AttachingOptions): PendingAttachmentActions {
  const to = { url, onSignedOut };
  const take = () => {
    const now = pendingAttachmentOf(peerId);
    if (now?.phase !== "ready") return null;
    drop(peerId);
    put(peerId, null);
    return now.attachment;
  };
  const accept = (file: File): boolean => {
    const wrong = file.size > limits.attachmentBytes ? chat.tooLarge : file.size === 0 ? chat.empty : null;
    if (wrong) toast({ title: wrong.title, description: wrong.text, variant: "destructive" });
    return wrong === null;
  };
  const discard = () => {
    const now = pendingAttachmentOf(peerId);
    drop(peerId);
    put(peerId, null);
    if (now?.phase !== "ready") return;
    // The server deletes files without a message automatically.
    fetch(now.attachment.url, { method: "DELETE" }).catch((error: unknown) =>
      console.warn("A file could not be taken back.", error),
    );
  };

  return {
    take,
    remove: discard,
    choose: (files) => {
      const [file, ...others] = files;
      if (!file) return;
      if (recording.has(peerId)) {
        toast({ title: chat.whileRecording.title, description: chat.whileRecording.text });
        return;
      }
      if (!accept(file)) return;
      if (pendingAttachmentOf(peerId)) discard();
      start(peerId, { file, durationMs: undefined, to }, null);
      if (others.length > 0) toast({ title: chat.oneFile.title, description: chat.oneFile.text });
    },
    sendRecording: (file, durationMs) => {
      if (accept(file)) start(peerId, { file, durationMs, to }, { text: null });
    },
    again: () => repeat(peerId),
    sendWhenReady: (text) => {
      const now = pendingAttachmentOf(peerId);
      if (now?.phase === "uploading" || now?.phase === "failed") put(peerId, { ...now, sends: { text } });
    },
    onSentByItself: (listener) => {
      const own = sentListeners.get(peerId) ?? new Set();
      sentListeners.set(peerId, own.add(listener));
      return () => own.delete(listener);
    },
    setRecording: (on) => {
      if (on) recording.add(peerId);
      else recording.delete(peerId);
    },
  };
}

/** Reports whether a retry may succeed: the server was unreachable, or failed itself. */
function worthAgain(error: unknown): boolean {
  return isPassing(error) || (error instanceof ApiError && error.status >= 500);
}
