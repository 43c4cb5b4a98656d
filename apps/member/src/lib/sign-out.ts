import { unwrap } from "@aangan/api/member";
import { useMutation } from "@tanstack/react-query";
import { api } from "./api";
import { keepGreeting } from "./greeting";
import { forgetEverything, forgetUse, leaveOnPurpose } from "./session";
import { forgetUser } from "./user-cache";

export { forgetEverything } from "./session";

/** Signs out on the server and forgets the person, their drafts included, in this browser. The caller leads away. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/logout")),
    onSuccess: () => {
      leaveOnPurpose();
      forgetEverything();
    },
  });
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
