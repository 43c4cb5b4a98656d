"use client";

import * as words from "@aangan/copy/companions-page";
import { CompanionTile } from "@aangan/ui/art/companion-tile/companion-tile.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@aangan/ui/dropdown-menu/dropdown-menu.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { ChevronLeft, EllipsisVertical, Trash2 } from "lucide-react";
import { useEffect } from "react";
import { type Companion, openCompanion } from "./address";

/** The id of the heading over a talk. */
export const talkTitleId = "talk-title";

/**
 * Moves the focus to the heading when its page replaces the focused element. A page that is loaded on demand comes too
 * late for the caller to do it.
 */
export function useTitleFocus(): void {
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(talkTitleId)?.focus();
  }, []);
}

/** Props of {@link TalkHeader}. */
export interface TalkHeaderProps {
  companion: Companion;
  /** Shows the product instead of the companion: in a hard moment the program has no character. */
  plain: boolean;
  /** Opens the confirmation before the talk is deleted; absent while the talk is empty. */
  onDelete?: () => void;
}

/** The bar over a talk: a back button on phones, the name with the note that it is a program, and the menu. */
export function TalkHeader({ companion: { code, name, speciality }, plain, onDelete }: TalkHeaderProps) {
  return (
    <header className="flex min-h-17 shrink-0 items-center gap-1 border-line border-b bg-surface py-1.5 pr-3 pl-0.5 frame:gap-3 frame:pr-(--gutter) lg:pl-(--gutter)">
      <IconButton label={words.back} className="lg:hidden" onClick={() => openCompanion(null)}>
        <ChevronLeft />
      </IconButton>
      <CompanionTile companion={plain ? null : code} className="mr-1.5 rounded-[12px] frame:mr-0" />
      <div className="min-w-0 flex-1 leading-[21px]">
        <div className="flex min-w-0 items-center gap-2">
          <h1
            id={talkTitleId}
            tabIndex={-1}
            className="truncate font-bold font-text text-[17px] tracking-normal outline-none"
          >
            {plain ? words.plainName : name}
          </h1>
          <Badge>{words.program}</Badge>
        </div>
        <p className="truncate text-fine text-ink-muted">{plain ? words.plainNote : speciality}</p>
      </div>
      {onDelete ? (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label={words.options({ name })}>
              <EllipsisVertical />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem destructive onSelect={onDelete}>
              <Trash2 aria-hidden="true" />
              {words.delete}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      ) : null}
    </header>
  );
}
