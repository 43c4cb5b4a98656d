export {
  byPartOfDay,
  clockAt,
  dayAt,
  exactClockAt,
  isTwice,
  type PartOfDay,
  type Place,
  partOfDay,
  type Slot,
  weekdayAt,
  writeAt,
  zoneAt,
} from "./clock";
export { SlotSummary, type SlotSummaryProps, TimeSlots, type TimeSlotsProps } from "./time-slots";
