import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarDays, Mic, Paperclip } from "lucide-react";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { CompanionTile } from "../art/companion-tile/companion-tile";
import { onDesktop, onPhone } from "../dialog/phone";
import { IconButton } from "../icon-button/icon-button";
import { SafetyBanner } from "../safety-banner/safety-banner";
import { Composer } from "./composer";
import { DaySeparator, MessageBubble, SystemNote, UnreadMarker } from "./message";
import { LoadEarlier, MessageList } from "./message-list";
import { TypingIndicator } from "./typing-indicator";

const meta = {
  title: "Chat/Parts",
  component: MessageList,
  parameters: { bare: true },
  args: { label: "Chat with Meenakshi", jumpLabel: "Newest messages", children: null },
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (time: string) => ({ time, dateTime: "2026-11-22T05:02:00Z" });

const conversation = (
  <>
    <MessageBubble side="sent" author="You" {...at("8:41 AM")}>
      Can we do Tuesday? Mornings are the only time the house is quiet.
    </MessageBubble>
    <MessageBubble side="received" author="Meenakshi" {...at("8:50 AM")}>
      Of course. I have put it in both our calendars.
    </MessageBubble>
    <SystemNote icon={<CalendarDays />} title="Session Scheduled">
      Tue 9:00 AM your time · 10:30 PM in Chennai
    </SystemNote>
    <DaySeparator label="Today" dateTime="2026-11-21" />
    <MessageBubble side="received" author="Meenakshi" {...at("8:55 PM")}>
      How did Sunday's call with your parents go? You were dreading the “settle down” part.
    </MessageBubble>
    <MessageBubble side="sent" author="You" {...at("9:02 PM")} status="read" statusLabel="Read">
      I said the line we practiced. Papa went quiet, Amma cried. I am so tired.
    </MessageBubble>
    <UnreadMarker label="New" />
    <MessageBubble side="received" author="Meenakshi" {...at("9:05 PM")}>
      That quiet is hard to sit in. You did not do anything wrong by saying it. மூச்சு விடுங்கள், I am here.
    </MessageBubble>
    <MessageBubble side="sent" author="You" {...at("9:08 PM")} status="delivered" statusLabel="Delivered">
      Some nights jeene ka mann nahi karta.
    </MessageBubble>
  </>
);

function Writer({
  start = "",
  onSend = fn(),
  sending = false,
}: {
  start?: string;
  onSend?: (text: string) => void;
  sending?: boolean;
}) {
  const [text, setText] = useState(start);
  return (
    <Composer
      value={text}
      onValueChange={setText}
      onSend={(sent) => {
        onSend(sent);
        setText("");
      }}
      label="Message"
      placeholder="Message Meenakshi"
      sendLabel="Send"
      sending={sending}
      limit={4000}
      leftLabel={(left) => (left < 0 ? `${-left} characters too many` : `${left} characters left`)}
      before={
        <IconButton label="Attach a file">
          <Paperclip />
        </IconButton>
      }
      after={
        <IconButton label="Record voice" className="max-frame:hidden">
          <Mic />
        </IconButton>
      }
    />
  );
}

const crisis = (
  <div className="px-2.5 pb-2 frame:px-(--gutter) frame:pb-2.5">
    <SafetyBanner
      title="You don't have to hold this alone."
      body="Someone trained for this answers 988 now, free, in the US. Meenakshi has been notified."
      call={{ label: "Call 988", href: "tel:988" }}
      text={{ label: "Text 988", href: "sms:988" }}
      more={[
        { label: "In danger now:", number: "911", href: "tel:911" },
        { label: "Text HOME to", number: "741741", href: "sms:741741?body=HOME" },
        { label: "1-800-273-8255 also reaches 988", href: "tel:18002738255" },
      ]}
    />
  </div>
);

/** A whole conversation with the safety banner. The composer stays usable. */
export const Desktop: Story = {
  ...onDesktop,
  globals: { ...onDesktop.globals, hour: "night" },
  render: (args) => (
    <div className="flex h-[820px] flex-col">
      <MessageList {...args} firstKey="1" lastKey="8" after={<TypingIndicator label="" />}>
        {conversation}
      </MessageList>
      {crisis}
      <Writer />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole("log", { name: "Chat with Meenakshi" });
    await expect(log).toHaveTextContent("You: Some nights jeene ka mann nahi karta.");
    const box = canvas.getByRole("textbox", { name: "Message" });
    await userEvent.type(box, "I am reading it.");
    await expect(box).toHaveValue("I am reading it.");
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
};

/** The same on a phone. */
export const Phone: Story = {
  ...onPhone,
  globals: { ...onPhone.globals, hour: "night" },
  render: (args) => (
    <div className="flex h-dvh flex-col">
      <MessageList {...args} firstKey="1" lastKey="8">
        {conversation}
      </MessageList>
      {crisis}
      <Writer />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole("region", { name: "Chat with Meenakshi" });
    await waitFor(() =>
      expect(Math.abs(region.scrollHeight - region.clientHeight - region.scrollTop)).toBeLessThanOrEqual(1),
    );
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Every status of a sent message: an icon and a word. */
export const Statuses: Story = {
  render: (args) => (
    <div className="flex h-[560px] flex-col">
      <MessageList {...args}>
        <MessageBubble side="sent" author="You" {...at("9:01 PM")} status="read" statusLabel="Read">
          Read
        </MessageBubble>
        <MessageBubble side="sent" author="You" {...at("9:02 PM")} status="delivered" statusLabel="Delivered">
          Delivered
        </MessageBubble>
        <MessageBubble side="sent" author="You" {...at("9:03 PM")} status="sent" statusLabel="Sent">
          Sent
        </MessageBubble>
        <MessageBubble
          side="sent"
          author="You"
          {...at("9:04 PM")}
          status="waiting"
          statusLabel="Waiting for a connection"
        >
          Waiting
        </MessageBubble>
        <MessageBubble
          side="sent"
          author="You"
          {...at("9:05 PM")}
          status="failed"
          statusLabel="Not sent"
          retryLabel="Send again"
          onRetry={retry}
        >
          Failed
        </MessageBubble>
      </MessageList>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Send again" }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
const retry = fn();

/** With a program: its kolam next to the first bubble of a group, and never a face. */
export const Companion: Story = {
  ...onPhone,
  render: (args) => (
    <div className="flex h-[600px] flex-col">
      <MessageList
        {...args}
        label="Chat with Tara, a program"
        after={
          <TypingIndicator label="Tara is writing" leading={<CompanionTile companion="tara" className="size-9" />} />
        }
      >
        <MessageBubble
          side="received"
          author="Tara, a program"
          {...at("9:01 PM")}
          leading={<CompanionTile companion="tara" className="size-9" />}
        >
          I am a program. I can help you look at what this week asked of you.
        </MessageBubble>
        <MessageBubble side="received" author="Tara, a program" {...at("9:01 PM")} leading lang="hi">
          शुरुआत वहीं से करते हैं जहाँ सबसे भारी लगा था।
        </MessageBubble>
        <MessageBubble side="sent" author="You" {...at("9:02 PM")}>
          The lease, and Appa's hospital papers, both on Friday.
        </MessageBubble>
      </MessageList>
      <Writer />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Tara is writing")).toBeInTheDocument();
  },
};

/** Long words without a break, line breaks that were typed, and a lot of text. */
export const LongText: Story = {
  ...onPhone,
  render: (args) => (
    <div className="flex h-[700px] flex-col">
      <MessageList {...args}>
        <SystemNote title="Coach Selected">மீனாட்சி சுந்தரம் உங்கள் பயிற்சியாளர். वे आपको 24 घंटे के भीतर जवाब देंगी।</SystemNote>
        <MessageBubble side="received" author="Meenakshi" {...at("9:01 PM")} showTime lang="ta">
          {"நீங்கள் அன்று சொன்னதை நான் நினைத்துக் கொண்டிருந்தேன்.\n\nஅம்மாவிடம் பேசும்போது மூச்சை கவனியுங்கள்."}
        </MessageBubble>
        <MessageBubble side="sent" author="You" {...at("9:02 PM")} status="sent" statusLabel="Sent">
          https://example.com/averylongaddresswithoutanybreakswhatsoeverthatgoesonandonandonandonuntilitstops
        </MessageBubble>
        <MessageBubble side="sent" author="You" {...at("9:04 PM")} status="sent" statusLabel="Sent">
          {"Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa. ".repeat(4)}
        </MessageBubble>
      </MessageList>
    </div>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region");
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

function Growing() {
  const [numbers, setNumbers] = useState(() => Array.from({ length: 20 }, (_, index) => 30 + index));
  const [loading, setLoading] = useState(false);
  return (
    <div className="flex h-[480px] flex-col">
      <MessageList
        label="Conversation"
        jumpLabel="Newest messages"
        busy={loading}
        firstKey={String(numbers[0])}
        lastKey={String(numbers.at(-1))}
        before={
          <LoadEarlier
            label="Earlier messages"
            pendingLabel="Loading..."
            pending={loading}
            onLoad={() => {
              setLoading(true);
              setNumbers((old) => [...Array.from({ length: 10 }, (_, index) => (old[0] ?? 0) - 10 + index), ...old]);
              setLoading(false);
            }}
          />
        }
      >
        {numbers.map((number) => (
          <MessageBubble key={number} side="received" author="Meenakshi" {...at("9:01 PM")}>
            Message {number}
          </MessageBubble>
        ))}
      </MessageList>
      <button type="button" onClick={() => setNumbers((old) => [...old, (old.at(-1) ?? 0) + 1])}>
        One more
      </button>
    </div>
  );
}

/**
 * The list follows new messages at its end, keeps its position when the reader is higher up, and does not jump for
 * earlier ones.
 */
export const Scrolling: Story = {
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("region", { name: "Conversation" });
    const fromEnd = () => region.scrollHeight - region.clientHeight - region.scrollTop;
    await waitFor(() => expect(fromEnd()).toBeLessThanOrEqual(1));
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await waitFor(() => expect(canvas.getByText("Message 50")).toBeVisible());
    await waitFor(() => expect(fromEnd()).toBeLessThanOrEqual(1));

    region.scrollTop = 40;
    const jump = await canvas.findByRole("button", { name: "Newest messages" });
    // Focus first: the browser scrolls a focused button into view, which must not affect the measurement.
    canvas.getByRole("button", { name: "Earlier messages" }).focus();
    const first = canvas.getByText("Message 30");
    const before = first.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole("button", { name: "Earlier messages" }));
    await waitFor(() => expect(canvas.getByText("Message 20")).toBeInTheDocument());
    await expect(Math.abs(first.getBoundingClientRect().top - before)).toBeLessThanOrEqual(1);

    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await waitFor(() => expect(canvas.getByText("Message 51")).toBeInTheDocument());
    await expect(Math.abs(first.getBoundingClientRect().top - before)).toBeLessThanOrEqual(1);
    await userEvent.click(jump);
    await waitFor(() => expect(fromEnd()).toBeLessThanOrEqual(1));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Newest messages" })).toBeNull());
  },
};

function History() {
  const [busy, setBusy] = useState(true);
  return (
    <div className="flex h-60 flex-col">
      <MessageList label="Conversation" jumpLabel="Newest messages" busy={busy}>
        <MessageBubble side="received" author="Meenakshi" {...at("9:01 PM")}>
          From last week
        </MessageBubble>
      </MessageList>
      <button type="button" onClick={() => setBusy(false)}>
        All is here
      </button>
    </div>
  );
}

/** History is not announced, new messages are. */
export const Announcements: Story = {
  render: () => <History />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole("log");
    await expect(log).toHaveAttribute("aria-live", "off");
    await expect(log).toHaveAttribute("aria-busy", "true");
    await userEvent.click(canvas.getByRole("button", { name: "All is here" }));
    await waitFor(() => expect(log).toHaveAttribute("aria-live", "polite"));
    await expect(log).toHaveAttribute("aria-busy", "false");
  },
};
