import { unwrap } from "@aangan/api/member";
import type { LinkAccountInput } from "@aangan/copy/forms/link-account";
import type { WelcomeInput } from "@aangan/copy/forms/welcome";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { rememberUser } from "@/lib/user-cache";
import { refusedWith } from "./failure";

const pendingKey = ["pending"] as const;

/** Who waits between the identity provider and the app, by the cookie of this browser. 404 means nobody (any more). */
export function usePending() {
  return useQuery({ queryKey: pendingKey, queryFn: () => unwrap(api.GET("/api/auth/pending")) });
}

/** Asks anew who waits when a call was refused because that has changed: it took too long, or was done elsewhere. */
function askAnew(client: QueryClient, error: Error): void {
  if (refusedWith(error, 404) || refusedWith(error, 409)) void client.invalidateQueries({ queryKey: pendingKey });
}

/** Makes the account of somebody who came from the provider, and signs in. 400 carries the fields that were refused. */
export function useWelcome() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WelcomeInput) => unwrap(api.POST("/api/auth/welcome", { body })),
    onSuccess: rememberUser,
    onError: (error) => askAnew(client, error),
  });
}

/** Connects the provider with the account that has the same address, and signs in. 401 means a wrong password. */
export function useLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LinkAccountInput) => unwrap(api.POST("/api/auth/link", { body })),
    onSuccess: rememberUser,
    onError: (error) => askAnew(client, error),
  });
}
