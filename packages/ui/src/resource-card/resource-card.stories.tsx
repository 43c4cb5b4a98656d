import type { Meta, StoryObj } from "@storybook/react-vite";
import { Wind } from "lucide-react";
import { expect, fn } from "storybook/test";
import { onPhone } from "../dialog/phone";
import { ResourceCard } from "./resource-card";

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 2"><rect width="6" height="2" fill="#24523f"/><circle cx="3" cy="1" r=".8" fill="#e2a21b"/></svg>',
)}`;

const meta = {
  title: "Library/Resource card",
  component: ResourceCard,
  args: {
    titleId: "piece",
    title: "Before you call home",
    description: "Ten minutes on the edge of the bed, so that the call does not decide the evening.",
    imageUrl: picture,
    category: "Wellness",
    minutes: "10 minutes",
    kind: { icon: <Wind aria-hidden="true" />, label: "Breathing" },
    read: { href: "#read", label: "Read More", name: "Read More: Before you call home" },
    save: { name: "Save for later: Before you call home", saved: false, onToggle: fn() },
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResourceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card links to the piece; the bookmark is a separate button. */
export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: /^Read More/ })).toHaveAttribute("href", "#read");
    const bookmark = canvas.getByRole("button", { pressed: false });
    await userEvent.click(bookmark);
    await expect(args.save.onToggle).toHaveBeenCalledOnce();
    await expect(window.location.hash).not.toBe("#read");
  },
};

export const Saved: Story = {
  ...onPhone,
  args: {
    save: { name: "Save for later", saved: true, onToggle: fn() },
    title: "வீட்டுக்கு அழைக்கும் முன்",
    kind: undefined,
  },
};
