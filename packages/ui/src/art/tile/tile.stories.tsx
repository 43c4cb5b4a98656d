import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tile } from "./tile";

const meta = {
  title: "Art/Tile",
  component: Tile,
  args: { seed: "naming-guilt" },
} satisfies Meta<typeof Tile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cover: Story = {
  render: (args) => (
    <div className="h-28 w-64 overflow-hidden rounded-card">
      <Tile {...args} />
    </div>
  ),
};

export const BySeed: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {Array.from({ length: 12 }, (_, i) => (
        <div key={i} className="h-28 overflow-hidden rounded-card">
          <Tile seed={`t${i}`} />
        </div>
      ))}
    </div>
  ),
};
