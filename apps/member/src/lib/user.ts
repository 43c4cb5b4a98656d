import { type components, unwrap } from "@aangan/api/member";
import { setTabOwner } from "@aangan/shell/session/tab-storage.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "./api";
import { userKey } from "./keys";
import { onSharedDevice } from "./session";
import { type CachedUser, cachedUser, rememberUser } from "./user-cache";

/** The signed-in member, as they see themselves. */
export type User = components["schemas"]["User"];

/** The signed-in member. Pages behind the guard always have one; a 401 leads away, any other failure keeps who was known. */
export function useUser() {
  const query = useQuery({ queryKey: userKey, queryFn: () => unwrap(api.GET("/api/user")) });
  const user = query.data;
  useEffect(() => {
    if (!user) return;
    rememberUser(user);
    onSharedDevice(user.sharedDevice);
    setTabOwner(user.id);
  }, [user]);
  return query;
}

/**
 * Who to draw in the frame: the server's answer, and until it is there the name of the last visit. A check that fails
 * for any reason but a 401 leaves that name standing. Null while nothing is known, which is also how the page was built.
 */
export function useFrameUser(): CachedUser | null {
  const { data } = useUser();
  const [cached, setCached] = useState<CachedUser | null>(null);
  useEffect(() => setCached(cachedUser()), []);
  return data ?? cached;
}
