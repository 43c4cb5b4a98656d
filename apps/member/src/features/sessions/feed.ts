import { unwrap } from "@aangan/api/member";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";

const feedKey = ["calendar-feed"] as const;

/** Whether the member has an address for their calendar, since when, and when it was read last. */
export function useCalendarFeed() {
  return useQuery({ queryKey: feedKey, queryFn: () => unwrap(api.GET("/api/calendar-feed")) });
}

/** Makes the address, or a new one in place of the old. It comes in the answer, this once. Throws an `ApiError`. */
export function useMakeFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/calendar-feed")),
    onSettled: () => client.invalidateQueries({ queryKey: feedKey }),
  });
}

/** Takes the address away: it opens nothing any more. Throws an `ApiError`. */
export function useRemoveFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE("/api/calendar-feed")),
    onSettled: () => client.invalidateQueries({ queryKey: feedKey }),
  });
}
