export { BodyScan, type BodyScanProps } from "./body-scan";
export { type ScanStep, scanMs } from "./steps";
