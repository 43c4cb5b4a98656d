"use client";

import * as words from "@aangan/copy/crisis-view";
import { useAfterCommit } from "@aangan/ui/after-commit/use-after-commit.ts";
import type { ReactNode, RefObject } from "react";

/** Options of {@link useOpeners}: the composer and its text. */
export interface OpenersOptions {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

/**
 * Returns sentences to start with, for above the composer. Each is added after the coach's own text; nothing is
 * replaced or sent. A hook of the composer's parent, because the box's ref is set after the effects of its children.
 */
export function useOpeners({ box, text, onText }: OpenersOptions): ReactNode {
  const afterCommit = useAfterCommit();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form.
    <div
      role="group"
      aria-label={words.openersLabel}
      className="mb-2 flex gap-2 overflow-x-auto p-[3px] [scrollbar-width:none]"
    >
      {words.openers.map((opener) => (
        <button
          key={opener}
          type="button"
          onClick={() => {
            const next = text === "" || /\s$/u.test(text) ? text + opener : `${text} ${opener}`;
            onText(next);
            // After the text has been rendered.
            afterCommit(() => {
              box.current?.focus();
              box.current?.setSelectionRange(next.length, next.length);
            });
          }}
          className="min-h-11 shrink-0 cursor-pointer rounded-tile border border-line-strong px-3 pt-0.5 font-semibold text-small hover:bg-sunk"
        >
          {opener}
        </button>
      ))}
    </div>
  );
}
