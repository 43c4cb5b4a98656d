import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { type Sunlight, SunTile } from "./sun-tile";

const meta = {
  title: "Art/Sun tile",
  component: SunTile,
  args: { sunlight: 2, className: "size-12" },
} satisfies Meta<typeof SunTile>;

export default meta;
type Story = StoryObj<typeof meta>;

const all: readonly Sunlight[] = [0, 1, 2, 3, 4];

/** From a heavy day to a bright one. */
export const Levels: Story = {
  render: (args) => (
    <div className="flex gap-3">
      {all.map((sunlight) => (
        <SunTile {...args} key={sunlight} sunlight={sunlight} />
      ))}
    </div>
  ),
};

/** 22 px in keys, 34 in the small month, 46 to choose. */
export const Sizes: Story = {
  render: () => (
    <div className="flex items-end gap-3">
      <SunTile sunlight={3} className="size-[22px]" />
      <SunTile sunlight={3} className="size-[34px]" />
      <SunTile sunlight={3} className="size-[46px]" />
      <SunTile sunlight={3} className="h-[86px] w-[94px]" />
    </div>
  ),
};

export const Named: Story = {
  args: { label: "Okay" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Okay" })).toBeVisible();
  },
};
