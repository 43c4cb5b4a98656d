import { Bookmark, BookmarkCheck, Clock } from "lucide-react";
import type { MouseEventHandler, ReactNode } from "react";
import type { LinkComponent } from "../app-frame/types";
import { Card, CardArt } from "../card/card";
import { cn } from "../lib/cn";

/** Props of {@link ResourceCard}. The texts may contain `mark` elements. */
export interface ResourceCardProps {
  /** Id of the title, which names the card. */
  titleId: string;
  title: ReactNode;
  /** The piece's description, or the text around a search match. */
  description: ReactNode;
  /** URL of the piece's picture. */
  imageUrl: string;
  /** Missing where the list is already about one category. */
  category?: string | undefined;
  /** Reading or exercise time, in words. */
  minutes: string;
  /** The kind of exercise, if it is one. */
  kind?: { icon: ReactNode; label: string } | undefined;
  /**
   * The link to the piece. `name` is announced and begins with `label`; `onNear` is called when the pointer or focus
   * is near.
   */
  read: {
    href: string;
    label: string;
    name: string;
    onClick?: MouseEventHandler<HTMLAnchorElement>;
    onNear?: () => void;
  };
  /** The bookmark. `name` identifies the piece. */
  save: { name: string; saved: boolean; onToggle: () => void };
  linkComponent?: LinkComponent;
  className?: string;
}

/**
 * A piece of the library: tiles, topic, title, one text. The whole card links to it except for the bookmark. On phones
 * the tiles are at its side, so that it is short.
 */
export function ResourceCard({
  titleId,
  title,
  description,
  imageUrl,
  category,
  minutes,
  kind,
  read,
  save,
  linkComponent: Link = "a",
  className,
}: ResourceCardProps) {
  return (
    <Card asChild padding="none" interactive className={cn("flex md:flex-col", className)}>
      <article aria-labelledby={titleId}>
        <CardArt className="w-22 shrink-0 md:h-32 md:w-full">
          <img
            src={imageUrl}
            alt=""
            width={600}
            height={200}
            className="tile-dim absolute inset-0 block size-full object-cover object-left"
          />
        </CardArt>
        <div className="flex min-w-0 flex-1 flex-col px-4 pt-3 pb-1 md:px-5 md:pt-4 md:pb-2.5">
          <p className="flex min-h-6 flex-wrap items-center gap-x-3.5 gap-y-0.5 text-fine text-ink-muted [&_svg]:-mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]">
            {category ? <span className="font-semibold text-accent-ink">{category}</span> : null}
            <span className="inline-flex items-center gap-1.5">
              <Clock aria-hidden="true" />
              {minutes}
            </span>
            {kind ? (
              <span className="inline-flex items-center gap-1.5">
                {kind.icon}
                {kind.label}
              </span>
            ) : null}
          </p>
          <h3
            id={titleId}
            // A `mark` is as high as its font's ascenders, which exceed the line here.
            className="font-display text-h4 [overflow-wrap:anywhere] md:mt-1 md:text-h3 [&_mark]:inline-block [&_mark]:leading-6.5"
          >
            {title}
          </h3>
          <p className="mt-1 text-pretty text-ink-muted text-small [overflow-wrap:anywhere] md:mt-1.5 md:mb-3">
            {description}
          </p>
          <div className="mt-auto flex items-center justify-between gap-3">
            <Link
              href={read.href}
              onClick={read.onClick}
              onPointerEnter={read.onNear}
              onFocus={read.onNear}
              aria-label={read.name}
              className="inline-flex min-h-11 items-center font-semibold text-primary no-underline after:absolute after:inset-0 after:rounded-card after:content-[''] hover:underline"
            >
              {read.label}
            </Link>
            <button
              type="button"
              aria-label={save.name}
              aria-pressed={save.saved}
              onClick={save.onToggle}
              className="relative z-10 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control transition-[background-color,color] duration-(--d-ui) ease-ui hover:bg-sunk aria-pressed:bg-primary-soft aria-pressed:text-primary [&_svg]:size-5 [&_svg]:stroke-[1.75]"
            >
              {save.saved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
            </button>
          </div>
        </div>
      </article>
    </Card>
  );
}
