import { unwrap } from "@aangan/api/coach";
import type { CoachLoginInput } from "@aangan/copy/forms/coach-login";
import { useMutation } from "@tanstack/react-query";
import { api, leaveOnPurpose } from "@/lib/api";

/** Signs in. Throws an `ApiError`; 401 means wrong credentials. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: CoachLoginInput) => unwrap(api.POST("/api/coach/login", { body })),
  });
}

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
