export { Calendar, type CalendarProps } from "./calendar";
export { addDays, addMonths, type Day, formatDay, monthOf, today } from "./days";
