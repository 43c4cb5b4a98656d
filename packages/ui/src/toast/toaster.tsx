"use client";

import { CircleAlert, X } from "lucide-react";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { cn } from "../lib/cn";
import {
  currentToast,
  currentToastSlot,
  dismissToast,
  onToastChange,
  onToastSlotChange,
  type ShownToast,
  TOAST_DURATION_MS,
} from "./store";

/** Props of {@link Toaster}. */
export interface ToasterProps {
  /** Name of the region, such as "Notices". */
  label: string;
  /** Name of the close button. */
  closeLabel: string;
}

const none = () => null;

/**
 * The container of toasts: bottom right, on phones above the phone bar; in a dialog, in its `ToastSlot`. Put one in
 * each app, at the end of the body. Ordinary toasts are announced politely, destructive ones assertively.
 */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const shown = useSyncExternalStore(onToastChange, currentToast, none);
  const slot = useSyncExternalStore(onToastSlotChange, currentToastSlot, none);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) return null;
  const urgent = shown?.variant === "destructive";
  const card = shown ? <ToastCard key={shown.id} toast={shown} closeLabel={closeLabel} /> : null;
  // The two live regions are always mounted: a region added together with its text is often not announced. The portal
  // keeps the toast above dialogs, and the attribute prevents a press on it from closing them.
  return createPortal(
    <div data-toast-region="">
      <div role="status" aria-live="polite" aria-atomic="true" className="sr-only">
        {shown && !urgent ? <Spoken toast={shown} /> : null}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true" className="sr-only">
        {shown && urgent ? <Spoken toast={shown} /> : null}
      </div>
      {card && slot
        ? createPortal(
            <section aria-label={label} className="[&>*]:max-w-none">
              {card}
            </section>,
            slot,
          )
        : null}
      {card && !slot ? (
        <section
          aria-label={label}
          className="pointer-events-none fixed inset-x-3 bottom-[calc(12px+env(safe-area-inset-bottom))] z-[60] flex justify-center frame:inset-x-auto frame:right-6 frame:bottom-6 max-frame:[html:has([data-phone-bar])_&]:bottom-[calc(88px+env(safe-area-inset-bottom))] [html:has([data-fill])_&]:top-[80px] [html:has([data-fill])_&]:bottom-auto"
        >
          {card}
        </section>
      ) : null}
    </div>,
    document.body,
  );
}

function Spoken({ toast }: { toast: ShownToast }) {
  return (
    <p key={toast.id}>
      {toast.title}
      {toast.description ? <> {toast.description}</> : null}
    </p>
  );
}

function ToastCard({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const pause = useCountdown(TOAST_DURATION_MS, () => dismissToast(toast.id));
  const hadFocus = useRef<Element | null>(null);
  const urgent = toast.variant === "destructive";
  const close = () => {
    const back = hadFocus.current;
    dismissToast(toast.id);
    if (back instanceof HTMLElement) back.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause the countdown; the control is the button inside.
    <div
      data-toast={toast.variant ?? "default"}
      onPointerEnter={() => pause("pointer", true)}
      onPointerLeave={() => pause("pointer", false)}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hadFocus.current = event.relatedTarget;
        pause("focus", true);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) pause("focus", false);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
      className={cn(
        "pointer-events-auto flex w-full max-w-[420px] items-start gap-3 rounded-control bg-toast py-2 pr-1 pl-4 text-on-toast shadow-cast-3 transition-[translate,opacity] duration-(--d-ui) ease-ui frame:w-auto frame:min-w-[320px] starting:translate-y-2 starting:opacity-0",
        urgent && "border-l-4 border-danger pl-3",
      )}
    >
      {urgent ? (
        // The danger colour on the toast's fill has too little contrast; on its own tile the icon has enough in both
        // themes.
        <span
          aria-hidden="true"
          className="mt-2 grid size-7 shrink-0 place-items-center rounded-tile bg-danger text-on-danger"
        >
          <CircleAlert className="size-5 stroke-[1.75]" />
        </span>
      ) : null}
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold [overflow-wrap:anywhere]">{toast.title}</p>
        {toast.description ? <p className="text-small [overflow-wrap:anywhere]">{toast.description}</p> : null}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={close}
        className="grid size-11 shrink-0 place-items-center rounded-control outline-focus-on-floor hover:bg-on-toast/12"
      >
        <X aria-hidden="true" className="size-5 stroke-[1.75]" />
      </button>
    </div>
  );
}

/**
 * Runs `done` once after `ms` milliseconds, not counting the time during which any pause reason holds. Returns a
 * function that adds and removes such a reason.
 */
function useCountdown(ms: number, done: () => void) {
  const latest = useRef(done);
  latest.current = done;
  const left = useRef(ms);
  const started = useRef(0);
  const timer = useRef<number | undefined>(undefined);
  const reasons = useRef(new Set<string>());

  const run = useCallback(() => {
    started.current = Date.now();
    timer.current = window.setTimeout(() => latest.current(), left.current);
  }, []);

  useEffect(() => {
    run();
    return () => window.clearTimeout(timer.current);
  }, [run]);

  return useCallback(
    (reason: string, waiting: boolean) => {
      const before = reasons.current.size;
      if (waiting) reasons.current.add(reason);
      else reasons.current.delete(reason);
      const after = reasons.current.size;
      if (before === 0 && after > 0) {
        window.clearTimeout(timer.current);
        left.current = Math.max(0, left.current - (Date.now() - started.current));
      } else if (before > 0 && after === 0) {
        run();
      }
    },
    [run],
  );
}
