import { limits } from "@aangan/copy/limits";
import * as words from "@aangan/copy/membership";
import { Kolam } from "@aangan/ui/art/kolam/kolam.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";

const days = Array.from({ length: limits.trialDays }, (_, index) => `day-${index + 1}`);

/** The days of a trial as floor tiles, one laid for each day begun. The sentence below gives the same information. */
export function TrialTiles({ laid }: { laid: number }) {
  return (
    <div>
      <div aria-hidden="true" className="mb-2 grid grid-cols-7 gap-1.5">
        {days.map((seed, index) => (
          <div
            key={seed}
            className={cn(
              "aspect-square rounded-tile p-1",
              index < laid ? "bg-floor text-on-floor" : "bg-sunk text-line-strong",
            )}
          >
            <Kolam
              seed={seed}
              n={3}
              shape="square"
              symmetry="C2"
              loops={1}
              stroke={0.11}
              dot={0.09}
              className="size-full"
            />
          </div>
        ))}
      </div>
      <p className="text-fine text-ink-muted">{words.tilesLaid({ laid, days: days.length })}</p>
    </div>
  );
}
