"use client";

import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@aangan/ui/dropdown-menu/dropdown-menu.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Copy, EllipsisVertical, Pencil, Reply, Undo2 } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { reactionIcons } from "./message-parts";
import { type Reaction, reactions, type ThreadMessage } from "./thread";

/** The reader's actions on a message. */
export interface MessageActions {
  onReply: (message: ThreadMessage) => void;
  /** Sets the reader's reaction, or removes it (empty). */
  onReact: (message: ThreadMessage, reaction: Reaction | "") => void;
  onCopy: (message: ThreadMessage) => void;
  onEdit: (message: ThreadMessage) => void;
  onUnsend: (message: ThreadMessage) => void;
  /** Reports whether a message of the reader can still be edited and unsent. Asked when the menu opens. */
  isRecent: (message: ThreadMessage) => boolean;
}

/** The texts of the menu. */
export interface MessageMenuLabels {
  options: string;
  reply: string;
  react: string;
  copy: string;
  edit: string;
  unsend: string;
  reactions: Record<Reaction, string>;
}

/** Props of {@link MessageMenu}. */
export interface MessageMenuProps {
  message: ThreadMessage;
  actions: MessageActions;
  labels: MessageMenuLabels;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Tab reaches this one. The arrow keys go from one message's menu to the next. */
  tabStop: boolean;
  onFocus: () => void;
}

/** Marks the buttons that open a message's menu. */
const buttonMark = "data-message-menu";

/** The button next to a message, and its menu. */
export function MessageMenu({ message, actions, labels, open, onOpenChange, tabStop, onFocus }: MessageMenuProps) {
  // An action that moves focus elsewhere keeps it there.
  const focusMoves = useRef(false);
  const pressed = useRef(false);
  const recent = open && message.mine && !message.automatic && actions.isRecent(message);
  const moving = (act: (message: ThreadMessage) => void) => () => {
    focusMoves.current = true;
    act(message);
  };
  return (
    <DropdownMenu
      open={open}
      onOpenChange={(next) => {
        pressed.current = false;
        onOpenChange(next);
      }}
    >
      <DropdownMenuTrigger
        aria-label={labels.options}
        {...{ [buttonMark]: "" }}
        tabIndex={tabStop ? 0 : -1}
        onFocus={onFocus}
        onKeyDown={moveWithArrows}
        className={cn(
          "grid size-11 shrink-0 cursor-pointer place-items-center self-center rounded-control text-ink-muted hover:bg-ink/7 hover:text-ink",
          // Visible with a mouse over the message, with focus, and while open. On a touch screen a long press opens it.
          "opacity-0 transition-opacity duration-(--d-tap) focus-visible:opacity-100 group-hover/message:opacity-100 data-[state=open]:opacity-100",
        )}
      >
        <EllipsisVertical aria-hidden="true" className="size-5 stroke-[1.75]" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align={message.mine ? "end" : "start"}
        className="min-w-60"
        onPointerDownCapture={() => {
          pressed.current = true;
        }}
        onPointerUpCapture={(event) => {
          // The finger of the long press that opened the menu is lifted over an item, which Radix would select.
          if (event.pointerType === "touch" && !pressed.current) event.stopPropagation();
        }}
        onCloseAutoFocus={(event) => {
          if (focusMoves.current) event.preventDefault();
          focusMoves.current = false;
        }}
      >
        <DropdownMenuLabel>{labels.react}</DropdownMenuLabel>
        <div className="flex justify-between px-1 pb-1">
          {reactions.map((reaction) => {
            const Icon = reactionIcons[reaction];
            const chosen = message.myReaction === reaction;
            return (
              <DropdownMenuItem
                key={reaction}
                role="menuitemcheckbox"
                aria-checked={chosen}
                aria-label={labels.reactions[reaction]}
                title={labels.reactions[reaction]}
                textValue={labels.reactions[reaction]}
                className={cn("size-11 justify-center px-0", chosen && "bg-primary-soft text-primary")}
                onSelect={() => actions.onReact(message, chosen ? "" : reaction)}
              >
                <Icon aria-hidden="true" />
              </DropdownMenuItem>
            );
          })}
        </div>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={moving(actions.onReply)}>
          <Reply aria-hidden="true" />
          {labels.reply}
        </DropdownMenuItem>
        {message.text ? (
          <DropdownMenuItem onSelect={() => actions.onCopy(message)}>
            <Copy aria-hidden="true" />
            {labels.copy}
          </DropdownMenuItem>
        ) : null}
        {recent && message.text && !message.attachment ? (
          <DropdownMenuItem onSelect={moving(actions.onEdit)}>
            <Pencil aria-hidden="true" />
            {labels.edit}
          </DropdownMenuItem>
        ) : null}
        {recent ? (
          <DropdownMenuItem destructive onSelect={moving(actions.onUnsend)}>
            <Undo2 aria-hidden="true" />
            {labels.unsend}
          </DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Moves focus to the menu button of the previous or next message. The menu itself opens with Enter and Space. */
function moveWithArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined && event.key !== "Home" && event.key !== "End") return;
  // Radix would open the menu.
  event.preventDefault();
  const all = [
    ...(event.currentTarget.closest('[role="log"]')?.querySelectorAll<HTMLElement>(`[${buttonMark}]`) ?? []),
  ];
  const at = step === undefined ? (event.key === "Home" ? 0 : all.length - 1) : all.indexOf(event.currentTarget) + step;
  all[at]?.focus();
}
