import { unwrap } from "@aangan/api/member";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** Stores on the server that the member has seen or skipped the tour. Throws an `ApiError`. */
export function useTourSeen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/user-preferences/tour-completed")),
    onSuccess: (progress) => client.setQueryData(queryKeys.progress, progress),
  });
}
