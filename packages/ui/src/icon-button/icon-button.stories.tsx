import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bell, ChevronLeft, MessageCircle, Send, X } from "lucide-react";
import { expect, fn } from "storybook/test";
import { IconButton } from "./icon-button";

const meta = {
  title: "Controls/Icon button",
  component: IconButton,
  args: { label: "Close", children: <X />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 44 x 44, named, soft on hover. */
export const Quiet: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Close" });
    const box = button.getBoundingClientRect();
    await expect([box.width, box.height]).toEqual([44, 44]);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Next to a primary button. */
export const Secondary: Story = { args: { variant: "secondary", label: "Message Farah", children: <MessageCircle /> } };

/** The send button of a composer, 48 x 48. */
export const Primary: Story = { args: { variant: "primary", size: "lg", label: "Send", children: <Send /> } };

/** The number is visible only; the name contains it for screen readers. */
export const WithCount: Story = {
  render: () => (
    <div className="flex gap-2">
      <IconButton label="Notifications, 2 unread" count={2}>
        <Bell />
      </IconButton>
      <IconButton label="Notifications, 128 unread" count={128}>
        <Bell />
      </IconButton>
      <IconButton label="Notifications" count={0}>
        <Bell />
      </IconButton>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Notifications, 2 unread" })).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: "Notifications, 128 unread" }).querySelector("[data-count]"),
    ).toHaveAttribute("data-count", "99+");
    await expect(canvas.getByRole("button", { name: "Notifications" }).querySelector("[data-count]")).toBeNull();
  },
};

/** Unavailable. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Close" })).toBeDisabled();
  },
};

/** A link that shows only an icon. */
export const AsLink: Story = {
  render: () => (
    <IconButton label="Back to messages" asChild>
      <a href="#messages">
        <ChevronLeft />
      </a>
    </IconButton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Back to messages" })).toHaveAttribute("href", "#messages");
  },
};

/** On the floor it takes the floor's ink. */
export const OnFloor: Story = {
  render: (args) => (
    <div className="inline-block rounded-card bg-floor p-4 text-on-floor">
      <IconButton {...args} />
    </div>
  ),
};
