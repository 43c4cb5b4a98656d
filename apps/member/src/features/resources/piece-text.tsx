"use client";

import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/resources-page";
import { routes } from "@aangan/copy/routes";
import { Markdown } from "@aangan/ui/markdown/markdown.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, createContext, use } from "react";
import { Failure } from "@/lib/failure";
import { Link } from "@/lib/link";
import { pieceIn } from "./address";
import { openOnLinkClick } from "./open-on-link-click";
import { Practice, Prompts } from "./practice";
import { resourceQuery } from "./queries";

/** Props of {@link PieceText}. */
export interface PieceTextProps {
  /** Slug of the piece. */
  slug: string;
  /** Opens another piece in place of this one. */
  onOpenPiece: (slug: string) => void;
}

/** A piece's exercise, text and questions. */
export function PieceText({ slug, onOpenPiece }: PieceTextProps) {
  const { data: piece, error, isFetching, refetch } = useQuery(resourceQuery(slug));
  if (piece) {
    return (
      <>
        <Practice piece={piece} />
        <OpenPieceContext value={onOpenPiece}>
          <Markdown text={piece.content} linkComponent={OwnLink} className="mt-7" />
        </OpenPieceContext>
        <Prompts piece={piece} />
      </>
    );
  }
  if (error) {
    return <Failure title={words.textFailed} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <SkeletonGroup label={common.loading} className="flex max-w-(--measure) flex-col gap-4">
      <Skeleton className="w-full" />
      <Skeleton className="w-11/12" />
      <Skeleton className="w-full" />
      <Skeleton className="w-3/5" />
    </SkeletonGroup>
  );
}

/** Opens another piece. */
const OpenPieceContext = createContext<(slug: string) => void>(() => undefined);

/** A link in the text to a page of the app: another piece replaces this one. */
function OwnLink({ href = routes.resources.path, ...props }: ComponentProps<"a">) {
  const onOpenPiece = use(OpenPieceContext);
  return (
    <Link
      href={href}
      prefetch={false}
      onClick={(event) => openOnLinkClick(event, pieceIn(href), onOpenPiece)}
      {...props}
    />
  );
}
