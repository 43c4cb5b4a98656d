import * as words from "@aangan/copy/tour";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { Compass } from "lucide-react";
import type { TourState } from "./use-tour";

/** The offer of the tour: a card with its introduction and two answers. */
export function TourOffer({ start, leave }: Pick<TourState, "start" | "leave">) {
  return (
    <Card asChild>
      <section aria-labelledby="tour-offer" className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Compass aria-hidden="true" className="size-6 shrink-0 stroke-[1.75] text-ink-muted max-md:hidden" />
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="tour-offer" className="font-display text-h3">
            {words.introTitle}
          </h2>
          <p className="text-pretty text-ink-muted">{words.introText}</p>
        </div>
        <div className="flex flex-wrap gap-2.5 max-md:w-full max-md:[&>*]:flex-1">
          <Button variant="quiet" onClick={leave}>
            {words.skipAll}
          </Button>
          <Button variant="secondary" onClick={start}>
            {words.start}
          </Button>
        </div>
      </section>
    </Card>
  );
}
