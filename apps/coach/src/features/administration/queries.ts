import { type components, unwrap } from "@aangan/api/coach";
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { pollOptions } from "./waiting";

/** A case in the queue. */
export type CaseSummary = components["schemas"]["CaseSummary"];

/** A case with the text in question. */
export type CaseDetail = components["schemas"]["CaseDetail"];

/** A page of the queue. */
export type CaseList = components["schemas"]["CaseList"];

/** The decision about a case. */
export type Decision = components["schemas"]["DecideRequest"];

/** An entry of the audit log. */
export type AuditEntry = components["schemas"]["AuditEntry"];

/** The open or the decided cases. */
export type CaseState = "open" | "decided";

const glanceQuery = queryOptions({
  queryKey: queryKeys.cases.glance,
  queryFn: () => unwrap(api.GET("/api/coach/admin/moderation")),
  ...pollOptions,
});

/** The first waiting items of each list, and the totals. Administrators only: others get 403. */
export function useGlance(enabled: boolean) {
  return useQuery({ ...glanceQuery, enabled });
}

/** The open crises and the outcomes of the last days. */
export type Crises = components["schemas"]["Crises"];

const crisesQuery = queryOptions({
  queryKey: queryKeys.crises,
  queryFn: () => unwrap(api.GET("/api/coach/admin/crises")),
  ...pollOptions,
});

/** The open crises. Administrators only: others get 403. */
export function useCrises() {
  return useQuery(crisesQuery);
}

const casesQuery = (state: CaseState) =>
  infiniteQueryOptions({
    queryKey: queryKeys.cases.list(state),
    queryFn: ({ pageParam }) =>
      unwrap(
        api.GET("/api/coach/admin/moderation", {
          params: { query: pageParam ? { state, after: pageParam } : { state } },
        }),
      ),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    ...pollOptions,
  });

/** Cases page by page: open ones by urgency, decided ones newest first. */
export function useCases(state: CaseState) {
  return useInfiniteQuery(casesQuery(state));
}

const caseQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.cases.one(id),
    queryFn: () => unwrap(api.GET("/api/coach/admin/moderation/{id}", { params: { path: { id } } })),
    ...pollOptions,
  });

/** One case. Throws an `ApiError`; 404 for an unknown one. */
export function useCase(id: string) {
  return useQuery(caseQuery(id));
}

/** Updates the queue and the case with the returned case. */
function useCacheCase() {
  const client = useQueryClient();
  return (found: CaseDetail) => {
    client.setQueryData(caseQuery(found.id).queryKey, found);
    client.setQueryData(
      casesQuery("open").queryKey,
      (list) => list && { ...list, pages: list.pages.map((page) => replaced(page, found)) },
    );
    client.setQueryData(glanceQuery.queryKey, (list) => list && replaced(list, found));
  };
}

function replaced(page: CaseList, found: CaseDetail): CaseList {
  const cases = page.cases.map((one) => (one.id === found.id ? { ...one, claimedBy: found.claimedBy } : one));
  return { ...page, cases };
}

/** Claims a case, or extends the claim. Throws an `ApiError`: 409 if another administrator has it or it is decided. */
export function useClaim(id: string) {
  const client = useQueryClient();
  const take = useCacheCase();
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/coach/admin/moderation/{id}/claim", { params: { path: { id } } })),
    onSuccess: take,
    // The shown state was outdated.
    onError: () => void client.invalidateQueries({ queryKey: queryKeys.cases.all }),
  });
}

/** Releases a case. Throws an `ApiError`: 409 if another administrator has it. */
export function useRelease(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE("/api/coach/admin/moderation/{id}/claim", { params: { path: { id } } })),
    onSettled: () => void client.invalidateQueries({ queryKey: queryKeys.cases.all }),
  });
}

/** Decides a claimed case. Throws an `ApiError`: 400 by field, 409 if the text changed or the claim has expired. */
export function useDecide(id: string) {
  const client = useQueryClient();
  const take = useCacheCase();
  return useMutation({
    mutationFn: (body: Decision) =>
      unwrap(api.POST("/api/coach/admin/moderation/{id}/decision", { params: { path: { id } }, body })),
    onSuccess: (found) => {
      take(found);
      void client.invalidateQueries({ queryKey: queryKeys.cases.glance });
      void client.invalidateQueries({ queryKey: queryKeys.waiting });
      void client.invalidateQueries({ queryKey: queryKeys.cases.lists });
      void client.invalidateQueries({ queryKey: queryKeys.audit.all });
    },
    onError: () => void client.invalidateQueries({ queryKey: queryKeys.cases.all }),
  });
}

const auditQuery = infiniteQueryOptions({
  queryKey: queryKeys.audit.pages,
  queryFn: ({ pageParam }) =>
    unwrap(api.GET("/api/coach/admin/audit", { params: { query: pageParam ? { before: pageParam } : {} } })),
  initialPageParam: "",
  getNextPageParam: ({ earlier }) => earlier ?? undefined,
  refetchOnWindowFocus: "always",
  refetchOnMount: "always",
});

/** The audit log, newest first, page by page. */
export function useAudit() {
  return useInfiniteQuery(auditQuery);
}

const latestQuery = queryOptions({
  queryKey: queryKeys.audit.latest,
  queryFn: () => unwrap(api.GET("/api/coach/admin/audit", { params: { query: { limit: 5 } } })),
  ...pollOptions,
});

/** The latest entries of the audit log. */
export function useLatestAudit() {
  return useQuery(latestQuery);
}
