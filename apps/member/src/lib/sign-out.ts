import { unwrap } from "@aangan/api/member";
import { endSession } from "@aangan/shell/session/session-end.ts";
import { useIsMutating, useMutation } from "@tanstack/react-query";
import { api } from "./api";
import { keepGreeting } from "./greeting";
import { forgetEverything, forgetUse } from "./session";
import { forgetUser } from "./user-cache";

export { forgetEverything } from "./session";

const signOutKey = ["sign-out"] as const;

/** What follows on signing out. Both are called even when the page shows something else by then. */
export interface SignOutOutcomes {
  /** Nobody is signed in any more and nothing else leads away: this has to. */
  onLeft: () => void;
  /** The person is still signed in. */
  onFailed: (error: Error) => void;
}

/**
 * Signs out on the server and forgets the person, their drafts included, in this browser. `pending` wherever on the page it was
 * asked for: a menu that is opened anew must not ask twice.
 */
export function useSignOut({ onLeft, onFailed }: SignOutOutcomes) {
  const { mutate, isSuccess } = useMutation({
    mutationKey: signOutKey,
    mutationFn: () =>
      endSession(
        () => unwrap(api.POST("/api/logout")),
        () => undefined,
      ),
    // Here and not with the press: what is given there is forgotten once the menu that it was pressed in is closed.
    onSuccess: () => {
      forgetEverything();
      onLeft();
    },
    onError: onFailed,
  });
  const pending = useIsMutating({ mutationKey: signOutKey }) > 0 || isSuccess;
  return { run: () => mutate(), pending };
}

/** What the address says to whoever signed out on the site. The member app's server leads here. */
const signedOut = "signed-out";

/**
 * The sign-in screen is shown: nobody is signed in, so whoever this browser still names is named no longer. Whoever signed
 * out on the site leaves nothing else behind either, as when signing out here; the word about it is taken out of the
 * address, so that a reload does not say it again.
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
