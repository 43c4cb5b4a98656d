import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { useEffect, useRef } from "react";
import { useInView } from "../live/in-view";
import { newestReceived } from "./merge-messages";

/**
 * Marks messages as read once they are really visible. `mark` sends the newest received message's id and returns
 * whether it succeeded; a failed one is repeated with the next message, or when the page becomes visible again.
 */
export function useReadReceipts(
  thread: readonly ThreadMessage[],
  lastReadSeq: number,
  mark: (messageId: string) => Promise<boolean>,
): void {
  const inView = useInView();
  const sentSeq = useRef(lastReadSeq);
  const newest = newestReceived(thread);
  const seq = newest?.seq ?? 0;
  const id = newest?.id;
  const send = useRef(mark);
  useEffect(() => {
    send.current = mark;
  });
  useEffect(() => {
    if (!inView || id === undefined || seq <= sentSeq.current) return;
    const before = sentSeq.current;
    sentSeq.current = seq;
    void send.current(id).then((succeeded) => {
      if (!succeeded) sentSeq.current = Math.min(sentSeq.current, before);
    });
  }, [inView, id, seq]);
}
