import { unwrap } from "@aangan/api/coach";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api";

/** What happened in some days (YYYY-MM-DD, UTC); without them in the last thirty. Throws an `ApiError`: 400 by field. */
export function useNumbers(from: string, to: string) {
  return useQuery({
    queryKey: ["administration-numbers", from, to],
    queryFn: () =>
      unwrap(
        api.GET("/api/coach/admin/variants", {
          params: { query: { ...(from ? { from } : {}), ...(to ? { to } : {}) } },
        }),
      ),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });
}
