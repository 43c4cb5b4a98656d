"use client";

import * as words from "@aangan/copy/resources-page";
import { routes } from "@aangan/copy/routes";
import { Button } from "@aangan/ui/button/button.tsx";
import { DialogTitle } from "@aangan/ui/dialog/dialog.tsx";
import { ArrowDown, Bookmark, BookmarkCheck, ChevronRight, Clock, NotebookPen, SunMedium } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/lib/link";
import { resourcesHref } from "./address";
import { nextPiece } from "./following";
import { metaOf } from "./kinds";
import { openOnLinkClick } from "./open-on-link-click";
import type { Summary } from "./queries";

/** Id of the section after the text. */
export const nextSectionId = "next";

/** Props of {@link Piece}. */
export interface PieceProps {
  piece: Summary;
  /** The whole library, in its order. */
  pieces: readonly Summary[];
  /** Opens another piece in place of this one. */
  onOpenPiece: (slug: string) => void;
  onSave: (piece: Summary) => void;
  /** Goes to where the member left the piece; missing if they had not begun it. */
  onResume?: (() => void) | undefined;
  /** The text, or its placeholder. */
  children: ReactNode;
}

/** A piece of the library: heading, text, and what to do next. */
export function Piece({ piece, pieces, onOpenPiece, onSave, onResume, children }: PieceProps) {
  const { category, minutes, kind } = metaOf(piece);
  return (
    <article aria-label={piece.title}>
      <img
        src={piece.imageUrl}
        alt=""
        width={600}
        height={200}
        className="tile-dim block h-28 w-full object-cover md:h-40 md:rounded-t-dialog"
      />
      <div className="px-4 pt-5 pb-10 md:px-10 md:pt-7">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-fine text-ink-muted [&_svg]:-mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]">
          <span className="font-semibold text-accent-ink">{category}</span>
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
        <DialogTitle className="mt-1.5 max-w-[20ch] text-[32px] leading-9 md:text-[38px] md:leading-[42px]">
          {piece.title}
        </DialogTitle>
        <p className="mt-2 max-w-(--measure) text-lead text-pretty">{piece.description}</p>
        <div className="mt-4 mb-7 flex flex-wrap gap-2.5">
          {onResume ? (
            <Button size="sm" onClick={onResume}>
              <ArrowDown aria-hidden="true" />
              {words.resume}
            </Button>
          ) : null}
          <Button variant="secondary" size="sm" aria-pressed={piece.saved} onClick={() => onSave(piece)}>
            {piece.saved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
            {piece.saved ? words.kept : words.save}
          </Button>
        </div>
        {children}
        <Next piece={nextPiece(pieces, piece)} onOpenPiece={onOpenPiece} />
      </div>
    </article>
  );
}

interface NextProps {
  piece: Summary | undefined;
  onOpenPiece: (slug: string) => void;
}

/** What to do next: one piece on the same subject, a check-in, and the journal. */
function Next({ piece, onOpenPiece }: NextProps) {
  return (
    <section id={nextSectionId} aria-labelledby="next-title" className="mt-12">
      <h3 id="next-title" className="font-display text-h3">
        {words.next}
      </h3>
      <ul className="mt-3 border-line border-t">
        {piece ? (
          <li className="border-line border-b">
            <Link
              href={resourcesHref({ reading: piece.id })}
              prefetch={false}
              onClick={(event) => openOnLinkClick(event, piece.id, onOpenPiece)}
              className={nextLink}
            >
              <img
                src={piece.imageUrl}
                alt=""
                width={600}
                height={200}
                className="tile-dim size-16 shrink-0 rounded-tile object-cover object-left"
              />
              <NextText title={piece.title} text={nextText(piece)} />
            </Link>
          </li>
        ) : null}
        <li className="border-line border-b">
          <Link href={routes.checkIns.path} className={nextLink}>
            <NextIcon>
              <SunMedium />
            </NextIcon>
            <NextText title={words.nextCheckIn} text={words.nextCheckInText} />
          </Link>
        </li>
        <li className="border-line border-b">
          <Link href={routes.journal.path} className={nextLink}>
            <NextIcon>
              <NotebookPen />
            </NextIcon>
            <NextText title={words.nextJournal} text={words.nextJournalText} />
          </Link>
        </li>
      </ul>
    </section>
  );
}

const nextLink = "group flex items-center gap-4 py-3 text-ink no-underline -outline-offset-3";

function nextText(piece: Summary): string {
  const { minutes, kind } = metaOf(piece);
  return kind ? `${kind.label} · ${minutes}` : minutes;
}

function NextIcon({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-16 shrink-0 place-items-center rounded-tile bg-primary-soft text-primary [&>svg]:size-6 [&>svg]:stroke-[1.75]"
    >
      {children}
    </span>
  );
}

function NextText({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-h4 [overflow-wrap:anywhere] group-hover:underline">{title}</span>
        <span className="block text-ink-muted text-small">{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-ink-muted" />
    </>
  );
}
