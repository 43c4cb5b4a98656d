import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Conversation, type ConversationLabels } from "./conversation";
import type { ThreadMessage } from "./thread";

const labels: ConversationLabels = {
  list: "Conversation with Meenakshi",
  you: "You",
  other: "Meenakshi",
  status: { waiting: "Sending", sent: "Sent", delivered: "Delivered", read: "Read", failed: "Not sent" },
  retry: "Try again",
  automatic: "Sent automatically",
  today: "Today",
  yesterday: "Yesterday",
  unread: "New messages",
  earlier: "Show earlier messages",
  loadingEarlier: "Loading earlier messages",
  start: "This is where your conversation began.",
  jumpToNewest: "Jump to the newest message",
};

const said = (seq: number, mine: boolean, text: string, over: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: `m${seq}`,
  seq,
  mine,
  text,
  automatic: false,
  status: "read",
  createdAt: new Date(Date.UTC(2026, 10, 18, 17, seq * 7)).toISOString(),
  ...over,
});

const messages = [
  said(1, false, "Hello Asha, I am Meenakshi. Tell me about today, in any language.", { automatic: true }),
  said(2, true, "Sunday's call with my parents. The settle-down part again."),
  said(3, true, "I said the line we practised. Papa went quiet."),
  said(4, false, "That quiet is hard to sit in. You did nothing wrong by saying it. மூச்சு விடுங்கள், I am here."),
];

const meta = {
  title: "Chat/Conversation",
  component: Conversation,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div className="flex h-[620px] flex-col bg-bg">
        <Story />
      </div>
    ),
  ],
  args: { messages, labels, timeZone: "America/Los_Angeles", hasEarlier: false, onLoadEarlier: fn(), onRetry: fn() },
} satisfies Meta<typeof Conversation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read on the other side. */
export const Read: Story = {};

/** Earlier messages lie before these. */
export const WithEarlier: Story = {
  args: { hasEarlier: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: labels.earlier }));
    await expect(args.onLoadEarlier).toHaveBeenCalledOnce();
  },
};

/** The line of what is new stands before the first received message behind the number. */
export const Unread: Story = {
  args: { unreadAfter: 2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(labels.unread)).toBeVisible();
  },
};

/** On its way, and refused: only these and the last one sent carry a word. */
export const WaitingAndFailed: Story = {
  args: {
    messages: [
      ...messages,
      said(5, true, "Can we talk before Tuesday?", { status: "delivered" }),
      said(6, true, "I could not sleep.", { seq: null, status: "failed" }),
      said(7, true, "Are you there?", { seq: null, status: "waiting" }),
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Delivered")).toBeVisible();
    await expect(canvas.queryByText("Read")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: labels.retry }));
    await expect(args.onRetry).toHaveBeenCalledWith(expect.objectContaining({ id: "m6" }));
  },
};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "mobile1" } } };
