"use client";

import * as words from "@aangan/copy/coach-security";
import { useLiveEvent } from "@aangan/shell/live/live.tsx";
import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { useProfile } from "@/lib/profile";
import { FactorCard } from "./factor-card";
import { PasswordCard } from "./password-card";
import { useRefetchAccount } from "./queries";
import { SignInsCard } from "./sign-ins-card";

/**
 * The account's security: password, two-step login, and sessions. `settled` is true once everything above it has
 * rendered, so that it no longer moves.
 */
export function SecuritySection({ settled }: { settled: boolean }) {
  const profile = useProfile(false);
  const refetchAccount = useRefetchAccount();
  // An administrator may have removed a lost second factor.
  useLiveEvent("user", () => void refetchAccount());
  const setupRequested = useSearchParams().get("set") === "second-factor";
  const heading = useRef<HTMLHeadingElement>(null);
  // A coach who was redirected here for the setup is scrolled to it, with focus on its heading.
  useEffect(() => {
    if (setupRequested) heading.current?.focus({ preventScroll: true });
  }, [setupRequested]);
  useEffect(() => {
    const element = heading.current;
    if (setupRequested && (settled || document.activeElement === element)) element?.scrollIntoView({ block: "start" });
  }, [setupRequested, settled]);
  return (
    <section id="security" aria-labelledby="security-heading" className="flex flex-col gap-4">
      <div>
        <h2
          ref={heading}
          id="security-heading"
          tabIndex={-1}
          className="scroll-mt-6 font-display font-medium text-h2 outline-none"
        >
          {words.heading}
        </h2>
        <p className="mt-1 text-ink-muted text-small">{words.text}</p>
      </div>
      <FactorCard email={profile.data?.email ?? ""} zone={profile.data?.timeZone} />
      <PasswordCard email={profile.data?.email ?? ""} />
      <SignInsCard zone={profile.data?.timeZone} />
    </section>
  );
}
