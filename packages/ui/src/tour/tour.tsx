"use client";

import { Dialog as D } from "radix-ui";
import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { Button } from "../button";
import { dialogScrim } from "../dialog/dialog";
import { useReturnFocus } from "../dialog/use-return-focus";
import { cn } from "../lib/cn";
import { type Box, useTargetRect } from "./use-target-rect";

/** One stop of a tour. */
export interface TourStep {
  /** Selector of the element that is lit, such as "[data-tour=messages]". When none is visible the card stands alone. */
  target?: string;
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
    /** The place in words: "2 of 4". */
    progress: (step: number, of: number) => string;
  };
  /** The last step was left with Finish. */
  onFinish: () => void;
  /** Skipped, or Esc. */
  onSkip: () => void;
}

/** Room between the lit element and the ring around it, in CSS pixels. */
const RING_PX = 6;

/**
 * Shows what is where, one element at a time: it scrolls there, the rest goes dark, and a card says what it is. The focus
 * is in the card, Esc skips. On phones the card stands at the edge that the element leaves free.
 */
export function Tour(props: TourProps) {
  // A tour that opens again starts from the beginning.
  return props.open ? <OpenTour {...props} /> : null;
}

function OpenTour({ steps, intro, labels, onFinish, onSkip }: TourProps) {
  const [index, setIndex] = useState(intro ? -1 : 0);
  const title = useRef<HTMLHeadingElement>(null);
  const returnFocus = useReturnFocus({
    onOpenAutoFocus: (event) => {
      event.preventDefault();
      title.current?.focus();
    },
  });
  const step = steps[index];
  const box = useTargetRect(step?.target, true);
  const last = index === steps.length - 1;

  const go = (to: number) => {
    setIndex(to);
    title.current?.focus();
  };

  const shown = step ?? intro;
  if (!shown) return null;

  return (
    <D.Root open onOpenChange={(open) => (open ? undefined : onSkip())}>
      <D.Portal>
        {box ? <Spotlight box={box} /> : <D.Overlay className={dialogScrim} />}
        <D.Content
          aria-describedby={undefined}
          {...returnFocus}
          onInteractOutside={(event) => event.preventDefault()}
          style={box ? cardPlace(box) : undefined}
          className={cn(
            "fixed z-50 flex max-h-[70dvh] flex-col overflow-y-auto rounded-dialog bg-surface p-5 text-ink shadow-cast-3 outline-none",
            "max-md:inset-x-3 max-md:bottom-[max(12px,env(safe-area-inset-bottom))] md:w-[380px]",
            box && box.top + box.height / 2 > window.innerHeight * 0.55 && "max-md:top-3 max-md:bottom-auto",
            !box && "md:inset-0 md:m-auto md:h-fit",
            box && "md:top-(--tour-top) md:left-(--tour-left)",
          )}
        >
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
        </D.Content>
      </D.Portal>
    </D.Root>
  );
}

/** Dark everywhere but around the lit element. The shadow is the scrim, so the element itself is not covered. */
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

const CARD_WIDTH_PX = 380;
const CARD_HEIGHT_PX = 240;
const GAP_PX = 18;
const EDGE_PX = 16;

/** From 768 px: beside a tall element, else below it, else above it; always inside the window. */
function cardPlace(box: Box): CSSProperties {
  const within = (value: number, size: number, room: number) =>
    Math.max(EDGE_PX, Math.min(value, room - size - EDGE_PX));
  const { innerWidth: width, innerHeight: height } = window;
  let top: number;
  let left: number;
  if (box.width < width * 0.4 && box.left + box.width + GAP_PX + CARD_WIDTH_PX < width) {
    top = box.top;
    left = box.left + box.width + GAP_PX;
  } else if (box.top + box.height + GAP_PX + CARD_HEIGHT_PX < height) {
    top = box.top + box.height + GAP_PX;
    left = box.left + box.width / 2 - CARD_WIDTH_PX / 2;
  } else {
    top = box.top - GAP_PX - CARD_HEIGHT_PX;
    left = box.left + box.width / 2 - CARD_WIDTH_PX / 2;
  }
  return {
    "--tour-top": `${within(top, CARD_HEIGHT_PX, height)}px`,
    "--tour-left": `${within(left, CARD_WIDTH_PX, width)}px`,
  } as CSSProperties;
}
