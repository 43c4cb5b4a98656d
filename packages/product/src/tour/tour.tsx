"use client";

import { Button } from "@aangan/ui/button/button.tsx";
import { dialogScrim } from "@aangan/ui/dialog/dialog.tsx";
import { useReturnFocus } from "@aangan/ui/dialog/use-return-focus.ts";
import { cn } from "@aangan/ui/lib/cn.ts";
import { QuickExitOverScrim } from "@aangan/ui/quick-exit/quick-exit.tsx";
import { ToastSlot } from "@aangan/ui/toast/toast-slot.tsx";
import { Dialog as D } from "radix-ui";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { cardPlace } from "./card-place";
import { type Box, useTargetRect } from "./use-target-rect";

/** One stop of a tour. */
export interface TourStep {
  /**
   * Selector of the highlighted element, such as "[data-tour=messages]", or several, best first: the first one with a
   * visible element is used. Without one the card is alone.
   */
  target?: string | readonly string[];
  title: string;
  body: ReactNode;
}

/** Props of {@link Tour}. */
export interface TourProps {
  open: boolean;
  steps: readonly TourStep[];
  /** A first card with its own two answers, before the steps. */
  intro?: { title: string; body: ReactNode; startLabel: string; skipLabel: string };
  labels: {
    skip: string;
    back: string;
    next: string;
    finish: string;
    /** The position in words: "2 of 4". */
    progress: (step: number, of: number) => string;
  };
  /** Index of the current stop, when controlled; -1 is the intro. */
  step?: number;
  /** Called to change the stop: with its index, or -1 for the intro. */
  onStep?: (step: number) => void;
  /** Called when the last step is closed with Finish. */
  onFinish: () => void;
  /** Called on Skip and on Esc. */
  onSkip: () => void;
}

/** Space between the highlighted element and the ring around it, in CSS pixels. */
const RING_PX = 6;

/**
 * A tour of the page, one element at a time: it scrolls there, darkens the rest, and shows a card. Focus is in the
 * card, arrow keys move on and back, Esc skips. On phones the card is at the edge that the element leaves free.
 * Without `step` a reopened tour starts at the beginning.
 */
export function Tour(props: TourProps) {
  return props.open ? <OpenTour {...props} /> : null;
}

function OpenTour({ steps, intro, labels, step: controlledStep, onStep, onFinish, onSkip }: TourProps) {
  const first = intro ? -1 : 0;
  const [own, setOwn] = useState(first);
  // A stored step may be out of range: fewer stops than before, or no intro.
  const index = Math.min(Math.max(controlledStep ?? own, first), steps.length - 1);
  const title = useRef<HTMLHeadingElement>(null);
  const returnFocus = useReturnFocus({
    onOpenAutoFocus: (event) => {
      event.preventDefault();
      title.current?.focus();
    },
  });
  // After the title has changed, so that the new one is read out.
  const shownIndex = useRef(index);
  useEffect(() => {
    if (shownIndex.current === index) return;
    shownIndex.current = index;
    title.current?.focus();
  }, [index]);
  const [card, setCard] = useState<HTMLElement | null>(null);
  const height = useHeight(card);
  const step = steps[index];
  const box = useTargetRect(step?.target);
  const last = index === steps.length - 1;

  const go = (to: number) => {
    setOwn(to);
    onStep?.(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "ArrowRight" && !last) go(index + 1);
    if (event.key === "ArrowLeft" && index > first) go(index - 1);
  };

  const shown = step ?? intro;
  if (!shown) return null;
  const low = box !== undefined && box.top + box.height / 2 > window.innerHeight * 0.55;

  return (
    <D.Root open onOpenChange={(open) => (open ? undefined : onSkip())}>
      <D.Portal>
        {box ? <Spotlight box={box} /> : <D.Overlay className={dialogScrim} />}
        <D.Content
          ref={setCard}
          aria-describedby={undefined}
          {...returnFocus}
          onInteractOutside={(event) => event.preventDefault()}
          onKeyDown={onKeyDown}
          style={box ? (cardPlace(box, height) as CSSProperties) : undefined}
          className={cn(
            "fixed z-50 flex max-h-[70dvh] flex-col rounded-dialog bg-surface text-ink shadow-cast-3 outline-none max-md:inset-x-3 md:w-[380px]",
            box
              ? "max-md:bottom-[max(12px,env(safe-area-inset-bottom))] md:top-(--tour-top) md:left-(--tour-left)"
              : "inset-0 m-auto h-fit",
            // Below the quick exit at the upper right.
            low && "max-md:top-[max(64px,calc(56px+env(safe-area-inset-top)))] max-md:bottom-auto",
          )}
        >
          <div className="flex min-h-0 flex-col overflow-y-auto p-5">
            {step ? (
              <p className="mb-1 text-label font-semibold text-ink-muted tabular-nums">
                {labels.progress(index + 1, steps.length)}
              </p>
            ) : null}
            <D.Title ref={title} tabIndex={-1} className="font-display text-h3 outline-none [overflow-wrap:anywhere]">
              {shown.title}
            </D.Title>
            <div aria-live="polite" className="mt-1.5 text-body text-pretty">
              {shown.body}
            </div>
            <div className="mt-5 flex flex-wrap items-center gap-2">
              <Button variant="quiet" onClick={onSkip} className="-ml-2.5">
                {step ? labels.skip : intro?.skipLabel}
              </Button>
              <span className="flex-1" />
              {index > 0 ? (
                <Button variant="secondary" onClick={() => go(index - 1)}>
                  {labels.back}
                </Button>
              ) : null}
              <Button onClick={() => (last ? onFinish() : go(index + 1))}>
                {step ? (last ? labels.finish : labels.next) : intro?.startLabel}
              </Button>
            </div>
          </div>
          <ToastSlot className="px-3 pb-3" />
          <QuickExitOverScrim />
        </D.Content>
      </D.Portal>
    </D.Root>
  );
}

/** Darkens the page except for the highlighted element. The scrim is a shadow, so that the element is not covered. */
function Spotlight({ box }: { box: Box }) {
  return (
    <div
      aria-hidden="true"
      data-tour-spotlight=""
      className="fixed z-[49] rounded-card shadow-[0_0_0_200vmax_var(--scrim)] outline-3 outline-accent transition-[top,left,width,height] duration-(--d-panel) ease-ui"
      style={{
        top: box.top - RING_PX,
        left: box.left - RING_PX,
        width: box.width + 2 * RING_PX,
        height: box.height + 2 * RING_PX,
      }}
    />
  );
}

/** Returns the current height of an element, in CSS pixels; 0 before the first measurement. */
function useHeight(element: HTMLElement | null): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!element) return;
    const measure = () => setHeight(element.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return height;
}
