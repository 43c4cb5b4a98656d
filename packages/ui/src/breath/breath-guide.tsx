"use client";

import { Pause, Play, RotateCcw, Wind } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Kolam } from "../art/kolam/kolam";
import { Button } from "../button/button";
import { cn } from "../lib/cn";
import { useAwake } from "../timer/use-awake";
import { useTimer } from "../timer/use-timer";
import type { BreathLabels } from "./breath";
import { type BreathPattern, lengthMs, placeAt } from "./timing";
import { useLine } from "./use-line";

/** Props of {@link BreathGuide}. */
export interface BreathGuideProps {
  title: string;
  /** The instructions, sufficient without seeing the line. */
  children: ReactNode;
  pattern: BreathPattern;
  labels: BreathLabels & { pause: string; goOn: string; paused: string };
  /** Level of the title, so that the page's outline holds. */
  headingLevel?: 2 | 3;
  className?: string;
}

/**
 * A breathing exercise: a large kolam that is drawn, held and lifted in the pattern's time, with the word and the
 * seconds next to it. It starts, pauses and stops on request, pauses while the page is hidden, and ends after its
 * breaths. Nothing is announced while it runs. For `floor`, once per screen.
 */
export function BreathGuide({ title, children, pattern, labels, headingLevel = 3, className }: BreathGuideProps) {
  const run = useTimer(lengthMs(pattern));
  const going = run.state === "running" || run.state === "paused";
  const place = going ? placeAt(pattern, run.elapsed) : null;
  const box = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const room = useRef<HTMLElement>(null);
  const Title = `h${headingLevel}` as const;
  useLine(box, pattern, run);
  useAwake(run.state === "running");

  return (
    <section
      ref={room}
      aria-label={title}
      className={cn(
        "flex scroll-my-4 flex-col items-center gap-x-7 gap-y-4 overflow-hidden rounded-card bg-floor p-5 text-on-floor shadow-cast-1 md:flex-row md:p-6",
        className,
      )}
    >
      <div ref={box} className="size-[196px] shrink-0 md:size-[224px]">
        <Kolam seed="breath2" n={5} loops={1} stroke={0.075} />
      </div>
      <div className="flex w-full min-w-0 flex-1 flex-col max-md:items-center max-md:text-center">
        <Title className={cn("font-display text-h3", place && "sr-only")}>{title}</Title>
        {/* The height of both states: nothing below moves when the exercise starts. */}
        <div className="mt-1 mb-4 flex min-h-31 flex-col justify-center max-md:items-center">
          {place ? (
            <div aria-live="off" className="tabular-nums">
              <p className="font-display font-medium text-[46px] leading-[50px] tracking-(--track-display)">
                {run.state === "paused" ? labels.paused : labels.phases[place.phase]}
              </p>
              <p className="text-lead">{labels.seconds(place.secondsLeft)}</p>
              <p className="mt-1 text-small">{labels.progress(place.breath, pattern.breaths)}</p>
            </div>
          ) : (
            <div aria-live="polite" className="flex flex-col gap-1 text-pretty">
              {run.state === "done" ? <p className="text-lead">{labels.done}</p> : children}
            </div>
          )}
        </div>
        <div className="flex flex-wrap gap-2.5 max-md:justify-center">
          <Button
            ref={main}
            variant="onFloor"
            onClick={
              run.state === "running"
                ? run.pause
                : run.state === "paused"
                  ? run.resume
                  : () => {
                      run.begin();
                      room.current?.scrollIntoView({ block: "nearest" });
                    }
            }
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
                <Wind aria-hidden="true" /> {labels.begin}
              </>
            )}
          </Button>
          {going ? (
            <Button
              variant="secondary"
              className="border-on-floor bg-transparent text-on-floor hover:border-on-floor hover:bg-on-floor/10"
              onClick={() => {
                run.stop();
                main.current?.focus();
              }}
            >
              {labels.stop}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}
