import { useId } from "react";
import { cn } from "../../lib/cn";
import { Drawing, type DrawingProps } from "../drawing/drawing";
import { PORTRAITS } from "../portrait/catalogue";
import { PortraitFigure, type PortraitId } from "../portrait/portrait";
import type { NicheWash } from "../portrait/spec";

/** Props of `Niche`. */
export interface NicheProps extends DrawingProps {
  /** The person in it. */
  portrait: PortraitId;
  /** Each person has their own; set it only to make neighbours differ. */
  wash?: NicheWash;
  /** Whether it has a ledge below. Default true. */
  ledge?: boolean;
}

const OUTLINE = "M0 118V41C0 22 20 24 33 12 40 6 46 3 50 0c4 3 10 6 17 12 13 12 33 10 33 29v77Z";

/** The reveal is visible on the left and under the arch only: along the other edges it would show as a fringe. */
const REVEAL = "M0 118V41C0 22 20 24 33 12 40 6 46 3 50 0c4 3 10 6 17 12 13 12 33 10 33 29v4L50 60v58Z";

const COLOURS: Record<NicheWash, readonly [back: string, reveal: string]> = {
  green: ["var(--niche)", "var(--niche-reveal)"],
  turmeric: ["var(--niche-turmeric)", "var(--niche-turmeric-reveal)"],
  rose: ["var(--niche-rose)", "var(--niche-rose-reveal)"],
  indigo: ["var(--niche-indigo)", "var(--niche-indigo-reveal)"],
};

/**
 * A taak: the niche in a wall with a person's portrait, its left side in shade. For coaches and members, from 90 px
 * wide; smaller portraits are rounded squares without a niche. Fills its given width. The label is the person's name;
 * omit it when the name is next to it.
 */
export function Niche({ portrait, wash, ledge = true, label, className }: NicheProps) {
  const id = useId();
  const [back, reveal] = COLOURS[wash ?? PORTRAITS[portrait].wash];
  return (
    <Drawing
      viewBox={ledge ? "-6 0 112 126" : "0 0 100 118"}
      className={cn("block h-auto w-full", className)}
      label={label}
    >
      <clipPath id={`${id}o`}>
        <path d={OUTLINE} />
      </clipPath>
      <path d={REVEAL} fill={reveal} />
      <g clipPath={`url(#${id}o)`}>
        <path d={OUTLINE} transform="translate(7 6.5)" fill={back} />
        <path d="M0 112h100v6H0z" fill={back} transform="translate(7)" />
        <g transform="translate(4.7 1.8)scale(.488)">
          <PortraitFigure id={portrait} />
        </g>
      </g>
      {ledge && (
        <>
          <path d="M-6 118h112l-3 8H-3Z" fill="var(--ledge-deep)" />
          <path d="M-6 116.5h112v3.5H-6Z" fill="var(--ledge)" />
        </>
      )}
    </Drawing>
  );
}
