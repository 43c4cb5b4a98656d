import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ReplyClock } from "./reply-clock";

const meta = {
  title: "Display/Reply clock",
  component: ReplyClock,
  args: { left: 0.6 },
  argTypes: { left: { control: { type: "range", min: 0, max: 1, step: 0.01 } } },
} satisfies Meta<typeof ReplyClock>;

export default meta;
type Story = StoryObj<typeof meta>;

const stages = [
  [1, "Just written"],
  [0.6, "14 h left"],
  [0.2, "4 h left"],
  [0.01, "10 min left"],
  [0, "Overdue"],
  [-3, "Long overdue"],
] as const;

/** From a new promise to a missed one, with the text next to it. */
export const Stages: Story = {
  globals: { app: "coach" },
  render: () => (
    <ul className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
      {stages.map(([left, words]) => (
        <li key={words} className="flex items-center gap-3">
          <ReplyClock left={left} data-testid={words} />
          {words}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const filledPetals = (words: string) => canvas.getByTestId(words).querySelectorAll("path.fill-current").length;
    await expect(stages.map(([, words]) => filledPetals(words))).toEqual([12, 8, 3, 1, 0, 0]);
  },
};
