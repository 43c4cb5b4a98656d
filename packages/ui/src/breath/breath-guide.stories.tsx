import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPhone } from "../dialog/phone";
import { BreathGuide } from "./breath-guide";

const meta = {
  title: "Practice/Breath guide",
  component: BreathGuide,
  args: {
    title: "Breathe with the line",
    children: <p>Each breath, in seconds: in 4, hold 7, out 8. 4 breaths, 2 minutes in all.</p>,
    pattern: { in: 4, hold: 7, out: 8, rest: 0, breaths: 4 },
    labels: {
      begin: "Start",
      again: "Start again",
      pause: "Pause",
      goOn: "Resume",
      stop: "Stop",
      paused: "Paused",
      phases: { in: "In", hold: "Hold", out: "Out", rest: "Rest" },
      progress: (breath: number, of: number) => `Breath ${breath} of ${of}`,
      seconds: (left: number) => `${left} seconds`,
      done: "That was the last one.",
    },
  },
} satisfies Meta<typeof BreathGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

/** Starts, pauses, resumes and stops; focus stays on the pressed button. */
export const Led: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Start" }));
    await expect(canvas.getByText("In")).toBeVisible();
    await expect(canvas.getByText("Breath 1 of 4")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Pause" }));
    await expect(canvas.getByText("Paused")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Resume" }));
    await expect(canvas.getByText("In")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(canvas.getByText(/^Each breath/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Start" })).toHaveFocus();
  },
};

/** A single breath of one second, to its end. */
export const Ends: Story = {
  args: { pattern: { in: 1, hold: 0, out: 0, rest: 0, breaths: 1 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Start" }));
    await expect(await canvas.findByText("That was the last one.", undefined, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Start again" })).toHaveFocus();
  },
};

export const Phone: Story = {
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Start" }));
    await userEvent.click(canvas.getByRole("button", { name: "Pause" }));
  },
};
