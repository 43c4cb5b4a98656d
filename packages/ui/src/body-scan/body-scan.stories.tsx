import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPhone } from "../dialog/phone";
import { BodyScan } from "./body-scan";

const meta = {
  title: "Practice/Body scan",
  component: BodyScan,
  args: {
    title: "Go through it slowly",
    text: "3 steps, 2 minutes in all. Sit or lie down somewhere that you need not hurry from.",
    steps: [
      { text: "Your feet. Notice where they touch something, and where they do not.", seconds: 40 },
      { text: "Your shoulders. Let them be as high as they are.", seconds: 40 },
      { text: "कंधों को ढीला छोड़ दीजिए।", seconds: 40 },
    ],
    labels: {
      begin: "Begin",
      again: "Once more",
      pause: "Pause",
      goOn: "Go on",
      stop: "Stop",
      back: "One step back",
      forward: "One step on",
      progress: (step: number, of: number) => `Step ${step} of ${of}`,
      seconds: (left: number) => `${left} seconds`,
      paused: "Paused",
      done: "That was all of it.",
    },
  },
} satisfies Meta<typeof BodyScan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

/** Steps forward and back, pauses, and ends after the last step; focus is never lost. */
export const Led: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Begin" }));
    await expect(canvas.getByText("Step 1 of 3")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Pause" }));
    await expect(canvas.getByText("Paused")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "One step on" }));
    await expect(canvas.getByText(/^Your shoulders/)).toBeVisible();
    await expect(canvas.getByText("Paused")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "One step back" }));
    await expect(canvas.getByText(/^Your feet/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Go on" }));
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(canvas.getByRole("button", { name: "Begin" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Begin" }));
    for (let step = 0; step < 3; step++) await userEvent.click(canvas.getByRole("button", { name: "One step on" }));
    await expect(canvas.getByText("That was all of it.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Once more" })).toHaveFocus();
  },
};

export const Running: Story = {
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Begin" }));
    await userEvent.click(canvas.getByRole("button", { name: "Pause" }));
  },
};
