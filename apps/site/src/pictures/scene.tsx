import { HangingSwing } from "@aangan/ui/art/courtyard/hanging-swing.tsx";
import { JaaliThrow } from "@aangan/ui/art/jaali-light/jaali-throw.tsx";
import { KolamLineWork } from "@aangan/ui/art/kolam/kolam.tsx";
import { LampIcon } from "@aangan/ui/art/lamp-icon/lamp-icon.tsx";
import { Tile } from "@aangan/ui/art/tile/tile.tsx";
import { Mark } from "@aangan/ui/mark/mark.tsx";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SHARE_SIZE } from "@/lib/share-image";
import { withColours } from "@/lib/tokens";
import type { Card } from "./cards";

const { width, height } = SHARE_SIZE;

/** Returns the markup of an element. */
const markup = (element: ReactElement): string => renderToStaticMarkup(element);

/** Embeds a drawing of the kit at a position in another: only its `<svg>`. */
function part(element: ReactElement, x: number, y: number, w: number, h: number, color = "ink"): string {
  const [, attributes = "", inner = ""] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(markup(element)) ?? [];
  const viewBox = /viewBox="([^"]*)"/.exec(attributes)?.[1];
  if (!viewBox) throw new Error("the drawing has no viewBox");
  const fill = /\sfill="([^"]*)"/.exec(attributes)?.[1];
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${viewBox}" overflow="visible" color="var(--${color})"${
    fill ? ` fill="${fill}"` : ""
  }>${inner}</svg>`;
}

/** Horizontal bands across the picture: `[top, height, colour]`, painted in order. */
function Bands({ of }: { of: readonly (readonly [number, number, string])[] }) {
  return of.map(([top, tall, colour]) => (
    <rect key={`${top} ${colour}`} y={top} width={width} height={tall} fill={`var(--${colour})`} />
  ));
}

/**
 * The light of the lattice from the upper right, clipped at the wall's end. On a page it softens with distance; here
 * it stays sharp, because the drawing library has no mask that follows a pattern.
 */
function wallLight(x: number, to: number): string {
  const thrown = markup(<JaaliThrow x={x} y={-110} cell={58} columns={8} rows={9} t={0.77} opacity={0.72} />);
  const sharp = thrown
    .replace(/<g mask="[^"]*"><use [^>]*filter="[^"]*"[^>]*><\/use><\/g>/, "")
    .replace(/ (?:mask|filter)="[^"]*"/g, "");
  return `<clipPath id="wall"><rect width="${width}" height="${to}"/></clipPath><g clip-path="url(#wall)">${sharp}</g>`;
}

/** The courtyard with its empty seat: wall, oxide line, dado, floor with a kolam. */
function seat(): string[] {
  const dado = 432;
  const floor = 536;
  const kolam = { seed: "aangan", n: 7, symmetry: "C4", loops: 1 } as const;
  return [
    markup(
      <Bands
        of={[
          [0, height, "wall"],
          [dado, height - dado, "dado"],
        ]}
      />,
    ),
    wallLight(890, dado),
    markup(
      <>
        <Bands
          of={[
            [dado, 6, "floor"],
            [floor - 12, 12, "floor-deep"],
            [floor, height - floor, "floor"],
          ]}
        />
        <ellipse cx="945" cy="562" rx="210" ry="9" fill="#2a0d07" opacity=".4" />
        <g transform="translate(945 584) scale(.68 .128)" color="var(--on-floor)">
          <g transform="translate(-300 -300)">
            <KolamLineWork {...kolam} dot={0.09} />
          </g>
        </g>
      </>,
    ),
    part(<HangingSwing />, 730, 372, 430, 91),
  ];
}

/** A floor of cement tiles below a wall; the name determines motif and colours. */
function tiles(name: string): string[] {
  const floor = 410;
  return [
    markup(<Bands of={[[0, height, "wall"]]} />),
    wallLight(940, floor),
    part(<Tile seed={name} columns={12} rows={2} />, 0, floor + 20, width, 200),
    markup(
      <Bands
        of={[
          [floor, 12, "floor"],
          [floor + 12, 10, "floor-deep"],
        ]}
      />,
    ),
  ];
}

/** Night and the lit lamp. */
function lamp(): string[] {
  return [markup(<Bands of={[[0, height, "crisis"]]} />), part(<LampIcon />, 860, 195, 240, 240, "lamp")];
}

/** Returns the background of a share image as a data URL. */
export function sceneImage({ name, scene }: Card): string {
  // An article's card uses the tiles of its cover.
  const seed = name.replace(/^blog-/, "");
  const drawn = scene === "seat" ? seat() : scene === "lamp" ? lamp() : tiles(seed);
  return picture(drawn.join(""), width, height);
}

/** Returns the mark alone. */
export function markImage(wall: string): string {
  return picture(part(<Mark />, 0, 0, 40, 40, wall), 40, 40);
}

function picture(drawn: string, w: number, h: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${drawn}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(withColours(svg)).toString("base64")}`;
}
