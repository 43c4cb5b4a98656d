import { unwrap } from "@aangan/api/member";
import type { OnboardingValues } from "@aangan/copy/forms/onboarding";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { progressKey } from "@/lib/keys";

/** How far the member is with getting started. */
export function useOnboardingStatus() {
  return useQuery({ queryKey: progressKey, queryFn: () => unwrap(api.GET("/api/user-preferences")) });
}

/** Stores the answers. Throws an `ApiError`; 400 carries the fields that were refused. */
export function useOnboard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OnboardingValues) => unwrap(api.POST("/api/user-onboarding", { body })),
    onSuccess: (status) => client.setQueryData(progressKey, status),
  });
}
