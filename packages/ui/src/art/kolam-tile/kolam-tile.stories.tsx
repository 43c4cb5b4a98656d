import type { Meta, StoryObj } from "@storybook/react-vite";
import { KOLAM_GROUNDS, KolamTile } from "./kolam-tile";

const meta = {
  title: "Art/Kolam tile",
  component: KolamTile,
  args: { seed: "quiet-neem-42" },
  argTypes: { ground: { control: "inline-radio", options: KOLAM_GROUNDS } },
} satisfies Meta<typeof KolamTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BySeed: Story = {};

export const Grounds: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {KOLAM_GROUNDS.map((ground) => (
        <KolamTile key={ground} seed={ground} ground={ground} detail="large" className="size-28" />
      ))}
    </div>
  ),
};

/** A wall of people who wrote today. */
export const Wall: Story = {
  render: () => (
    <div className="grid w-[480px] max-w-full grid-cols-6 overflow-hidden rounded-card">
      {Array.from({ length: 18 }, (_, i) => (
        <KolamTile
          key={i}
          seed={`who${i}`}
          ground={KOLAM_GROUNDS[(i * 7 + Math.floor(i / 6) * 2) % 6]}
          className="size-full rounded-none"
        />
      ))}
    </div>
  ),
};
