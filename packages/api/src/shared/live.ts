import type { Mailbox } from "./mailbox";

/**
 * An event of the stream. `id` is the mailbox number, growing by one, or for a transient kind that of the event
 * before; `data` is the parsed JSON.
 */
export interface LiveEvent {
  id: number;
  kind: string;
  data: unknown;
}

/** State of the stream: while it is `open` events arrive, otherwise the screens poll. */
export type LiveState = "connecting" | "open" | "down";

/** Options of a live connection. */
export interface LiveOptions {
  /** Address of the stream on the page's own origin. */
  url: string;
  /** The user's mailbox position, shared with the API client: the stream starts behind the first response. */
  mailbox: Mailbox;
  /** The kinds to listen for. */
  kinds: readonly string[];
  /** The transient kinds, which have no number, such as typing: delivered when they arrive, never resent. */
  transient?: readonly string[];
  onEvent: (event: LiveEvent) => void;
  /** Events were missed and cannot be sent one by one: refetch everything. */
  onReset: () => void;
  onState: (state: LiveState) => void;
}

const firstRetry = 1_000;
const lastRetry = 30_000;
/** Three heartbeats of the server: a stream that is silent for longer counts as broken. */
const silenceLimit = 65_000;
/** The longest time to wait for the first response, at whose position the stream starts. */
const firstResponseLimit = 10_000;

/**
 * Keeps one event stream for all tabs of a browser. The visible tab holds it and forwards each event, since browsers
 * allow only six connections per origin under HTTP/1.1. After a break it resumes after the last event, so that none is
 * missed or repeated. Returns a function that ends it.
 */
export function connectLive(options: LiveOptions): () => void {
  let lastId: number | undefined;
  let ended = false;
  const stopped = new AbortController();
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(`live:${options.url}`);

  const accept = (event: LiveEvent) => {
    if (options.transient?.includes(event.kind)) {
      options.onEvent(event);
      return;
    }
    // Another tab's copy and the stream's own may both arrive: drop duplicates by number.
    if (lastId !== undefined && event.id <= lastId) return;
    lastId = event.id;
    options.mailbox.onEvent(event.id);
    options.onEvent(event);
  };
  const reset = (id: number | undefined) => {
    if (id !== undefined) {
      lastId = id;
      options.mailbox.onEvent(id);
    }
    options.onReset();
  };

  channel?.addEventListener("message", ({ data }: MessageEvent<ChannelMessage>) => {
    if (data.type === "event") accept(data.event);
    if (data.type === "reset") reset(data.id);
    if (data.type === "state") options.onState(data.state);
  });
  const broadcast = (message: ChannelMessage) => channel?.postMessage(message);

  /** Keeps the stream open until `signal` fires; reconnects with growing delays. */
  const keepOpen = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      let source: EventSource | undefined;
      let retry = firstRetry;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let watchdog: ReturnType<typeof setTimeout> | undefined;
      let hasPosition = lastId !== undefined;

      const state = (value: LiveState) => {
        options.onState(value);
        broadcast({ type: "state", state: value });
      };
      const resetWatchdog = () => {
        clearTimeout(watchdog);
        watchdog = setTimeout(reconnect, silenceLimit);
      };
      const reconnect = () => {
        source?.close();
        clearTimeout(watchdog);
        if (signal.aborted) return;
        state("down");
        clearTimeout(timer);
        // Randomized, so that not all clients reconnect to a restarted server at once.
        timer = setTimeout(open, retry * (0.5 + Math.random()));
        retry = Math.min(retry * 2, lastRetry);
      };
      const open = () => {
        state("connecting");
        source = new EventSource(lastId === undefined ? options.url : `${options.url}?lastEventId=${lastId}`);
        source.onopen = () => {
          retry = firstRetry;
          resetWatchdog();
          state("open");
          // No response came in time, so data fetched before the stream opened may be stale.
          if (!hasPosition) {
            hasPosition = true;
            reset(undefined);
            broadcast({ type: "reset", id: undefined });
          }
        };
        source.onerror = reconnect;
        source.addEventListener("ping", (event) => {
          resetWatchdog();
          // The first ping carries the stream's position: a break before the first event then loses nothing.
          if (lastId === undefined && event.lastEventId !== "") lastId = Number(event.lastEventId);
        });
        source.addEventListener("reset", (event) => {
          resetWatchdog();
          const id = Number(event.lastEventId);
          reset(id);
          broadcast({ type: "reset", id });
        });
        for (const kind of options.kinds) {
          source.addEventListener(kind, (event: MessageEvent<string>) => {
            resetWatchdog();
            const live = { id: Number(event.lastEventId), kind, data: JSON.parse(event.data) as unknown };
            accept(live);
            broadcast({ type: "event", event: live });
          });
        }
      };
      const online = () => {
        clearTimeout(timer);
        retry = firstRetry;
        source?.close();
        open();
      };
      window.addEventListener("online", online);
      signal.addEventListener(
        "abort",
        () => {
          window.removeEventListener("online", online);
          clearTimeout(timer);
          clearTimeout(watchdog);
          source?.close();
          resolve();
        },
        { once: true },
      );
      open();
    });

  /** Waits for the lock, holds the stream, and waits again when a visible tab takes over. */
  let leading = false;
  const lead = async (steal: boolean): Promise<void> => {
    if (ended || leading) return;
    if (!("locks" in navigator)) {
      await keepOpen(stopped.signal);
      return;
    }
    const turn = new AbortController();
    const finish = () => turn.abort();
    stopped.signal.addEventListener("abort", finish, { once: true });
    try {
      await navigator.locks.request(`live:${options.url}`, steal ? { steal: true } : { signal: stopped.signal }, () => {
        leading = true;
        return keepOpen(turn.signal);
      });
    } catch {
      // The lock was taken by a tab that came into view, or this page is leaving.
    } finally {
      leading = false;
      turn.abort();
      stopped.signal.removeEventListener("abort", finish);
    }
    if (!ended && !steal) void lead(false);
  };

  const onVisible = () => {
    if (document.visibilityState === "visible" && channel) void lead(true);
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    waiting = setTimeout(() => resolve("late"), firstResponseLimit);
  });
  void Promise.race([options.mailbox.opened, late]).then((outcome) => {
    clearTimeout(waiting);
    if (ended) return;
    if (outcome !== "late") lastId ??= options.mailbox.seq;
    document.addEventListener("visibilitychange", onVisible);
    void lead(false);
  });

  return () => {
    ended = true;
    clearTimeout(waiting);
    document.removeEventListener("visibilitychange", onVisible);
    stopped.abort();
    channel?.close();
  };
}

type ChannelMessage =
  | { type: "event"; event: LiveEvent }
  | { type: "reset"; id: number | undefined }
  | { type: "state"; state: LiveState };
