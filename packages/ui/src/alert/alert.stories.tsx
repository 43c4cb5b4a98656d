import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../button/button";
import { TextLink } from "../link/link";
import { Alert } from "./alert";

const meta = {
  title: "Feedback/Alert",
  component: Alert,
  args: { tone: "danger", children: "Invalid username or password. Please try again." },
  decorators: [
    (Story) => (
      <div className="max-w-105">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A failure, above the form. Announced at once. */
export const Danger: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Invalid username or password. Please try again.");
  },
};

/** What to know before going on. */
export const Caution: Story = {
  args: { tone: "caution", children: "You've used your 2 sessions in November. Pick a day in another month." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeVisible();
  },
};

/** A success. */
export const Success: Story = { args: { tone: "success", children: "Your profile has been updated." } };

/** Present from the start, so not announced; with a title and an action. */
export const NeutralWithAction: Story = {
  args: {
    tone: "neutral",
    live: "off",
    title: "Tara is a program",
    children: "She answers at any hour and can be wrong. In a crisis, call or text 988.",
    action: <TextLink href="#how">How she works</TextLink>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** Announced when it appears. */
export const AppearsOnFailure: Story = {
  render: function AppearsOnFailureStory() {
    const [failed, setFailed] = useState(false);
    return (
      <div className="flex flex-col gap-4">
        {failed ? <Alert tone="danger">Something went wrong. Please try again.</Alert> : null}
        <Button onClick={() => setFailed(true)}>Save</Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

/** Long and in other scripts, at 320 px. */
export const ManyScripts: Story = {
  render: () => (
    <div className="flex w-80 flex-col gap-3">
      <Alert tone="danger">
        <span lang="hi">उपयोगकर्ता नाम या पासवर्ड सही नहीं है। कृपया फिर से कोशिश करें।</span>
      </Alert>
      <Alert tone="caution" title="Your trial ends tomorrow">
        <span lang="ta">நாளை உங்கள் சோதனைக் காலம் முடிகிறது. கட்டணம் எதுவும் வசூலிக்கப்படாது.</span>
      </Alert>
    </div>
  ),
};
