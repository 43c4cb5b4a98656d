"use client";

import * as words from "@aangan/copy/coach-client-page";
import { Card } from "@aangan/ui/card/card.tsx";
import { chipVariants } from "@aangan/ui/chips/chip.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import type { ReactNode } from "react";

/** Props of {@link Part}. */
export interface PartProps {
  /** The section's id, used in the URL. */
  id: string;
  title: string;
  children: ReactNode;
}

const titleId = (id: string) => `part-${id}`;

/** One section of a client's page, with its heading. */
export function Part({ id, title, children }: PartProps) {
  return (
    <Card asChild>
      <section id={id} aria-labelledby={titleId(id)} className="scroll-mt-18 grid:scroll-mt-6">
        <h2 id={titleId(id)} tabIndex={-1} className="mb-2.5 font-[550] font-display text-h3 outline-none">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}

/**
 * Links to the sections, at the top of a page that stacks them. A click adds no history entry, so that Back leaves the
 * page.
 */
export function PartLinks({ parts }: { parts: readonly (readonly [id: string, title: string])[] }) {
  return (
    <nav
      aria-label={words.parts}
      className="sticky top-0 z-10 -mx-4 mt-4 flex gap-2 overflow-x-auto border-line border-b bg-bg px-4 py-2.5 [scrollbar-width:none] frame:-mx-(--gutter) frame:px-(--gutter) grid:hidden"
    >
      {parts.map(([id, title]) => (
        <a
          key={id}
          href={`#${id}`}
          className={cn(chipVariants())}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(id)?.scrollIntoView({ block: "start" });
            document.getElementById(titleId(id))?.focus({ preventScroll: true });
          }}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
