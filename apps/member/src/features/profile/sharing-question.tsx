"use client";

import { sharedFields } from "@aangan/copy/lists";
import * as words from "@aangan/copy/sharing";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { saveFailure } from "@/lib/field-errors";
import { useShareAll, useSharing } from "./sharing";

/**
 * Asks a member who has just chosen a coach, once, whether the coach may see their answers. Renders nothing after an
 * answer, and while it is unknown whether there was one.
 */
export function SharingQuestion({ coachName }: { coachName: string }) {
  const sharing = useSharing();
  const share = useShareAll();
  if (!sharing.data || sharing.data.chosen) return null;
  const answer = (fields: readonly string[]) => {
    if (share.isPending) return;
    share.mutate(fields);
  };
  const yes = share.isPending && (share.variables?.length ?? 0) > 0;
  return (
    <Card asChild>
      <section aria-labelledby="sharing-question" className="flex flex-wrap items-center gap-x-8 gap-y-3.5">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="sharing-question" className="font-display text-h3 [overflow-wrap:anywhere]">
            {words.question.title({ coachName })}
          </h2>
          <p className="mt-1 max-w-[64ch] text-pretty text-ink-muted">{words.question.text}</p>
          <div role="alert">
            {share.error ? (
              <p className="mt-2 font-medium text-danger text-small">{saveFailure(share.error, words.saveFailed)}</p>
            ) : null}
          </div>
        </div>
        <div className="flex flex-wrap gap-2.5 max-md:w-full max-md:[&>*]:flex-1">
          <Button variant="quiet" pending={share.isPending && !yes} onClick={() => answer([])}>
            {words.question.no}
          </Button>
          <Button variant="secondary" pending={yes} onClick={() => answer(sharedFields.map(({ code }) => code))}>
            {words.question.yes}
          </Button>
        </div>
      </section>
    </Card>
  );
}
