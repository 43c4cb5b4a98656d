// What other features use of the goals.
export { GoalsPanel } from "./goals-panel";
