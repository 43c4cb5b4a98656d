import { unwrap } from "@aangan/api/coach";
import { endSession } from "@aangan/shell/session/session-end.ts";
import { tabStorage } from "@aangan/shell/session/tab-storage.ts";
import { useIsMutating, useMutation } from "@tanstack/react-query";
import { api } from "./api";
import { mutationKeys } from "./query-keys";

/** Callbacks of logging out. Both run even if the page shows something else by then. */
export interface LogoutOutcomes {
  /** Signed out. Nothing else redirects: the callback must. */
  onLeft: () => void;
  /** The coach is still signed in. */
  onFailed: (error: Error) => void;
}

/** Signs out on the server and deletes the drafts here. `pending` is shared by all callers. */
export function useLogout({ onLeft, onFailed }: LogoutOutcomes): { run: () => void; pending: boolean } {
  const { mutate, isSuccess } = useMutation({
    mutationKey: mutationKeys.logout,
    mutationFn: () =>
      endSession(
        () => unwrap(api.POST("/api/coach/logout")),
        () => undefined,
      ),
    // In the hook's options: callbacks of `mutate` are dropped when another part of the portal is shown.
    onSuccess: () => {
      // A request in flight, or further typing, must not store anything again.
      tabStorage.close();
      window.sessionStorage.clear();
      onLeft();
    },
    onError: onFailed,
  });
  const pending = useIsMutating({ mutationKey: mutationKeys.logout }) > 0 || isSuccess;
  return { run: () => mutate(), pending };
}
