import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Buddy } from "../buddy/buddy";
import { CompanionTile } from "./companion-tile";

const meta = {
  title: "Art/Companion tile",
  component: CompanionTile,
  args: { companion: "tara" },
  argTypes: { companion: { control: "inline-radio", options: ["tara", "arjun", "buddy"] } },
} satisfies Meta<typeof CompanionTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tara: Story = {};
export const Arjun: Story = { args: { companion: "arjun" } };
export const BuddyTile: Story = { name: "Buddy", args: { companion: "buddy" } };

export const Large: Story = {
  render: () => (
    <div className="flex flex-wrap gap-5">
      {(["tara", "buddy", "arjun"] as const).map((companion) => (
        <CompanionTile key={companion} companion={companion} detail="large" className="size-52 rounded-card" />
      ))}
    </div>
  ),
};

/** On one panel, in the colors of the cloth. */
export const Together: Story = {
  render: () => (
    <div className="flex items-center justify-center gap-10 rounded-card bg-cloth-neem p-8 text-accent">
      <Buddy className="size-40" />
    </div>
  ),
};

export const Labelled: Story = {
  args: { companion: "buddy", label: "Buddy, a program" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Buddy, a program" })).toBeVisible();
  },
};
