import { onPhone } from "@aangan/ui/dialog/phone.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CompanionRow } from "./companion-row";

const meta = {
  title: "Companions/Row",
  component: CompanionRow,
  args: {
    href: "#tara",
    companion: "tara",
    name: "Tara",
    speciality: "Cultural Adjustment, Indian",
    description: "For life between two countries. Sounds like a cousin who has lived in both.",
  },
  decorators: [
    (Story) => (
      <div className="max-w-90 bg-surface p-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CompanionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No talk yet. */
export const New: Story = {};

/** With a talk, which is open next to the list. */
export const Current: Story = {
  args: { current: true, last: "Last chat 2 hours ago" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("Last chat 2 hours ago");
  },
};

/** Premium, for a subscriber. */
export const Premium: Story = {
  args: { companion: "arjun", name: "Arjun", speciality: "Holistic Wellness, Indian", premium: "Premium" },
};

/** Premium, for a member without a plan: the lock is announced too. */
export const Locked: Story = {
  args: { ...Premium.args, locked: true, lockedLabel: "Arjun needs a trial or a plan" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /Arjun needs a trial or a plan/ })).toHaveFocus();
  },
};

/** All three on a phone. */
export const OnPhone: Story = {
  ...onPhone,
  render: (args) => (
    <div className="flex flex-col gap-1">
      <CompanionRow {...args} last="Last chat yesterday" />
      <CompanionRow
        href="#buddy"
        companion="buddy"
        name="Buddy"
        speciality="Stress Relief"
        description="A dog, for when it's all too much. Short sentences, slow breaths, a bit of play."
      />
      <CompanionRow
        href="#arjun"
        companion="arjun"
        name="Arjun"
        speciality="Holistic Wellness, Indian"
        description="For sleep, breath, food, and rest, and how they fit together. Calm and unhurried."
        premium="Premium"
        locked
        lockedLabel="Arjun needs a trial or a plan"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
