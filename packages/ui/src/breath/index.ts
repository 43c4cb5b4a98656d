export { Breath, type BreathLabels, type BreathProps } from "./breath";
export { BreathGuide, type BreathGuideProps } from "./breath-guide";
export { type BreathPattern, lengthMs, SIX_BREATHS } from "./timing";
