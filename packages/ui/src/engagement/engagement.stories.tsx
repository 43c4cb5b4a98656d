import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Engagement } from "./engagement";

const meta = {
  title: "Display/Engagement",
  component: Engagement,
  args: { level: "high", label: "High" },
} satisfies Meta<typeof Engagement>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is always next to the bars. */
export const Levels: Story = {
  render: () => (
    <div className="flex flex-col gap-3">
      <Engagement level="high" label="High" />
      <Engagement level="medium" label="Medium" />
      <Engagement level="low" label="Low" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const word of ["High", "Medium", "Low"]) await expect(canvas.getByText(word)).toBeVisible();
  },
};

/** On a card of the coach portal. */
export const OnASurface: Story = {
  globals: { app: "coach" },
  args: { level: "medium", label: "Medium" },
  render: (args) => (
    <div className="rounded-card border border-line bg-surface p-5">
      <Engagement {...args} />
    </div>
  ),
};
