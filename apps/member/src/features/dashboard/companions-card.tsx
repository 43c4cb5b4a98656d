import { companions } from "@aangan/copy/companion-list";
import * as words from "@aangan/copy/dashboard";
import { CompanionTile } from "@aangan/ui/art/companion-tile/companion-tile.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { ChevronRight, Lock } from "lucide-react";
import { Link } from "@/lib/link";
import { usePremiumCompanions } from "@/lib/user";
import { pageOf, type Routes } from "./routes";

/**
 * The three companions and their purposes, with a lock on those that the plan does not include. Renders nothing if their
 * page does not exist.
 */
export function CompanionsCard({ pages, className }: { pages?: Routes; className?: string }) {
  const page = pageOf("companions", pages);
  const unlocked = usePremiumCompanions();
  if (!page) return null;
  return (
    // Next to a taller card the three rows share the extra height.
    <Card asChild className={cn("flex flex-col px-5 pt-5 pb-2 md:px-6", className)}>
      <section aria-labelledby="companions">
        <h2 id="companions" className="font-display text-h3">
          {words.companions.title}
        </h2>
        <p className="mb-2 text-ink-muted text-small">{words.companions.text}</p>
        <ul className="flex grow flex-col">
          {companions.map(({ code, name, speciality, premium }) => (
            <li key={code} className="flex grow flex-col border-line not-first:border-t">
              <Link
                href={`${page}?companion=${code}`}
                className="-mx-2 flex min-h-[74px] grow items-center gap-3.5 rounded-control px-2 py-2.5 text-ink no-underline hover:bg-sunk"
              >
                <CompanionTile companion={code} className="size-[54px] rounded-[10px]" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-ink-muted text-small">{speciality}</span>
                </span>
                {premium && !unlocked ? (
                  // Nothing while the plan is unknown: a lock that opens would look as if the plan had just changed.
                  unlocked === false ? (
                    <Badge variant="caution">
                      <Lock aria-hidden="true" />
                      {words.companions.premium}
                    </Badge>
                  ) : null
                ) : (
                  <ChevronRight aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-ink-muted" />
                )}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
