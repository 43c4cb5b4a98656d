export { useAwake } from "./awake";
export { type Timer, type TimerControls, useTimer } from "./run";
