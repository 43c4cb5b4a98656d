export { PORTRAIT_IDS, portraitFile } from "./portrait-file";
