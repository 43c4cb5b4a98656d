import { cn } from "../../lib/cn";
import type { DrawingProps } from "../drawing/drawing";
import { Kolam } from "../kolam/kolam";
import { hash, pick } from "../random/random";

/** The six grounds of anonymous kolams, each with the line that shows on it. */
export const KOLAM_GROUNDS = ["oxide", "neem", "turmeric", "indigo", "cream", "sea"] as const;
/** One of the six grounds. */
export type KolamGround = (typeof KOLAM_GROUNDS)[number];

const GROUND: Record<KolamGround, string> = {
  oxide: "bg-floor text-on-floor",
  neem: "bg-cloth-neem text-on-cloth",
  turmeric: "bg-cloth-turmeric text-on-cloth-light",
  indigo: "bg-cloth-indigo text-on-cloth",
  cream: "bg-cloth-cream text-on-cloth-cream",
  sea: "bg-cloth-sea text-on-cloth",
};

/** Props of `KolamTile`. */
export interface KolamTileProps extends DrawingProps {
  /** A public pseudonym: the same one always gives the same tile. */
  seed: string;
  /** Chosen by the seed unless given, for example to make neighbours differ. */
  ground?: KolamGround;
  /** "small" (the default) up to 56 px, "large" above. */
  detail?: "small" | "large";
}

/** Relative to the tile itself; a padding in per cent would be relative to its parent. */
const INSET = "absolute inset-[7%] size-[86%]";

/**
 * An anonymous person: a kolam on one of six backgrounds, both derived from the seed. Size it with a class; decorative
 * unless labelled.
 */
export function KolamTile({ seed, ground, detail = "small", className, label }: KolamTileProps) {
  const colours = GROUND[ground ?? pick(KOLAM_GROUNDS, `${seed}|ground`)];
  return (
    <span className={cn("block size-11 flex-none relative rounded-tile", colours, className)}>
      {detail === "small" ? (
        <Kolam
          seed={seed}
          n={3}
          shape="square"
          symmetry="C2"
          loops={1}
          stroke={0.1}
          dot={0.1}
          label={label}
          className={INSET}
        />
      ) : hash(seed) % 2 ? (
        <Kolam seed={seed} n={4} shape="square" symmetry="C4" label={label} className={INSET} />
      ) : (
        <Kolam seed={seed} n={5} shape="diamond" symmetry="C4" label={label} className={INSET} />
      )}
    </span>
  );
}
