import { unwrap } from "@aangan/api/member";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";

// Below the user's key: a change of coach, which the stream reports, refetches it.
const key = ["user", "sharing"] as const;
const mutationKey = ["share"] as const;

interface Shared {
  fields: string[];
}

/** One field to share, or not to share any more. */
export interface Choice {
  code: string;
  on: boolean;
}

/** The fields with a choice among them. */
function chosen(fields: readonly string[], { code, on }: Choice): string[] {
  const others = fields.filter((field) => field !== code);
  return on ? [...others, code] : others;
}

async function read(client: QueryClient): Promise<Shared> {
  const answer = await unwrap(api.GET("/api/user/sharing"));
  // Unsaved changes are newer than any response from before they are saved.
  const wanted = client.isMutating({ mutationKey }) > 0 ? client.getQueryData<Shared>(key) : undefined;
  return wanted ?? answer;
}

/** The answers that the member's present coach can see. */
export function useSharing() {
  const client = useQueryClient();
  return useQuery({ queryKey: key, queryFn: () => read(client), refetchOnMount: "always" });
}

/**
 * Sets whether the coach sees a field. A change is shown at once, and undone if it could not be saved. Several changes
 * are saved one after the other, each with all choices so far. Throws an `ApiError`.
 */
export function useShare() {
  const client = useQueryClient();
  const put = (choice: Choice) =>
    client.setQueryData<Shared>(key, (shared) => shared && { fields: chosen(shared.fields, choice) });
  return useMutation({
    mutationKey,
    scope: { id: "sharing" },
    mutationFn: (choice: Choice) => {
      const fields = client.getQueryData<Shared>(key)?.fields ?? [];
      // It shows as done, so it outlives the page.
      return unwrap(api.PUT("/api/user/sharing", { body: { fields: chosen(fields, choice) }, keepalive: true }));
    },
    onMutate: async (choice) => {
      put(choice);
      await client.cancelQueries({ queryKey: key });
      // An answer may have come in between.
      put(choice);
    },
    onError: (_error, { code, on }) => put({ code, on: !on }),
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey: key });
    },
  });
}
