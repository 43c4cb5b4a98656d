import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Segmented, type SegmentedProps } from "./segmented";

const order = [
  { value: "all", label: "All Posts" },
  { value: "recent", label: "Recent First" },
];

const meta = {
  title: "Controls/Segmented",
  component: Segmented as (props: SegmentedProps<string>) => React.JSX.Element,
  args: { options: order, value: "all", "aria-label": "Order of posts", onValueChange: fn() },
  render: function SegmentedStory(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Segmented
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<(props: SegmentedProps<string>) => React.JSX.Element>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move the selection; one segment is always selected. */
export const TwoWays: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Order of posts" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "All Posts" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Recent First" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("recent");
    await userEvent.click(canvas.getByRole("radio", { name: "All Posts" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("all");
  },
};

/** On phones it takes the whole width, in equal parts. */
export const Block: Story = {
  args: { block: true },
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("radio").map((part) => part.getBoundingClientRect().width);
    await expect(first).toBe(second);
  },
};

/** Unavailable. */
export const Disabled: Story = { args: { disabled: true } };

/** Other scripts. */
export const ManyScripts: Story = {
  args: {
    options: [
      { value: "hi", label: "सभी" },
      { value: "ta", label: "புதியவை" },
      { value: "en", label: "Mine" },
    ],
    value: "ta",
  },
};
