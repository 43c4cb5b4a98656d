"use client";

import * as words from "@aangan/copy/community-page";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { useGuidelines } from "./guidelines";

/** The short form of the guidelines, with a link to the long one. */
export function HouseRules() {
  const { openGuidelines } = useGuidelines();
  return (
    <Card asChild variant="floor">
      <section aria-labelledby="house-rules">
        <h2 id="house-rules" className="text-h3">
          {words.houseRules}
        </h2>
        <ul className="mt-2 mb-3.5 flex flex-col gap-1.5 text-small">
          {words.houseRuleLines.map((rule) => (
            <li key={rule} className="text-pretty">
              {rule}
            </li>
          ))}
        </ul>
        <Button size="sm" variant="onFloor" onClick={openGuidelines}>
          {words.readGuidelines}
        </Button>
      </section>
    </Card>
  );
}

/** One line with crisis contacts. */
export function CrisisLine({ className }: { className?: string }) {
  const number = "font-semibold text-inherit underline underline-offset-2";
  return (
    <p className={cn("text-ink-muted text-small", className)}>
      {words.crisisLine({
        lifeline: (text) => (
          <a key="lifeline" href={crisisLinks.call988} className={number}>
            {text}
          </a>
        ),
        textline: (text) => (
          <a key="textline" href={crisisLinks.textHome} className={number}>
            {text}
          </a>
        ),
      })}
    </p>
  );
}
