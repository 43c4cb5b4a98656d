import { type components, unwrap } from "@aangan/api/coach";
import { useQuery } from "@tanstack/react-query";
import { api } from "./api";
import { profileKey } from "./keys";

/** The signed-in coach, as they see themselves. */
export type CoachProfile = components["schemas"]["CoachProfile"];

/** The signed-in coach. A 401 leads away. */
export function useProfile() {
  return useQuery({ queryKey: profileKey, queryFn: () => unwrap(api.GET("/api/coach/profile")) });
}
