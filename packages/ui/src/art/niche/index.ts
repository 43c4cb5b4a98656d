export type { NicheWash } from "../portrait";
export { Niche, type NicheProps } from "./niche";
