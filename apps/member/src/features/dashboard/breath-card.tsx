"use client";

import * as dashboard from "@aangan/copy/dashboard";
import { Breath } from "@aangan/ui/breath/breath.tsx";

const words = dashboard.breath;

/** Six slow guided breaths. Nothing is stored. */
export function BreathCard({ className }: { className?: string }) {
  return (
    <Breath
      title={words.title}
      text={words.text}
      labels={{
        begin: words.begin,
        again: words.again,
        stop: words.stop,
        phases: { in: words.in, hold: words.hold, out: words.out, rest: words.rest },
        progress: (count, total) => words.breath({ count, total }),
        seconds: (left) => words.seconds({ count: left }),
        done: words.done,
      }}
      className={className}
    />
  );
}
