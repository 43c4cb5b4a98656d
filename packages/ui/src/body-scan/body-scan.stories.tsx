import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPhone } from "../dialog/phone";
import { BodyScan } from "./body-scan";

const meta = {
  title: "Practice/Body scan",
  component: BodyScan,
  args: {
    title: "Take it slowly",
    text: "3 steps, 2 minutes in all. Sit or lie down somewhere you don't have to rush.",
    steps: [
      { text: "Your feet. Notice where they touch something, and where they do not.", seconds: 40 },
      { text: "Your shoulders. Let them be as high as they are.", seconds: 40 },
      { text: "कंधों को ढीला छोड़ दीजिए।", seconds: 40 },
    ],
    labels: {
      begin: "Start",
      again: "Start again",
      pause: "Pause",
      goOn: "Resume",
      stop: "Stop",
      back: "Previous step",
      forward: "Next step",
      progress: (step: number, of: number) => `Step ${step} of ${of}`,
      seconds: (left: number) => `${left} seconds`,
      paused: "Paused",
      done: "That's all of it.",
    },
  },
} satisfies Meta<typeof BodyScan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

/** Steps forward and back, pauses, and ends after the last step; focus is never lost. */
export const Led: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Start" }));
    await expect(canvas.getByText("Step 1 of 3")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Pause" }));
    await expect(canvas.getByText("Paused")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next step" }));
    await expect(canvas.getByText(/^Your shoulders/)).toBeVisible();
    await expect(canvas.getByText("Paused")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Previous step" }));
    await expect(canvas.getByText(/^Your feet/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Resume" }));
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(canvas.getByRole("button", { name: "Start" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Start" }));
    for (let step = 0; step < 3; step++) await userEvent.click(canvas.getByRole("button", { name: "Next step" }));
    await expect(canvas.getByText("That's all of it.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Start again" })).toHaveFocus();
  },
};

export const Running: Story = {
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Start" }));
    await userEvent.click(canvas.getByRole("button", { name: "Pause" }));
  },
};
