import { unwrap } from "@aangan/api/member";
import type { ForgotInput } from "@aangan/copy/forms/forgot";
import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api";

/** Asks for a letter with a link for a new password. The answer is the same for every address. */
export function useForgot() {
  return useMutation({ mutationFn: (body: ForgotInput) => unwrap(api.POST("/api/password/forgot", { body })) });
}

/** Whose password the link of a letter changes; waits while the token is undefined. 410 means that it is over. */
export function useResetLink(token: string | undefined) {
  return useQuery({
    queryKey: ["reset-link", token],
    queryFn: () => unwrap(api.POST("/api/password/check", { body: { token: token ?? "" } })),
    enabled: Boolean(token),
  });
}

/** Sets a new password by a letter's link and ends every sign-in. 410 means that the link is over, 400 carries fields. */
export function useReset() {
  return useMutation({
    mutationFn: (body: { token: string; password: string }) => unwrap(api.POST("/api/password/reset", { body })),
  });
}

/** Confirms an address by a letter's link. 410: the link is over; 409: somebody else has confirmed that address. */
export function useConfirm() {
  return useMutation({
    mutationFn: (token: string) => unwrap(api.POST("/api/email/confirm", { body: { token } })),
  });
}

/** Sends the letter that asks whether the address is right once more, to whoever is signed in. */
export function useConfirmationLetter() {
  return useMutation({ mutationFn: () => unwrap(api.POST("/api/email/confirmation")) });
}
