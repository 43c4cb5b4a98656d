export { Veil, type VeilProps } from "./veil";
