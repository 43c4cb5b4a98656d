import { cn } from "../../lib/cn";
import { Drawing, type DrawingProps } from "../drawing/drawing";
import { type KolamOptions, kolam } from "./generate";

/** Props of `KolamLineWork`: how the lines are drawn. */
export interface KolamLineWorkProps extends KolamOptions {
  seed: string;
  /** Width of the line in cells, .075 to .11. Default .085. */
  stroke?: number;
  /** Radius of the dots in cells, .06 to .1; 0 leaves them out. Default .07. */
  dot?: number;
  /** The drawn share of each line, from 0 (dots only) to 1 (complete, the default). */
  drawn?: number;
}

/** Props of `Kolam`. */
export interface KolamProps extends KolamLineWorkProps, DrawingProps {
  /** Space around the outermost dots in cells. Default .62. */
  pad?: number;
  /** "draw" draws the line once, in the time of --d-draw. With reduced motion it is complete at once. */
  motion?: "draw";
}

/** The lines and dots alone, in hundredths of a cell, for use inside another drawing. Takes the text colour. */
export function KolamLineWork({ seed, stroke = 0.085, dot = 0.07, drawn = 1, ...options }: KolamLineWorkProps) {
  const { paths, dots } = kolam(seed, options);
  const r = Math.round(dot * 100);
  return (
    <>
      {drawn > 0 && (
        <g
          fill="none"
          stroke="currentColor"
          strokeWidth={stroke * 100}
          strokeLinejoin="round"
          strokeLinecap="round"
          strokeDasharray={drawn < 1 ? `${drawn} 1` : undefined}
        >
          {paths.map((d) => (
            <path key={d} pathLength="1" d={d} />
          ))}
        </g>
      )}
      {r > 0 && (
        // One path of zero-length strokes with round caps is a third of the size of separate circles.
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth={r * 2}
          strokeLinecap="round"
          d={dots.map(([x, y]) => `M${x * 100} ${y * 100}h0`).join("")}
        />
      )}
    </>
  );
}

/**
 * A kolam: a generated line around a grid of dots, in the text colour. It represents programs, anonymous people and
 * empty lists; never behind text, never as wallpaper. Decorative unless labelled.
 */
export function Kolam({ pad = 0.62, motion, className, label, ...lines }: KolamProps) {
  const n = lines.n ?? 5;
  const from = Math.round(-pad * 100);
  const size = Math.round((n - 1 + 2 * pad) * 100);
  return (
    <Drawing
      viewBox={`${from} ${from} ${size} ${size}`}
      className={cn("block size-full", motion === "draw" && "kolam-draw", className)}
      label={label}
    >
      <KolamLineWork {...lines} />
    </Drawing>
  );
}
