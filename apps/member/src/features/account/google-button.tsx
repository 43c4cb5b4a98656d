"use client";

import * as auth from "@aangan/copy/auth";
import { lazyDialogWithToast } from "@aangan/shell/lazy/lazy-dialog-with-toast.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { useEffect, useState } from "react";
import { awaitWelcome } from "@/lib/greeting";
import { safeNext } from "@/lib/next";
import { plainFailure } from "./failure";
import { fetchProviders } from "./queries";
import { shownVariants } from "./variants";

/** Shown only if no provider is configured. */
const LaterDialog = lazyDialogWithToast(() => import("./later-dialog").then((module) => module.LaterDialog));

/**
 * Continue with Google. The server knows whether a provider is configured; without one a dialog explains that. Checked
 * on mount, and again on the click if there was no response.
 */
export function GoogleButton({
  sharedDevice,
  onFailure,
}: {
  /** Others use this device too, as chosen in the login form. */
  sharedDevice: boolean;
  onFailure: (sentence: string | null) => void;
}) {
  const [leaving, setLeaving] = useState(false);
  const [later, setLater] = useState(false);
  useEffect(() => {
    // After a failure the click checks again, and reports it.
    fetchProviders().catch(() => undefined);
    // The browser's Back button may restore the page as it was left.
    const back = () => setLeaving(false);
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);

  const press = async () => {
    if (leaving) return;
    onFailure(null);
    setLeaving(true);
    try {
      const { google } = await fetchProviders();
      if (google) {
        awaitWelcome();
        window.location.assign(providerAddress(window.location.search, sharedDevice));
        return;
      }
      setLater(true);
    } catch (error) {
      onFailure(plainFailure(error));
    }
    setLeaving(false);
  };

  return (
    <>
      <p aria-hidden="true" className="flex items-center gap-3 text-fine text-ink-muted">
        <span className="h-px grow bg-line" />
        {auth.or}
        <span className="h-px grow bg-line" />
      </p>
      <Button variant="secondary" size="lg" block pending={leaving} onClick={() => void press()}>
        {auth.continueWithGoogle}
      </Button>
      {later ? <LaterDialog onClose={() => setLater(false)} /> : null}
    </>
  );
}

/** Returns the URL that starts the sign-in at the provider, with the parameters of a registration. */
function providerAddress(search: string, sharedDevice: boolean): string {
  const query = new URLSearchParams(search);
  const { headingVariant, pricingVariant } = shownVariants(query);
  const sent = new URLSearchParams({
    next: safeNext(query.get("next")),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  if (sharedDevice) sent.set("sharedDevice", "1");
  if (headingVariant) sent.set("heading", headingVariant);
  if (pricingVariant) sent.set("pricing", pricingVariant);
  return `/api/auth/google?${sent}`;
}
