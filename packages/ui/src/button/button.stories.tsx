import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarPlus, Plus, Send } from "lucide-react";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Button, type ButtonElementProps } from "./button";

const meta = {
  title: "Controls/Button",
  component: Button as (props: ButtonElementProps) => React.JSX.Element,
  args: { children: "Confirm", onClick: fn() },
} satisfies Meta<(props: ButtonElementProps) => React.JSX.Element>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One per view. It can be pressed by pointer, Enter and Space. */
export const Primary: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Confirm" });
    await expect(button).toHaveAttribute("type", "button");
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

/** The alternative next to a primary button. */
export const Secondary: Story = { args: { variant: "secondary", children: "Schedule" } };

/** For optional actions. */
export const Quiet: Story = { args: { variant: "quiet", children: "Return to Dashboard" } };

/** Only inside a confirmation dialog. */
export const Destructive: Story = { args: { variant: "destructive", children: "Delete chat" } };

/** On the red floor the button is cream, and its focus ring is the lamp. */
export const OnFloor: Story = {
  render: (args) => (
    <div className="rounded-card bg-floor p-6 text-on-floor">
      <Button {...args} variant="onFloor">
        Read the guidelines
      </Button>
    </div>
  ),
};

/** 36, 44 and 52 px. The smallest still has a touch target of 44 px. */
export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Button size="sm">Message</Button>
      <Button>Confirm</Button>
      <Button size="lg">Join Beta for free</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole("button").map((button) => button.getBoundingClientRect().height);
    await expect(heights).toEqual([36, 44, 52]);
    const small = canvas.getByRole("button", { name: "Message" });
    const box = small.getBoundingClientRect();
    await expect(document.elementFromPoint(box.left + 8, box.top - 3)).toBe(small);
  },
};

/** Icons come before the text. */
export const WithIcon: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Button size="lg">
        <Plus />
        New Post
      </Button>
      <Button variant="secondary">
        <CalendarPlus />
        Schedule
      </Button>
      <Button variant="quiet" size="sm">
        <Send />
        Send
      </Button>
    </div>
  ),
};

/** Unavailable: sunk, muted, and out of the tab order. */
export const Disabled: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      <Button {...args} disabled>
        Confirm
      </Button>
      <Button {...args} disabled variant="secondary">
        Schedule
      </Button>
      <Button {...args} disabled variant="quiet">
        Return to Dashboard
      </Button>
      <Button {...args} disabled variant="destructive">
        Delete chat
      </Button>
    </div>
  ),
  play: async ({ canvas, args, userEvent }) => {
    for (const button of canvas.getAllByRole("button")) {
      await expect(button).toBeDisabled();
      await userEvent.click(button);
    }
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Pending: the label changes, the width does not, and a second press does nothing. */
export const Pending: Story = {
  args: { pending: true, pendingText: "Logging in...", children: "Log In" },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Logging in..." });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** Without a pending label, a spinner covers the label, which remains the accessible name. */
export const PendingWithoutWords: Story = {
  args: { pending: true, variant: "secondary", children: "Upload" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Upload" })).toHaveAttribute("aria-busy", "true");
  },
};

/** A form is sent once, however often its button is pressed, also with Enter. */
export const SendsOnce: Story = {
  render: function SendsOnceStory() {
    const [sent, setSent] = useState(0);
    return (
      <form
        className="flex w-80 flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setSent(sent + 1);
        }}
      >
        <input
          aria-label="Email"
          className="rounded-control border border-line-strong bg-raised px-3 py-2"
          defaultValue="priya@example.com"
        />
        <Button type="submit" block size="lg" pending={sent > 0} pendingText="Creating account...">
          Sign Up
        </Button>
        <output>Sent {sent} times</output>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Sign Up" });
    const before = button.getBoundingClientRect().width;
    await userEvent.click(button);
    await expect(await canvas.findByRole("button", { name: "Creating account..." })).toBe(button);
    await expect(button.getBoundingClientRect().width).toBe(before);
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await expect(canvas.getByText("Sent 1 times")).toBeVisible();
  },
};

/** The space for the pending label is reserved, so that nothing next to the button moves. */
export const KeepsItsWidth: Story = {
  render: function KeepsItsWidthStory() {
    const [pending, setPending] = useState(false);
    return (
      <div className="flex items-center gap-4">
        <Button pending={pending} pendingText="Logging in..." onClick={() => setPending(true)}>
          Log In
        </Button>
        <span>beside it</span>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Log In" });
    const before = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName("Logging in...");
    await expect(button.getBoundingClientRect().width).toBe(before.width);
    await expect(button.getBoundingClientRect().height).toBe(before.height);
  },
};

/** A link that looks like a button is still a link. */
export const AsLink: Story = {
  render: () => (
    <Button asChild size="lg">
      <a href="#join">Join Beta for free</a>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Join Beta for free" })).toHaveAttribute("href", "#join");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Long words wrap inside 320 px, and Hindi and Tamil keep their marks. */
export const LongAndManyScripts: Story = {
  render: () => (
    <div className="flex w-80 flex-col gap-3">
      <Button block>Continue to choose a coach who speaks your language and knows your city</Button>
      <Button block variant="secondary" lang="hi">
        अपने कोच को संदेश भेजें
      </Button>
      <Button block variant="secondary" lang="ta">
        உங்கள் பயிற்சியாளரைத் தேர்ந்தெடுங்கள், பிறகு பேசலாம்
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) {
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    }
  },
};
