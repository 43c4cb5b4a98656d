export { type KolamLines, type KolamOptions, kolam } from "./generate";
export type { KolamShape, KolamSymmetry } from "./grid";
export { Kolam, KolamLineWork, type KolamLineWorkProps, type KolamProps } from "./kolam";
