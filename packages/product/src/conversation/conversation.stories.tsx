import { sampleFile, samplePicture } from "@aangan/ui/attachment/samples.ts";
import { storyWords } from "@aangan/ui/attachment/words.ts";
import { DropZone } from "@aangan/ui/chat/drop-zone.tsx";
import { MutedMark } from "@aangan/ui/chat/muted-mark.tsx";
import { NoticeStrip } from "@aangan/ui/chat/notice-strip.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Conversation, type ConversationLabels } from "./conversation";
import type { ThreadMessage } from "./thread";

const reactions = { heart: "With you", thanks: "Thank you", agree: "Agreed", glad: "So glad", hard: "That's hard" };

const labels: ConversationLabels = {
  locale: "en-US",
  list: "Chat with Meenakshi",
  you: "You",
  other: "Meenakshi",
  team: "Aangan team",
  status: {
    waiting: "Sending",
    queued: "Waiting for a connection",
    sent: "Sent",
    delivered: "Delivered",
    read: "Read",
    failed: "Not sent",
  },
  retry: "Try again",
  discard: "Discard",
  automatic: "Sent automatically",
  today: "Today",
  yesterday: "Yesterday",
  unread: "New messages",
  earlier: "Show earlier messages",
  loadingEarlier: "Loading earlier messages",
  earlierFailed: "Failed to fetch earlier messages",
  later: "Show later messages",
  loadingLater: "Loading later messages",
  laterFailed: "Failed to fetch later messages",
  start: "This is the start of your chat.",
  jumpToNewest: "Jump to the newest message",
  attachment: storyWords,
  edited: "Edited",
  menu: {
    options: "Message options",
    reply: "Reply",
    react: "React",
    copy: "Copy",
    edit: "Edit",
    unsend: "Unsend",
    reactions,
  },
  parts: {
    you: "You",
    other: "Meenakshi",
    team: "Aangan team",
    unsentLine: "Message unsent",
    quoteDeleted: "Message deleted",
    kinds: storyWords.kinds,
    quoted: "In reply to",
    reactions,
    reactedYou: ({ reaction }) => `You: ${reaction}. Remove it`,
    reactedOther: ({ author, reaction }) => `${author}: ${reaction}`,
  },
  changes: {
    other: "Meenakshi",
    editSaved: "Message edited",
    unsentLine: "Message unsent",
    announceEdited: ({ author, text }) => `${author} edited a message: ${text}`,
    announceUnsent: ({ author }) => `${author} unsent a message`,
    announceReaction: ({ author, reaction }) => `${author} reacted to a message: ${reaction}`,
    reactions,
  },
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
  said(3, true, "I said the line we practiced. Papa went quiet."),
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

/** Read on the other side: shown below the last sent one, and announced for each. */
export const Read: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bubbles = canvasElement.querySelectorAll("[data-side=sent]");
    await expect(bubbles).toHaveLength(2);
    for (const bubble of bubbles) await expect(bubble).toHaveTextContent(/Read/);
    await expect(canvas.getAllByText(/Read/).map((word) => word.className.includes("sr-only"))).toEqual([true, false]);
    for (const bubble of canvasElement.querySelectorAll("[data-side=received]"))
      await expect(bubble).not.toHaveTextContent(/Read/);
  },
};

/** Earlier messages exist. */
export const WithEarlier: Story = {
  args: { hasEarlier: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: labels.earlier }));
    await expect(args.onLoadEarlier).toHaveBeenCalledOnce();
  },
};

/** The divider of new messages is before the first received message after the number. */
export const Unread: Story = {
  args: { unreadAfter: 2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(labels.unread)).toBeVisible();
  },
};

/**
 * In flight, waiting for a connection, and rejected: only these and the last sent one have a label. A waiting message
 * can be discarded too.
 */
export const WaitingAndFailed: Story = {
  args: {
    onDiscard: fn(),
    messages: [
      ...messages,
      said(5, true, "Can we talk before Tuesday?", { status: "delivered" }),
      said(6, true, "I could not sleep.", {
        seq: null,
        status: "failed",
        attachment: sampleFile({
          kind: "image",
          name: "night.jpg",
          url: samplePicture(320, 160),
          width: 320,
          height: 160,
        }),
      }),
      said(7, true, "Are you there?", { seq: null, status: "waiting" }),
      said(8, true, "I will be on the train.", { seq: null, status: "queued" }),
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Delivered")).toBeVisible();
    await expect(canvas.getByText("Waiting for a connection")).toBeVisible();
    await expect(canvas.queryByText("Read", { ignore: ".sr-only" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: labels.retry }));
    await expect(args.onRetry).toHaveBeenCalledWith(expect.objectContaining({ id: "m6" }));
    const [rejected, queued, ...others] = canvas.getAllByRole("button", { name: labels.discard });
    await expect(others).toHaveLength(0);
    if (rejected) await userEvent.click(rejected);
    await expect(args.onDiscard).toHaveBeenLastCalledWith(expect.objectContaining({ id: "m6" }));
    if (queued) await userEvent.click(queued);
    await expect(args.onDiscard).toHaveBeenLastCalledWith(expect.objectContaining({ id: "m8" }));
  },
};

const many = Array.from({ length: 40 }, (_, i) => said(i + 1, i % 3 === 0, `Line ${i + 1}, about the lease.`));
const lease = (text: string) => {
  const at = text.indexOf("lease");
  return at < 0 ? [] : [[at, at + 5] as const];
};

/** A search match far up: highlighted and in view, with a button to the newest. */
export const Found: Story = {
  args: {
    messages: many,
    highlight: lease,
    markedId: "m9",
    target: { token: 1, id: "m9", focus: true },
    hasEarlier: true,
    earlierFailed: true,
    hasLater: true,
    onLoadLater: fn(),
    onNewest: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole("region", { name: labels.list });
    const found = canvas.getByText(/Line 9,/).closest("[data-message]");
    await expect(found).toHaveFocus();
    const place = (found ?? region).getBoundingClientRect();
    const around = region.getBoundingClientRect();
    await expect(place.top).toBeGreaterThan(around.top);
    await expect(place.bottom).toBeLessThan(around.bottom);
    await expect(canvas.getAllByText("lease", { selector: "mark" })).toHaveLength(40);
    await userEvent.click(canvas.getByRole("button", { name: labels.jumpToNewest }));
    await expect(args.onNewest).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: labels.later }));
    await expect(args.onLoadLater).toHaveBeenCalledOnce();
  },
};

