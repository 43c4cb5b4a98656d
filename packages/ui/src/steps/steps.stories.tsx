import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPhone } from "../dialog/phone";
import { Steps } from "./steps";

const meta = {
  title: "Structure/Steps",
  component: Steps,
  args: {
    label: "Progress",
    steps: ["Where you live", "Faith and family", "About you", "Your coach"],
    current: 1,
    summary: "Step 2 of 4",
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    const here = canvas.getAllByRole("listitem").filter((item) => item.getAttribute("aria-current") === "step");
    await expect(here).toHaveLength(1);
    await expect(here[0]).toHaveTextContent("Faith and family");
    await expect(canvas.getByText("Step 2 of 4")).toBeInTheDocument();
  },
};

export const First: Story = { args: { current: 0, summary: "Step 1 of 4" } };

export const Done: Story = { args: { current: 4, summary: "All 4 steps done" } };

export const OnPhone: Story = { ...onPhone };

export const ManyScripts: Story = {
  args: {
    steps: ["आप कहाँ रहते हैं", "நம்பிக்கையும் குடும்பமும்", "உங்களைப் பற்றி", "आपकी कोच"],
    current: 2,
    summary: "Step 3 of 4",
  },
};
