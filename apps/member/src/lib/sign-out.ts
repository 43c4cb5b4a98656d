import { unwrap } from "@aangan/api/member";
import { endSession } from "@aangan/shell/session/session-end.ts";
import { useIsMutating, useMutation } from "@tanstack/react-query";
import { api } from "./api";
import { keepGreeting } from "./greeting";
import { mutationKeys } from "./query-keys";
import { forgetEverything, forgetUse } from "./session";
import { forgetUser } from "./user-cache";

export { forgetEverything } from "./session";

/** Callbacks of signing out. Both run even after the component was unmounted. */
export interface SignOutOutcomes {
  /** Signed out, and nothing else redirects: the callback has to. */
  onLeft: () => void;
  /** The user is still signed in. */
  onFailed: (error: Error) => void;
}

/**
 * Signs out on the server and deletes the user's data, drafts included, in this browser. `pending` is shared by all
 * callers: a reopened menu must not sign out twice.
 */
export function useSignOut({ onLeft, onFailed }: SignOutOutcomes) {
  const { mutate, isSuccess } = useMutation({
    mutationKey: mutationKeys.signOut,
    mutationFn: () =>
      endSession(
        () => unwrap(api.POST("/api/logout")),
        () => undefined,
      ),
    // In the hook's options: callbacks of `mutate` are dropped when its menu closes.
    onSuccess: () => {
      forgetEverything();
      onLeft();
    },
    onError: onFailed,
  });
  const pending = useIsMutating({ mutationKey: mutationKeys.signOut }) > 0 || isSuccess;
  return { run: () => mutate(), pending };
}

/** The notice parameter after a sign-out on the site. The member app's server redirects here. */
const signedOut = "signed-out";

/**
 * The sign-in screen is shown, so there is no session: deletes the cached user. After a sign-out on the site it
 * deletes all other data too, as a sign-out here does, and removes the parameter from the URL, so that a reload does
 * not show the notice again.
 */
export function finishSignOut(): void {
  forgetUser();
  forgetUse();
  const address = new URL(window.location.href);
  if (address.searchParams.get(signedOut) !== "1") return;
  address.searchParams.delete(signedOut);
  window.history.replaceState(window.history.state, "", address.pathname + address.search + address.hash);
  forgetEverything();
  keepGreeting("logged-out");
}
