import { unwrap } from "@aangan/api/member";
import * as words from "@aangan/copy/sharing";
import { toast } from "@aangan/ui/toast/store.ts";
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { mutationKeys, queryKeys } from "@/lib/query-keys";

// Below the user's key: a change of coach, which the stream reports, refetches it.
const sharingQuery = queryOptions({
  queryKey: queryKeys.user.sharing,
  queryFn: ({ client }): Promise<Shared> => read(client),
  refetchOnMount: "always",
});

interface Shared {
  fields: string[];
  /** Whether the member has chosen for this coach; an empty choice counts. */
  chosen: boolean;
}

/** One field, and whether to share it. */
export interface Choice {
  code: string;
  on: boolean;
}

/** Returns the fields after a choice. */
function withChoice(fields: readonly string[], { code, on }: Choice): string[] {
  const others = fields.filter((field) => field !== code);
  return on ? [...others, code] : others;
}

async function read(client: QueryClient): Promise<Shared> {
  const answer = await unwrap(api.GET("/api/user/sharing"));
  // Unsaved changes are newer than any response from before they are saved.
  const optimistic =
    client.isMutating({ mutationKey: mutationKeys.share }) > 0 ? client.getQueryData(sharingQuery.queryKey) : undefined;
  return optimistic ?? answer;
}

/** The answers that the member's present coach can see. */
export function useSharing() {
  return useQuery(sharingQuery);
}

/**
 * Sets whether the coach sees a field. A change is shown at once, and undone if it could not be saved. Several changes
 * are saved one after the other, each with all choices so far. Throws an `ApiError`.
 */
export function useShare() {
  const client = useQueryClient();
  const applyChoice = (choice: Choice) =>
    client.setQueryData(
      sharingQuery.queryKey,
      (shared) => shared && { fields: withChoice(shared.fields, choice), chosen: true },
    );
  return useMutation({
    mutationKey: mutationKeys.share,
    scope: { id: "sharing" },
    mutationFn: (choice: Choice) => {
      const fields = client.getQueryData(sharingQuery.queryKey)?.fields ?? [];
      // It shows as done, so it outlives the page.
      return unwrap(api.PUT("/api/user/sharing", { body: { fields: withChoice(fields, choice) }, keepalive: true }));
    },
    onMutate: async (choice) => {
      applyChoice(choice);
      await client.cancelQueries({ queryKey: queryKeys.user.sharing });
      // A response may have arrived in between.
      applyChoice(choice);
    },
    onError: (_error, { code, on }) => applyChoice({ code, on: !on }),
    onSettled: () => {
      if (client.isMutating({ mutationKey: mutationKeys.share }) === 1)
        void client.invalidateQueries({ queryKey: queryKeys.user.sharing });
    },
  });
}

/** Sets which answers the coach sees, all at once, and reports it in a toast. The error is an `ApiError`. */
export function useShareAll() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "sharing" },
    mutationFn: (fields: readonly string[]) => unwrap(api.PUT("/api/user/sharing", { body: { fields: [...fields] } })),
    onSuccess: (saved) => {
      client.setQueryData(sharingQuery.queryKey, saved);
      const message = saved.fields.length > 0 ? words.saved : words.savedNone;
      toast({ title: message.title, description: message.text });
    },
  });
}
