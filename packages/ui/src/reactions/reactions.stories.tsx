import type { Meta, StoryObj } from "@storybook/react-vite";
import { Hand, HandHeart, HeartHandshake, MessageSquare } from "lucide-react";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { onPhone } from "../dialog/phone";
import { type ReactionItem, Reactions, type ReactionsProps, reactionClasses } from "./reactions";

const items: ReactionItem<string>[] = [
  { kind: "Support", label: "Support", icon: <HeartHandshake aria-hidden="true" />, count: 14, pressed: true },
  { kind: "SameHere", label: "SameHere", icon: <HandHeart aria-hidden="true" />, count: 23, pressed: false },
  { kind: "ThankYou", label: "ThankYou", icon: <Hand aria-hidden="true" />, count: 6, pressed: false },
];

const meta = {
  title: "Community/Reactions",
  component: Reactions as (props: ReactionsProps<string>) => React.JSX.Element,
  args: {
    items,
    label: "Reactions to “They told the whole family”",
    onToggle: fn(),
    end: (
      <span className={reactionClasses()}>
        <MessageSquare aria-hidden="true" />9<span className="sr-only">comments</span>
      </span>
    ),
  },
  render: function ReactionsStory(args) {
    const [shown, setShown] = useState(args.items);
    return (
      <Reactions
        {...args}
        items={shown}
        onToggle={(kind, on) => {
          args.onToggle(kind, on);
          setShown((now) =>
            now.map((item) =>
              item.kind === kind ? { ...item, pressed: on, count: item.count + (on ? 1 : -1) } : item,
            ),
          );
        }}
      />
    );
  },
} satisfies Meta<(props: ReactionsProps<string>) => React.JSX.Element>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each toggles separately; the user's own are marked and counted. */
export const Toggled: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("group", { name: /They told the whole family/ })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Support 14", pressed: true })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onToggle).toHaveBeenLastCalledWith("Support", false);
    await expect(canvas.getByRole("button", { name: "Support 13", pressed: false })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "SameHere 23" }));
    await expect(canvas.getByRole("button", { name: "SameHere 24", pressed: true })).toBeVisible();
  },
};

/** The narrowest phone shows labels and numbers; large numbers wrap to a second line. */
export const Phone: Story = {
  ...onPhone,
  args: { items: items.map((item, i) => ({ ...item, count: 1200 + i, pressed: i === 1 })) },
};
