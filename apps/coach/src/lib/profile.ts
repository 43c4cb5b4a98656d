import { type components, unwrap } from "@aangan/api/coach";
import { setTabOwner } from "@aangan/shell/session/tab-storage.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "./api";
import { queryKeys } from "./query-keys";

/** The signed-in coach, as they see themselves. */
export type CoachProfile = components["schemas"]["CoachProfile"];

/** Reports whether the coach is an administrator. */
export const isAdministrator = (profile: CoachProfile | undefined) => profile?.role === "administrator";

/**
 * Reports whether the server grants access to the administration: where two-step login is required, the role is not
 * enough.
 */
export const hasAdminAccess = (profile: CoachProfile | undefined) =>
  profile !== undefined &&
  isAdministrator(profile) &&
  (!profile.secondFactor.required || profile.secondFactor.satisfied);

/** Reports whether an administrator does not coach: no clients, and no activation to wait for. */
export const isAdminOnly = (profile: CoachProfile | undefined) => isAdministrator(profile) && !profile?.isActive;

/** The query of the signed-in coach. */
export const profileQuery = queryOptions({
  queryKey: queryKeys.profile.all,
  queryFn: () => unwrap(api.GET("/api/coach/profile")),
});

/** The signed-in coach. A 401 redirects. When not enabled, it shows the profile from the dashboard. */
export function useProfile(enabled = true) {
  const query = useQuery({ ...profileQuery, enabled });
  const id = query.data?.id;
  useEffect(() => {
    if (id !== undefined) setTabOwner(id);
  }, [id]);
  return query;
}
