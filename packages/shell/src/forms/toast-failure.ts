import { messageOf } from "@aangan/api/errors";
import { errors } from "@aangan/copy/errors";
import { toast } from "@aangan/ui/toast/store.ts";

/** Says in a toast that something was not done, and why, where what asked for it may be gone by then. */
export function toastFailure(title: string, error: unknown): void {
  toast({ title, description: messageOf(error, errors.somethingWrong), variant: "destructive" });
}
