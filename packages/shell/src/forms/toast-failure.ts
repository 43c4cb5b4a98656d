import { messageOf } from "@aangan/api/errors";
import * as errors from "@aangan/copy/errors";
import { toast } from "@aangan/ui/toast/store.ts";

/** Shows a failure and its reason in a toast, for actions whose component may have unmounted. */
export function toastFailure(title: string, error: unknown): void {
  toast({ title, description: messageOf(error, errors.somethingWrong), variant: "destructive" });
}
