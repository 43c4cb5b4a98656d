export { useAwake } from "./awake";
export { type Run, type RunControls, useRun } from "./run";
