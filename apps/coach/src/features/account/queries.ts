import { type components, unwrap } from "@aangan/api/coach";
import type { CoachLoginInput } from "@aangan/copy/forms/coach-login";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api";
import type { CoachProfile } from "@/lib/profile";
import { queryKeys } from "@/lib/query-keys";

type LoginAnswer = CoachProfile | components["schemas"]["SecondFactorAsked"];

/** Reports whether the login needs a code after the correct password. */
export function requiresSecondFactor(answer: LoginAnswer): answer is components["schemas"]["SecondFactorAsked"] {
  return answer.secondFactor === true;
}

/** Logs in with a password. Throws an `ApiError`: 401 for wrong credentials. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: CoachLoginInput): Promise<LoginAnswer> => unwrap(api.POST("/api/coach/login", { body })),
  });
}

/** Sends the code, after the password. Throws an `ApiError`: 401 if the password is required again. */
export function useSecondFactor() {
  return useMutation({
    mutationFn: (body: { code: string }) => unwrap(api.POST("/api/coach/login/second-factor", { body })),
  });
}

/** Requests an email with a link. The response is the same for every address. */
export function useForgot() {
  return useMutation({
    mutationFn: (body: { email: string }) => unwrap(api.POST("/api/coach/password/forgot", { body })),
  });
}

const resetLinkQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.resetLink(token),
    queryFn: () => unwrap(api.POST("/api/coach/password/reset/check", { body: { token: token ?? "" } })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Checks a reset link and returns its account. Throws an `ApiError`: 410 if it was used or has expired. */
export function useResetLink(token: string | undefined) {
  return useQuery({ ...resetLinkQuery(token), enabled: Boolean(token) });
}

/** Sets a new password with a link. Throws an `ApiError`: 410 if it was used or has expired. */
export function useReset() {
  return useMutation({
    mutationFn: (body: { token: string; password: string }) => unwrap(api.POST("/api/coach/password/reset", { body })),
  });
}

const invitationQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.invitation(token),
    queryFn: () => unwrap(api.POST("/api/coach/invitation/check", { body: { token: token ?? "" } })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Checks an invitation and returns its coach. Throws an `ApiError`: 410 if it was used or has expired. */
export function useInvitation(token: string | undefined) {
  return useQuery({ ...invitationQuery(token), enabled: Boolean(token) });
}

/** Accepts an invitation and signs the coach in. Throws an `ApiError`: 410 if it was used or has expired. */
export function useAcceptInvitation() {
  return useMutation({
    mutationFn: (body: { token: string; password: string; timeZone: string }) =>
      unwrap(api.POST("/api/coach/invitation", { body })),
  });
}
