import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { onPhone } from "../dialog/phone";
import { OfflineBanner } from "./offline-banner";

const meta = {
  title: "Frame/Offline banner",
  component: OfflineBanner,
  parameters: { bare: true },
  args: {
    offline: true,
    children: "You're offline. What you write is saved and will be sent when you're back online.",
  },
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("You're offline.");
  },
};

/** Follows the browser unless the app overrides it. */
export const FollowsTheBrowser: Story = {
  args: { offline: undefined },
  play: async ({ canvas }) => {
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, "onLine");
    if (!online) throw new Error("this browser cannot say whether it is online");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    try {
      Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
      window.dispatchEvent(new Event("offline"));
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("You're offline."));
    } finally {
      Reflect.deleteProperty(navigator, "onLine");
    }
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement());
  },
};

export const ManyScripts: Story = {
  ...onPhone,
  args: { children: "आप ऑफ़लाइन हैं। நீங்கள் எழுதுவது இங்கே வைக்கப்படும், இணைப்பு வந்ததும் அனுப்பப்படும்." },
};
