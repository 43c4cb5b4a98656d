import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Button } from "../button/button";
import { Calendar } from "../calendar/calendar";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../dialog/dialog";
import { onDesktop, onPhone } from "../dialog/phone";
import { SlotSummary, TimeSlots, type TimeSlotsProps } from "./time-slots";

function Kept(args: TimeSlotsProps) {
  const [value, setValue] = useState(args.value);
  return (
    <TimeSlots
      {...args}
      value={value}
      onSelect={(slot) => {
        args.onSelect(slot);
        setValue(slot.id);
      }}
    />
  );
}

const meta = {
  title: "Booking/Time slots",
  component: TimeSlots,
  args: {
    locale: "en-US",
    label: "Times on Tuesday, November 24",
    mine: { zone: "America/Los_Angeles" },
    theirs: { zone: "Asia/Kolkata", label: "Chennai" },
    slots: [
      { id: "a", start: "2026-11-24T14:00:00Z" },
      { id: "b", start: "2026-11-24T15:00:00Z" },
      { id: "c", start: "2026-11-24T16:00:00Z", taken: true },
      { id: "d", start: "2026-11-24T17:00:00Z" },
    ],
    value: "d",
    onSelect: fn(),
    parts: { morning: "Morning", afternoon: "Afternoon", evening: "Evening", night: "Night" },
    takenLabel: "Taken",
  },
  render: (args) => (
    <div className="max-w-[330px]">
      <Kept {...args} />
    </div>
  ),
} satisfies Meta<typeof TimeSlots>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each label has both clocks; arrows select, and skip booked times. */
export const OneDay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("radio", { name: "9:00 AM 10:30 PM Chennai" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "8:00 AM Taken" })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: "b", start: "2026-11-24T15:00:00Z" });
    await expect(canvas.getByRole("radio", { name: "7:00 AM 8:30 PM Chennai" })).toBeChecked();
  },
};

/** Grouped by the part of the day; the other person's day is shown if it differs. */
export const WholeDay: Story = {
  args: {
    slots: [
      { id: "a", start: "2026-11-24T14:00:00Z" },
      { id: "b", start: "2026-11-24T21:00:00Z" },
      { id: "c", start: "2026-11-25T02:00:00Z" },
    ],
    value: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Evening")).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "6:00 PM Wed 7:30 AM Chennai" })).toBeVisible();
  },
};

/** The night on which an hour occurs twice: the names of the clocks distinguish the two. */
export const ClockTurnedBack: Story = {
  args: {
    label: "Times on Sunday, November 1",
    slots: [
      { id: "a", start: "2026-11-01T08:30:00Z" },
      { id: "b", start: "2026-11-01T09:30:00Z" },
    ],
    value: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "1:30 AM PDT 2:00 PM Chennai" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "1:30 AM PST 3:00 PM Chennai" })).toBeVisible();
  },
};

export const ManyScripts: Story = {
  ...onPhone,
  args: {
    theirs: { zone: "Asia/Kolkata", label: "திருவனந்தபுரம்" },
    parts: { morning: "सुबह", afternoon: "மதியம்", evening: "शाम", night: "இரவு" },
    locale: "hi-IN",
  },
};

function Booking(args: TimeSlotsProps) {
  const [day, setDay] = useState("2026-11-24");
  return (
    <Dialog open>
      <DialogContent size="lg" closeLabel="Close">
        <DialogHeader media={<span aria-hidden="true" className="size-11 shrink-0 rounded-[12px] bg-niche" />}>
          <DialogTitle>Schedule Session</DialogTitle>
          <DialogDescription>30-minute video session with Meenakshi</DialogDescription>
        </DialogHeader>
        <DialogBody className="grid gap-x-[26px] gap-y-3 md:grid-cols-[300px_minmax(0,1fr)]">
          <Calendar
            locale="en-US"
            value={day}
            onSelect={setDay}
            today="2026-11-21"
            min="2026-11-21"
            onlyMarked
            marked={new Set(["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-27", "2026-11-30"])}
            labels={{ previousMonth: "Previous month", nextMonth: "Next month", marked: "open times", today: "today" }}
          />
          <div>
            <p className="pt-[11px] pb-3 text-small max-md:hidden">
              <b className="font-semibold">Tuesday, November 24</b>
              <br />
              <span className="text-ink-muted">Your time (PST) · Chennai (IST)</span>
            </p>
            <Kept {...args} />
          </div>
        </DialogBody>
        <DialogFooter
          summary={
            <SlotSummary
              mine="Tue 9:00 AM your time"
              theirs="10:30 PM in Chennai"
              note="You've used 1 of 2 sessions in November. You can freely reschedule or cancel until 24 hours before."
            />
          }
        >
          <Button size="lg">Confirm</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** The layout of the booking dialog: calendar, times and summary. */
export const BookingDialog: Story = { ...onDesktop, render: (args) => <Booking {...args} /> };

/** The same as a sheet. */
export const BookingSheet: Story = { ...onPhone, render: (args) => <Booking {...args} /> };
