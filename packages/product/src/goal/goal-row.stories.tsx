import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { GoalRow } from "./goal-row";

const meta = {
  title: "Coaching/Goal",
  component: GoalRow,
  args: {
    title: "Call my mother on Sundays without arguing",
    detail: "Twenty minutes, after her puja.\nI hang up before I get loud.",
    badge: <Badge variant="success">Agreed</Badge>,
    meta: "Suggested by you. Agreed on November 12, 2026.",
    actions: (
      <>
        <Button size="sm" variant="secondary">
          Reached
        </Button>
        <Button size="sm" variant="quiet">
          Change
        </Button>
        <Button size="sm" variant="quiet">
          Drop
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <ul className="max-w-160">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof GoalRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Agreed by both. */
export const Agreed: Story = {};

/** Suggested by the other person: agreeing is the main action. */
export const Waiting: Story = {
  args: {
    badge: <Badge variant="caution">Needs your OK</Badge>,
    meta: "Suggested by Meera Iyer",
    actions: (
      <>
        <Button size="sm">Agree</Button>
        <Button size="sm" variant="quiet">
          Change
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent("Call my mother");
  },
};

/** Completed, on a phone, with unbreakable words. */
export const Reached: Story = {
  args: {
    past: true,
    title: `Sleep before one ${"வாழ்க்கை".repeat(12)}`,
    detail: undefined,
    badge: <Badge variant="neutral">Done</Badge>,
    meta: "Done on November 20, 2026",
    actions: undefined,
  },
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
