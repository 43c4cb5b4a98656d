"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-replies";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@aangan/ui/dropdown-menu/dropdown-menu.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { MessageSquareText, Pencil, RotateCcw } from "lucide-react";
import { useRef } from "react";
import { type SavedReply, useReplies } from "./replies";

/** Props of {@link ReplyMenu}. */
export interface ReplyMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the chosen reply, to insert its text. */
  onPick: (reply: SavedReply) => void;
  /** Opens the dialog for editing the replies. */
  onManage: () => void;
  /** The menu was closed without a choice, by Esc or a click outside. */
  onLeave?: () => void;
  /** Moves focus when the menu closes; returns false to let it return to the button. */
  onReturnFocus: () => boolean;
}

/** The button next to the composer with the saved replies. Typing finds a reply by its title. */
export function ReplyMenu({ open, onOpenChange, onPick, onManage, onLeave, onReturnFocus }: ReplyMenuProps) {
  const replies = useReplies();
  const chosen = useRef(false);
  const choose = (action: () => void) => () => {
    chosen.current = true;
    action();
  };
  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>
        <IconButton label={words.open}>
          <MessageSquareText aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        side="top"
        align="start"
        className="w-80"
        onCloseAutoFocus={(event) => {
          if (!chosen.current) onLeave?.();
          chosen.current = false;
          if (onReturnFocus()) event.preventDefault();
        }}
      >
        <DropdownMenuLabel className="max-frame:hidden">{words.hint}</DropdownMenuLabel>
        {replies.data?.map((reply) => (
          <DropdownMenuItem key={reply.id} textValue={reply.title} onSelect={choose(() => onPick(reply))}>
            <span className="min-w-0 flex-1 leading-5">
              <span className="block truncate font-semibold">{reply.title}</span>
              <span className="block truncate text-fine text-ink-muted">{reply.text}</span>
            </span>
          </DropdownMenuItem>
        ))}
        {replies.data?.length === 0 ? (
          <DropdownMenuLabel>
            {words.empty}. {words.emptyText}
          </DropdownMenuLabel>
        ) : null}
        {!replies.data ? (
          <DropdownMenuLabel role={replies.error ? "alert" : undefined}>
            {replies.error
              ? `${words.loadFailed}. ${messageOf(replies.error, errors.somethingWrong)}`
              : `${common.loading}...`}
          </DropdownMenuLabel>
        ) : null}
        {replies.error && !replies.data ? (
          <DropdownMenuItem
            // The menu stays open and shows the pending state.
            onSelect={(event) => {
              event.preventDefault();
              void replies.refetch();
            }}
          >
            <RotateCcw aria-hidden="true" />
            {replies.isFetching ? `${common.loading}...` : common.retry}
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={choose(onManage)}>
          <Pencil aria-hidden="true" />
          {replies.data?.length === 0 ? words.new : words.manage}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
