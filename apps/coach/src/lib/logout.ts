import { unwrap } from "@aangan/api/coach";
import { endSession } from "@aangan/shell/session/session-end.ts";
import { tabStorage } from "@aangan/shell/session/tab-storage.ts";
import { useIsMutating, useMutation } from "@tanstack/react-query";
import { api } from "./api";

const logoutKey = ["logout"] as const;

/** What follows on logging out. Both are called even when the page shows something else by then. */
export interface LogoutOutcomes {
  /** Nobody is signed in any more and nothing else leads away: this has to. */
  onLeft: () => void;
  /** The coach is still signed in. */
  onFailed: (error: Error) => void;
}

/** Signs out on the server and forgets what was typed here. `pending` wherever on the page it was asked for. */
export function useLogout({ onLeft, onFailed }: LogoutOutcomes): { run: () => void; pending: boolean } {
  const { mutate, isSuccess } = useMutation({
    mutationKey: logoutKey,
    mutationFn: () =>
      endSession(
        () => unwrap(api.POST("/api/coach/logout")),
        () => undefined,
      ),
    // Here and not with the press: what is given there is forgotten once another part of the portal is shown.
    onSuccess: () => {
      // What is still being sent, or typed, must not be written down again.
      tabStorage.close();
      window.sessionStorage.clear();
      onLeft();
    },
    onError: onFailed,
  });
  const pending = useIsMutating({ mutationKey: logoutKey }) > 0 || isSuccess;
  return { run: () => mutate(), pending };
}
