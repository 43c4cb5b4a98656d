import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check, Lock } from "lucide-react";
import { expect } from "storybook/test";
import { Badge, CountBadge } from "./badge";

const meta = {
  title: "Display/Badge",
  component: Badge,
  args: { children: "Grief" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All variants. Urgent is for safety only. */
export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Badge>Grief</Badge>
      <Badge variant="primary">Free Beta</Badge>
      <Badge variant="success">
        <Check />
        Active
      </Badge>
      <Badge variant="caution">
        <Lock />
        Premium
      </Badge>
      <Badge variant="danger">Failed</Badge>
      <Badge variant="urgent">Urgent</Badge>
      <Badge variant="outline">Remote</Badge>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Grief").getBoundingClientRect().height).toBe(25);
  },
};

/** In the coach portal the primary one is neem. */
export const InTheCoachPortal: Story = { args: { variant: "primary", children: "Today" }, globals: { app: "coach" } };

/** Number of unread items; nothing for zero. */
export const Counts: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <CountBadge count={1} label="unread message" />
      <CountBadge count={140} label="unread messages" />
      <span className="inline-flex items-center gap-2 rounded-control bg-primary px-3 py-2 font-semibold text-on-primary">
        Message
        <CountBadge count={2} label="unread messages" variant="inverse" />
      </span>
      <CountBadge count={0} label="unread messages" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("99+")).toHaveTextContent("99+ unread messages");
    await expect(canvas.queryByText("0")).toBeNull();
  },
};

/** Other scripts, and a long one inside 320 px. */
export const LongAndManyScripts: Story = {
  render: () => (
    <div className="flex w-80 flex-wrap gap-2">
      <Badge lang="hi">परिवार और रिश्ते</Badge>
      <Badge variant="primary" lang="ta">
        குடும்ப உறவுகள்
      </Badge>
      <Badge variant="caution">Works with first-generation professionals on visas</Badge>
    </div>
  ),
};
