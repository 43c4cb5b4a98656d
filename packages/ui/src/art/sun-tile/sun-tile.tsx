import { cn } from "../../lib/cn";
import { Drawing, type DrawingProps } from "../drawing/drawing";

/** How much of the court is in the sun, from none (0) to all (4). */
export type Sunlight = 0 | 1 | 2 | 3 | 4;

const lit = ["", "M0 0H50L0 50Z", "M0 0H100L0 100Z", "M0 0H100V46L46 100H0Z", "M0 0H100V100H0Z"] as const;

/** Props of {@link SunTile}. */
export interface SunTileProps extends DrawingProps {
  sunlight: Sunlight;
}

/**
 * The court of the mark with more or less sun from the upper left. The lit area carries the meaning, so it reads in
 * grey. Size it with a class; it fills a box that is not square. Decorative unless labelled.
 */
export function SunTile({ sunlight, className, label }: SunTileProps) {
  return (
    <Drawing
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={cn("block size-11 flex-none rounded-tile", className)}
      label={label}
    >
      <path d="M0 0H100V100H0Z" fill="var(--shade)" />
      {sunlight > 0 ? <path d={lit[sunlight]} fill="var(--accent)" /> : null}
      <path
        d="M34 34H66V66H34Z"
        fill="none"
        stroke={sunlight > 1 ? "var(--on-accent)" : "var(--accent)"}
        strokeWidth={5}
        opacity={sunlight === 4 ? 0.6 : 0.85}
      />
      <path d="M3 3H97V97H3Z" fill="none" stroke="var(--tile-edge)" strokeWidth={6} />
    </Drawing>
  );
}
