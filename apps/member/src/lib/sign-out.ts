import { unwrap } from "@aangan/api/member";
import { useMutation } from "@tanstack/react-query";
import { api, leaveOnPurpose } from "./api";
import { keepGreeting } from "./greeting";
import { forgetUser } from "./user-cache";

/** Signs out on the server and forgets the person, their drafts included, in this browser. The caller leads away. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/logout")),
    onSuccess: () => {
      leaveOnPurpose();
      forgetPerson();
    },
  });
}

/** What the address says to whoever signed out on the site. The member app's server leads here. */
const signedOut = "signed-out";

/**
 * Finishes a sign-out that began on the site: the server has ended the session, and what this browser keeps of the person
 * goes now, as it does when signing out here. The word is taken out of the address, so that a reload does not say it again.
 */
export function finishSignOut(): void {
  const address = new URL(window.location.href);
  if (address.searchParams.get(signedOut) !== "1") return;
  address.searchParams.delete(signedOut);
  window.history.replaceState(window.history.state, "", address.pathname + address.search + address.hash);
  forgetPerson();
  keepGreeting("logged-out");
}

function forgetPerson(): void {
  forgetUser();
  try {
    window.sessionStorage.clear();
  } catch (error) {
    console.warn("What this tab keeps could not be cleared.", error);
  }
}
