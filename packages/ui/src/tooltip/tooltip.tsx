"use client";

import { Tooltip as T } from "radix-ui";
import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { cn } from "../lib/cn";

/** Hover time before the first tooltip shows, in milliseconds. */
export const TOOLTIP_DELAY_MS = 700;

/** After one tooltip, the next within this many milliseconds shows at once. */
export const TOOLTIP_SKIP_MS = 300;

/** Duration of a long press that shows the tooltip, in milliseconds. */
const HOLD_MS = 500;

/** Time it stays after the finger is lifted, in milliseconds. */
const LINGER_MS = 1500;

/** Props of {@link TooltipProvider}. */
export interface TooltipProviderProps {
  /** Hover time before the first tooltip shows, in milliseconds. */
  delayMs?: number;
  /** After one tooltip, the next within this many milliseconds shows at once. */
  skipMs?: number;
  children: ReactNode;
}

/** Gives the tooltips inside it the same delays. Put one around the app, or around a part of it. */
export function TooltipProvider({
  delayMs = TOOLTIP_DELAY_MS,
  skipMs = TOOLTIP_SKIP_MS,
  children,
}: TooltipProviderProps) {
  return (
    <T.Provider delayDuration={delayMs} skipDelayDuration={skipMs}>
      {children}
    </T.Provider>
  );
}

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words. Never the only source of needed information: the control has its own name. */
  label: ReactNode;
  /** The control: one element that accepts a ref and spreads its props. */
  children: ReactElement;
  side?: ComponentProps<typeof T.Content>["side"];
  className?: string;
}

/**
 * A text next to a control: on hover, on keyboard focus, and on a touch screen during a long press, which does not
 * activate the control. Esc hides it. Needs {@link TooltipProvider} above it.
 */
export function Tooltip({ label, children, side = "top", className }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const held = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const after = (ms: number, run: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(run, ms);
  };
  const release = () => {
    if (held.current) after(LINGER_MS, () => setOpen(false));
    else window.clearTimeout(timer.current);
  };

  return (
    <T.Root open={open} onOpenChange={setOpen}>
      <T.Trigger
        asChild
        onTouchStart={() => {
          held.current = false;
          after(HOLD_MS, () => {
            held.current = true;
            setOpen(true);
          });
        }}
        onTouchEnd={release}
        onTouchCancel={release}
        onTouchMove={() => {
          if (!held.current) window.clearTimeout(timer.current);
        }}
        onContextMenu={(event: MouseEvent) => {
          if (held.current) event.preventDefault();
        }}
        onClickCapture={(event: MouseEvent) => {
          if (!held.current) return;
          held.current = false;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {children}
      </T.Trigger>
      <T.Portal>
        <T.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            "z-[70] max-w-64 rounded-tile bg-toast px-2.5 pt-1.5 pb-1 text-fine font-medium text-on-toast shadow-cast-2 [overflow-wrap:anywhere]",
            className,
          )}
        >
          {label}
        </T.Content>
      </T.Portal>
    </T.Root>
  );
}
