"use client";

import * as words from "@aangan/copy/community-thread";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@aangan/ui/dropdown-menu/dropdown-menu.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { EllipsisVertical, Flag, Link2, Pencil, Trash2 } from "lucide-react";

/** Props of {@link ThingMenu}. */
export interface ThingMenuProps {
  /** Name of the button: what this is the menu of. */
  label: string;
  /** Id of the button, to restore focus to it. */
  id?: string;
  isYours: boolean;
  /** It may still be changed. */
  canEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onFlag: () => void;
  onCopyLink: () => void;
  className?: string;
}

/** The menu of a post or a comment: the author's actions or other readers' actions. */
export function ThingMenu({
  id,
  label,
  isYours,
  canEdit,
  onEdit,
  onDelete,
  onFlag,
  onCopyLink,
  className,
}: ThingMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton id={id} label={label} className={className}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {isYours && canEdit ? (
          <DropdownMenuItem onSelect={onEdit}>
            <Pencil aria-hidden="true" />
            {words.edit}
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuItem onSelect={onCopyLink}>
          <Link2 aria-hidden="true" />
          {words.copyLink}
        </DropdownMenuItem>
        {isYours ? (
          <DropdownMenuItem destructive onSelect={onDelete}>
            <Trash2 aria-hidden="true" />
            {words.delete}
          </DropdownMenuItem>
        ) : (
          <DropdownMenuItem onSelect={onFlag}>
            <Flag aria-hidden="true" />
            {words.flag}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
