import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Spinner } from "./spinner";

const meta = {
  title: "Feedback/Spinner",
  component: Spinner,
  args: { label: "Loading messages" },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Alone, with a label. */
export const Alone: Story = {
  args: { size: 32 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading messages");
  },
};

/** Next to text it is decorative and hidden. */
export const BesideWords: Story = {
  render: () => (
    <p className="flex items-center gap-2 text-body text-ink-muted">
      <Spinner size={16} />
      Sending your file
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};

/** The three sizes take the color of the text around them. */
export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-6 text-primary">
      <Spinner size={16} label="Small" />
      <Spinner size={20} label="Medium" />
      <Spinner size={32} label="Large" />
    </div>
  ),
};
