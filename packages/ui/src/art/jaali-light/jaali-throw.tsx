import { useId } from "react";
import { CROSS, STAR, slant } from "./lattice";

/** Props of `JaaliThrow`. */
export interface JaaliThrowProps {
  /** Upper left corner of the light in the drawing's units. */
  x: number;
  y: number;
  /** Size of a lattice cell in the drawing's units, 30 to 70. */
  cell: number;
  columns: number;
  rows: number;
  /** The position of the sun, 0 to 1. By default it follows the page's hour. */
  t?: number;
  /** Drop of a row across its width, per cell. Default .1. */
  tilt?: number;
  /** How soft the edges are, .5 to .8. */
  soft?: number;
  /** Default "var(--sun)". */
  fill?: string;
  opacity?: number;
}

const r3 = (n: number) => Math.round(n * 1000) / 1000;

/**
 * The light of a lattice window on a wall, as a `<g>` inside another drawing: sharp near the window, soft far from it.
 * The lattice is drawn once, row by row, and shown twice.
 */
export function JaaliThrow(props: JaaliThrowProps) {
  const { x, y, cell, columns, rows, t, tilt = 0.1, soft = 0.7, fill = "var(--sun)", opacity = 0.85 } = props;
  const id = useId();
  const url = (part: string) => `url(#${id}${part})`;
  const cells = Array.from({ length: columns }, (_, i) => i);
  const lines = Array.from({ length: rows }, (_, i) => i);
  const fall = t === undefined ? undefined : slant(t);
  const lattice = (
    <g id={`${id}l`} transform={`translate(${x} ${y}) scale(${cell / 100})`}>
      <g
        {...(fall
          ? { transform: `matrix(1 ${r3(tilt)} ${r3(fall.shear)} ${r3(fall.stretch)} 0 0)` }
          : { className: "jaali-slant" })}
      >
        {lines.map((row) => (
          <use key={`s${row}`} href={`#${id}s`} x="50" y={row * 100 + 50} />
        ))}
        {lines.slice(1).map((row) => (
          <use key={`c${row}`} href={`#${id}c`} y={row * 100} />
        ))}
      </g>
    </g>
  );
  return (
    <>
      <defs>
        <path id={`${id}p`} d={STAR} />
        <path id={`${id}q`} d={CROSS} />
        <g id={`${id}s`}>
          {cells.map((column) => (
            <use key={column} href={`#${id}p`} x={column * 100} />
          ))}
        </g>
        <g id={`${id}c`}>
          {cells.slice(1).map((column) => (
            <use key={column} href={`#${id}q`} x={column * 100} />
          ))}
        </g>
        <filter id={`${id}a`} x="-10%" y="-10%" width="120%" height="120%">
          <feGaussianBlur stdDeviation={soft * 0.9} />
        </filter>
        <filter id={`${id}b`} x="-10%" y="-10%" width="120%" height="120%">
          <feGaussianBlur stdDeviation={soft * 4} />
        </filter>
        <linearGradient id={`${id}g`} x2="0" y2="1">
          <stop offset=".1" stopColor="#fff" />
          <stop offset=".85" stopColor="#000" />
        </linearGradient>
        <linearGradient id={`${id}h`} x2="0" y2="1">
          <stop offset=".1" stopColor="#000" />
          <stop offset=".6" stopColor="#fff" />
          <stop offset="1" stopColor="#777" />
        </linearGradient>
        <mask id={`${id}m`} maskContentUnits="objectBoundingBox">
          <rect width="1" height="1" fill={url("g")} />
        </mask>
        <mask id={`${id}n`} maskContentUnits="objectBoundingBox">
          <rect width="1" height="1" fill={url("h")} />
        </mask>
      </defs>
      <g opacity={opacity} fill={fill}>
        <g mask={url("m")}>
          <g filter={url("a")}>{lattice}</g>
        </g>
        <g mask={url("n")}>
          <use href={`#${id}l`} filter={url("b")} />
        </g>
      </g>
    </>
  );
}
