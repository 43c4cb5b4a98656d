"use client";

import { dashboard } from "@aangan/copy/dashboard";
import { fill, plural } from "@aangan/copy/format";
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
        progress: (count, total) => fill(words.breath, { count, total }),
        seconds: (left) => plural(words.seconds, left),
        done: words.done,
      }}
      className={className}
    />
  );
}
