import { unwrap } from "@aangan/api/coach";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api";

/**
 * The figures of a range of dates (YYYY-MM-DD, UTC), by default the last thirty days. Throws an `ApiError`: 400 by
 * field.
 */
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
