"use client";

import "./breath.css";
import { useEffect, useState } from "react";
import { Kolam } from "../art/kolam";
import { Button } from "../button";
import { cn } from "../lib/cn";
import { BREATHS, type Phase, type Place, placeAt } from "./timing";

/** Props of {@link Breath}. */
export interface BreathProps {
  title: string;
  /** One sentence that says what to do, also without seeing the line. */
  text: string;
  labels: {
    begin: string;
    /** Begin after a round that is over. */
    again: string;
    stop: string;
    /** The words of the three parts. */
    phases: Record<Phase, string>;
    /** The place in words: "Breath 2 of 6". */
    progress: (breath: number, of: number) => string;
    /** What is left of the part, in words: "3 seconds". */
    seconds: (left: number) => string;
    /** After the last breath. */
    done: string;
  };
  className?: string;
}

/**
 * Six slow breaths beside a kolam that is drawn, held and lifted. It begins only when asked to and ends by itself. The
 * words are not read out, since a voice would break the breath; with reduced motion the line stands still and the seconds
 * count down. Stands on `floor`: one a screen.
 */
export function Breath({ title, text, labels, className }: BreathProps) {
  const [round, setRound] = useState<Place | "idle" | "done">("idle");
  const running = typeof round === "object";
  useEffect(() => {
    if (!running) return;
    const began = performance.now();
    const timer = window.setInterval(() => setRound(placeAt(performance.now() - began) ?? "done"), 100);
    return () => window.clearInterval(timer);
  }, [running]);

  return (
    <section
      aria-label={title}
      className={cn(
        "flex min-h-[150px] items-center gap-4 overflow-hidden rounded-card bg-floor py-4 pr-5 pl-4 text-on-floor shadow-cast-1 md:gap-6 md:py-5 md:pl-6",
        className,
      )}
    >
      <Kolam
        key={running ? "running" : "still"}
        seed="breath2"
        n={5}
        loops={1}
        stroke={0.075}
        className={cn("size-[112px] shrink-0 md:size-[142px] grid:size-[178px]", running && "breath-line")}
      />
      <div className="min-w-0 flex-1">
        <h2 className="font-display text-h3">{title}</h2>
        {/* The height of both: nothing below moves when a round begins. */}
        <div className="mt-1 mb-3 min-h-12 text-small tabular-nums">
          {running ? (
            <div aria-live="off">
              <p className="font-semibold text-body">
                {labels.phases[round.phase]}
                <span className="font-normal motion-safe:sr-only"> · {labels.seconds(round.secondsLeft)}</span>
              </p>
              <p>{labels.progress(round.breath, BREATHS)}</p>
            </div>
          ) : (
            <p aria-live="polite">{round === "done" ? labels.done : text}</p>
          )}
        </div>
        <Button
          size="sm"
          variant="secondary"
          className="border-transparent bg-on-floor text-floor"
          onClick={() => setRound(running ? "idle" : (placeAt(0) ?? "idle"))}
        >
          {running ? labels.stop : round === "done" ? labels.again : labels.begin}
        </Button>
      </div>
    </section>
  );
}
