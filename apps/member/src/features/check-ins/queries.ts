import { type components, unwrap } from "@aangan/api/member";
import * as words from "@aangan/copy/check-ins-page";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { useLiveEvent } from "@aangan/shell/live/live.tsx";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** One day of the member. */
export type CheckIn = components["schemas"]["CheckIn"];
/** The check-ins of a month. */
export type CheckInMonth = components["schemas"]["CheckInMonth"];
/** The fields to change. */
export type CheckInChange = components["schemas"]["CheckInRequest"];

const monthQuery = (month: string) =>
  queryOptions({
    queryKey: queryKeys.checkIns.month(month),
    queryFn: () => unwrap(api.GET("/api/check-ins", { params: { query: month === "" ? {} : { month } } })),
    refetchOnMount: "always",
  });

/** The check-ins of a month, the current one for "". They follow the event stream, and the day of the member. */
export function useCheckIns(month = "") {
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: queryKeys.checkIns.all });
  useLiveEvent("check_in", renew);
  // Another coach ends sharing, and another time zone changes the day.
  useLiveEvent("user", renew);
  return useQuery(monthQuery(month));
}

/** Returns a month with a changed day, in the order of the days. */
export function withDay(month: CheckInMonth, day: string, change: CheckInChange): CheckInMonth {
  if (!day.startsWith(month.month)) return month;
  const stored = month.days.find((one) => one.day === day);
  const blank = {
    day,
    mood: "",
    word: "",
    note: "",
    unreadable: false,
    shared: false,
    updatedAt: new Date().toISOString(),
  };
  const changed = { ...(stored ?? blank), unreadable: false, ...change };
  const days = [...month.days.filter((one) => one.day !== day), changed].sort((a, b) => (a.day < b.day ? -1 : 1));
  return { ...month, days, earliest: month.earliest || month.month };
}

/** One change of a day. */
interface DayChange {
  day: string;
  change: CheckInChange;
}

/**
 * Saves a check-in. The change is shown at once; if the server rejects it, the stored one comes back with a toast.
 * Changes run one after the other, so that the last tap wins.
 */
export function useSaveCheckIn() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "check-in" },
    mutationFn: ({ day, change }: DayChange) =>
      unwrap(api.PATCH("/api/check-ins/{day}", { params: { path: { day } }, body: change, keepalive: true })),
    onMutate: async ({ day, change }) => {
      await client.cancelQueries({ queryKey: queryKeys.checkIns.all });
      client.setQueriesData<CheckInMonth>({ queryKey: queryKeys.checkIns.all }, (month) =>
        month ? withDay(month, day, change) : month,
      );
    },
    onError: (error) => toastFailure(words.failed, error),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.checkIns.all }),
  });
}

/** Deletes the check-in of a day. Its promise rejects with an `ApiError`. */
export function useDeleteCheckIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (day: string) => unwrap(api.DELETE("/api/check-ins/{day}", { params: { path: { day } } })),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.checkIns.all }),
  });
}

/** The days of a month that the coach can see. */
interface SharedDays {
  coachId: string;
  month: string;
  days: string[];
}

/** Chooses the days of a month that the member's coach can see. Its promise rejects with an `ApiError`. */
export function useShareCheckIns() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ month, ...body }: SharedDays) =>
      unwrap(api.PUT("/api/shared-check-ins/{month}", { params: { path: { month } }, body })),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.checkIns.all }),
  });
}
