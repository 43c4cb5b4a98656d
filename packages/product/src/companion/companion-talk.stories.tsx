import { Button } from "@aangan/ui/button/button.tsx";
import { onDesktop, onPhone } from "@aangan/ui/dialog/phone.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { CompanionOpening } from "./companion-opening";
import { CompanionTalk, type CompanionTalkProps } from "./companion-talk";
import type { TalkEntry } from "./types";

const minute = 60_000;
const from = Date.parse("2026-11-20T15:00:00Z");

function talk(...said: [from: TalkEntry["from"], text: string, over?: Partial<TalkEntry>][]): TalkEntry[] {
  return said.map(([who, text, over], index) => ({
    id: `e${index}`,
    seq: index + 1,
    from: who,
    text,
    createdAt: new Date(from + index * minute).toISOString(),
    ...over,
  }));
}

const short = talk(
  ["notice", "Tara is a program, not a person. It can be wrong. In a crisis, call or text 988."],
  ["member", "I feel out of place at work. Everybody laughs at things I do not get."],
  ["companion", "That is tiring in a quiet way. You smile along, and go home with nothing."],
  ["companion", "Which moment of this week sits with you most?"],
  ["member", "The lunch on Tuesday."],
);

const meta = {
  title: "Companions/Talk",
  component: CompanionTalk,
  parameters: { bare: true },
  args: {
    companion: "tara",
    entries: short,
    answer: null,
    timeZone: "America/Los_Angeles",
    hasEarlier: false,
    onLoadEarlier: fn(),
    onRetry: fn(),
    onFetch: fn(),
    labels: {
      locale: "en-US",
      list: "Chat with Tara",
      you: "You",
      companion: "Tara",
      thinking: "Tara is thinking",
      answering: "Tara is answering",
      sending: "Sending",
      failed: "Not sent",
      retry: "Try again",
      fetch: "Get answer",
      today: "Today",
      yesterday: "Yesterday",
      earlier: "Show earlier messages",
      loadingEarlier: "Loading earlier messages",
      start: "This is the start of your chat.",
      jumpToNewest: "Jump to the newest message",
    },
  },
  decorators: [
    (Story) => (
      <div className="flex h-[640px] flex-col bg-bg">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CompanionTalk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A talk without a reply in progress. The tile is next to the first bubble of a group. */
export const Default: Story = {
  ...onDesktop,
  play: async ({ canvas }) => {
    const log = canvas.getByRole("log", { name: "Chat with Tara" });
    await expect(log).toHaveTextContent("Tara: Which moment of this week sits with you most?");
    await expect(log).toHaveTextContent("Tara is a program, not a person.");
  },
};

const opening = (onBegin = fn()) => (
  <CompanionOpening
    companion="tara"
    title="Tara is a program, not a person"
    text="It answers from what you write here, anytime, and it can be wrong. If you want a person, there's your coach."
    beginLabel="Start anywhere, or with one of these"
    beginnings={[{ text: "I feel out of place here" }, { text: "घर की बहुत याद आती है", lang: "hi" }]}
    onBegin={onBegin}
  />
);

const begun = fn();

/** Before the first message. */
export const Opening: Story = {
  ...onPhone,
  args: { entries: [], opening: opening(begun) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: "Tara is a program, not a person" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "घर की बहुत याद आती है" }));
    await expect(begun).toHaveBeenCalledWith("घर की बहुत याद आती है");
  },
};

/** A companion that does not answer this member. */
export const Locked: Story = {
  ...onPhone,
  args: {
    companion: "arjun",
    entries: [],
    opening: (
      <CompanionOpening
        companion="arjun"
        title="Arjun is part of Aangan Premium"
        text="Arjun answers while you have a free trial or a plan."
        action={<Button>Join Aangan Premium</Button>}
      />
    ),
  },
};

/** Buddy, before the first message. */
export const BuddyOpening: Story = {
  args: {
    companion: "buddy",
    entries: [],
    opening: (
      <CompanionOpening companion="buddy" title="Buddy is a program, not a person" text="It answers at any hour." />
    ),
  },
};

