"use client";

import { lazyDialog } from "@aangan/shell/lazy/lazy-dialog.tsx";
import { useAfterCommit } from "@aangan/ui/after-commit/use-after-commit.ts";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { insertAt } from "./insert";
import { ReplyMenu } from "./reply-menu";

const RepliesDialog = lazyDialog(() => import("./replies-dialog").then((module) => module.RepliesDialog));

/** Options of {@link useReplyMenu}: the composer and its text. */
export interface ReplyMenuOptions {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

/** The elements of the saved replies next to a composer. */
export interface ReplyMenuParts {
  /** The button with its menu, next to the composer. */
  button: ReactNode;
  /** The dialog for editing the replies, while open. */
  dialog: ReactNode;
  /** For an element around the composer: a slash in the empty composer opens the menu. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Inserts saved replies into a composer, by the menu's button or by a slash in the empty composer. */
export function useReplyMenu({ box, text, onText }: ReplyMenuOptions): ReplyMenuParts {
  const [open, setOpen] = useState(false);
  const [managing, setManaging] = useState(false);
  // The caret's position after the menu closes; null if its button opened it and nothing was chosen.
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
      // Closed without a choice: the slash was meant as text.
      onLeave={() => (caret.current === null ? undefined : write("/", 1))}
      onReturnFocus={() => {
        const place = caret.current;
        caret.current = null;
        if (place === null) return false;
        box.current?.focus();
        // After the text has been rendered.
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
