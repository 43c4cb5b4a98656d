import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Field } from "../field/field";
import { Slider } from "./slider";

const meta = {
  title: "Controls/Slider",
  component: Slider,
  args: {
    min: 1,
    max: 10,
    defaultValue: 4,
    format: (value: number) => `${value} of 10`,
    minLabel: "Not at all",
    maxLabel: "All day",
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  render: (args) => (
    <Field label="How much was it on your mind this week?">
      <Slider {...args} />
    </Field>
  ),
  decorators: [
    (Story) => (
      <div className="max-w-100 px-2">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move by one, Home and End to the ends; the value is announced in words. */
export const Scale: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const thumb = canvas.getByRole("slider", { name: "How much was it on your mind this week?" });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(thumb).toHaveAttribute("aria-valuetext", "5 of 10");
    await userEvent.keyboard("{End}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(10);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(10);
    await userEvent.keyboard("{Home}");
    await expect(thumb).toHaveAttribute("aria-valuenow", "1");
  },
};

/** Controlled. */
export const Controlled: Story = {
  render: function ControlledStory(args) {
    const [value, setValue] = useState(3);
    return (
      <Field label="Stress" description={`${value} of 10`}>
        <Slider {...args} value={value} onValueChange={setValue} />
      </Field>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("slider").focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByText("5 of 10")).toBeVisible();
    await expect(canvas.getByRole("slider")).toHaveAccessibleDescription("5 of 10");
  },
};

/** Unavailable. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuenow", "4");
  },
};

/** Labels at the ends in other scripts. */
export const ManyScripts: Story = {
  args: { minLabel: "बिल्कुल नहीं", maxLabel: "हर समय" },
  render: (args) => (
    <div className="w-76" lang="hi">
      <Field label="इस हफ़्ते यह कितना मन में रहा?">
        <Slider {...args} />
      </Field>
    </div>
  ),
};
