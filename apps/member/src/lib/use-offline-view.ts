import { useEffect } from "react";
import { forgetOfflineView, keepOfflineView, type OfflineView } from "./offline-view";
import type { User } from "./user";
import { cachedUser } from "./user-cache";

/**
 * Updates the offline page's data while the page that loads it is shown; on a shared device there is none.
 * Undefined parts have not loaded yet.
 */
export function useKeepOfflineView(
  user: Pick<User, "id" | "timeZone" | "sharedDevice"> | undefined,
  session: OfflineView["session"] | undefined,
  coach: OfflineView["coach"] | undefined,
): void {
  const parts =
    user && !user.sharedDevice && session !== undefined && coach !== undefined
      ? JSON.stringify({ memberId: user.id, timeZone: user.timeZone, session, coach })
      : null;
  const shared = user?.sharedDevice === true;
  useEffect(() => {
    if (shared) forgetOfflineView();
    if (parts === null) return;
    let current = true;
    const view = { ...(JSON.parse(parts) as Omit<OfflineView, "keptAt">), keptAt: new Date().toISOString() };
    // Quick exit hides the page before it leaves.
    const wanted = () => current && !document.documentElement.hidden && cachedUser()?.id === view.memberId;
    keepOfflineView(view, wanted).catch((error: unknown) =>
      console.warn("This device keeps nothing for offline use.", error),
    );
    return () => {
      current = false;
    };
  }, [parts, shared]);
}
