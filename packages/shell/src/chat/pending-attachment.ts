import { ApiError, messageOf } from "@aangan/api/errors";
import * as chat from "@aangan/copy/chat";
import * as errors from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import type { Attachment, AttachmentKind } from "@aangan/ui/attachment/types.ts";
import { toast } from "@aangan/ui/toast/store.ts";
import { tabStorage } from "../session/tab-storage";
import { isTransient } from "./delivery";
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
  /** URL of a preview, on this page or on the server. */
  previewUrl: string | null;
} & (
  | { phase: "uploading"; share: number; sends: SendsWith | null }
  | { phase: "ready"; attachment: Attachment }
  | { phase: "failed"; message: string; again: boolean; sends: SendsWith | null }
  | { phase: "lost" }
);

/** The part of a pending attachment in tab storage. */
interface StoredAttachment {
  name: string;
  size: number;
  kind: AttachmentKind;
  attachment: Attachment | null;
}

/** A file in memory and its upload. */
interface UploadTask {
  file: File;
  durationMs: number | undefined;
  to: UploadTarget;
  end: AbortController;
}

/** The destination of uploads. */
interface UploadTarget {
  url: string;
  onSignedOut: () => void;
}

const keyOf = (peerId: string) => `attached_${peerId}`;

let trays = new Map<string, PendingAttachment | null>();
const tasks = new Map<string, UploadTask>();
/** The owner of these attachments; null before the user is known. */
let loadedOwner: string | null = null;
const listeners = new Set<() => void>();
/** Listeners by peer, called when a waiting message is sent. */
const sentListeners = new Map<string, Set<(withText: boolean) => void>>();
/** The peers for whom a voice message is being recorded. */
const recording = new Set<string>();

/** The file for the next message to one person, or null. Browser only. */
export function pendingAttachmentOf(peerId: string): PendingAttachment | null {
  const owner = tabStorage.owner();
  if (owner !== loadedOwner) {
    // Another user signed in: an earlier user's attachments are dropped.
    if (loadedOwner !== null) for (const id of trays.keys()) cancelUpload(id);
    loadedOwner = owner;
    trays = new Map([...trays].filter(([id]) => tasks.has(id)));
  }
  const known = trays.get(peerId);
  if (known !== undefined) return known;
  const stored = tabStorage.read<StoredAttachment | null>(keyOf(peerId), null);
  const found = stored === null ? null : fromStored(stored);
  trays.set(peerId, found);
  return found;
}

function fromStored({ name, size, kind, attachment }: StoredAttachment): PendingAttachment {
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
    tabStorage.set(keyOf(peerId), { name, size, kind, attachment } satisfies StoredAttachment);
  }
  for (const listener of listeners) listener();
}

/** Cancels an upload and revokes its preview URL. */
function cancelUpload(peerId: string): void {
  const tray = trays.get(peerId);
  if (tray?.previewUrl?.startsWith("blob:")) URL.revokeObjectURL(tray.previewUrl);
  tasks.get(peerId)?.end.abort();
  tasks.delete(peerId);
}

