import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../card/card";
import { Skeleton, SkeletonGroup } from "./skeleton";

const meta = {
  title: "Feedback/Skeleton",
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the layout of the final view; announced once. */
export const InACard: Story = {
  render: () => (
    <Card className="max-w-90">
      <SkeletonGroup label="Loading messages">
        <div className="flex items-center gap-3">
          <Skeleton shape="avatar" />
          <div className="grow space-y-2">
            <Skeleton className="h-3.5 w-[55%]" />
            <Skeleton className="w-4/5" />
          </div>
        </div>
        <Skeleton className="mt-4.5" />
        <Skeleton className="mt-2 w-[90%]" />
        <Skeleton shape="block" className="mt-4.5" />
      </SkeletonGroup>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading messages");
    await expect(canvas.getByRole("status")).toHaveAttribute("aria-busy", "true");
  },
};

/** Rows on the page, at 320 px. */
export const Rows: Story = {
  render: () => (
    <SkeletonGroup label="Loading posts" className="w-80 divide-y divide-line">
      {["first", "second", "third"].map((row) => (
        <div key={row} className="flex gap-4 py-5">
          <Skeleton shape="avatar" className="size-14" />
          <div className="grow space-y-2.5 pt-1">
            <Skeleton className="w-1/3" />
            <Skeleton className="h-4.5 w-5/6" />
            <Skeleton />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  ),
};

/** Inside a well. */
export const OnSunk: Story = {
  render: () => (
    <div className="max-w-90 rounded-card bg-sunk p-5">
      <Skeleton />
    </div>
  ),
};
