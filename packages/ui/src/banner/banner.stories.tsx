import type { Meta, StoryObj } from "@storybook/react-vite";
import { Sparkle, WifiOff } from "lucide-react";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../button/button";
import { onPhone } from "../dialog/phone";
import { TextLink } from "../link/link";
import { Banner, type BannerProps } from "./banner";

const meta = {
  title: "Feedback/Banner",
  component: Banner as (props: BannerProps) => React.JSX.Element,
  parameters: { bare: true },
  args: {
    label: "Your trial",
    children: "Your trial ends on Wednesday, November 25. You won't be charged unless you subscribe.",
  },
} satisfies Meta<(props: BannerProps) => React.JSX.Element>;

export default meta;
type Story = StoryObj<typeof meta>;

/** News for the whole page. */
export const Neutral: Story = {
  args: {
    icon: <Sparkle aria-hidden="true" />,
    action: (
      <Button size="sm" variant="secondary">
        Subscribe Now
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Your trial" })).toBeVisible();
  },
};

/** A problem that keeps the page from working. */
export const Caution: Story = {
  args: {
    tone: "caution",
    label: "Connection",
    icon: <WifiOff aria-hidden="true" />,
    children: "You're offline. What you write is saved and will be sent when you're back online.",
  },
};

/** Something failed for the whole page. */
export const Danger: Story = {
  args: {
    tone: "danger",
    label: "Payment",
    children: (
      <>
        Your last payment didn't go through.{" "}
        <TextLink variant="inherit" href="#card">
          Change the card
        </TextLink>
      </>
    ),
  },
};

/** A success message, dismissed with the cross. */
export const CanBePutAway: Story = {
  render: function CanBePutAwayStory() {
    const [shown, setShown] = useState(true);
    if (!shown) return <p className="p-6">Put away.</p>;
    return (
      <Banner tone="success" label="Email" onDismiss={() => setShown(false)} dismissLabel="Hide this notice">
        Your email is confirmed.
      </Banner>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hide this notice" }));
    await expect(canvas.getByText("Put away.")).toBeVisible();
  },
};

/** With a short text the banner is one row on a phone. */
export const ShortOnPhone: Story = {
  ...onPhone,
  args: {
    ...Neutral.args,
    label: "Your email",
    children: "We emailed asha@mail.example. Tap the link so we know it's yours.",
    short: "Confirm your email",
    onDismiss: () => undefined,
    dismissLabel: "Not now",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Confirm your email")).toBeVisible();
    await expect(canvas.getByText(/^We emailed/)).not.toBeVisible();
    await expect(canvas.getByRole("region").getBoundingClientRect().height).toBeLessThan(60);
  },
};

/** At 320 px the words wrap, and the button goes below them. */
export const NarrowAndManyScripts: Story = {
  render: () => (
    <div className="w-80">
      <Banner
        label="Your trial"
        onDismiss={() => undefined}
        action={
          <Button size="sm" variant="secondary">
            Subscribe Now
          </Button>
        }
      >
        <span lang="ta">உங்கள் சோதனைக் காலம் நவம்பர் 25 அன்று முடிகிறது. கட்டணம் எதுவும் இல்லை.</span>
      </Banner>
    </div>
  ),
};
