import createClient, { type Client } from "openapi-fetch";
import { ApiError, isUnavailable, problemFrom } from "./errors";
import type { Mailbox } from "./mailbox";

/** The messages for unusable responses; each app passes its own texts. */
export interface ClientTexts {
  /** No response: offline, or the connection was lost. */
  unreachable: string;
  /** The body is not JSON. */
  invalidJson: string;
  /** The response to a sign-in or registration, which must contain the user, is empty. */
  emptyAnswer: string;
  invalidAnswer: string;
}

/** Options of an app's client. */
export interface ClientOptions {
  texts: ClientTexts;
  /** The language of the page. The server writes its messages in it. */
  language: string;
  /** Called once for each 401 of a call that needed a session, before the error is thrown. */
  onSignedOut?: () => void;
  /** Called for each 502, 503 and 504, before the error is thrown. */
  onUnavailable?: () => void;
  /** Paths whose response is the signed-in user; a 401 there means wrong credentials, not a lost session. */
  signInPaths: readonly string[];
  /** Called with the server's time from each response that contains it: this machine's clock may be wrong. */
  onTime?: (serverTime: Date) => void;
  /**
   * The user's mailbox position, shared with the event stream. Without it responses are returned whatever their age.
   */
  mailbox?: Mailbox;
}

/** Response header with the newest event of the user's mailbox that the response is sure to include. */
const mailboxSeqHeader = "X-Mailbox-Seq";

/**
 * The most fetches of one read, so that frequent events cannot delay it forever: each event causes a refetch anyway.
 */
const maxReads = 3;

/**
 * A typed client for one BFF. Every failed call throws an {@link ApiError}, so that no failure reaches a success
 * handler. {@link unwrap} returns the data.
 */
export function createApi<Paths extends object>(options: ClientOptions): Client<Paths> {
  return createClient<Paths>({
    // Always the page's own origin: the BFF that serves the page also handles its calls.
    baseUrl: typeof window === "undefined" ? "http://localhost" : window.location.origin,
    credentials: "same-origin",
    cache: "no-cache",
    headers: { "Accept-Language": options.language },
    fetch: (request) => currentFetch(request, options),
  });
}

/**
 * Fetches, and repeats a read if an event has arrived that the response may not include: the server may have read its
 * data before that change. Otherwise a first fetch that is older than an event would show, and keep, the old state.
 */
async function currentFetch(request: Request, options: ClientOptions): Promise<Response> {
  for (let reads = 1; ; reads++) {
    const response = await checkedFetch(request, options);
    const header = response.headers.get(mailboxSeqHeader);
    if (!options.mailbox || header === null) return response;
    const seq = Number(header);
    options.mailbox.onResponse(seq);
    if (request.method !== "GET" || reads === maxReads || seq >= options.mailbox.seq) return response;
  }
}

async function checkedFetch(request: Request, options: ClientOptions): Promise<Response> {
  const { texts } = options;
  let response: Response;
  let body: string;
  try {
    response = request.method === "GET" ? await fetch(request) : await sendWrite(request);
    // A write may be replacing this browser's session: a new password, or a sign-in in another tab. The read is
    // repeated with the new cookie before the session counts as over.
    if (response.status === 401 && request.method === "GET") {
      await writesDone();
      response = await fetch(request);
    }
    // Files are passed through unchanged.
    if (response.ok && response.headers.get("Content-Type")?.startsWith("text/csv")) return response;
    body = await response.text();
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new ApiError(0, texts.unreachable, [], { cause });
  }
  const date = Date.parse(response.headers.get("Date") ?? "");
  if (!Number.isNaN(date)) options.onTime?.(new Date(date));
  const signIn = options.signInPaths.includes(new URL(request.url).pathname);
  if (signIn && response.ok) options.mailbox?.reset();
  if (!response.ok) {
    if (response.status === 401 && !signIn) options.onSignedOut?.();
    if (isUnavailable(response.status)) options.onUnavailable?.();
    throw problemFrom(response, body);
  }
  if (body === "") {
    if (signIn) throw new ApiError(response.status, texts.emptyAnswer);
    return new Response(null, { status: 204, headers: response.headers });
  }
  try {
    JSON.parse(body);
  } catch (cause) {
    throw new ApiError(response.status, signIn ? texts.invalidAnswer : texts.invalidJson, [], { cause });
  }
  // Keep the other headers, such as the position of the next page.
  const headers = new Headers(response.headers);
  headers.set("Content-Type", "application/json");
  return new Response(body, { status: response.status, headers });
}

/** Name of the lock that every write shares while it waits for its response, in all tabs of this browser. */
const writesLock = "api-writes";

/** The longest time that a 401 waits for the writes in flight, in milliseconds. */
const writesLimit = 3_000;

function sendWrite(request: Request): Promise<Response> {
  // A lock is granted in a later task, when a page that is being left no longer sends anything.
  const locks = request.keepalive ? undefined : globalThis.navigator?.locks;
  return locks ? locks.request(writesLock, { mode: "shared" }, () => fetch(request)) : fetch(request);
}

/** Resolves when the writes in flight, of all tabs, have their responses and cookies, or after `writesLimit`. */
async function writesDone(): Promise<void> {
  try {
    await globalThis.navigator?.locks?.request(
      writesLock,
      { signal: AbortSignal.timeout(writesLimit) },
      () => undefined,
    );
  } catch {
    // A write hangs. Its session counts as over.
  }
}

/** Returns the data of a call, or throws its error. For reads and writes. */
export async function unwrap<Data>(call: Promise<{ data?: Data; error?: unknown }>): Promise<Data> {
  const { data } = await call;
  return data as Data;
}
