export { PORTRAITS } from "./catalogue";
export {
  isPortraitId,
  PORTRAIT_IDS,
  Portrait,
  PortraitFigure,
  type PortraitId,
  type PortraitProps,
  portraitFor,
} from "./portrait";
export type { NicheWash } from "./spec";
