import { type Cover, cover, lay, place } from "./lay";

/** Props of `TileFloor`. */
export interface TileFloorProps {
  /** The slug of what it covers. */
  seed: string;
  /** Tiles across, even. */
  columns: number;
  /** Tiles down. */
  rows: number;
  /** Instead of the seed's own cover. */
  laid?: Cover | undefined;
  /** Prefix of the ids of the repeated shapes; unique in the document. */
  id: string;
}

/** The tiles alone, each 100 x 100, for use inside another drawing or a file. Uses no hooks. */
export function TileFloor({ seed, columns, rows, id, laid = cover(seed) }: TileFloorProps) {
  const { motif, palette } = laid;
  const floor = lay(columns, rows);
  return (
    <>
      <rect width={columns * 100} height={rows * 100} fill={palette[1]} />
      {motif.map((shape, layer) => (
        <g key={shape.d} fill={palette[shape.ink]}>
          {floor.map((tile, i) =>
            i === 0 ? (
              <path key="0" id={`${id}${layer}`} d={shape.d} />
            ) : (
              <use key={`${tile.column} ${tile.row}`} href={`#${id}${layer}`} transform={place(tile)} />
            ),
          )}
        </g>
      ))}
    </>
  );
}
