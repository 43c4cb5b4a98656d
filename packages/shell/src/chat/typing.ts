import { limits } from "@aangan/copy/limits";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLiveEvent, useLiveState } from "../live/live";

/** Sends the user's typing to the other side. */
export interface TypingOut {
  /** The box holds this text now: a person changed it. */
  typed: (text: string) => void;
  /** Sent, left, or emptied: the user stopped typing. */
  stopped: () => void;
}

/** Sends that the user is typing at most once in `everyMs`, and once that they stopped. `now` is in milliseconds. */
export function typingOut(say: (typing: boolean) => void, everyMs: number, now: () => number): TypingOut {
  // The time of the last send, or null after a stop.
  let said: number | null = null;
  const stopped = () => {
    if (said === null) return;
    said = null;
    say(false);
  };
  return {
    stopped,
    typed: (text) => {
      if (text.trim() === "") {
        stopped();
        return;
      }
      if (said !== null && now() - said < everyMs) return;
      said = now();
      say(true);
    },
  };
}

/** What {@link useTypingOut} needs. */
export interface TypingOutOptions {
  /** Sends to the server. Its errors are only logged: a lost hint does not matter. */
  post: (typing: boolean) => Promise<unknown>;
}

/** Tells the other person while the user is typing. Sends nothing while the stream is down, and a stop on leaving. */
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
  hear: (peerId: string, typing: boolean) => void;
  /** Stops all waiting. */
  stop: () => void;
}

/** Keeps who writes now. `onChange` gets the new set whenever it is another one. */
export function typingPeers(forgottenMs: number, onChange: (peers: ReadonlySet<string>) => void): TypingPeers {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const tell = () => onChange(new Set(waiting.keys()));
  const forget = (peerId: string) => {
    clearTimeout(waiting.get(peerId));
    if (waiting.delete(peerId)) tell();
  };
  return {
    hear: (peerId, typing) => {
      if (!typing) {
        forget(peerId);
        return;
      }
      const known = waiting.has(peerId);
      clearTimeout(waiting.get(peerId));
      waiting.set(
        peerId,
        setTimeout(() => forget(peerId), forgottenMs),
      );
      if (!known) tell();
    },
    stop: () => {
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}

const nobody: ReadonlySet<string> = new Set();

/**
 * Returns the peers who are typing to the user. `peer` names the event field of the other person's id. A message from
 * a peer ends it at once.
 */
export function useTypingPeers(peer: "coachId" | "clientId"): ReadonlySet<string> {
  const live = useLiveState();
  const [typing, setTyping] = useState(nobody);
  const peers = useRef<TypingPeers | null>(null);
  useEffect(() => {
    const kept = typingPeers(limits.typingForgottenMs, setTyping);
    peers.current = kept;
    return kept.stop;
  }, []);
  const hear = useEffectEvent((data: unknown, typing: boolean) => {
    const id = (data as Partial<Record<typeof peer, string>>)[peer];
    if (id !== undefined) peers.current?.hear(id, typing);
  });
  useLiveEvent("typing", (data) => hear(data, (data as { typing: boolean }).typing));
  // The user's own message, received as an event, ends no peer's typing.
  useLiveEvent("message", (data) => {
    const own = data as { isFromUser?: boolean; isFromClient?: boolean };
    const theirs = peer === "coachId" ? own.isFromUser === false : own.isFromClient === true;
    if (theirs) hear(data, false);
  });
  return live === "open" ? typing : nobody;
}
