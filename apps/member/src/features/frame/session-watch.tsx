"use client";

import { limits } from "@aangan/copy/limits";
import { storage } from "@aangan/copy/storage";
import { useLiveState } from "@aangan/shell/live/live.tsx";
import { useIdle } from "@aangan/shell/session/idle.ts";
import { useQueryClient } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useEffect, useEffectEvent } from "react";
import { queryKeys } from "@/lib/query-keys";
import { endShared, leaveForSignIn } from "@/lib/session";
import { useUser } from "@/lib/user";
import { cachedUser } from "@/lib/user-cache";

/** Needed on shared devices only. */
const StillThere = dynamic(() => import("./still-there").then((module) => module.StillThere), { ssr: false });

const minute = 60_000;

/**
 * Watches the session while a page of the app is shown: a sign-out in another tab, a page restored from bfcache, a
 * stream closed by the server, and an idle shared device.
 */
export function SessionWatch() {
  const client = useQueryClient();
  const { data: user } = useUser();
  const live = useLiveState();
  // Any call would do: a 401 redirects, and other failures change nothing.
  const check = useEffectEvent(() => void client.refetchQueries({ queryKey: queryKeys.user.all }));

  /** Reports whether the browser's cached user is still the one on this page; if not, leaves the page. */
  const sameAsShown = useEffectEvent((): boolean => {
    const kept = cachedUser();
    if (!user || kept?.id === user.id) return true;
    if (kept) window.location.reload();
    else if (user.sharedDevice) void endShared();
    else leaveForSignIn();
    return false;
  });

  useEffect(() => {
    const elsewhere = (event: StorageEvent) => {
      if (event.key === storage.authUser || event.key === null) sameAsShown();
    };
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted && sameAsShown()) check();
    };
    window.addEventListener("storage", elsewhere);
    window.addEventListener("pageshow", shown);
    return () => {
      window.removeEventListener("storage", elsewhere);
      window.removeEventListener("pageshow", shown);
    };
  }, []);

  // The server closes the streams of a session that ended elsewhere, and the stream cannot carry the reason.
  useEffect(() => {
    if (live === "down" && navigator.onLine) check();
  }, [live]);

  const { leftMs, stay } = useIdle({
    enabled: user?.sharedDevice === true,
    storageKey: storage.lastUse,
    limitMs: limits.sharedDeviceIdleMinutes * minute,
    warnMs: limits.sharedDeviceWarningMinutes * minute,
    beatMs: limits.useBeatMs,
    onBeat: check,
    onEnd: () => void endShared("idle"),
  });
  return leftMs === null ? null : <StillThere leftMs={leftMs} onStay={stay} />;
}
