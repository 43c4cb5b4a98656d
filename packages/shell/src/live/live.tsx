"use client";

import { connectLive, type LiveEvent, type LiveState } from "@aangan/api/live";
import type { Mailbox } from "@aangan/api/mailbox";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";

type Handler = (event: LiveEvent) => void;

interface Live {
  state: LiveState;
  subscribe: (handler: Handler) => () => void;
}

const LiveContext = createContext<Live | null>(null);

/** Every kind of event that a BFF sends. */
export const liveKinds = [
  "message",
  "message_changed",
  "receipt",
  "typing",
  "conversation",
  "notification",
  "user",
  "client",
  "session",
  "goal",
  "inbox",
  "risk",
  "check_in",
  "on_call",
] as const;

/** The transient kinds: they have no number and are never resent. */
const transientKinds = ["typing"] as const;

/** Props of {@link LiveProvider}. */
export interface LiveProviderProps {
  /** Address of the stream on the page's own origin. */
  url: string;
  /** The position that the app's API client shares with the stream. */
  mailbox: Mailbox;
  children: ReactNode;
}

/** Provides the event stream to all components below. Use one per page; tabs share one connection. */
export function LiveProvider({ url, mailbox, children }: LiveProviderProps) {
  const client = useQueryClient();
  const handlers = useRef(new Set<Handler>());
  const [state, setState] = useState<LiveState>("connecting");

  useEffect(() => {
    const refetchAll = () => void client.invalidateQueries();
    const disconnect = connectLive({
      url,
      mailbox,
      kinds: liveKinds,
      transient: transientKinds,
      onEvent: (event) => {
        for (const handler of handlers.current) handler(event);
      },
      onReset: refetchAll,
      onState: setState,
    });
    // A page restored from the back/forward cache may be days old, or of a user who has logged out since.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refetchAll();
    };
    window.addEventListener("pageshow", shown);
    return () => {
      window.removeEventListener("pageshow", shown);
      disconnect();
    };
  }, [client, url, mailbox]);

  const live = useMemo<Live>(
    () => ({
      state,
      subscribe: (handler) => {
        handlers.current.add(handler);
        return () => handlers.current.delete(handler);
      },
    }),
    [state],
  );
  return <LiveContext value={live}>{children}</LiveContext>;
}

function useLive(): Live {
  const live = useContext(LiveContext);
  if (!live) throw new Error("This part of the app needs a LiveProvider above it.");
  return live;
}

/** Returns the state of the stream. While it is not open, queries that must be current are polled. */
export function useLiveState(): LiveState {
  return useLive().state;
}

/** Calls `handler` with each event of one kind for as long as the component is shown. */
export function useLiveEvent(kind: (typeof liveKinds)[number], handler: (data: unknown) => void): void {
  const { subscribe } = useLive();
  const onEvent = useEffectEvent(handler);
  useEffect(
    () =>
      subscribe((event) => {
        if (event.kind === kind) onEvent(event.data);
      }),
    [subscribe, kind],
  );
}
