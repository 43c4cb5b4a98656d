// What other features use of a coach's hours.
export { daysName, windowName } from "./names";
export { type Hours, useHours } from "./queries";
