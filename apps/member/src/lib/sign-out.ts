import { unwrap } from "@aangan/api/member";
import { useMutation } from "@tanstack/react-query";
import { api, leaveOnPurpose } from "./api";
import { forgetUser } from "./user-cache";

/** Signs out on the server and forgets the person, their drafts included, in this browser. The caller leads away. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/logout")),
    onSuccess: () => {
      leaveOnPurpose();
      forgetUser();
      window.sessionStorage.clear();
    },
  });
}
