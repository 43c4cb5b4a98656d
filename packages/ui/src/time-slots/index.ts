export { byPartOfDay, clockAt, type PartOfDay, type Place, partOfDay, type Slot, weekdayAt } from "./clock";
export { SlotSummary, type SlotSummaryProps, TimeSlots, type TimeSlotsProps } from "./time-slots";
