import { unwrap } from "@aangan/api/coach";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

const numbersQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: queryKeys.numbers(from, to),
    queryFn: () =>
      unwrap(
        api.GET("/api/coach/admin/variants", {
          params: { query: { ...(from ? { from } : {}), ...(to ? { to } : {}) } },
        }),
      ),
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });

/**
 * The figures of a range of dates (YYYY-MM-DD, UTC), by default the last thirty days. Throws an `ApiError`: 400 by
 * field.
 */
export function useNumbers(from: string, to: string) {
  return useQuery({ ...numbersQuery(from, to), placeholderData: keepPreviousData });
}
