export { KOLAM_GROUNDS, type KolamGround, KolamTile, type KolamTileProps } from "./kolam-tile";
