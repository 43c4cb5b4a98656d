import { type components, unwrap } from "@aangan/api/member";
import * as words from "@aangan/copy/resources-page";
import { toast } from "@aangan/ui/toast/store.ts";
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { OptimisticUpdates } from "@/lib/optimistic-updates";
import { queryKeys } from "@/lib/query-keys";
import { type SearchText, toSearchText } from "./search-text";

/** A piece of the self-care library, as its card shows it. */
export type Summary = components["schemas"]["ResourceSummary"];

/** A piece of the self-care library, whole. */
export type Resource = components["schemas"]["Resource"];

const resourcesQuery = queryOptions({
  queryKey: queryKeys.resources.all,
  queryFn: ({ client }): Promise<Summary[]> => read(client),
  networkMode: "always",
});

const updates = new OptimisticUpdates<boolean>();

async function read(client: QueryClient): Promise<Summary[]> {
  const answer = await unwrap(api.GET("/api/resources"));
  // A bookmark pressed during the fetch is newer than the response.
  const shown = new Map(client.getQueryData(resourcesQuery.queryKey)?.map(({ id, saved }) => [id, saved]));
  return answer.map((one) => (updates.has(one.id) ? { ...one, saved: shown.get(one.id) ?? one.saved } : one));
}

/** Every piece of the library. Without a network this query, like the others here, fails instead of pausing. */
export function useResources() {
  return useQuery(resourcesQuery);
}

/** One whole piece; it only changes with a release, so it is fetched once. The list contains whether it is saved. */
export const resourceQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.resources.piece(id),
    queryFn: () => unwrap(api.GET("/api/resources/{id}", { params: { path: { id } } })),
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
  });

const searchable = (texts: components["schemas"]["ResourceText"][]): ReadonlyMap<string, SearchText> =>
  new Map(texts.map(({ id, content }) => [id, toSearchText(content)]));

/** The texts of all pieces by slug, for the search. Fetched once, on the first search. */
export const textsQuery = queryOptions({
  queryKey: queryKeys.resources.texts,
  queryFn: () => unwrap(api.GET("/api/resource-texts")),
  select: searchable,
  networkMode: "always",
  staleTime: Number.POSITIVE_INFINITY,
});

/** The new state of a bookmark. */
interface Bookmarked {
  id: string;
  saved: boolean;
}

/**
 * Saves or removes a bookmark. The change is shown at once; if the server rejects it, the server's value is restored
 * with a toast. Mutations run one after the other, so the last click wins.
 */
export function useSave() {
  const client = useQueryClient();
  const show = ({ id, saved }: Bookmarked) =>
    client.setQueryData(resourcesQuery.queryKey, (all) => all?.map((one) => (one.id === id ? { ...one, saved } : one)));
  return useMutation({
    scope: { id: "resource-saved" },
    mutationFn: ({ id, saved }: Bookmarked) => {
      // It shows as done, so it outlives the page.
      const init = { params: { path: { id } }, keepalive: true };
      return unwrap(saved ? api.PUT("/api/resources/{id}/saved", init) : api.DELETE("/api/resources/{id}/saved", init));
    },
    onMutate: (bookmarked) => {
      const shown = client.getQueryData(resourcesQuery.queryKey)?.find(({ id }) => id === bookmarked.id);
      updates.begin(bookmarked.id, shown?.saved);
      show(bookmarked);
    },
    onSuccess: (_, { id, saved }) => {
      const now = updates.succeeded(id, saved);
      if (now !== undefined) show({ id, saved: now });
    },
    onError: (_, { id, saved }) => {
      const now = updates.failed(id);
      if (now !== undefined) show({ id, saved: now });
      const { title, text } = saved ? words.saveFailed : words.unsaveFailed;
      toast({ title, description: text, variant: "destructive" });
    },
  });
}

const placesQuery = queryOptions({
  queryKey: queryKeys.resources.places,
  queryFn: () => unwrap(api.GET("/api/reading-places")),
  networkMode: "always",
});

/** The pieces that the member has begun, last left first. */
export function useReadingPlaces() {
  return useQuery(placesQuery);
}

/** The percentage from which the server forgets the place: the piece was read. */
const FINISHED = 95;

/**
 * Stores how far the member has read a piece. The list shows it at once. A failure is not shown: the list is refetched,
 * and the next place is sent again.
 */
export function useLeavePiece() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "reading-place" },
    mutationFn: async ({ piece, percent }: { piece: Summary; percent: number }) => {
      const init = { params: { path: { id: piece.id } }, body: { percent }, keepalive: true };
      await unwrap(api.PUT("/api/resources/{id}/place", init));
    },
    onMutate: ({ piece: { id, title }, percent }) =>
      client.setQueryData(placesQuery.queryKey, (places) => {
        const others = places?.filter((one) => one.id !== id);
        if (percent >= FINISHED) return others;
        return others && [{ id, title, percent, leftAt: new Date().toISOString() }, ...others];
      }),
    onError: () => void client.invalidateQueries({ queryKey: placesQuery.queryKey }),
  });
}
