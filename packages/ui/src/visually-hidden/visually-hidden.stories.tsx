import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./visually-hidden";

const meta = {
  title: "Display/Visually hidden",
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number alone is read as "2 unread messages". */
export const BesideANumber: Story = {
  render: () => (
    <p className="text-body">
      2 <VisuallyHidden>unread messages</VisuallyHidden>
    </p>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText("unread messages");
    await expect(hidden).toBeInTheDocument();
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
