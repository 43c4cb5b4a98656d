import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { onPhone } from "../dialog/phone";
import { Breath } from "./breath";

const meta = {
  title: "Practice/Breath",
  component: Breath,
  args: {
    title: "Six breaths, one line",
    text: "Breathe in as the line is drawn, and out as it lifts.",
    labels: {
      begin: "Begin",
      again: "Start again",
      stop: "Stop",
      phases: { in: "In", hold: "Hold", out: "Out", rest: "Rest" },
      progress: (breath: number, of: number) => `Breath ${breath} of ${of}`,
      seconds: (left: number) => `${left} seconds`,
      done: "That was six.",
    },
  },
} satisfies Meta<typeof Breath>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Starts on request, shows its progress, and stops on request. */
export const Begins: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText("In")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Begin" }));
    await expect(canvas.getByText("Breath 1 of 6")).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^In/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/Hold/)).toBeVisible(), { timeout: 8000 });
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(canvas.getByText("Breathe in as the line is drawn, and out as it lifts.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Begin" })).toHaveFocus();
  },
};

export const Phone: Story = { ...onPhone };

export const ManyScripts: Story = {
  ...onPhone,
  args: { title: "छह साँसें, एक रेखा", text: "கோடு வரையும்போது உள்ளே, எடுக்கும்போது வெளியே." },
};