/** Calls `listener` after every change; returns a function that unsubscribes. */
export function onPendingAttachments(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = tabStorage.subscribe(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
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
  cancelUpload(peerId);
  put(peerId, null);
  if (sends.text !== null) dropDraft(peerId);
  outbox.write(peerId, text, attachment);
  return true;
}

/** Uploads a failed file again. */
function retryUpload(peerId: string): void {
  const task = tasks.get(peerId);
  const now = pendingAttachmentOf(peerId);
  if (task && now?.phase === "failed" && now.again) start(peerId, task, now.sends);
}

let watching = false;

/** Repeats an interrupted upload when the connection is back, whichever page is shown; not a rejected one. */
function watchConnection(): void {
  if (watching) return;
  watching = true;
  window.addEventListener("online", () => {
    for (const peerId of [...tasks.keys()]) retryUpload(peerId);
  });
}

function start(peerId: string, { file, durationMs, to }: Omit<UploadTask, "end">, sends: SendsWith | null): void {
  watchConnection();
  // Switches to the current owner's attachments before one is added.
  pendingAttachmentOf(peerId);
  cancelUpload(peerId);
  const task: UploadTask = { file, durationMs, to, end: new AbortController() };
  tasks.set(peerId, task);
  const kind = kindOf(file.type);
  const previewUrl = kind === "image" ? URL.createObjectURL(file) : null;
  const about = { name: file.name, size: file.size, kind, previewUrl };
  const isCurrent = () => tasks.get(peerId) === task;
  put(peerId, { ...about, phase: "uploading", share: 0, sends });
  const onProgress = (share: number) => {
    const tray = trays.get(peerId);
    if (isCurrent() && tray?.phase === "uploading") put(peerId, { ...tray, share });
  };
  upload({ url: to.url, file, durationMs, onProgress, signal: task.end.signal, onSignedOut: to.onSignedOut }).then(
    (attachment) => {
      const tray = trays.get(peerId);
      if (!isCurrent() || tray?.phase !== "uploading") return;
      tasks.delete(peerId);
      if (tray.sends && write(peerId, attachment, tray.sends)) return;
      const { name, size } = attachment;
      put(peerId, { ...about, kind: attachment.kind, name, size, phase: "ready", attachment });
    },
    (error: unknown) => {
      // Cancelled, or replaced by another file.
      if (!isCurrent() || task.end.signal.aborted) return;
      const message = messageOf(error, errors.somethingWrong);
      const tray = trays.get(peerId);
      const currentSends = tray?.phase === "uploading" ? tray.sends : null;
      put(peerId, { ...about, phase: "failed", message, again: isRetryable(error), sends: currentSends });
    },
  );
}

/** The recipient and the destination of a file. */
export interface AttachingOptions {
  /** The recipient of the message. */
  peerId: string;
  /** The upload URL of the caller's own BFF. */
  url: string;
  /** The session is over. */
  onSignedOut: () => void;
}

/** The actions on the file for the next message to one person. */
export interface PendingAttachmentActions {
  /** Uploads the first of the files at once, replacing the present one. Shows an error if it cannot be sent. */
  choose: (files: readonly File[]) => void;
  /** Uploads a recording, which is sent without text once it is uploaded. */
  sendRecording: (file: File, durationMs: number) => void;
  /** Uploads a failed file again. */
  again: () => void;
  /** Cancels the upload, or removes the file, also from the server. */
  remove: () => void;
  /** Sends the text in the box with the file once it is uploaded. Call it again when the text changes before that. */
  sendWhenReady: (text: string) => void;
  /**
   * Calls `listener` when a message was sent automatically, with whether the text was included; returns a function
   * that unsubscribes.
   */
  onSentAutomatically: (listener: (withText: boolean) => void) => () => void;
  /** While a voice message is recorded no file is accepted. */
  setRecording: (on: boolean) => void;
  /** Returns the uploaded file for a message and empties the tray; null without one. */
  take: () => Attachment | null;
}

/** The actions on the file for the next message to one person. Browser only. */
export function pendingAttachmentActions({ peerId, url, onSignedOut }: AttachingOptions): PendingAttachmentActions {
  const to = { url, onSignedOut };
  const take = () => {
    const now = pendingAttachmentOf(peerId);
    if (now?.phase !== "ready") return null;
    cancelUpload(peerId);
    put(peerId, null);
    return now.attachment;
  };
  const isAcceptable = (file: File): boolean => {
    const problem = file.size > limits.attachmentBytes ? chat.tooLarge : file.size === 0 ? chat.empty : null;
    if (problem) toast({ title: problem.title, description: problem.text, variant: "destructive" });
    return problem === null;
  };
  const discard = () => {
    const now = pendingAttachmentOf(peerId);
    cancelUpload(peerId);
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
      if (!isAcceptable(file)) return;
      if (pendingAttachmentOf(peerId)) discard();
      start(peerId, { file, durationMs: undefined, to }, null);
      if (others.length > 0) toast({ title: chat.oneFile.title, description: chat.oneFile.text });
    },
    sendRecording: (file, durationMs) => {
      if (isAcceptable(file)) start(peerId, { file, durationMs, to }, { text: null });
    },
    again: () => retryUpload(peerId),
    sendWhenReady: (text) => {
      const now = pendingAttachmentOf(peerId);
      if (now?.phase === "uploading" || now?.phase === "failed") put(peerId, { ...now, sends: { text } });
    },
    onSentAutomatically: (listener) => {
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
function isRetryable(error: unknown): boolean {
  return isTransient(error) || (error instanceof ApiError && error.status >= 500);
}
