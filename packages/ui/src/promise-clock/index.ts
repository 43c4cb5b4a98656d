export { PromiseClock, type PromiseClockProps } from "./promise-clock";
