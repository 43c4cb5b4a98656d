import { useCallback, useMemo, useSyncExternalStore } from "react";
import {
  type AttachingOptions,
  onPendingAttachments,
  type PendingAttachment,
  type PendingAttachmentActions,
  pendingAttachmentActions,
  pendingAttachmentOf,
} from "./pending-attachment";

/** The file for the next message to one person, and the actions on it. */
export interface Attaching extends PendingAttachmentActions {
  tray: PendingAttachment | null;
}

/** Attaches files to messages. An upload continues while another conversation is open. Browser only. */
export function useAttaching({ peerId, url, onSignedOut }: AttachingOptions): Attaching {
  const tray = useSyncExternalStore(
    onPendingAttachments,
    useCallback(() => pendingAttachmentOf(peerId), [peerId]),
    () => null,
  );
  const actions = useMemo(() => pendingAttachmentActions({ peerId, url, onSignedOut }), [peerId, url, onSignedOut]);
  return { tray, ...actions };
}
