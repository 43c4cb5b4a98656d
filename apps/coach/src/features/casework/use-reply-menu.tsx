"use client";

import { lazyDialog } from "@aangan/shell/lazy/lazy-dialog.tsx";
import { useAfterCommit } from "@aangan/ui/after-commit/use-after-commit.ts";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { insertAt } from "./insert";
import { ReplyMenu } from "./reply-menu";

const RepliesDialog = lazyDialog(() => import("./replies-dialog").then((module) => module.RepliesDialog));

/** What {@link useReplyMenu} needs of the box. */
export interface ReplyMenuOptions {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

/** The saved replies next to a message box. */
export interface ReplyMenuParts {
  /** The button with its menu, next to the message box. */
  button: ReactNode;
  /** The dialog in which the replies are changed, while it is open. */
  dialog: ReactNode;
  /** Belongs on something around the box: a slash in the empty box opens the menu. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Puts saved replies into a box, by the menu's button or by a slash in the empty box. */
export function useReplyMenu({ box, text, onText }: ReplyMenuOptions): ReplyMenuParts {
  const [open, setOpen] = useState(false);
  const [managing, setManaging] = useState(false);
  // Where the caret goes once the menu is gone; null: the menu was opened by its button and nothing was chosen.
  const caret = useRef<number | null>(null);
  const afterCommit = useAfterCommit();

  const write = (next: string, place: number) => {
    onText(next);
    caret.current = place;
  };

  const button = (
    <ReplyMenu
      open={open}
      onOpenChange={setOpen}
      onPick={(reply) => {
        const start = box.current?.selectionStart ?? text.length;
        const end = box.current?.selectionEnd ?? text.length;
        const placed = insertAt(text, start, end, reply.text);
        write(placed.text, placed.caret);
      }}
      onManage={() => {
        caret.current = null;
        setManaging(true);
      }}
      // The slash was meant after all.
      onLeave={() => (caret.current === null ? undefined : write("/", 1))}
      onReturnFocus={() => {
        const place = caret.current;
        caret.current = null;
        if (place === null) return false;
        box.current?.focus();
        // Once the text has come into the box.
        afterCommit(() => box.current?.setSelectionRange(place, place));
        return true;
      }}
    />
  );
  return {
    button,
    dialog: managing ? <RepliesDialog onClose={() => setManaging(false)} /> : null,
    onKeyDown: (event) => {
      if (event.key !== "/" || event.target !== box.current || text !== "") return;
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      caret.current = 0;
      setOpen(true);
    },
  };
}
