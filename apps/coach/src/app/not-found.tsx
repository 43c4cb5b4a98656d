import * as words from "@aangan/copy/not-found-page";
import { routes } from "@aangan/copy/routes";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import type { Metadata } from "next";
import { ClientInDanger } from "@/lib/client-in-danger";

export const metadata: Metadata = { title: words.title };

/** The page for unknown URLs. */
export default function NotFound() {
  return (
    <main className="flex min-h-dvh flex-col bg-bg p-5">
      <ClientInDanger />
      <div className="m-auto flex flex-col items-center">
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
