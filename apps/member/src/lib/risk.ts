import { type components, unwrap } from "@aangan/api/member";
import * as words from "@aangan/copy/risk";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { serverNow } from "@aangan/shell/live/clock.ts";
import { useLiveEvent } from "@aangan/shell/live/live.tsx";
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "./api";
import { queryKeys } from "./query-keys";

/** The member's own risk state. */
export type RiskState = components["schemas"]["RiskState"];

/** The member's answer about a hard moment. */
export type RiskReport = components["schemas"]["ReportRiskRequest"]["report"];

const riskQuery = queryOptions({ queryKey: queryKeys.risk, queryFn: () => unwrap(api.GET("/api/risk")) });

/**
 * The member's risk state, or undefined until it is known. It follows the event stream. After a failed refetch it is
 * the last known state.
 */
export function useRisk(): RiskState | undefined {
  const client = useQueryClient();
  useLiveEvent("risk", () => void client.invalidateQueries({ queryKey: queryKeys.risk }));
  return useQuery(riskQuery).data;
}

/** Reads the member's risk state from the server. Throws an `ApiError`. */
export function readRisk(client: QueryClient): Promise<RiskState> {
  return client.fetchQuery({ ...riskQuery, staleTime: 0 });
}

/** The failed fetch of a risk state of which no earlier value is known; null otherwise. */
export function useRiskFailure(): { retry: () => void; pending: boolean } | null {
  const { data, error, fetchStatus, isFetching, refetch } = useQuery(riskQuery);
  // Without a connection the fetch is paused, and fails with no error.
  if (data !== undefined || (error === null && fetchStatus !== "paused")) return null;
  return { retry: () => void refetch(), pending: isFetching };
}

/** Reports whether help must be in view: the member is in a hard moment now. */
export function inHardMoment(risk: RiskState | undefined): boolean {
  return risk !== undefined && ["ask", "urgent", "acute"].includes(risk.state);
}

/**
 * Reports whether the hard moment began before this screen was opened: help that was in view before is not announced
 * again.
 */
export function useBeganBefore(risk: RiskState | undefined): boolean {
  const [openedAt] = useState(() => serverNow().getTime());
  return inHardMoment(risk) && risk?.since != null && Date.parse(risk.since) < openedAt;
}

/**
 * Reports whether help must be in view, and whether that is new: then it is read out. An unknown state counts as a hard
 * moment that is not new.
 */
export function useHelp(): { shown: boolean; fresh: boolean } {
  const risk = useRisk();
  const failed = useRiskFailure() !== null;
  const beganBefore = useBeganBefore(risk);
  const hard = inHardMoment(risk);
  return { shown: hard || failed, fresh: hard && !beganBefore };
}

/** Stores the member's answer about a hard moment. A failure is shown as a toast. */
export function useReportRisk() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (report: RiskReport) => unwrap(api.POST("/api/risk/report", { body: { report } })),
    onSuccess: (risk) => client.setQueryData(riskQuery.queryKey, risk),
    onError: (error) => toastFailure(words.failed, error),
  });
}
