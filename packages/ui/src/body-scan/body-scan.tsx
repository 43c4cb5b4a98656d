"use client";

import { Pause, Play, RotateCcw, SkipBack, SkipForward } from "lucide-react";
import { useRef } from "react";
import { Kolam } from "../art/kolam/kolam";
import { Button } from "../button/button";
import { IconButton } from "../icon-button/icon-button";
import { cn } from "../lib/cn";
import { languageOf } from "../lib/language";
import { useAwake } from "../timer/use-awake";
import { useTimer } from "../timer/use-timer";
import { type ScanStep, scanAt, scanMs, startOf } from "./steps";

/** Props of {@link BodyScan}. */
export interface BodyScanProps {
  title: string;
  /** Number of steps and total time, in words. */
  text: string;
  steps: readonly ScanStep[];
  labels: {
    begin: string;
    again: string;
    pause: string;
    goOn: string;
    stop: string;
    back: string;
    forward: string;
    /** The position in words: "Step 2 of 9". */
    progress: (step: number, of: number) => string;
    /** Formats the remaining time of the step. */
    seconds: (left: number) => string;
    paused: string;
    done: string;
  };
  /** Level of the title, so that the page's outline holds. */
  headingLevel?: 2 | 3;
  className?: string;
}

/**
 * A sequence of timed steps in large text. It starts on request, can be paused and moved back and forward, and pauses
 * while the page is hidden. Each step is announced once; the remaining time is not. For `wall`.
 */
export function BodyScan({ title, text, steps, labels, headingLevel = 3, className }: BodyScanProps) {
  const run = useTimer(scanMs(steps));
  const going = run.state === "running" || run.state === "paused";
  const place = going ? scanAt(steps, run.elapsed) : null;
  const box = useRef<HTMLElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  useAwake(run.state === "running");
  const Title = `h${headingLevel}` as const;
  const begin = () => {
    run.begin();
    // In the next frame, when it has its final height.
    window.requestAnimationFrame(() => box.current?.scrollIntoView({ block: "nearest" }));
  };
  const words = place ? (steps[place.step]?.text ?? "") : run.state === "done" ? labels.done : text;

  return (
    <section
      ref={box}
      aria-label={title}
      className={cn("flex scroll-my-4 flex-col rounded-card bg-wall p-5 text-ink shadow-cast-1 md:p-6", className)}
    >
      <div className="flex min-h-9 items-center justify-between gap-4">
        <Title className={cn("font-display text-h3", run.state !== "idle" && "sr-only")}>{title}</Title>
        {place ? (
          <>
            <p className="font-semibold text-label tabular-nums">{labels.progress(place.step + 1, steps.length)}</p>
            <p aria-live="off" className="text-small tabular-nums">
              {run.state === "paused" ? labels.paused : labels.seconds(place.secondsLeft)}
            </p>
          </>
        ) : null}
      </div>
      {place ? (
        <div aria-hidden="true" className="mt-2 flex gap-1">
          {steps.map((_, i) => (
            <span key={i} className="h-1.5 flex-1 overflow-hidden rounded-full bg-dado">
              <span
                className="block h-full origin-left bg-primary"
                style={{ transform: `scaleX(${i < place.step ? 1 : i > place.step ? 0 : place.part})` }}
              />
            </span>
          ))}
        </div>
      ) : null}
      <div
        className={cn(
          "grid place-items-center gap-3",
          place || run.state === "done" ? "min-h-50 py-5 text-center" : "mt-1 mb-4 justify-items-start",
        )}
      >
        {run.state === "done" ? (
          <Kolam seed="scan" n={3} shape="square" symmetry="C4" loops={1} stroke={0.07} className="size-20" />
        ) : null}
        <p
          aria-live="polite"
          lang={languageOf(words)}
          className={cn(
            "text-pretty [overflow-wrap:anywhere]",
            place ? "max-w-[30ch] font-display text-[25px] leading-[34px]" : run.state === "done" && "text-lead",
          )}
        >
          {words}
        </p>
      </div>
      <div className={cn("flex flex-wrap items-center gap-2.5", run.state !== "idle" && "justify-center")}>
        {place ? (
          <IconButton
            label={labels.back}
            variant="secondary"
            onClick={() => run.seek(startOf(steps, Math.max(0, place.step - 1)))}
          >
            <SkipBack />
          </IconButton>
        ) : null}
        <Button
          ref={main}
          variant={place ? "secondary" : "primary"}
          className={cn(place && "min-w-32")}
          onClick={run.state === "running" ? run.pause : run.state === "paused" ? run.resume : begin}
        >
          {run.state === "running" ? (
            <>
              <Pause aria-hidden="true" /> {labels.pause}
            </>
          ) : run.state === "paused" ? (
            <>
              <Play aria-hidden="true" /> {labels.goOn}
            </>
          ) : run.state === "done" ? (
            <>
              <RotateCcw aria-hidden="true" /> {labels.again}
            </>
          ) : (
            <>
              <Play aria-hidden="true" /> {labels.begin}
            </>
          )}
        </Button>
        {place ? (
          <>
            <IconButton
              label={labels.forward}
              variant="secondary"
              onClick={() => {
                run.seek(startOf(steps, place.step + 1));
                // After the last step the "next" button is gone: move focus to the main button.
                if (place.step + 1 === steps.length) main.current?.focus();
              }}
            >
              <SkipForward />
            </IconButton>
            <Button
              variant="quiet"
              className="text-ink"
              onClick={() => {
                run.stop();
                main.current?.focus();
              }}
            >
              {labels.stop}
            </Button>
          </>
        ) : null}
      </div>
    </section>
  );
}
