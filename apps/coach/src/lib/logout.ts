import { unwrap } from "@aangan/api/coach";
import { useMutation } from "@tanstack/react-query";
import { api, leaveOnPurpose } from "./api";

/** Signs out on the server and forgets what was typed here. The caller leads away. */
export function useLogout() {
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/coach/logout")),
    onSuccess: () => {
      leaveOnPurpose();
      window.sessionStorage.clear();
    },
  });
}
