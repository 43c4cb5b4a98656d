"use client";

import { useRef } from "react";
import { Kolam } from "../art/kolam/kolam";
import { Button } from "../button/button";
import { cn } from "../lib/cn";
import { useTimer } from "../timer/use-timer";
import { type BreathPattern, lengthMs, type Phase, placeAt, SIX_BREATHS } from "./timing";
import { useLine } from "./use-line";

/** The texts of a breathing exercise. */
export interface BreathLabels {
  begin: string;
  /** Label of the start button after the exercise has ended. */
  again: string;
  stop: string;
  /** The names of the phases. */
  phases: Record<Phase, string>;
  /** The position in words: "Breath 2 of 6". */
  progress: (breath: number, of: number) => string;
  /** Formats the remaining time of the phase: "3 seconds". */
  seconds: (left: number) => string;
  /** After the last breath. */
  done: string;
}

/** Props of {@link Breath}. */
export interface BreathProps {
  title: string;
  /** One sentence of instruction, sufficient without seeing the line. */
  text: string;
  labels: BreathLabels;
  /** The breathing pattern; {@link SIX_BREATHS} by default. */
  pattern?: BreathPattern;
  className?: string;
}

/**
 * Slow breaths next to a kolam that is drawn, held and lifted. It starts only on request and ends after its breaths.
 * The words are not announced, since speech would disturb the breath; with reduced motion the line is static and the
 * seconds count down. For `floor`, once per screen.
 */
export function Breath({ title, text, labels, pattern = SIX_BREATHS, className }: BreathProps) {
  const run = useTimer(lengthMs(pattern), { pauseOutOfSight: false });
  const running = run.state === "running";
  const place = running ? placeAt(pattern, run.elapsed) : null;
  const box = useRef<HTMLDivElement>(null);
  useLine(box, pattern, run);

  return (
    <section
      aria-label={title}
      className={cn(
        "flex min-h-[150px] items-center gap-4 overflow-hidden rounded-card bg-floor py-4 pr-5 pl-4 text-on-floor shadow-cast-1 md:gap-6 md:py-5 md:pl-6",
        className,
      )}
    >
      <div ref={box} className="size-[112px] shrink-0 md:size-[142px] grid:size-[178px]">
        <Kolam seed="breath2" n={5} loops={1} stroke={0.075} />
      </div>
      <div className="min-w-0 flex-1">
        <h2 className="font-display text-h3">{title}</h2>
        {/* The height of both states: nothing below moves when the exercise starts. */}
        <div className="mt-1 mb-3 min-h-12 text-small tabular-nums">
          {place ? (
            <div aria-live="off">
              <p className="font-semibold text-body">
                {labels.phases[place.phase]}
                <span className="font-normal motion-safe:sr-only"> · {labels.seconds(place.secondsLeft)}</span>
              </p>
              <p>{labels.progress(place.breath, pattern.breaths)}</p>
            </div>
          ) : (
            <p aria-live="polite">{run.state === "done" ? labels.done : text}</p>
          )}
        </div>
        <Button
          size="sm"
          variant="secondary"
          className="border-transparent bg-on-floor text-floor"
          onClick={running ? run.stop : run.begin}
        >
          {running ? labels.stop : run.state === "done" ? labels.again : labels.begin}
        </Button>
      </div>
    </section>
  );
}
