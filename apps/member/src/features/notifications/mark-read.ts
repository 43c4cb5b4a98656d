"use client";

import * as words from "@aangan/copy/notifications";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { useMarkRead } from "./queries";

/** Returns a function that marks some, or all, notifications as read; a failure is shown in a toast. */
export function useMarkReadOrToast(): (ids: readonly string[] | "all") => void {
  const { mutateAsync } = useMarkRead();
  return (ids) => {
    // Act on the promise: following an entry closes the bell before the response.
    mutateAsync(ids).catch((error: unknown) => toastFailure(words.markFailed, error));
  };
}
