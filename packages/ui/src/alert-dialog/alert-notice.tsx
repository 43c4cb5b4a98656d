"use client";

import { AlertDialog as A } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../button/button";
import { DialogFooter, dialogPanel, dialogScrim, fromToast } from "../dialog/dialog";
import { useReturnFocus } from "../dialog/use-return-focus";
import { cn } from "../lib/cn";
import { QuickExitOverScrim } from "../quick-exit/quick-exit";

/** Props of {@link AlertNotice}. */
export interface AlertNoticeProps {
  /** The heading. */
  title: string;
  /** Why the action is not possible, and what to do instead. */
  description: ReactNode;
  /** The only answer: "Close". */
  closeLabel: string;
  /** Called by the button and by Esc. The caller then unmounts the notice. */
  onClose: () => void;
}

/** Shows something that must be read before continuing. There is no choice: one button closes it. */
export function AlertNotice({ title, description, closeLabel, onClose }: AlertNoticeProps) {
  const returnFocus = useReturnFocus();
  return (
    <A.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <A.Portal>
        <A.Overlay className={dialogScrim} />
        <A.Content
          {...returnFocus}
          className={cn(dialogPanel({ size: "sm" }))}
          onFocusOutside={(event) => {
            if (fromToast(event.target)) event.preventDefault();
          }}
        >
          <div className="min-h-0 flex-1 overflow-y-auto px-4 pt-5 pb-4 md:px-[26px] md:pt-[22px]">
            <A.Title className="font-display text-[25px] leading-7 font-medium tracking-[-.018em] text-balance [overflow-wrap:anywhere]">
              {title}
            </A.Title>
            <A.Description asChild>
              <div className="mt-1.5 text-body text-pretty text-ink-muted">{description}</div>
            </A.Description>
          </div>
          <DialogFooter>
            <A.Cancel asChild>
              <Button>{closeLabel}</Button>
            </A.Cancel>
          </DialogFooter>
          <QuickExitOverScrim />
        </A.Content>
      </A.Portal>
    </A.Root>
  );
}
