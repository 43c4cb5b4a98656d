import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Kolam } from "./kolam";

const meta = {
  title: "Art/Kolam",
  component: Kolam,
  args: { seed: "meera", n: 5 },
  argTypes: {
    n: { control: { type: "range", min: 3, max: 9, step: 1 } },
    shape: { control: "inline-radio", options: ["square", "diamond", "cut"] },
    symmetry: { control: "inline-radio", options: ["D4", "C4", "C2"] },
    p: { control: { type: "range", min: 0.3, max: 1, step: 0.02 } },
    loops: { control: { type: "range", min: 1, max: 3, step: 1 } },
  },
  render: (args) => (
    <div className="size-72 rounded-tile bg-floor p-4 text-on-floor">
      <Kolam {...args} />
    </div>
  ),
} satisfies Meta<typeof Kolam>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Diamond: Story = {};

export const Square: Story = { args: { seed: "arjun", n: 5, shape: "square" } };

export const CutCorners: Story = { args: { seed: "ananya", n: 6, shape: "cut" } };

/** Quarter turns only: the line swirls. */
export const Turned: Story = { args: { seed: "harpreet", n: 4, shape: "square", symmetry: "C4" } };

/** For avatars up to 56 px. */
export const Small: Story = {
  args: { seed: "who4", n: 3, shape: "square", symmetry: "C2", loops: 1, stroke: 0.1, dot: 0.1 },
};

/** Nine dots, one line: for a floor. */
export const Floor: Story = { args: { seed: "aangan", n: 9, symmetry: "C4", loops: 1, p: 0.72 } };

/** Drawn once. With reduced motion it is shown complete. */
export const Drawn: Story = { args: { seed: "tara", n: 7, symmetry: "C4", loops: 1, motion: "draw" } };

/** The stages: dots, then part of the line, then the closed line. */
export const Stages: Story = {
  render: () => (
    <div className="flex gap-6 bg-surface p-6 text-primary">
      {[0, 0.45, 1].map((drawn) => (
        <Kolam key={drawn} seed="aangan" n={7} symmetry="C4" loops={1} drawn={drawn} className="size-40" />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [dots, half, whole] = canvasElement.querySelectorAll("svg");
    await expect(dots?.querySelectorAll("path[pathLength]")).toHaveLength(0);
    await expect(half?.querySelector("[stroke-dasharray='0.45 1'] path")).not.toBeNull();
    await expect(whole?.querySelector("[stroke-dasharray]")).toBeNull();
    await expect(whole?.querySelector("path[pathLength]")).not.toBeNull();
  },
};

/** Twelve people, twelve lines. */
export const BySeed: Story = {
  render: () => (
    <div className="grid grid-cols-4 gap-3 bg-floor p-4 text-on-floor md:grid-cols-6">
      {Array.from({ length: 12 }, (_, i) => (
        <div key={i} className="aspect-square">
          <Kolam seed={`seed-${i}`} n={i % 2 ? 5 : 7} symmetry={i % 3 ? "D4" : "C4"} />
        </div>
      ))}
    </div>
  ),
};

export const Labelled: Story = {
  args: { label: "A kolam of five dots" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "A kolam of five dots" })).toBeVisible();
  },
};

/** Without a label it is hidden from screen readers. */
export const Silent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};
