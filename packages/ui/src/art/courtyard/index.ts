export { Courtyard, type CourtyardProps } from "./courtyard";
export { HangingSwing, type HangingSwingProps } from "./hanging-swing";
