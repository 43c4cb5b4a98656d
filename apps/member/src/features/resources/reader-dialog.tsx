"use client";

import * as common from "@aangan/copy/common";
import * as library from "@aangan/copy/library";
import * as words from "@aangan/copy/resources-page";
import { Button } from "@aangan/ui/button/button.tsx";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@aangan/ui/dialog/dialog.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { isFocusUnclaimed } from "@aangan/ui/lib/focus-fallback.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Failure } from "@/lib/failure";
import { Piece } from "./piece";
import { PieceText } from "./piece-text";
import type { Summary, useResources } from "./queries";
import { useReadingPlace } from "./use-reading-place";

/** Props of {@link ReaderDialog}. */
export interface ReaderDialogProps {
  /** Slug of the piece. */
  slug: string;
  /** It opens where the member left it. */
  resume: boolean;
  resources: ReturnType<typeof useResources>;
  onClose: () => void;
  /** Opens another piece in place of this one. */
  onOpenPiece: (slug: string) => void;
  onSave: (piece: Summary) => void;
}

/** One piece with its exercise. A dialog, and on phones a sheet. Mounted while open. */
export function ReaderDialog({ slug, resume, resources, onClose, onOpenPiece, onSave }: ReaderDialogProps) {
  const piece = resources.data?.find(({ id }) => id === slug);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" aria-describedby={undefined} className="md:max-w-[760px]">
        {piece && resources.data ? (
          <Page
            key={slug}
            piece={piece}
            resume={resume}
            pieces={resources.data}
            onOpenPiece={onOpenPiece}
            onSave={onSave}
          />
        ) : resources.data ? (
          <>
            <DialogTitle className="sr-only">{library.notFound}</DialogTitle>
            <div className="overflow-y-auto px-4 pt-14 pb-10 md:px-[26px]">
              <EmptyState
                seed="resources"
                headingLevel={3}
                title={library.notFound}
                description={words.goneText}
                action={<Button onClick={onClose}>{words.seeAll}</Button>}
              />
            </div>
          </>
        ) : resources.error ? (
          <>
            <DialogTitle className="sr-only">{words.failed}</DialogTitle>
            <div className="overflow-y-auto px-4 pt-16 pb-8 md:px-[26px]">
              <Failure
                title={words.failed}
                error={resources.error}
                pending={resources.isFetching}
                onRetry={() => void resources.refetch()}
              />
            </div>
          </>
        ) : (
          <>
            <DialogTitle className="sr-only">{common.loading}</DialogTitle>
            <SkeletonGroup label={common.loading} className="flex flex-col gap-4 p-4 md:p-[26px]">
              <Skeleton shape="block" className="h-32 w-full rounded-card" />
              <Skeleton className="h-7 w-64 max-w-full" />
              <Skeleton className="w-full" />
              <Skeleton className="w-11/12" />
              <Skeleton className="w-3/5" />
            </SkeletonGroup>
          </>
        )}
        {/* Opaque, because picture and text scroll below it. */}
        <DialogClose asChild>
          <IconButton
            label={common.close}
            className="absolute top-8 right-3 bg-surface text-ink shadow-cast-1 hover:bg-sunk md:top-4 md:right-4"
          >
            <X aria-hidden="true" />
          </IconButton>
        </DialogClose>
      </DialogContent>
    </Dialog>
  );
}

interface PageProps {
  piece: Summary;
  resume: boolean;
  pieces: readonly Summary[];
  onOpenPiece: (slug: string) => void;
  onSave: (piece: Summary) => void;
}

/**
 * The scroll container. A new piece starts at its top, or where the member left it, and receives focus, because the
 * followed link was removed.
 */
function Page({ piece, resume, onOpenPiece, ...props }: PageProps) {
  const page = useRef<HTMLElement>(null);
  const { left, goTo } = useReadingPlace(page, piece, resume);
  useEffect(() => {
    if (isFocusUnclaimed()) page.current?.focus();
  }, []);
  return (
    <section
      ref={page}
      aria-label={piece.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached.
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto -outline-offset-3 md:rounded-dialog"
    >
      <Piece piece={piece} onOpenPiece={onOpenPiece} onResume={left > 0 && !resume ? goTo : undefined} {...props}>
        <PieceText slug={piece.id} onOpenPiece={onOpenPiece} />
      </Piece>
    </section>
  );
}
