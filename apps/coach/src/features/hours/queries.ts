import { type components, unwrap } from "@aangan/api/coach";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import type { WeeklyWindow, Window } from "./draft";

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

/** A change of the hours: every one of them is answered with the hours as they are then. Throws an `ApiError`. */
function useChange<Input>(change: (input: Input) => Promise<Hours>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (hours) => client.setQueryData(hoursQuery.queryKey, hours),
  });
}

/** Publishes the weekly hours, be they none. */
export function usePublish() {
  return useChange((weekly: WeeklyWindow[]) => unwrap(api.PUT("/api/coach/hours", { body: { weekly } })));
}

/** Takes days off, both ends included. 409 when some of them are off already. */
export function useAddDaysOff() {
  return useChange((body: { firstDay: string; lastDay: string }) => unwrap(api.POST("/api/coach/days-off", { body })));
}

/** Gives days off back. */
export function useRemoveDaysOff() {
  return useChange((id: string) => unwrap(api.DELETE("/api/coach/days-off/{id}", { params: { path: { id } } })));
}

/** Sets the hours of one date. */
export function useSaveDate() {
  return useChange(({ day, windows }: { day: string; windows: Window[] }) =>
    unwrap(api.PUT("/api/coach/hours/dates/{day}", { params: { path: { day } }, body: { windows } })),
  );
}

/** Lets a date follow the weekly hours again. */
export function useRemoveDate() {
  return useChange((day: string) => unwrap(api.DELETE("/api/coach/hours/dates/{day}", { params: { path: { day } } })));
}

/** Sets the coach's own link; "" for none. */
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

/** Makes an address, or a new one in place of the old, which then opens nothing. Throws an `ApiError`. */
export function useMakeFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/coach/calendar-feed")),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.calendarFeed }),
  });
}

/** Takes the address away. Throws an `ApiError`. */
export function useRemoveFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE("/api/coach/calendar-feed")),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.calendarFeed }),
  });
}
