import { useCallback, useMemo, useSyncExternalStore } from "react";
import { type AttachingOptions, onTrays, type Tray, type TrayActions, trayActions, trayOf } from "./trays";

/** The file for the next message to one person, and what can be done about it. */
export interface Attaching extends TrayActions {
  tray: Tray | null;
}

/** Attaches files to messages. An upload goes on while another conversation is open. Browser only. */
export function useAttaching({ peerId, url, onSignedOut }: AttachingOptions): Attaching {
  const tray = useSyncExternalStore(
    onTrays,
    useCallback(() => trayOf(peerId), [peerId]),
    () => null,
  );
  const actions = useMemo(() => trayActions({ peerId, url, onSignedOut }), [peerId, url, onSignedOut]);
  return { tray, ...actions };
}
