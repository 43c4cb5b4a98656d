import { type components, unwrap } from "@aangan/api/coach";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { setUnsavedCodes } from "./unsaved-codes";

/** The state of the coach's second factor. */
export type FactorState = components["schemas"]["FactorState"];

/** A second factor that waits for its first code. */
export type NewFactor = components["schemas"]["NewFactor"];

/** A session of the coach, with its device. */
export type SignIn = components["schemas"]["SignIn"];

/** The proof of identity: the password and a code. */
export type FactorProof = components["schemas"]["FactorProofRequest"];

const factorQuery = queryOptions({
  queryKey: queryKeys.profile.secondFactor,
  queryFn: () => unwrap(api.GET("/api/coach/second-factor")),
  refetchOnMount: "always",
});

// Below the coach's own key, so that both are refetched together.
/** The state of the second factor. */
export function useFactor() {
  return useQuery(factorQuery);
}

/** Creates a secret. Throws an `ApiError`: 400 on `password` if it is wrong. */
export function useBeginFactor() {
  return useMutation({
    mutationFn: (body: { password: string }) => unwrap(api.POST("/api/coach/second-factor", { body })),
  });
}

/**
 * Handles new recovery codes, even if the component has unmounted: they wait to be saved, and the account is
 * refetched.
 */
function useNewCodes() {
  const refetchAccount = useRefetchAccount();
  return ({ recoveryCodes }: { recoveryCodes: readonly string[] }) => {
    setUnsavedCodes(recoveryCodes);
    void refetchAccount();
  };
}

/** Turns two-step login on and keeps its recovery codes. Throws an `ApiError`: 400 on `code` if it is wrong. */
export function useConfirmFactor() {
  return useMutation({
    mutationFn: (body: { code: string }) => unwrap(api.POST("/api/coach/second-factor/confirm", { body })),
    onSuccess: useNewCodes(),
  });
}

/** Turns two-step login off. Throws an `ApiError`: 400 on the wrong field. */
export function useEndFactor() {
  return useMutation({
    mutationFn: (body: FactorProof) => unwrap(api.POST("/api/coach/second-factor/end", { body })),
  });
}

/** Creates ten new recovery codes and keeps them. Throws an `ApiError`: 400 on the wrong field. */
export function useRenewCodes() {
  return useMutation({
    mutationFn: (body: FactorProof) => unwrap(api.POST("/api/coach/second-factor/recovery-codes", { body })),
    onSuccess: useNewCodes(),
  });
}

/** Refetches everything about the account, including the profile, which contains access to the administration. */
export function useRefetchAccount() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.profile.all });
}

/** Changes the password. Throws an `ApiError`: 400 on the wrong field. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { current: string; password: string }) => unwrap(api.PUT("/api/coach/password", { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.profile.signIns }),
  });
}

const signInsQuery = queryOptions({
  queryKey: queryKeys.profile.signIns,
  queryFn: () => unwrap(api.GET("/api/coach/sign-ins")),
  refetchOnMount: "always",
  // No event reports a sign-in elsewhere, so the list is refetched on focus.
  refetchOnWindowFocus: "always",
});

/** The coach's sessions: this device first, then by last use. */
export function useSignIns() {
  return useQuery(signInsQuery);
}

/** Ends one session. Throws an `ApiError`: 404 if it has already ended. */
export function useEndSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE("/api/coach/sign-ins/{id}", { params: { path: { id } } })),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.profile.signIns }),
  });
}

/** Ends every session except this one. */
export function useEndOtherSignIns() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE("/api/coach/sign-ins")),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.profile.signIns }),
  });
}
