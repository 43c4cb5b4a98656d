import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Progress } from "./progress";

const meta = {
  title: "Feedback/Progress",
  component: Progress,
  args: { label: "Sending letter.pdf", value: 42 },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Partly done. */
export const Part: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Sending letter.pdf" })).toHaveAttribute(
      "aria-valuenow",
      "42",
    );
  },
};

/** The amount in words. */
export const InWords: Story = {
  args: { label: "Your answers", value: 3, max: 5, valueText: "3 of 5" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "3 of 5");
  },
};

/** Without a known amount. */
export const Unknown: Story = {
  args: { value: undefined, label: "Preparing your data" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("aria-valuenow");
  },
};

/** Complete; larger values are limited to the maximum. */
export const Done: Story = {
  args: { value: 130 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
  },
};

/** The bar alone. */
export const LabelHidden: Story = { args: { labelHidden: true } };

/** Long and in another script, in 320 px. */
export const ManyScripts: Story = {
  args: { label: "உங்கள் தரவு தயாராகிறது, சிறிது நேரம் ஆகலாம்", valueText: "5 இல் 2", value: 2, max: 5 },
  decorators: [
    (Story) => (
      <div className="w-80" lang="ta">
        <Story />
      </div>
    ),
  ],
};
