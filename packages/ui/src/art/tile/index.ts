export { Tile, type TileProps } from "./tile";
export { TileFloor, type TileFloorProps } from "./tile-floor";
