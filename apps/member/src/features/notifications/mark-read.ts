"use client";

import { messageOf } from "@aangan/api/errors";
import { errors } from "@aangan/copy/errors";
import { notifications as words } from "@aangan/copy/notifications";
import { toast } from "@aangan/ui/toast";
import { useMarkRead } from "./queries";

/** The way to mark some, or all, notifications as read; a failure is said in a toast. */
export function useMarking(): (ids: readonly string[] | "all") => void {
  const { mutate } = useMarkRead();
  return (ids) =>
    mutate(ids, {
      onError: (error) =>
        toast({
          title: words.markFailed,
          description: messageOf(error, errors.somethingWrong),
          variant: "destructive",
        }),
    });
}
