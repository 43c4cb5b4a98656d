import { type components, unwrap } from "@aangan/api/member";
import { setTabOwner } from "@aangan/shell/session/tab-storage.ts";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "./api";
import { queryKeys } from "./query-keys";
import { onSharedDevice } from "./session";
import { type CachedUser, cachedUser, rememberUser } from "./user-cache";

/** The signed-in member. */
export type User = components["schemas"]["User"];

const userQuery = queryOptions({ queryKey: queryKeys.user.all, queryFn: () => unwrap(api.GET("/api/user")) });

/**
 * The signed-in member. Pages behind the guard always have one; a 401 redirects, any other failure keeps the cached
 * user.
 */
export function useUser() {
  const query = useQuery(userQuery);
  const user = query.data;
  useEffect(() => {
    if (!user) return;
    rememberUser(user);
    onSharedDevice(user.sharedDevice);
    setTabOwner(user.id);
  }, [user]);
  return query;
}

/** Returns the member's time zone, an IANA name; the device's while the member is unknown. */
export function useZone(): string {
  return useUser().data?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Reports whether the member's plan unlocks the premium companions, as the server decides; undefined while unknown. */
export function usePremiumCompanions(): boolean | undefined {
  return useUser().data?.premiumCompanions;
}

/** Sets the language of the cached user after it was saved. */
export function setUserLanguage(client: QueryClient, language: string): void {
  client.setQueryData(userQuery.queryKey, (user) => user && { ...user, language });
}

/**
 * Returns the user for the frame: the server's response or, before it, the name of the last visit. A failure other
 * than a 401 keeps that name. Null while neither is known, as in the built page.
 */
export function useFrameUser(): CachedUser | null {
  const { data } = useUser();
  const [cached, setCached] = useState<CachedUser | null>(null);
  useEffect(() => setCached(cachedUser()), []);
  return data ?? cached;
}
