import { type components, unwrap } from "@aangan/api/coach";
import { useLiveEvent } from "@aangan/shell/live/live.tsx";
import type { CropSquareArea } from "@aangan/ui/crop/geometry.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** The coach's public profile. */
export type Portfolio = components["schemas"]["Portfolio"];

/** A qualification and its issuer. */
export type Credential = components["schemas"]["Credential"];

/** Changes of the profile; missing fields stay unchanged. */
export type PortfolioChanges = components["schemas"]["UpdatePortfolioRequest"];

const portfolioQuery = queryOptions({
  queryKey: queryKeys.portfolio,
  queryFn: () => unwrap(api.GET("/api/coach/portfolio")),
  refetchOnMount: "always",
});

/** The coach's public profile. Refetched whenever the tab opens, because another device may have changed it. */
export function usePortfolio() {
  const client = useQueryClient();
  useLiveEvent("user", () => void client.invalidateQueries({ queryKey: queryKeys.portfolio }));
  return useQuery(portfolioQuery);
}

/** A change whose response is the whole profile, which replaces the cache. Throws an `ApiError`. */
function useChange<Input>(change: (input: Input) => Promise<Portfolio>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (portfolio) => {
      const zone = client.getQueryData(portfolioQuery.queryKey)?.timeZone;
      client.setQueryData(portfolioQuery.queryKey, portfolio);
      // The frame and the dashboard also show the name, the picture and the time zone.
      const affectsProfile =
        zone === portfolio.timeZone
          ? [queryKeys.profile.all, queryKeys.clients.all]
          : [queryKeys.profile.all, queryKeys.clients.all, queryKeys.hours, queryKeys.sessions.all];
      for (const queryKey of affectsProfile) void client.invalidateQueries({ queryKey });
    },
  });
}

/** Changes the coach's public profile. */
export function useUpdatePortfolio() {
  return useChange((body: PortfolioChanges) => unwrap(api.PATCH("/api/coach/portfolio", { body })));
}

/** Sets the coach's picture: a file and its visible square. */
export function useSetImage() {
  return useChange(({ file, area }: { file: File; area: CropSquareArea }) => {
    const form = new FormData();
    form.append("file", file, file.name);
    return unwrap(
      api.POST("/api/coach/portfolio/image", {
        params: { query: area },
        body: { file: file.name },
        bodySerializer: () => form,
      }),
    );
  });
}

/** Removes the coach's picture. */
export function useRemoveImage() {
  return useChange((_: undefined) => unwrap(api.DELETE("/api/coach/portfolio/image")));
}

/** Requests a change of the credentials: the whole list. */
export function useRequestCredentials() {
  return useChange((credentials: Credential[]) =>
    unwrap(api.PUT("/api/coach/portfolio/credentials", { body: { credentials } })),
  );
}

/** Withdraws the pending change of the credentials. */
export function useWithdrawCredentials() {
  return useChange((_: undefined) => unwrap(api.DELETE("/api/coach/portfolio/credentials/change")));
}
