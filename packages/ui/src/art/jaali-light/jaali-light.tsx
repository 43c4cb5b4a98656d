import { cn } from "../../lib/cn";
import { Drawing } from "../drawing/drawing";
import { JaaliThrow, type JaaliThrowProps } from "./jaali-throw";

/** Props of `JaaliLight`. */
export interface JaaliLightProps
  extends Partial<Pick<JaaliThrowProps, "cell" | "columns" | "rows" | "t" | "soft" | "opacity" | "fill">> {
  className?: string;
}

/**
 * Light through a lattice window, entering at the upper right of its positioned parent, which clips it (`relative
 * overflow-hidden`). The only decoration on a wall: never behind running text, at most two on a screen. Its slant
 * follows the page's hour unless `t` is given. A cell is `cell` CSS pixels wide; a width class scales it.
 */
export function JaaliLight({ cell = 44, columns = 9, rows = 8, className, ...light }: JaaliLightProps) {
  const width = columns * cell;
  const height = rows * cell;
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={cn("pointer-events-none absolute top-0 right-0 max-w-none overflow-visible", className)}
    >
      <JaaliThrow x={Math.round(width * 0.24)} y={-cell} cell={cell} columns={columns} rows={rows} {...light} />
    </Drawing>
  );
}
