export { Breath, type BreathProps } from "./breath";
