import { unwrap } from "@aangan/api/member";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";

// Below the member's own key: a change of coach, of which the stream tells, reads it anew.
const key = ["user", "sharing"] as const;

interface Shared {
  fields: string[];
}

/** What the member's present coach sees of what they told us. */
export function useSharing() {
  return useQuery({ queryKey: key, queryFn: () => unwrap(api.GET("/api/user/sharing")), refetchOnMount: "always" });
}

/**
 * Chooses what the coach sees. What was chosen shows at once, and goes back to how it was when it could not be saved. Several at
 * once are saved one after the other. Throws an `ApiError`.
 */
export function useShare() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "sharing" },
    mutationFn: (fields: string[]) => unwrap(api.PUT("/api/user/sharing", { body: { fields } })),
    onMutate: async (fields) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Shared>(key, { fields });
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}
