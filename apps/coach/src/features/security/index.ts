// What other features use of what keeps an account safe.
export { SecuritySection } from "./security-section";
