import { type components, unwrap } from "@aangan/api/coach";
import type { CoachLoginInput } from "@aangan/copy/forms/coach-login";
import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api";
import type { CoachProfile } from "@/lib/profile";

type LoginAnswer = CoachProfile | components["schemas"]["SecondFactorAsked"];

/** Whether a right password opened nothing yet: a code is still to come. */
export function asksForCode(answer: LoginAnswer): answer is components["schemas"]["SecondFactorAsked"] {
  return answer.secondFactor === true;
}

/** Gives the password. Throws an `ApiError`; 401 means wrong credentials. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: CoachLoginInput): Promise<LoginAnswer> => unwrap(api.POST("/api/coach/login", { body })),
  });
}

/** Gives the code, after the password. Throws an `ApiError`; 401 means that the password has to be given again. */
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

/** Whose password a link is for. Throws an `ApiError`; 410 means that it is over. */
export function useResetLink(token: string | undefined) {
  return useQuery({
    queryKey: ["reset-link", token],
    queryFn: () => unwrap(api.POST("/api/coach/password/reset/check", { body: { token: token ?? "" } })),
    enabled: Boolean(token),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Sets a new password by a link. Throws an `ApiError`; 410 means that it is over. */
export function useReset() {
  return useMutation({
    mutationFn: (body: { token: string; password: string }) => unwrap(api.POST("/api/coach/password/reset", { body })),
  });
}

/** Whom an invitation is for. Throws an `ApiError`; 410 means that it is over. */
export function useInvitation(token: string | undefined) {
  return useQuery({
    queryKey: ["invitation", token],
    queryFn: () => unwrap(api.POST("/api/coach/invitation/check", { body: { token: token ?? "" } })),
    enabled: Boolean(token),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Accepts an invitation, and is signed in. Throws an `ApiError`; 410 means that it is over. */
export function useAcceptInvitation() {
  return useMutation({
    mutationFn: (body: { token: string; password: string; timeZone: string }) =>
      unwrap(api.POST("/api/coach/invitation", { body })),
  });
}
