import { unwrap } from "@aangan/api/member";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

const calendarFeedQuery = queryOptions({
  queryKey: queryKeys.calendarFeed,
  queryFn: () => unwrap(api.GET("/api/calendar-feed")),
});

/** The state of the member's calendar feed: whether it exists, since when, and when it was last read. */
export function useCalendarFeed() {
  return useQuery(calendarFeedQuery);
}

/** Creates the feed's URL, or replaces it. Only this response contains it. Throws an `ApiError`. */
export function useCreateFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/calendar-feed")),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.calendarFeed }),
  });
}

/** Deletes the feed's URL, which then stops working. Throws an `ApiError`. */
export function useRemoveFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE("/api/calendar-feed")),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.calendarFeed }),
  });
}
