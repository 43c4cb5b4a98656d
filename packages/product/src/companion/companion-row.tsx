import { type CompanionKolamId, CompanionTile } from "@aangan/ui/art/companion-tile/companion-tile.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Lock } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

/** Props of {@link CompanionRow}. */
export interface CompanionRowProps extends Omit<ComponentProps<"a">, "children" | "title"> {
  companion: CompanionKolamId;
  name: string;
  /** Its purpose: "Stress Relief". */
  speciality: string;
  /** A sentence about it. */
  description?: string;
  /** The label of the premium badge. Omit it for a free companion. */
  premium?: string;
  /** It does not reply to this member now: the badge has a lock. `lockedLabel` is the reason. */
  locked?: boolean;
  lockedLabel?: string;
  /** Time of the last talk, in words; nothing before the first talk. */
  last?: ReactNode;
  /** Its talk is open next to the list. */
  current?: boolean;
}

/** One companion in the list: a program, so it has a kolam instead of a face. */
export function CompanionRow({
  companion,
  name,
  speciality,
  description,
  premium,
  locked = false,
  lockedLabel,
  last,
  current = false,
  className,
  ...props
}: CompanionRowProps) {
  return (
    <a
      aria-current={current ? "page" : undefined}
      className={cn(
        "group relative flex items-start gap-4 rounded-card px-3 py-3.5 text-ink no-underline transition-colors duration-(--d-ui) ease-ui hover:bg-sunk aria-[current=page]:bg-sunk",
        "before:absolute before:inset-y-3.5 before:left-0 before:w-1 before:rounded-full before:content-[''] aria-[current=page]:before:bg-primary",
        className,
      )}
      {...props}
    >
      <CompanionTile companion={companion} className="size-16 rounded-card" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-display text-h3">{name}</span>
          {premium ? (
            <Badge variant="caution">
              {locked ? <Lock aria-hidden="true" /> : null}
              {premium}
              {locked && lockedLabel ? <span className="sr-only">. {lockedLabel}</span> : null}
            </Badge>
          ) : null}
        </span>
        <span className="block font-semibold text-small">{speciality}</span>
        {description ? <span className="mt-0.5 block text-ink-muted text-small">{description}</span> : null}
        {last ? <span className="mt-1 block text-fine text-ink-muted">{last}</span> : null}
      </span>
    </a>
  );
}