/** The pause before a reply, which is announced. */
export const Thinking: Story = {
  args: { answer: { phase: "thinking" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Tara is thinking")).toBeInTheDocument();
    await expect(canvas.getByRole("log")).not.toHaveTextContent("Tara is thinking");
  },
};

const coming = "Lunches are the hardest, there is no task to hide behind. What did you";

/** A reply in progress. Stories disable motion, so an unfinished sentence is hidden. */
export const Writing: Story = {
  args: { answer: { phase: "writing", text: coming } },
  play: async ({ canvas }) => {
    const shown = "Lunches are the hardest, there is no task to hide behind.";
    await expect(canvas.getByText(shown)).toBeVisible();
    await expect(canvas.getByText("Tara is answering")).toBeInTheDocument();
    await expect(canvas.getByRole("log")).not.toHaveTextContent(shown);
  },
};

/** No complete sentence received yet: with reduced motion it still shows that it thinks. */
export const FirstWords: Story = {
  args: { answer: { phase: "writing", text: "Lunches are" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Tara is thinking")).toBeInTheDocument();
    await expect(canvas.queryByText("Lunches are")).toBeNull();
  },
};

/** The reply is complete and in the log, once. */
export const Answered: Story = {
  render: (args) => <Finishing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Finish" }));
    await expect(canvas.getAllByText(/Lunches are the hardest/)).toHaveLength(1);
    await expect(canvas.getByRole("log")).toHaveTextContent("What did you do?");
    await expect(canvas.queryByText("Tara is answering")).toBeNull();
  },
};

function Finishing(props: CompanionTalkProps) {
  const [done, setDone] = useState(false);
  const whole: TalkEntry = {
    id: "whole",
    seq: 6,
    from: "companion",
    text: `${coming} do?`,
    createdAt: "2026-11-20T15:06:00Z",
  };
  return (
    <>
      <CompanionTalk
        {...props}
        entries={done ? [...props.entries, whole] : props.entries}
        answer={done ? null : { phase: "writing", text: coming }}
      />
      <Button onClick={() => setDone(true)}>Finish</Button>
    </>
  );
}

/** The connection broke in the middle: the received part stays, and the rest can be requested. */
export const Stopped: Story = {
  ...onPhone,
  args: {
    answer: { phase: "stopped", text: coming, sentence: "The answer was cut off. What you wrote is saved." },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(coming)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Get answer" }));
    await expect(args.onFetch).toHaveBeenCalled();
  },
};

/** A message that failed, and one in flight. */
export const NotSent: Story = {
  ...onPhone,
  args: {
    entries: [
      ...short,
      ...talk(
        ["member", "I ate alone.", { id: "f", seq: null, status: "failed", createdAt: "2026-11-20T15:09:00Z" }],
        ["member", "Again.", { id: "w", seq: null, status: "waiting", createdAt: "2026-11-20T15:10:00Z" }],
      ),
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText("Sending")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledWith(expect.objectContaining({ id: "f", text: "I ate alone." }));
  },
};

/** Earlier messages could not be fetched. */
export const EarlierFailed: Story = {
  args: { hasEarlier: true, earlierFailed: "Something went wrong. Please try again." },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Something went wrong.");
    await userEvent.click(canvas.getByRole("button", { name: "Show earlier messages" }));
    await expect(args.onLoadEarlier).toHaveBeenCalled();
  },
};

/** English, Hindi, Hinglish and Tamil, each with its lang attribute where the script identifies it. */
export const ManyScripts: Story = {
  ...onPhone,
  args: {
    entries: talk(
      ["member", "घर की बहुत याद आती है, और यहाँ कोई समझता नहीं।"],
      ["companion", "याद आना कमज़ोरी नहीं है। आज घर की कौन सी बात सबसे पास लगी?"],
      ["member", "Maa ki chai. Roz subah."],
      ["member", "மனசு ரொம்ப பாரமா இருக்கு. யாருகிட்ட சொல்றதுன்னு தெரியல."],
      ["companion", "இங்க எழுதலாம். முதல்ல ஒரு மெதுவான மூச்சு."],
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/याद आना/)).toHaveAttribute("lang", "hi");
    await expect(canvas.getByText(/மெதுவான/)).toHaveAttribute("lang", "ta");
    await expect(canvas.getByText(/Maa ki chai/)).not.toHaveAttribute("lang");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
