import * as words from "@aangan/copy/not-found-page";
import { routes } from "@aangan/copy/routes";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import type { Metadata } from "next";
import { CrisisBanner } from "@/lib/crisis-banner";

export const metadata: Metadata = { title: words.title };

/** Shown for unknown URLs. */
export default function NotFound() {
  return (
    <main className="grid min-h-dvh place-items-center bg-bg p-5">
      <div className="flex w-full flex-col items-center">
        <CrisisBanner announce={false} className="mb-8 w-full max-w-[920px]" />
        <EmptyState
          seed="not-found"
          headingLevel={1}
          title={words.heading}
          description={words.text}
          action={
            <Button asChild>
              <a href={routes.home.path}>{words.home}</a>
            </Button>
          }
        />
        <p className="mt-6 text-center text-fine text-ink-muted">
          {words.code}
          <br />
          {words.hint}
        </p>
      </div>
    </main>
  );
}
