export { GoalRow, type GoalRowProps } from "./goal-row";
