"use client";

import { routes } from "@aangan/copy/routes";
import { currentToast, onToastChange, toast } from "@aangan/ui/toast/store.ts";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { useBell } from "./queries";

/**
 * Shows a toast for a new notification: the newest, once, and only in the visible tab. Those from before the page was
 * opened are left to the bell, and a message shown in its open conversation has no toast.
 */
export function useNotificationToasts(): void {
  const { data } = useBell();
  const path = usePathname();
  /** The time of the newest known notification; null before the first response. A repeated one gets a new time. */
  const newestAt = useRef<number | null>(null);
  const cancelWaiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (!data) return;
    const before = newestAt.current;
    const newest = data.items[0];
    newestAt.current = Math.max(before ?? 0, newest ? Date.parse(newest.createdAt) : 0);
    if (before === null || !newest || newest.read || newestAt.current === before) return;
    if (document.visibilityState !== "visible") return;
    if (newest.type === "message" && path === routes.messages.path) return;
    cancelWaiting.current?.();
    cancelWaiting.current = whenFree(() => toast({ title: newest.title, description: newest.message }));
  }, [data, path]);
  useEffect(() => () => cancelWaiting.current?.(), []);
}

/** Runs a function once no toast is shown, so that it does not replace a result. Returns a function that cancels it. */
function whenFree(run: () => void): () => void {
  if (!currentToast()) {
    run();
    return () => undefined;
  }
  const stop = onToastChange(() => {
    if (currentToast()) return;
    stop();
    run();
  });
  return stop;
}
