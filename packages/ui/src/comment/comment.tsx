import type { ReactNode } from "react";
import { KolamTile } from "../art/kolam-tile/kolam-tile";
import { Badge } from "../badge/badge";
import { cn } from "../lib/cn";

/** Props of {@link NameLine}. */
export interface NameLineProps {
  /** The author's pseudonym in this thread. */
  name: string;
  /** Labels of the author: "Original poster", "You". */
  marks?: readonly string[];
  className?: string;
}

/** The pseudonym of an author, with their labels in this thread. */
export function NameLine({ name, marks = [], className }: NameLineProps) {
  return (
    <span className={cn("inline-flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1", className)}>
      <span className="font-semibold text-small [overflow-wrap:anywhere]">{name}</span>
      {marks.map((mark, place) => (
        <Badge key={mark} variant={place === 0 ? "primary" : "neutral"} className="min-h-5.5 px-1.75">
          {mark}
        </Badge>
      ))}
    </span>
  );
}

/** Props of {@link Comment}. */
export interface CommentProps extends NameLineProps {
  /** Seed of the tile: a new one for each thread and name. */
  seed: string;
  /** The comment's id, the target of links to it. */
  id?: string;
  /** How long ago, in words. */
  when: string;
  /** The instant, RFC 3339. */
  dateTime: string;
  /** The label of an edited comment: "edited". */
  edited?: string | undefined;
  /** The menu, a 44 px button. */
  menu?: ReactNode;
  /** A line about its status, only for its author. */
  note?: ReactNode;
  /** A link points to this comment. */
  marked?: boolean;
  /** The text, or the box in which it is edited. */
  children: ReactNode;
}

/** A comment under a post: a row with a kolam, a name, and the text. Hairlines separate rows. */
export function Comment({
  seed,
  id,
  name,
  marks,
  when,
  dateTime,
  edited,
  menu,
  note,
  marked = false,
  children,
  className,
}: CommentProps) {
  return (
    <article
      aria-label={name}
      data-comment={id}
      data-marked={marked || undefined}
      // Focused only when a link points to it, so that it is announced.
      tabIndex={-1}
      className={cn(
        "relative grid grid-cols-[36px_minmax(0,1fr)] gap-x-3 border-line border-t py-3.5 outline-offset-0 md:gap-x-3.5",
        marked && "before:absolute before:inset-y-0 before:-left-2.5 before:w-1 before:rounded-full before:bg-accent",
        className,
      )}
    >
      <KolamTile seed={seed} className="mt-0.5 size-9" />
      <div className="min-w-0">
        <div className={cn("flex min-h-9 items-start gap-1", menu ? "-mr-2" : undefined)}>
          <p className="min-w-0 flex-1 pt-1">
            <NameLine name={name} marks={marks} className="mr-2" />
            <span className="whitespace-nowrap text-fine text-ink-muted">
              <time dateTime={dateTime}>{when}</time>
              {edited ? ` · ${edited}` : null}
            </span>
          </p>
          {menu ? <div className="-mt-1.5 shrink-0">{menu}</div> : null}
        </div>
        {note}
        <div className="max-w-[64ch] [overflow-wrap:anywhere]">{children}</div>
      </div>
    </article>
  );
}
