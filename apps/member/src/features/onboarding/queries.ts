import { unwrap } from "@aangan/api/member";
import type { OnboardingValues } from "@aangan/copy/forms/onboarding";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { setUserLanguage } from "@/lib/user";

const onboardingStatusQuery = queryOptions({
  queryKey: queryKeys.progress,
  queryFn: () => unwrap(api.GET("/api/user-preferences")),
});

/** The member's progress in getting started. */
export function useOnboardingStatus() {
  return useQuery(onboardingStatusQuery);
}

/** Stores the answers. Throws an `ApiError`; 400 contains the rejected fields. */
export function useOnboard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OnboardingValues) => unwrap(api.POST("/api/user-onboarding", { body })),
    onSuccess: (status, { language = "" }) => {
      client.setQueryData(onboardingStatusQuery.queryKey, status);
      setUserLanguage(client, language);
    },
  });
}
