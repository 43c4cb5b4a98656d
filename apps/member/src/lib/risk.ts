import { type components, unwrap } from "@aangan/api/member";
import { risk as words } from "@aangan/copy/risk";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { serverNow } from "@aangan/shell/live/clock.ts";
import { useLiveEvent } from "@aangan/shell/live/live.tsx";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "./api";
import { queryKeys } from "./query-keys";

/** The member's own risk state. */
export type RiskState = components["schemas"]["RiskState"];

/** The member's answer about a hard moment. */
export type RiskReport = components["schemas"]["ReportRiskRequest"]["report"];

const riskQuery = queryOptions({ queryKey: queryKeys.risk, queryFn: () => unwrap(api.GET("/api/risk")) });

/**
 * The member's risk state, or undefined until it is known. It follows the event stream. A failure leaves the page as
 * it is without one: help is part of every page.
 */
export function useRisk(): RiskState | undefined {
  const client = useQueryClient();
  useLiveEvent("risk", () => void client.invalidateQueries({ queryKey: queryKeys.risk }));
  return useQuery(riskQuery).data;
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

/** Stores the member's answer about a hard moment. A failure is shown as a toast. */
export function useReportRisk() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (report: RiskReport) => unwrap(api.POST("/api/risk/report", { body: { report } })),
    onSuccess: (risk) => client.setQueryData(riskQuery.queryKey, risk),
    onError: (error) => toastFailure(words.failed, error),
  });
}
