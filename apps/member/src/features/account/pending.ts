import { unwrap } from "@aangan/api/member";
import type { LinkAccountInput } from "@aangan/copy/forms/link-account";
import type { WelcomeInput } from "@aangan/copy/forms/welcome";
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { rememberUser } from "@/lib/user-cache";
import { refusedWith } from "./failure";

const pendingQuery = queryOptions({ queryKey: queryKeys.pending, queryFn: () => unwrap(api.GET("/api/auth/pending")) });

/** The pending sign-in of this browser's cookie. 404: none, or no longer. */
export function usePending() {
  return useQuery(pendingQuery);
}

/**
 * Refetches the pending sign-in when a mutation was rejected because it has changed: it expired, or was completed
 * elsewhere.
 */
function refetchIfOutdated(client: QueryClient, error: Error): void {
  if (refusedWith(error, 404) || refusedWith(error, 409))
    void client.invalidateQueries({ queryKey: queryKeys.pending });
}

/** Creates the account of a new member from the provider, and signs in. 400 contains the rejected fields. */
export function useWelcome() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WelcomeInput) => unwrap(api.POST("/api/auth/welcome", { body })),
    onSuccess: rememberUser,
    onError: (error) => refetchIfOutdated(client, error),
  });
}

/** Connects the provider with the account that has the same address, and signs in. 401 means a wrong password. */
export function useLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LinkAccountInput) => unwrap(api.POST("/api/auth/link", { body })),
    onSuccess: rememberUser,
    onError: (error) => refetchIfOutdated(client, error),
  });
}
