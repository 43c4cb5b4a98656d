import { limits } from "@aangan/copy/limits";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLiveEvent, useLiveState } from "../live/live";

/** Sends the user's typing to the other side. */
export interface TypingOut {
  /** The user has changed the text to this. */
  typed: (text: string) => void;
  /** Sent, left, or emptied: the user stopped typing. */
  stopped: () => void;
}

/** Sends that the user is typing at most once in `everyMs`, and once that they stopped. `now` is in milliseconds. */
export function typingOut(send: (typing: boolean) => void, everyMs: number, now: () => number): TypingOut {
  // The time of the last send, or null after a stop.
  let sentAt: number | null = null;
  const stopped = () => {
    if (sentAt === null) return;
    sentAt = null;
    send(false);
  };
  return {
    stopped,
    typed: (text) => {
      if (text.trim() === "") {
        stopped();
        return;
      }
      if (sentAt !== null && now() - sentAt < everyMs) return;
      sentAt = now();
      send(true);
    },
  };
}

/** Options of {@link useTypingOut}. */
export interface TypingOutOptions {
  /** Sends to the server. Its errors are only logged: a lost hint does not matter. */
  post: (typing: boolean) => Promise<unknown>;
}

/**
 * Notifies the other person while the user is typing. Sends nothing while the stream is down, and a stop on unmount.
 */
export function useTypingOut({ post }: TypingOutOptions): TypingOut {
  const live = useLiveState();
  const state = useRef({ post, live });
  useEffect(() => {
    state.current = { post, live };
  });
  const out = useMemo(
    () =>
      typingOut(
        (typing) => {
          if (state.current.live !== "open") return;
          state.current.post(typing).catch((error: unknown) => console.warn("Typing could not be told.", error));
        },
        limits.typingEveryMs,
        () => performance.now(),
      ),
    [],
  );
  useEffect(() => out.stopped, [out]);
  return out;
}

/** The peers who are typing, from events; each expires after a while. */
export interface TypingPeers {
  setTyping: (peerId: string, typing: boolean) => void;
  /** Cancels all timers. */
  stop: () => void;
}

/** Tracks the peers who are typing. Calls `onChange` with the new set after each change. */
export function typingPeers(expiryMs: number, onChange: (peers: ReadonlySet<string>) => void): TypingPeers {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const notify = () => onChange(new Set(waiting.keys()));
  const remove = (peerId: string) => {
    clearTimeout(waiting.get(peerId));
    if (waiting.delete(peerId)) notify();
  };
  return {
    setTyping: (peerId, typing) => {
      if (!typing) {
        remove(peerId);
        return;
      }
      const known = waiting.has(peerId);
      clearTimeout(waiting.get(peerId));
      waiting.set(
        peerId,
        setTimeout(() => remove(peerId), expiryMs),
      );
      if (!known) notify();
    },
    stop: () => {
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}

const none: ReadonlySet<string> = new Set();

/**
 * Returns the peers who are typing to the user. `peer` names the event field of the other person's id. A message from
 * a peer ends it at once.
 */
export function useTypingPeers(peer: "coachId" | "clientId"): ReadonlySet<string> {
  const live = useLiveState();
  const [typing, setTyping] = useState(none);
  const peers = useRef<TypingPeers | null>(null);
  useEffect(() => {
    const created = typingPeers(limits.typingForgottenMs, setTyping);
    peers.current = created;
    return created.stop;
  }, []);
  const onTyping = useEffectEvent((data: unknown, typing: boolean) => {
    const id = (data as Partial<Record<typeof peer, string>>)[peer];
    if (id !== undefined) peers.current?.setTyping(id, typing);
  });
  useLiveEvent("typing", (data) => onTyping(data, (data as { typing: boolean }).typing));
  // The user's own message, received as an event, ends no peer's typing.
  useLiveEvent("message", (data) => {
    const own = data as { isFromUser?: boolean; isFromClient?: boolean };
    const theirs = peer === "coachId" ? own.isFromUser === false : own.isFromClient === true;
    if (theirs) onTyping(data, false);
  });
  return live === "open" ? typing : none;
}
