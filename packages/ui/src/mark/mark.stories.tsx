import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Mark } from "./mark";
import { Wordmark } from "./wordmark";

const meta = {
  title: "Art/Mark",
  component: Wordmark,
  args: { name: "Aangan" },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {};

export const Large: Story = { args: { className: "text-[34px]" } };

export const OnFloor: Story = {
  render: (args) => (
    <div className="bg-floor p-6 text-on-floor">
      <Wordmark {...args} markClassName="text-on-floor" />
    </div>
  ),
};

/** Down to 20 px, the smallest allowed. */
export const Sizes: Story = {
  render: () => (
    <div className="flex items-end gap-6">
      {[20, 24, 30, 44, 72].map((size) => (
        <span key={size} style={{ fontSize: size / 1.2 }}>
          <Mark className="size-[1.2em]" />
        </span>
      ))}
    </div>
  ),
};

/** Alone, in a link, it needs a name. */
export const Named: Story = {
  render: (args) => (
    <a href="#home" className="inline-block">
      <Mark label={args.name} />
    </a>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("link", { name: args.name })).toBeVisible();
  },
};
