export { isFocusFree } from "../lib/free-focus";
export { FocusKeeper } from "./focus-keeper";