const undo = fn();
const onFiles = fn();

function Arriving() {
  const [count, setCount] = useState(4);
  return (
    <DropZone label="Drop a file here to attach it" onFiles={onFiles}>
      <p className="flex items-center gap-2 px-4 py-2">
        Meenakshi <MutedMark label="Muted" />
      </p>
      <NoticeStrip icon={<Trash2 />} tone="caution" action={{ label: "Undo", onClick: undo }}>
        Everything so far will be deleted by 8 PM tomorrow (your time), for you and for Meenakshi.
      </NoticeStrip>
      <Conversation
        messages={[
          ...messages,
          ...Array.from({ length: count - 4 }, (_, i) => said(i + 5, i === 1, i === 1 ? "Mine" : "Are you there?")),
        ]}
        labels={labels}
        hasEarlier={false}
        onLoadEarlier={fn()}
        onRetry={fn()}
      />
      <button type="button" onClick={() => setCount((n) => n + 1)}>
        One more
      </button>
    </DropZone>
  );
}

/**
 * New messages are announced with their author, also repeated texts; the user's own and older pages are not. With the
 * notice of a requested deletion above, and a dropped file.
 */
export const Arrivals: Story = {
  render: () => <Arriving />,
  play: async ({ canvasElement }) => {
    onFiles.mockClear();
    const canvas = within(canvasElement);
    const log = canvas.getByRole("log");
    await expect(log).toHaveAttribute("aria-live", "off");
    const said = () => canvasElement.querySelector("p[aria-live=polite]");
    await expect(said()).toHaveTextContent("");
    const more = canvas.getByRole("button", { name: "One more" });
    await userEvent.click(more);
    await waitFor(() => expect(said()).toHaveTextContent("Meenakshi: Are you there?"));
    const first = said()?.firstElementChild;
    await userEvent.click(more);
    await expect(said()?.firstElementChild).toBe(first);
    await userEvent.click(more);
    await waitFor(() => expect(said()?.firstElementChild).not.toBe(first));
    await expect(said()).toHaveTextContent("Meenakshi: Are you there?");

    const file = new File(["words"], "letter.txt", { type: "text/plain" });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const drag = (kind: string) =>
      log.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
    drag("dragenter");
    await expect(await canvas.findByText("Drop a file here to attach it")).toBeVisible();
    drag("drop");
    await expect(onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: "letter.txt" })]);
    await waitFor(() => expect(canvas.queryByText("Drop a file here to attach it")).toBeNull());
  },
};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "mobile1" } } };

/** Quotes, reactions, an edited and an unsent message, and the menu of the newest one. */
export const Changes: Story = {
  args: {
    actions: {
      onReply: fn(),
      onReact: fn(),
      onCopy: fn(),
      onEdit: fn(),
      onUnsend: fn(),
      isRecent: () => true,
    },
    onGoToQuoted: fn(),
    messages: [
      said(1, false, "How did Sunday go?", { otherReaction: "", myReaction: "heart" }),
      said(2, true, "I said the line we practiced.", {
        edited: true,
        version: 2,
        otherReaction: "glad",
        replyTo: { id: "m1", seq: 1, state: "present", mine: false, team: false, text: "How did Sunday go?", kind: "" },
      }),
      said(3, false, "", { unsent: true, version: 2 }),
      said(4, false, "Tell me more?", {
        replyTo: { id: "m3", seq: 3, state: "unsent", mine: false, team: false, text: "", kind: "" },
      }),
      said(5, true, "Papa went quiet."),
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const buttons = canvas.getAllByRole("button", { name: "Message options" });
    expect(buttons.length).toBe(4);
    // One of them is in the tab order, and the arrow keys go through all.
    expect(buttons.map((button) => button.tabIndex)).toEqual([-1, -1, -1, 0]);
    buttons[3]?.focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    expect(buttons[1]).toHaveFocus();
    await userEvent.keyboard("{End}{Enter}");
    const menu = await within(document.body).findByRole("menu");
    expect(within(menu).getAllByRole("menuitemcheckbox").length).toBe(5);
    await userEvent.click(within(menu).getByRole("menuitem", { name: "Unsend" }));
    expect(args.actions?.onUnsend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: /How did Sunday go/ }));
    expect(args.onGoToQuoted).toHaveBeenCalledWith({ id: "m1", seq: 1 });
    await userEvent.click(canvas.getByRole("button", { name: "You: With you. Remove it" }));
    expect(args.actions?.onReact).toHaveBeenCalledWith(expect.objectContaining({ id: "m1" }), "");
  },
};
