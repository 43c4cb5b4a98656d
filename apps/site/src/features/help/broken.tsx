"use client";

import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { CrisisBanner } from "./crisis-banner";

/** Replaces a page that threw an error while rendering: help first, then the error. */
export function Broken() {
  return (
    <main className="flex min-h-dvh flex-col bg-bg p-5">
      <CrisisBanner announce={false} className="mx-auto w-full max-w-[920px]" />
      <EmptyState
        role="alert"
        seed="page-broke"
        headingLevel={2}
        title={errors.somethingWrongTitle}
        description={errors.tryAgainLater}
        // A full page load: a script that failed to load is only requested again by a new page.
        action={<Button onClick={() => window.location.reload()}>{common.retry}</Button>}
        className="m-auto"
      />
    </main>
  );
}
