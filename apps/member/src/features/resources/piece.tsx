"use client";

import * as words from "@aangan/copy/resources-page";
import { Button } from "@aangan/ui/button/button.tsx";
import { DialogTitle } from "@aangan/ui/dialog/dialog.tsx";
import { Bookmark, BookmarkCheck, ChevronRight, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/lib/link";
import { resourcesHref } from "./address";
import { nextPieces } from "./following";
import { metaOf } from "./kinds";
import { openOnLinkClick } from "./open-on-link-click";
import type { Summary } from "./queries";

/** Props of {@link Piece}. */
export interface PieceProps {
  piece: Summary;
  /** The whole library, in its order. */
  pieces: readonly Summary[];
  /** Opens another piece in place of this one. */
  onOpenPiece: (slug: string) => void;
  onSave: (piece: Summary) => void;
  /** The text, or its placeholder. */
  children: ReactNode;
}

/** A piece of the library: heading, text, and further reading. */
export function Piece({ piece, pieces, onOpenPiece, onSave, children }: PieceProps) {
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
        <div className="mt-4 mb-7">
          <Button variant="secondary" size="sm" aria-pressed={piece.saved} onClick={() => onSave(piece)}>
            {piece.saved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
            {piece.saved ? words.kept : words.save}
          </Button>
        </div>
        {children}
        <NextPieces pieces={nextPieces(pieces, piece)} onOpenPiece={onOpenPiece} />
      </div>
    </article>
  );
}

interface NextPiecesProps {
  pieces: readonly Summary[];
  onOpenPiece: (slug: string) => void;
}

function NextPieces({ pieces, onOpenPiece }: NextPiecesProps) {
  if (pieces.length === 0) return null;
  return (
    <section aria-labelledby="read-next" className="mt-12">
      <h3 id="read-next" className="font-display text-h3">
        {words.readNext}
      </h3>
      <ul className="mt-3 border-line border-t">
        {pieces.map((piece) => (
          <li key={piece.id} className="border-line border-b">
            <Link
              href={resourcesHref({ reading: piece.id })}
              prefetch={false}
              onClick={(event) => openOnLinkClick(event, piece.id, onOpenPiece)}
              className="group flex items-center gap-4 py-3 text-ink no-underline -outline-offset-3"
            >
              <img
                src={piece.imageUrl}
                alt=""
                width={600}
                height={200}
                className="tile-dim size-16 shrink-0 rounded-tile object-cover object-left"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-h4 [overflow-wrap:anywhere] group-hover:underline">
                  {piece.title}
                </span>
                <span className="block text-ink-muted text-small">{metaOf(piece).minutes}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
