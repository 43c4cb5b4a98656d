import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { redirectFrom } from "./admin-access";
import type { Tab } from "./hrefs";
import type { CoachProfile } from "./profile";

/**
 * Redirects from a page of the portal that the coach has no access to. Returns true during the redirect: render
 * nothing then.
 */
export function useRedirectFrom(page: Tab | "administration", profile: CoachProfile | undefined): boolean {
  const router = useRouter();
  const href = redirectFrom(page, profile);
  useEffect(() => {
    if (href !== null) router.replace(href);
  }, [href, router]);
  return href !== null;
}
