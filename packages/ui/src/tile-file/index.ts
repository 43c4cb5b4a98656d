export { tileFile } from "./tile-file";
