export { type CompanionKolamId, CompanionTile, type CompanionTileProps } from "./companion-tile";
