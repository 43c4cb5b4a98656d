import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { redirectFrom } from "./admin-access";
import type { Tab } from "./hrefs";
import type { CoachProfile } from "./profile";

/** Leads somebody from a page of the portal that is not theirs to where they belong. True while it does: nothing is drawn then. */
export function useRedirectFrom(page: Tab | "administration", profile: CoachProfile | undefined): boolean {
  const router = useRouter();
  const way = redirectFrom(page, profile);
  useEffect(() => {
    if (way !== null) router.replace(way);
  }, [way, router]);
  return way !== null;
}
