"use client";

import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { routes } from "@aangan/copy/routes";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { ClientInDanger } from "@/lib/client-in-danger";

/** Replaces a page that threw an error while rendering: help first, then the error. */
export function Broken() {
  return (
    <main className="flex min-h-dvh flex-col bg-bg p-5">
      <ClientInDanger />
      <EmptyState
        className="m-auto"
        role="alert"
        seed="page-broke"
        headingLevel={2}
        title={errors.somethingWrongTitle}
        description={errors.tryAgainLater}
        action={
          <div className="flex flex-wrap justify-center gap-2.5">
            {/* A full page load: a script that failed to load is only requested again by a new page. */}
            <Button onClick={() => window.location.reload()}>{common.retry}</Button>
            <Button asChild variant="secondary">
              <a href={routes.home.path}>{common.returnHome}</a>
            </Button>
          </div>
        }
      />
    </main>
  );
}
