import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { type AttachingOptions, onTrays, type Tray, type TrayActions, trayActions, trayOf } from "./trays";

/** The file for the next message to one person, and what can be done about it. */
export interface Attaching extends TrayActions {
  tray: Tray | null;
}

/** Attaches files to messages. An upload goes on while another conversation is open. Browser only. */
export function useAttaching(options: AttachingOptions): Attaching {
  const { peerId } = options;
  const tray = useSyncExternalStore(
    onTrays,
    useCallback(() => trayOf(peerId), [peerId]),
    () => null,
  );
  const actions = trayActions(options);
  // An upload that broke off goes on when the connection is back; one that was refused does not.
  const back = useEffectEvent(() => {
    if (tray?.phase === "failed" && tray.again) actions.again();
  });
  useEffect(() => {
    const online = () => back();
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, []);
  return { tray, ...actions };
}
