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
export function useArrivals(): void {
  const { data } = useBell();
  const path = usePathname();
  /** When the newest one that is known was raised; null before the first answer. One raised again has a new time. */
  const known = useRef<number | null>(null);
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (!data) return;
    const before = known.current;
    const newest = data.items[0];
    known.current = Math.max(before ?? 0, newest ? Date.parse(newest.createdAt) : 0);
    if (before === null || !newest || newest.read || known.current === before) return;
    if (document.visibilityState !== "visible") return;
    if (newest.type === "message" && path === routes.messages.path) return;
    waiting.current?.();
    waiting.current = whenFree(() => toast({ title: newest.title, description: newest.message }));
  }, [data, path]);
  useEffect(() => () => waiting.current?.(), []);
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
