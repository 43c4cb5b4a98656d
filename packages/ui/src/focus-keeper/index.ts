export { isFocusUnclaimed } from "../lib/free-focus";
export { FocusRecovery } from "./focus-keeper";
