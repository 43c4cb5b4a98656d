/**
 * A page's position in its user's mailbox, the numbered list of events that the server keeps for each user. The API
 * client and the event stream of an app share one, so that no response is shown that is older than an event already
 * received.
 */
export interface Mailbox {
  /** Resolves with the first response. The stream continues from `seq` then. */
  readonly opened: Promise<void>;
  /** The number of the newest event that was received or is included in the first response; 0 before both. */
  readonly seq: number;
  /** Records the position of a response. */
  onResponse: (seq: number) => void;
  /** Records a received event. */
  onEvent: (seq: number) => void;
  /** Resets the position, for another user. */
  reset: () => void;
}

/** Returns a mailbox position before any response and event. Each app creates one, with its API client. */
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
