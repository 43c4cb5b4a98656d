export { Reku } from "./reku";
