import { type components, unwrap } from "@aangan/api/coach";
import { saveFile } from "@aangan/shell/lists/save-file.ts";
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { pollOptions } from "../waiting";

/** A visitor's submission. */
export type InboxEntry = components["schemas"]["InboxEntry"];

/** A list of submissions. */
export type InboxName = InboxEntry["list"];

/** The filter of a list by state. */
export type InboxState = "open" | "handled" | "all";

/** The shown part of the inbox: list, state and search. */
export interface InboxFilter {
  list: InboxName;
  state: InboxState;
  /** The search text; empty matches everything. */
  q: string;
}

const inboxQuery = ({ list, state, q }: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.inbox.list(list, state, q),
    queryFn: ({ pageParam }) =>
      unwrap(
        api.GET("/api/coach/admin/inbox/{list}", {
          params: { path: { list }, query: { state, ...(q ? { q } : {}), ...(pageParam ? { after: pageParam } : {}) } },
        }),
      ),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    ...pollOptions,
  });

/** A list, newest first, page by page. */
export function useInbox(filters: InboxFilter) {
  return useInfiniteQuery({
    ...inboxQuery(filters),
    // While another search loads, the earlier results stay.
    placeholderData: keepPreviousData,
  });
}

/** Saves the filtered list as a CSV file; the audit log records who did. Throws an `ApiError`. */
export function useExport({ list, state, q }: InboxFilter) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const call = api.GET("/api/coach/admin/inbox/{list}/export", {
        params: { path: { list }, query: { state, ...(q ? { q } : {}) } },
        parseAs: "blob",
      });
      const file = await unwrap(call);
      const named = /filename="?([^";]+)/.exec((await call).response.headers.get("Content-Disposition") ?? "")?.[1];
      saveFile(file as unknown as Blob, named ?? `${list}.csv`);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.audit.all }),
  });
}

const inboxEntryQuery = (list: InboxName, id: string) =>
  queryOptions({
    queryKey: queryKeys.inbox.one(list, id),
    queryFn: () => unwrap(api.GET("/api/coach/admin/inbox/{list}/{id}", { params: { path: { list, id } } })),
    refetchOnMount: "always",
  });

/** One entry. Throws an `ApiError`; 404 for an unknown one. */
export function useInboxEntry(list: InboxName, id: string) {
  return useQuery(inboxEntryQuery(list, id));
}

/** Marks an entry as handled, or as open again. Throws an `ApiError`: 404 if it no longer exists. */
export function useHandle(list: InboxName, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (handled: boolean) =>
      unwrap(
        api.POST("/api/coach/admin/inbox/{list}/{id}/handled", { params: { path: { list, id } }, body: { handled } }),
      ),
    onSuccess: (entry) => client.setQueryData(inboxEntryQuery(list, id).queryKey, entry),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.inbox.lists });
      void client.invalidateQueries({ queryKey: queryKeys.waiting });
      void client.invalidateQueries({ queryKey: queryKeys.audit.all });
    },
  });
}
