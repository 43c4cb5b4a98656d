import { unwrap } from "@aangan/api/member";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";

// Below the member's own key: a change of coach, of which the stream tells, reads it anew.
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
  // What is being chosen is newer than any answer from before it is saved.
  const wanted = client.isMutating({ mutationKey }) > 0 ? client.getQueryData<Shared>(key) : undefined;
  return wanted ?? answer;
}

/** What the member's present coach sees of what they told us. */
export function useSharing() {
  const client = useQueryClient();
  return useQuery({ queryKey: key, queryFn: () => read(client), refetchOnMount: "always" });
}

/**
 * Chooses whether the coach sees a field. What was chosen shows at once, and goes back to how it was when it could not be saved.
 * Several at once are saved one after the other, each with all that is chosen by then. Throws an `ApiError`.
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
