import { ApiError, problemFrom } from "@aangan/api/errors";
import * as errors from "@aangan/copy/errors";
import { language } from "@aangan/copy/locale";
import type { Tier } from "@aangan/copy/safety";
import { setServerTime } from "@aangan/shell/live/clock.ts";
import { leaveForSignIn } from "@/lib/session";
import { readEvents } from "./event-stream";
import { type TalkMessage, toMessage } from "./message";

/** The server's events while a companion replies, in order. */
export type AnswerEvent =
  /** The member's message is stored. */
  | { kind: "stored"; message: TalkMessage }
  /** The message sounds like a crisis: help is shown before any reply. */
  | { kind: "safety"; tier: Tier }
  /** The product's notice that this is a program. */
  | { kind: "notice"; message: TalkMessage }
  | { kind: "thinking" }
  /** The next piece of the reply. */
  | { kind: "delta"; text: string }
  /** The complete reply, stored. */
  | { kind: "done"; message: TalkMessage }
  /** No reply will come; `sentence` can be shown. */
  | { kind: "failed"; sentence: string };

/** The time without data after which a connection is cancelled, in milliseconds. */
const silenceLimit = 45_000;

/**
 * Sends a message to a companion and yields the events. The id makes a repeat harmless: it returns the existing reply,
 * or joins the one in progress. Throws an `ApiError` if the message was rejected or there was no response; if the
 * connection breaks later, it ends without `done`.
 */
export async function* askCompanion(companion: string, message: { id: string; text: string }, signal: AbortSignal) {
  const stop = new AbortController();
  const end = () => stop.abort();
  signal.addEventListener("abort", end);
  if (signal.aborted) end();
  let timer = window.setTimeout(end, silenceLimit);
  const resetTimer = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(end, silenceLimit);
  };
  try {
    const response = await post(companion, message, stop.signal);
    resetTimer();
    if (!response.body) throw new ApiError(response.status, errors.emptyResponse);
    try {
      for await (const { event, data } of readEvents(response.body, resetTimer)) {
        const said = read(event, data);
        if (said) yield said;
      }
    } catch (error) {
      // The connection broke: the received part is kept, and the reply can be requested again.
      if (!stop.signal.aborted) console.warn("The answer of a companion was cut off.", error);
    }
  } finally {
    window.clearTimeout(timer);
    signal.removeEventListener("abort", end);
  }
}

async function post(companion: string, message: { id: string; text: string }, signal: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api/companions/${companion}/messages`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream", "Accept-Language": language },
      credentials: "same-origin",
      cache: "no-store",
      body: JSON.stringify(message),
      signal,
    });
  } catch (cause) {
    throw new ApiError(0, errors.unreachable, [], { cause });
  }
  const date = Date.parse(response.headers.get("Date") ?? "");
  if (!Number.isNaN(date)) setServerTime(new Date(date));
  if (response.ok) return response;
  if (response.status === 401) leaveForSignIn();
  throw problemFrom(response, await response.text().catch(() => ""));
}

function read(event: string, data: string): AnswerEvent | null {
  const said: unknown = JSON.parse(data);
  const part = (name: string): unknown =>
    typeof said === "object" && said !== null ? Reflect.get(said, name) : undefined;
  switch (event) {
    case "stored":
    case "notice":
    case "done": {
      const message = toMessage(part("message"));
      return message ? { kind: event, message } : null;
    }
    case "safety": {
      const tier = part("tier");
      return tier === "urgent" || tier === "concern" ? { kind: "safety", tier } : null;
    }
    case "thinking":
      return { kind: "thinking" };
    case "delta":
      return { kind: "delta", text: String(part("text") ?? "") };
    case "failed":
      return { kind: "failed", sentence: String(part("message") ?? "") };
    default:
      return null;
  }
}
