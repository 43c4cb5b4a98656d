/**
 * How far a page has followed its user's mailbox, the numbered list of events that the server keeps for each user. The
 * API client and the event stream of an app share one, so that no response is shown that is older than an event
 * already received.
 */
export interface Mailbox {
  /** Resolves with the first response. The stream continues from `seq` then. */
  readonly opened: Promise<void>;
  /** The newest event that was received, or that the first response includes; 0 before both. */
  readonly seq: number;
  /** Notes the position that a response includes. */
  onResponse: (seq: number) => void;
  /** Notes an event that was received. */
  onEvent: (seq: number) => void;
  /** Starts again, for another user. */
  reset: () => void;
}

/** Returns a mailbox position that knows of no response and no event. One per app, made next to its API client. */
export function createMailbox(): Mailbox {
  let seq = 0;
  let open: (() => void) | undefined;
  let opened: Promise<void>;
  const reset = () => {
    seq = 0;
    opened = new Promise((resolve) => {
      open = resolve;
    });
  };
  const onEvent = (id: number) => {
    seq = Math.max(seq, id);
  };
  reset();
  return {
    get opened() {
      return opened;
    },
    get seq() {
      return seq;
    },
    onResponse: (includes) => {
      if (!open) return;
      // The stream starts here, so a response that includes less has to be fetched again.
      onEvent(includes);
      open();
      open = undefined;
    },
    onEvent,
    reset,
  };
}
