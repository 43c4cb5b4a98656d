import { unwrap } from "@aangan/api/member";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

const calendarFeedQuery = queryOptions({
  queryKey: queryKeys.calendarFeed,
  queryFn: () => unwrap(api.GET("/api/calendar-feed")),
});

/** Whether the member has an address for their calendar, since when, and when it was read last. */
export function useCalendarFeed() {
  return useQuery(calendarFeedQuery);
}

/** Makes the address, or a new one in place of the old. It comes in the answer, this once. Throws an `ApiError`. */
export function useMakeFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/calendar-feed")),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.calendarFeed }),
  });
}

/** Takes the address away: it opens nothing any more. Throws an `ApiError`. */
export function useRemoveFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE("/api/calendar-feed")),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.calendarFeed }),
  });
}
