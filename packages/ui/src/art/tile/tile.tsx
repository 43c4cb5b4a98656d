import { useId } from "react";
import { cn } from "../../lib/cn";
import { Drawing, type DrawingProps } from "../drawing";
import { cover, lay, place } from "./lay";

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
  const { motif, palette } = cover(seed);
  const floor = lay(columns, rows);
  return (
    <Drawing
      viewBox={`0 0 ${columns * 100} ${rows * 100}`}
      preserveAspectRatio="xMidYMid slice"
      className={cn("tile-dim block size-full", className)}
      label={label}
    >
      <rect width={columns * 100} height={rows * 100} fill={palette[1]} />
      {motif.map((shape, layer) => (
        <g key={shape.d} fill={palette[shape.ink]}>
          {floor.map((laid, i) =>
            i === 0 ? (
              <path key="0" id={`${id}${layer}`} d={shape.d} />
            ) : (
              <use key={`${laid.column} ${laid.row}`} href={`#${id}${layer}`} transform={place(laid)} />
            ),
          )}
        </g>
      ))}
    </Drawing>
  );
}
