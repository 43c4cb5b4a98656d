import { cn } from "../../lib/cn";
import { Drawing, type DrawingProps } from "../drawing/drawing";
import { pick } from "../random/random";
import { PORTRAITS } from "./catalogue";
import { Clothes } from "./clothes";
import { hairLayers } from "./hair";
import { Head, Worn } from "./head";
import type { PortraitSpec } from "./spec";

/** The id of a drawn person. */
export type PortraitId = keyof typeof PORTRAITS;

/** Every id, in the order of the catalogue. */
export const PORTRAIT_IDS = Object.keys(PORTRAITS) as readonly PortraitId[];

/** Whether a text, as from a record, is the id of a drawn person. */
export function isPortraitId(text: string): text is PortraitId {
  return Object.hasOwn(PORTRAITS, text);
}

/** Returns a portrait for a person without one. The same stable public id always gives the same portrait. */
export function portraitFor(seed: string): PortraitId {
  return pick(PORTRAIT_IDS, seed);
}

/** The bust alone on 200 x 240, for use inside another drawing. */
export function PortraitFigure({ id }: { id: PortraitId }) {
  const spec: PortraitSpec = PORTRAITS[id];
  const hair = hairLayers(spec);
  return (
    <g className="portrait-dim">
      {hair.back}
      <Clothes spec={spec} />
      <Head spec={spec} />
      {hair.front}
      <Worn spec={spec} />
      {hair.over}
    </g>
  );
}

/** Props of `Portrait`. The label is the person's name; omit it where the name is next to it. */
export interface PortraitProps extends DrawingProps {
  id: PortraitId;
}

const GROUND = {
  green: "bg-niche",
  turmeric: "bg-niche-turmeric",
  rose: "bg-niche-rose",
  indigo: "bg-niche-indigo",
} as const;

/**
 * A person's small portrait: a rounded square with head and shoulders, for lists, headers and chats. Use `Niche` above
 * 90 px. Only people have faces: companions and anonymous people have kolams.
 */
export function Portrait({ id, label, className }: PortraitProps) {
  return (
    <Drawing
      viewBox="28 20 144 144"
      preserveAspectRatio="xMidYMin slice"
      className={cn("block size-11 flex-none overflow-hidden rounded-[12px]", GROUND[PORTRAITS[id].wash], className)}
      label={label}
    >
      <PortraitFigure id={id} />
    </Drawing>
  );
}
