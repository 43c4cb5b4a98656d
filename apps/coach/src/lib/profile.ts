import { type components, unwrap } from "@aangan/api/coach";
import { setTabOwner } from "@aangan/shell/session/tab-storage.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "./api";
import { profileKey } from "./keys";

/** The signed-in coach, as they see themselves. */
export type CoachProfile = components["schemas"]["CoachProfile"];

/** Whether somebody sees the administration. */
export const administers = (profile: CoachProfile | undefined) => profile?.role === "administrator";

/** Whether the server opens the administration to somebody: the role alone does not, where two-step login is required. */
export const mayAdminister = (profile: CoachProfile | undefined) =>
  profile !== undefined && administers(profile) && (!profile.secondFactor.required || profile.secondFactor.satisfied);

/** Whether somebody is here for the administration alone: they have no clients and wait for no activation. */
export const onlyAdministers = (profile: CoachProfile | undefined) => administers(profile) && !profile?.isActive;

/** The signed-in coach. A 401 leads away. Not enabled it asks nothing itself, and shows what the dashboard brought. */
export function useProfile(enabled = true) {
  const query = useQuery({ queryKey: profileKey, queryFn: () => unwrap(api.GET("/api/coach/profile")), enabled });
  const id = query.data?.id;
  useEffect(() => {
    if (id !== undefined) setTabOwner(id);
  }, [id]);
  return query;
}
