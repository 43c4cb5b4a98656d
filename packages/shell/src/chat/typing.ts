import { limits } from "@aangan/copy/limits";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLiveEvent, useLiveState } from "../live/live";

/** Tells the other side that somebody writes. */
export interface TypingOut {
  /** The box holds this text now: a person changed it. */
  typed: (text: string) => void;
  /** Sent, left, or emptied: nobody writes any more. */
  stopped: () => void;
}

/**
 * Says that somebody writes at most once in `everyMs` while they do, and that they stopped once. `now` is in milliseconds.
 */
export function typingOut(say: (typing: boolean) => void, everyMs: number, now: () => number): TypingOut {
  // When it was last said, or null while the other side believes that nobody writes.
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
  /** Tells the server. What it throws is only noted: nothing is lost with a hint. */
  post: (typing: boolean) => Promise<unknown>;
}

/** Tells the other person while this one writes to them. Nothing is said while the stream is down, and the end is said on leaving. */
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

/** Who writes, as the events say; each is forgotten after a while. */
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
 * Who writes to this person now. `peer` names the field of the events that holds the other person's id. A message of theirs
 * ends it at once.
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
  // One's own message, come back as an event, ends nobody's typing.
  useLiveEvent("message", (data) => {
    const own = data as { isFromUser?: boolean; isFromClient?: boolean };
    const theirs = peer === "coachId" ? own.isFromUser === false : own.isFromClient === true;
    if (theirs) hear(data, false);
  });
  return live === "open" ? typing : nobody;
}
