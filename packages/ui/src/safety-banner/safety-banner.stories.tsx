import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onDesktop, onPhone } from "../dialog/phone";
import { SafetyBanner } from "./safety-banner";
import { SafetyStrip } from "./safety-strip";

const meta = {
  title: "Safety/Safety banner",
  component: SafetyBanner,
  args: {
    title: "You don't have to hold this alone.",
    body: "Someone trained for this answers 988 now, free, in the US. Meenakshi has been notified.",
    call: { label: "Call 988", href: "tel:988" },
    text: { label: "Text 988", href: "sms:988" },
    more: [
      { label: "In danger now:", number: "911", href: "tel:911" },
      { label: "Text HOME to", number: "741741", href: "sms:741741?body=HOME" },
      { label: "1-800-273-8255 also reaches 988", href: "tel:18002738255" },
    ],
  },
} satisfies Meta<typeof SafetyBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announced once, all numbers one press away, cannot be closed. */
export const Desktop: Story = {
  ...onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert", { name: /hold this alone/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
    await expect(canvas.getByRole("link", { name: "Text 988" })).toHaveAttribute("href", "sms:988");
    await expect(canvas.getByRole("link", { name: "In danger now: 911" })).toHaveAttribute("href", "tel:911");
    await expect(canvas.getByRole("link", { name: "Text HOME to 741741" })).toHaveAttribute(
      "href",
      "sms:741741?body=HOME",
    );
    await expect(canvas.getByRole("link", { name: "1-800-273-8255 also reaches 988" })).toHaveAttribute(
      "href",
      "tel:18002738255",
    );
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Call 988" }).getBoundingClientRect().height).toBeGreaterThanOrEqual(
      48,
    );
  },
};

export const Phone: Story = { ...onPhone };

/** Returning to the page does not announce it again. */
export const SeenBefore: Story = {
  args: { announce: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByRole("region", { name: /hold this alone/ })).toBeVisible();
  },
};

/** In a companion's talk, whose replies offer help themselves. */
export const Compact: Story = {
  ...onPhone,
  args: { compact: true, body: "Someone trained for this answers 988 now, free, in the US." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert", { name: /hold this alone/ })).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: "Call 988" }).getBoundingClientRect().height).toBeGreaterThanOrEqual(
      48,
    );
  },
};

export const ManyScripts: Story = {
  ...onPhone,
  args: {
    title: "आज रात यह बोझ अकेले उठाना ज़रूरी नहीं है। நீங்கள் தனியாக இல்லை.",
    body: "988 पर अभी कोई प्रशिक्षित व्यक्ति जवाब देता है, बिना शुल्क। இப்போதே அழைக்கலாம்.",
    call: { label: "988 ஐ அழைக்கவும்", href: "tel:988" },
    text: { label: "988 को संदेश भेजें", href: "sms:988" },
  },
};

/** The coach's side: client, shown help, and a link to the conversation. */
export const CoachStrip: Story = {
  ...onDesktop,
  globals: { ...onDesktop.globals, app: "coach" },
  render: () => (
    <SafetyStrip
      title="Priya Raman may be in crisis."
      detail="We showed them 988. Flagged 2 minutes ago."
      open={{ label: "Open chat", href: "#chat-1" }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Open chat" })).toHaveAttribute("href", "#chat-1");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const CoachStripPhone: Story = {
  ...onPhone,
  globals: { ...onPhone.globals, app: "coach" },
  render: () => (
    <div className="flex flex-col gap-3">
      <SafetyStrip
        title="Priya Raman may be in crisis."
        detail="We showed them 988. Flagged 2 minutes ago."
        open={{ label: "Open chat", href: "#chat-1" }}
      />
      <SafetyStrip
        title="வெங்கடநரசிம்மராஜுவாரிப்பேட்டை சுப்பிரமணியம்"
        detail="को आपकी ज़रूरत है।"
        open={{ label: "Open chat", href: "#chat-2" }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link", { name: "Open chat" })).toHaveLength(2);
  },
};
