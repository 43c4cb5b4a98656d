"use client";

import { CircleAlert } from "lucide-react";
import { AlertDialog as A } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Button } from "../button/button";
import { DialogFooter, dialogPanel, dialogScrim, fromToast } from "../dialog/dialog";
import { useReturnFocus } from "../dialog/use-return-focus";
import { cn } from "../lib/cn";
import { QuickExitOverScrim } from "../quick-exit/quick-exit";
import { ToastSlot } from "../toast/toast-slot";

/** Props of {@link AlertDialog}. */
export interface AlertDialogProps {
  /** The control that opens the dialog, one element. Omit it and use `open` if something else opens it. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The question. */
  title: string;
  /** What will happen, and what cannot be undone. */
  description: ReactNode;
  /** The verb of the action: "Delete chat". */
  confirmLabel: string;
  /** Label while the action runs. */
  pendingLabel: string;
  /** The cancel button: "Keep it". */
  cancelLabel: string;
  /** The action deletes or removes something. */
  destructive?: boolean;
  /**
   * Performs the action. The dialog waits, then closes. Return a sentence to keep it open with that error. An
   * exception leaves it open and propagates to the caller's error handling.
   */
  onConfirm: () => Promise<string | undefined> | string | undefined;
}

/**
 * Confirms an important action. It opens with focus on cancel, and only its two buttons (and Esc, which cancels) close
 * it.
 */
export function AlertDialog({
  trigger,
  open: openProp,
  onOpenChange,
  title,
  description,
  confirmLabel,
  pendingLabel,
  cancelLabel,
  destructive = false,
  onConfirm,
}: AlertDialogProps) {
  const [openOwn, setOpenOwn] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const open = openProp ?? openOwn;

  const change = (next: boolean) => {
    if (pending && !next) return;
    setError(undefined);
    setOpenOwn(next);
    onOpenChange?.(next);
  };

  const confirm = async () => {
    if (pending) return;
    setPending(true);
    setError(undefined);
    let problem: string | undefined;
    try {
      problem = await onConfirm();
    } finally {
      setPending(false);
    }
    if (problem === undefined) {
      setOpenOwn(false);
      onOpenChange?.(false);
    } else {
      setError(problem);
    }
  };

  return (
    <A.Root open={open} onOpenChange={change}>
      {trigger ? <A.Trigger asChild>{trigger}</A.Trigger> : null}
      <Panel
        title={title}
        description={description}
        error={error}
        actions={
          <>
            <A.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </A.Cancel>
            <Button
              variant={destructive ? "destructive" : "primary"}
              pending={pending}
              pendingText={pendingLabel}
              onClick={confirm}
            >
              {confirmLabel}
            </Button>
          </>
        }
      />
    </A.Root>
  );
}

/** Props of {@link AlertDialogFrame}. */
export interface AlertDialogFrameProps {
  /** The question. */
  title: string;
  /** What will happen. */
  description: ReactNode;
  /** The answer that changes nothing: "Stay logged in". It is the main action and has focus. */
  backLabel: string;
  /** Called for that answer, and for Esc. */
  onBack: () => void;
  /** Other buttons, before it. */
  children?: ReactNode;
}

/** The bare dialog for a question that the user did not request. It is open while mounted. */
export function AlertDialogFrame({ title, description, backLabel, onBack, children }: AlertDialogFrameProps) {
  return (
    <A.Root open onOpenChange={(open) => (open ? undefined : onBack())}>
      <Panel
        title={title}
        description={description}
        actions={
          <>
            {children}
            <A.Cancel asChild>
              <Button>{backLabel}</Button>
            </A.Cancel>
          </>
        }
      />
    </A.Root>
  );
}

interface PanelProps {
  title: string;
  description: ReactNode;
  error?: string | undefined;
  actions: ReactNode;
}

function Panel({ title, description, error, actions }: PanelProps) {
  const returnFocus = useReturnFocus();
  return (
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
          <div role="alert">
            {error ? (
              <p className="mt-3 flex items-start gap-2 text-small font-medium text-danger">
                <CircleAlert aria-hidden="true" className="mt-0.5 size-[18px] shrink-0 stroke-[1.75]" />
                <span className="min-w-0">{error}</span>
              </p>
            ) : null}
          </div>
        </div>
        <ToastSlot className="px-4 pb-3 md:px-[26px]" />
        <DialogFooter>{actions}</DialogFooter>
        <QuickExitOverScrim />
      </A.Content>
    </A.Portal>
  );
}
