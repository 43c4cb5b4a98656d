"use client";

import { notifications as words } from "@aangan/copy/notifications";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { useMarkRead } from "./queries";

/** The way to mark some, or all, notifications as read; a failure is said in a toast. */
export function useMarking(): (ids: readonly string[] | "all") => void {
  const { mutateAsync } = useMarkRead();
  return (ids) => {
    // The promise, which is kept though the bell is closed by then: whoever follows an entry closes it.
    mutateAsync(ids).catch((error: unknown) => toastFailure(words.markFailed, error));
  };
}
