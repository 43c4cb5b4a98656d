import { unwrap } from "@aangan/api/member";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "./api";
import { forgetUser } from "./user-cache";

/** Signs out on the server and forgets the person, their drafts included, in this browser. The caller leads away. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/logout")),
    onSuccess: () => {
      forgetUser();
      window.sessionStorage.clear();
      client.clear();
    },
  });
}
