import { cn } from "../../lib/cn";
import { Mark } from "../../mark/mark";
import { Buddy } from "../buddy/buddy";
import type { DrawingProps } from "../drawing/drawing";
import type { KolamOptions } from "../kolam/generate";
import { Kolam } from "../kolam/kolam";

/** The companions with kolams. */
export type CompanionKolamId = "tara" | "arjun" | "buddy";

/** Props of `CompanionTile`. */
export interface CompanionTileProps extends DrawingProps {
  /** Null draws the product's mark, where a companion has no character. */
  companion: CompanionKolamId | null;
  /** "small" (the default) up to 64 px, "large" for panels: larger drawings carry more dots. */
  detail?: "small" | "large";
}

const GROUND: Record<CompanionKolamId, string> = {
  tara: "bg-cloth-neem",
  arjun: "bg-cloth-indigo",
  buddy: "bg-cloth-brown",
};

const LINES: Record<Exclude<CompanionKolamId, "buddy">, Record<"small" | "large", KolamOptions>> = {
  tara: { small: { n: 5, shape: "diamond" }, large: { n: 7, shape: "diamond" } },
  arjun: { small: { n: 4, shape: "square" }, large: { n: 5, shape: "square" } },
};

/** Relative to the tile itself; a padding in per cent would be relative to its parent. */
const INSET = "absolute inset-[7%] size-[86%]";

/**
 * A companion's kolam on its background: Tara on neem, Arjun on indigo, Buddy on brass brown. It takes the place of a
 * person's portrait. Size it with a class (`size-14`); decorative unless labelled.
 */
export function CompanionTile({ companion, detail = "small", className, label }: CompanionTileProps) {
  if (companion === null) {
    return (
      <span className={cn("grid size-11 flex-none place-items-center rounded-control bg-sunk", className)}>
        <Mark label={label} className="size-[58%]" />
      </span>
    );
  }
  return (
    <span
      className={cn("block size-11 flex-none relative rounded-control text-on-cloth", GROUND[companion], className)}
    >
      {companion === "buddy" ? (
        <Buddy label={label} className={INSET} />
      ) : (
        <Kolam seed={companion} label={label} className={INSET} {...LINES[companion][detail]} />
      )}
    </span>
  );
}
