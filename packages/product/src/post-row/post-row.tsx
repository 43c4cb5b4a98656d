import { KolamTile } from "@aangan/ui/art/kolam-tile/kolam-tile.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Skeleton } from "@aangan/ui/skeleton/skeleton.tsx";
import { type ReactNode, useId } from "react";

/** Props of {@link PostRow}. */
export interface PostRowProps {
  /** Seed of the kolam: the thread and the pseudonym, never data of the person. */
  seed: string;
  /** The name in this thread. */
  name: ReactNode;
  /** Details in small print after the name: category, time, labels. */
  meta: readonly ReactNode[];
  /** The link to the thread. The whole row is clickable. */
  title: ReactNode;
  excerpt: ReactNode;
  /** Links to posts with the same tags. */
  tags?: ReactNode;
  /** The state of the user's own post, if it is hidden from others. */
  notice?: ReactNode;
  /** Reactions and the number of comments. */
  reactions: ReactNode;
  className?: string;
}

const rowGrid =
  "relative grid grid-cols-[44px_minmax(0,1fr)] gap-x-3 border-line border-t pt-4 pb-3.5 frame:grid-cols-[56px_minmax(0,1fr)] frame:gap-x-4 frame:py-5";

/** Class of the link in a row's title: it covers the whole row, below other controls. */
export const rowLinkClasses =
  "text-inherit no-underline after:absolute after:inset-0 after:content-[''] hover:underline hover:decoration-[0.06em] hover:underline-offset-[0.14em]";

/** A post in a list: pseudonym, title, beginning, tags and reactions. */
export function PostRow({ seed, name, meta, title, excerpt, tags, notice, reactions, className }: PostRowProps) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={cn(rowGrid, className)}>
      <KolamTile seed={seed} className="size-11 rounded-[8px] frame:size-14" />
      <div className="min-w-0">
        <p className="text-fine text-ink-muted [overflow-wrap:anywhere]">
          <b className="font-semibold text-ink">{name}</b>
          {meta.map((part, i) => (
            <span key={i}> · {part}</span>
          ))}
        </p>
        {notice ? <div className="mt-1.5">{notice}</div> : null}
        <h2
          id={titleId}
          className="mt-0.75 mb-1 text-pretty font-[550] text-h3 tracking-[-.01em] [overflow-wrap:anywhere]"
        >
          {title}
        </h2>
        <p className="max-w-[64ch] text-pretty text-small [overflow-wrap:anywhere]">{excerpt}</p>
        {tags ? <div className="relative z-1 mt-1.5 w-fit max-w-full">{tags}</div> : null}
      </div>
      <div className="relative z-1 col-span-2 mt-2.5 w-fit max-w-full md:col-span-1 md:col-start-2">{reactions}</div>
    </article>
  );
}

/** Placeholder of a row. */
export function PostRowSkeleton() {
  return (
    <div className={rowGrid}>
      <Skeleton shape="block" className="size-11 rounded-[8px] frame:size-14" />
      <div className="flex flex-col gap-2.5 pt-1">
        <Skeleton className="w-44 max-w-full" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="w-full max-w-[64ch]" />
        <Skeleton className="w-3/5" />
        <div className="mt-1 flex gap-1.5">
          <Skeleton shape="block" className="h-9.5 w-24" />
          <Skeleton shape="block" className="h-9.5 w-28" />
          <Skeleton shape="block" className="h-9.5 w-24" />
        </div>
      </div>
    </div>
  );
}
