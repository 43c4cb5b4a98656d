import * as words from "@aangan/copy/dashboard";
import { KOLAM_GROUNDS, KolamTile } from "@aangan/ui/art/kolam-tile/kolam-tile.tsx";
import { Tile } from "@aangan/ui/art/tile/tile.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import type { ReactNode } from "react";
import { Link } from "@/lib/link";
import { pageOf, type Routes } from "./routes";

/** Links to the library and the community, if their pages exist. */
export function QuickAccess({ pages, className }: { pages?: Routes; className?: string }) {
  const resources = pageOf("resources", pages);
  const community = pageOf("community", pages);
  if (!resources && !community) return null;
  return (
    <section
      aria-label={words.quickAccess}
      className={cn(resources && community && "grid grid-cols-2 gap-3.5 frame:gap-5", className)}
    >
      {resources ? (
        <QuickCard href={resources} tour="resources-card" {...words.resources}>
          <Tile seed="library" columns={6} rows={2} />
        </QuickCard>
      ) : null}
      {community ? (
        <QuickCard href={community} tour="community-card" {...words.community}>
          <div className="grid h-full grid-cols-[repeat(6,minmax(0,1fr))] grid-rows-2">
            {Array.from({ length: 12 }, (_, i) => (
              <KolamTile
                key={`who${i}`}
                seed={`who${i}`}
                // Neighbours differ, across and down.
                ground={KOLAM_GROUNDS[(i + 2 * Math.floor(i / 6)) % KOLAM_GROUNDS.length]}
                className="size-full rounded-none"
              />
            ))}
          </div>
        </QuickCard>
      ) : null}
    </section>
  );
}

function QuickCard(props: { href: string; tour: string; title: string; text: string; children: ReactNode }) {
  return (
    <Card asChild padding="none" interactive className="flex h-full flex-col no-underline">
      <Link href={props.href} data-tour={props.tour}>
        <div aria-hidden="true" className="h-[72px] overflow-hidden frame:h-24">
          {props.children}
        </div>
        <div className="px-3.5 py-3 frame:px-4.5">
          <h2 className="font-semibold font-text text-h4 tracking-normal">{props.title}</h2>
          <p className="text-ink-muted text-small">{props.text}</p>
        </div>
      </Link>
    </Card>
  );
}
