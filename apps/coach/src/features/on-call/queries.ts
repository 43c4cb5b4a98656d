import { type components, unwrap } from "@aangan/api/coach";
import type { CrisisOutcomeValues } from "@aangan/copy/forms/crisis-outcome";
import type { OnCallOpeningValues } from "@aangan/copy/forms/on-call-opening";
import { useLiveEvent } from "@aangan/shell/live/live.tsx";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** A crisis that waits for the people on call, without its member. */
export type WaitingCrisis = components["schemas"]["WaitingCrisis"];

/** A closed crisis, without its member. */
export type ClosedCrisis = components["schemas"]["ClosedCrisis"];

/** The time from urgent words to the first look at them. */
export type FirstLook = components["schemas"]["FirstLook"];

/** The weekly rota. */
export type Rota = components["schemas"]["Rota"];

/** A block of the rota. */
export type RotaBlock = components["schemas"]["RotaBlock"];

/** A crisis that the coach has opened. */
export type OpenedCrisis = components["schemas"]["OpenedCrisis"];

/** Polled too: access also changes when a shift begins or ends, which no event reports. */
const pollOptions = { refetchInterval: 30_000, refetchOnWindowFocus: "always", refetchOnMount: "always" } as const;

const statusQuery = queryOptions({
  queryKey: queryKeys.onCall.status,
  queryFn: () => unwrap(api.GET("/api/coach/on-call/status")),
  ...pollOptions,
});

/** Whether the coach may open the on-call page, and the number of crises that wait there. */
export function useOnCallStatus(enabled: boolean) {
  return useQuery({ ...statusQuery, enabled });
}

/** Refetches everything about the people on call when a crisis is passed, opened or closed, or the rota changes. */
export function useLiveOnCall(): void {
  const client = useQueryClient();
  useLiveEvent("on_call", () => {
    void client.invalidateQueries({ queryKey: queryKeys.onCall.all });
    void client.invalidateQueries({ queryKey: queryKeys.crises });
  });
}

const pageQuery = queryOptions({
  queryKey: queryKeys.onCall.page,
  queryFn: () => unwrap(api.GET("/api/coach/on-call")),
  ...pollOptions,
});

/** The crises that wait, and those closed lately. 403 for coaches who are not on the rota. */
export function useOnCall() {
  return useQuery(pageQuery);
}

const rotaQuery = queryOptions({
  queryKey: queryKeys.onCall.rota,
  queryFn: () => unwrap(api.GET("/api/coach/on-call/rota")),
  ...pollOptions,
});

/** The rota. 403 as {@link useOnCall}. */
export function useRota() {
  return useQuery(rotaQuery);
}

/** Replaces the people of a block. Administrators only. Throws an `ApiError`: 400 on `people`. */
export function useSetRotaBlock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: components["schemas"]["SetRotaBlockRequest"]) =>
      unwrap(api.PUT("/api/coach/admin/on-call/rota", { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.onCall.all }),
  });
}

const crisisQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.onCall.crisis(id),
    queryFn: () => unwrap(api.GET("/api/coach/on-call/crises/{id}", { params: { path: { id } } })),
    // The member's messages reach only the streams of their coach and themselves.
    refetchInterval: 4_000,
    refetchOnWindowFocus: "always",
    refetchOnMount: "always",
  });

/** An opened crisis with its conversation. 404 before it was opened, and once it is closed. */
export function useCrisis(id: string) {
  return useQuery(crisisQuery(id));
}

/** Opens a crisis with a reason. Throws an `ApiError`: 400 on `reason` and `detail`, 404 if it was closed. */
export function useOpenCrisis() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: OnCallOpeningValues & { id: string }) =>
      unwrap(api.POST("/api/coach/on-call/crises/{id}/open", { params: { path: { id } }, body })),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.onCall.all }),
  });
}

/** Sends the member a message in the team's name. Throws an `ApiError`: 400 on `text`, 404 once it is closed. */
export function useSendTeamMessage(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { id: string; text: string }) =>
      unwrap(api.POST("/api/coach/on-call/crises/{id}/messages", { params: { path: { id } }, body })),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.onCall.crisis(id) }),
  });
}

/** Closes an opened crisis, up to the flag with a number. Throws an `ApiError`: 400 on `outcome` and `note`. */
export function useCloseOpenedCrisis(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ note, ...body }: CrisisOutcomeValues & { through: number }) =>
      unwrap(
        api.POST("/api/coach/on-call/crises/{id}/close", {
          params: { path: { id } },
          body: { ...body, ...(note && { note }) },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.onCall.all }),
  });
}
