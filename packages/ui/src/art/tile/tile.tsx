import { useId } from "react";
import { cn } from "../../lib/cn";
import { Drawing, type DrawingProps } from "../drawing/drawing";
import { TileFloor } from "./tile-floor";

/** Props of `Tile`. */
export interface TileProps extends DrawingProps {
  /** The slug of what it covers. */
  seed: string;
  /** Tiles across, even. Default 4. */
  columns?: number;
  /** Tiles down. Default 2. */
  rows?: number;
}

/**
 * A cover of Athangudi cement tiles, motif and colours by the seed, filling its box. Each layer of the motif is laid
 * across the whole floor before the next, so no tile's edge cuts a neighbour's shape.
 */
export function Tile({ seed, columns = 4, rows = 2, className, label }: TileProps) {
  const id = useId();
  return (
    <Drawing
      viewBox={`0 0 ${columns * 100} ${rows * 100}`}
      preserveAspectRatio="xMidYMid slice"
      className={cn("tile-dim block size-full", className)}
      label={label}
    >
      <TileFloor seed={seed} columns={columns} rows={rows} id={id} />
    </Drawing>
  );
}
