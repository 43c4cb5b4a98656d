import { type components, unwrap } from "@aangan/api/coach";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import type { TimeWindow, WeeklyWindow } from "./draft";

/** The coach's hours: weekly hours, days off, dates with their own hours, and the meeting link. */
export type Hours = components["schemas"]["CoachHours"];

const hoursQuery = queryOptions({
  queryKey: queryKeys.hours,
  queryFn: () => unwrap(api.GET("/api/coach/hours")),
  refetchOnMount: "always",
});

/** The coach's hours. Refetched whenever the tab opens, because another device may have changed them. */
export function useHours() {
  return useQuery(hoursQuery);
}

/** A change of the hours. Its response is the whole hours, which replace the cache. Throws an `ApiError`. */
function useChange<Input>(change: (input: Input) => Promise<Hours>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (hours) => client.setQueryData(hoursQuery.queryKey, hours),
  });
}

/** Publishes the weekly hours, which may be empty. */
export function usePublish() {
  return useChange((weekly: WeeklyWindow[]) => unwrap(api.PUT("/api/coach/hours", { body: { weekly } })));
}

/** Adds days off, both ends included. Throws an `ApiError`: 409 if some are off already. */
export function useAddDaysOff() {
  return useChange((body: { firstDay: string; lastDay: string }) => unwrap(api.POST("/api/coach/days-off", { body })));
}

/** Removes days off. */
export function useRemoveDaysOff() {
  return useChange((id: string) => unwrap(api.DELETE("/api/coach/days-off/{id}", { params: { path: { id } } })));
}

/** Sets the hours of one date. */
export function useSaveDate() {
  return useChange(({ day, windows }: { day: string; windows: TimeWindow[] }) =>
    unwrap(api.PUT("/api/coach/hours/dates/{day}", { params: { path: { day } }, body: { windows } })),
  );
}

/** Removes the hours of a date, which then follows the weekly hours. */
export function useRemoveDate() {
  return useChange((day: string) => unwrap(api.DELETE("/api/coach/hours/dates/{day}", { params: { path: { day } } })));
}

/** Sets the coach's meeting link; "" for none. */
export function useSaveLink() {
  return useChange((url: string) => unwrap(api.PUT("/api/coach/meeting-link", { body: { url } })));
}

const feedQuery = queryOptions({
  queryKey: queryKeys.calendarFeed,
  queryFn: () => unwrap(api.GET("/api/coach/calendar-feed")),
});

/** Whether a calendar feed exists, and when it was last read. The URL itself is only shown when it is created. */
export function useFeed() {
  return useQuery(feedQuery);
}

/** Creates the feed URL, or replaces the old one, which then returns 404. Throws an `ApiError`. */
export function useCreateFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/coach/calendar-feed")),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.calendarFeed }),
  });
}

/** Removes the feed URL. Throws an `ApiError`. */
export function useRemoveFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE("/api/coach/calendar-feed")),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.calendarFeed }),
  });
}
