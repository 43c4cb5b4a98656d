import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { onPhone } from "../dialog/phone";
import { Calendar, type CalendarProps } from "./calendar";

function Kept(args: CalendarProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Calendar
      {...args}
      value={value}
      onSelect={(day) => {
        args.onSelect(day);
        setValue(day);
      }}
    />
  );
}

const meta = {
  title: "Booking/Calendar",
  component: Calendar,
  args: {
    locale: "en-US",
    value: "2026-11-24",
    today: "2026-11-21",
    min: "2026-11-21",
    max: "2027-01-31",
    marked: new Set(["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-27", "2026-11-30", "2026-12-01"]),
    onlyMarked: true,
    onSelect: fn(),
    onMonthChange: fn(),
    labels: {
      previousMonth: "Previous month",
      nextMonth: "Next month",
      marked: "open times",
      today: "today",
    },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Days with free times have a dot, and only they can be chosen. */
export const Booking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("grid", { name: "November 2026" })).toBeVisible();
    const day = canvas.getByRole("button", { name: "Wednesday, November 25, 2026, open times" });
    await userEvent.click(day);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith("2026-11-25");
    await expect(day.closest("td")).toHaveAttribute("aria-selected", "true");
    const none = canvas.getByRole("button", { name: "Thursday, November 26, 2026" });
    await expect(none).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(none);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "Saturday, November 21, 2026, today" })).toHaveAttribute(
      "aria-current",
      "date",
    );
    await expect(canvas.getByRole("button", { name: "Previous month" })).toBeDisabled();
  },
};

/** One day in the tab order, all keys of the ARIA grid pattern, and the limits. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const focused = () => document.activeElement?.getAttribute("aria-label");
    await userEvent.tab();
    await userEvent.tab();
    await expect(focused()).toBe("Tuesday, November 24, 2026, open times");
    await expect(
      canvas.getAllByRole("button").filter((button) => button.tabIndex === 0 && button.closest("table")),
    ).toHaveLength(1);
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(focused()).toContain("November 25"));
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(focused()).toContain("December 2"));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith("2026-12-01");
    await userEvent.keyboard("{ArrowUp}{ArrowLeft}");
    await waitFor(() => expect(focused()).toContain("November 24"));
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(focused()).toContain("November 22"));
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(focused()).toContain("November 28"));
    await userEvent.keyboard("{PageDown}");
    await waitFor(() => expect(focused()).toContain("December 28"));
    await userEvent.keyboard("{PageUp}{PageUp}");
    await waitFor(() => expect(focused()).toContain("November 21"));
    await userEvent.keyboard("{Shift>}{PageDown}{/Shift}");
    await waitFor(() => expect(focused()).toContain("January 31, 2027"));
    await userEvent.keyboard("{Shift>}{PageUp}{/Shift}{ArrowRight}{ArrowRight}{Enter}");
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith("2026-11-23"));
  },
};

/** First weekday and names by the language. */
export const Hindi: Story = { args: { locale: "hi-IN", weekStartsOn: 1 } };

export const Tamil: Story = { ...onPhone, args: { locale: "ta-IN" } };

/** Any day may be chosen, none has a dot. */
export const Free: Story = {
  args: {
    onlyMarked: false,
    marked: undefined,
    value: undefined,
    min: undefined,
    max: undefined,
    isDisabled: (day) => day === "2026-11-26",
  },
};
