import { cn } from "../../lib/cn";
import { Drawing, type DrawingProps } from "../drawing/drawing";

/** The dots behind the dog: a five by five grid without its corners. */
const DOTS = Array.from({ length: 25 }, (_, i) => [i % 5, Math.floor(i / 5)] as const)
  .filter(([x, y]) => Math.abs(x - 2) + Math.abs(y - 2) < 4)
  .map(([x, y]) => `M${x * 100} ${y * 100}h0`)
  .join("");

const HEAD =
  "M120 115C100 60 60 10 35-15 10 60 15 150 55 200c-5 90 55 160 105 185 15 45 65 45 80 0 50-25 110-95 105-185 40-25 75-40 90-85-35-40-80-45-125-30-10 10-20 15-30 30-50-25-110-25-160 0z";
const FOLDED_EAR = "M435 115c-45 15-105 10-155 0";
const NOSE = "M172 308c13-18 43-18 56 0-8 22-48 22-56 0z";
const MOUTH = "M200 330v20m-40 0c15 20 35 15 40 0 5 15 25 20 40 0";
const EYES = "M120 220c10-15 30-15 40 0m80 0c10-15 30-15 40 0";

/**
 * Buddy, the stress companion: a figure kolam of an Indie dog with one ear folded, one line over a grid of dots, in the
 * text colour. He is a program and so has a kolam, not a face.
 */
export function Buddy({ className, label }: DrawingProps) {
  return (
    <Drawing viewBox="-60 -60 520 520" className={cn("block size-full", className)} label={label}>
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path strokeWidth="12" d={DOTS} />
        <path strokeWidth="10" d={HEAD + FOLDED_EAR + MOUTH + EYES} />
        <path strokeWidth="10" fill="currentColor" d={NOSE} />
      </g>
    </Drawing>
  );
}
