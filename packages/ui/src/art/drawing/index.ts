export { Drawing, type DrawingProps } from "./drawing";
