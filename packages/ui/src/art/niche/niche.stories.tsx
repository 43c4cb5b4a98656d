import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Niche } from "./niche";

const meta = {
  title: "Art/Niche",
  component: Niche,
  args: { portrait: "meenakshi" },
  render: (args) => (
    <div className="w-44 bg-wall p-4">
      <Niche {...args} />
    </div>
  ),
} satisfies Meta<typeof Niche>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLedge: Story = {};

export const StandingOnTheFloor: Story = { args: { ledge: false } };

export const Washes: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4 bg-wall p-4">
      {(["green", "turmeric", "rose", "indigo"] as const).map((wash) => (
        <Niche key={wash} portrait="farah" wash={wash} className="w-32" />
      ))}
    </div>
  ),
};

export const Named: Story = {
  args: { label: "Meenakshi Sundaram" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Meenakshi Sundaram" })).toBeVisible();
  },
};
