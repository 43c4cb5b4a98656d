"use client";

import * as words from "@aangan/copy/coach-security";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { useSearchParams } from "next/navigation";
import { twoStepHref } from "@/lib/admin-access";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { isAdministrator, useProfile } from "@/lib/profile";

/**
 * Asks an administrator without two-step login to set it up; where it is required, explains that the administration
 * needs it. Renders nothing for others, and on the page of the setup.
 */
export function SecondFactorNotice() {
  const { data: profile } = useProfile(false);
  const onProfile = useSearchParams().get("tab") === "profile";
  if (!profile || !isAdministrator(profile)) return null;
  const { enabled, required, satisfied } = profile.secondFactor;
  if (enabled && (satisfied || !required)) return null;
  return (
    <div className="px-4 pt-4 md:px-8">
      <Alert
        tone={required ? "caution" : "neutral"}
        title={words.noticeTitle}
        action={
          enabled || onProfile ? undefined : (
            <Button asChild size="sm" variant="secondary">
              <Link href={twoStepHref}>{words.noticeSetUp}</Link>
            </Button>
          )
        }
      >
        {enabled ? words.noticeLogOut : required ? words.noticeRequired : words.noticeOffered}
      </Alert>
    </div>
  );
}
