export { Buddy } from "./buddy";
