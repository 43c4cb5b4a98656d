import { type components, unwrap } from "@aangan/api/coach";
import { useLiveEvent } from "@aangan/shell/live/live.tsx";
import type { CropSquareArea } from "@aangan/ui/crop/geometry.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { clientsKey, hoursKey, portfolioKey, profileKey, sessionsKey } from "@/lib/keys";

/** What a coach shows of themselves. */
export type Portfolio = components["schemas"]["Portfolio"];

/** A qualification, and who gave it. */
export type Credential = components["schemas"]["Credential"];

/** What a coach wants otherwise; what is missing stays. */
export type PortfolioChanges = components["schemas"]["UpdatePortfolioRequest"];

/** What the coach shows. Read anew whenever the tab is opened: another device may have changed it. */
export function usePortfolio() {
  const client = useQueryClient();
  useLiveEvent("user", () => void client.invalidateQueries({ queryKey: portfolioKey }));
  return useQuery({
    queryKey: portfolioKey,
    queryFn: () => unwrap(api.GET("/api/coach/portfolio")),
    refetchOnMount: "always",
  });
}

/** A change, answered with everything as it is then. Throws an `ApiError`. */
function useChange<Input>(change: (input: Input) => Promise<Portfolio>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (portfolio) => {
      const zone = client.getQueryData<Portfolio>(portfolioKey)?.timeZone;
      client.setQueryData(portfolioKey, portfolio);
      // The frame shows the name, the picture and the clock, and the dashboard brings them too.
      const told =
        zone === portfolio.timeZone ? [profileKey, clientsKey] : [profileKey, clientsKey, hoursKey, sessionsKey];
      for (const queryKey of told) void client.invalidateQueries({ queryKey });
    },
  });
}

/** Changes what the coach says of themselves. */
export function useUpdatePortfolio() {
  return useChange((body: PortfolioChanges) => unwrap(api.PATCH("/api/coach/portfolio", { body })));
}

/** Shows a part of a picture. */
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

/** Shows no picture any more. */
export function useRemoveImage() {
  return useChange((_: undefined) => unwrap(api.DELETE("/api/coach/portfolio/image")));
}

/** Asks for other credentials: the whole list. */
export function useAskCredentials() {
  return useChange((credentials: Credential[]) =>
    unwrap(api.PUT("/api/coach/portfolio/credentials", { body: { credentials } })),
  );
}

/** Withdraws the change that waits. */
export function useWithdrawCredentials() {
  return useChange((_: undefined) => unwrap(api.DELETE("/api/coach/portfolio/credentials/change")));
}
