import { unwrap } from "@aangan/api/member";
import type { ForgotInput } from "@aangan/copy/forms/forgot";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** Requests an email with a link for a new password. The response is the same for every address. */
export function useForgot() {
  return useMutation({ mutationFn: (body: ForgotInput) => unwrap(api.POST("/api/password/forgot", { body })) });
}

const resetLinkQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.resetLink(token),
    queryFn: () => unwrap(api.POST("/api/password/check", { body: { token: token ?? "" } })),
  });

/**
 * The account whose password an email's link resets; disabled while the token is undefined. 410: the link has expired.
 */
export function useResetLink(token: string | undefined) {
  return useQuery({ ...resetLinkQuery(token), enabled: Boolean(token) });
}

/** Sets a new password with an email's link and ends every session. 410: the link has expired; 400 contains fields. */
export function useReset() {
  return useMutation({
    mutationFn: (body: { token: string; password: string }) => unwrap(api.POST("/api/password/reset", { body })),
  });
}

/**
 * Confirms an address with an email's link. 410: the link has expired; 409: another member has confirmed that address.
 */
export function useConfirm() {
  return useMutation({
    mutationFn: (token: string) => unwrap(api.POST("/api/email/confirm", { body: { token } })),
  });
}

/** Sends the confirmation email again to the signed-in member. */
export function useResendConfirmation() {
  return useMutation({ mutationFn: () => unwrap(api.POST("/api/email/confirmation")) });
}
