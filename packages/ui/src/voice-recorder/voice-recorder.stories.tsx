import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { storyWords } from "../attachment/words";
import { onPhone } from "../dialog/phone";
import { VoiceRecorder, type VoiceRecorderLabels } from "./voice-recorder";

const labels: VoiceRecorderLabels = {
  title: "Voice message",
  asking: "Your browser is asking to use your microphone.",
  recording: "Recording",
  timeOf: (at, most) => `${at} of ${most}`,
  stop: "Stop recording",
  discard: "Discard recording",
  send: "Send voice message",
  recorded: "Listen to it, then send or discard it.",
  limitReached: (most) => `Recording stopped at the limit of ${most}.`,
  denied: {
    title: "The microphone is blocked",
    text: "Allow it for this page in your browser's settings, then try again.",
  },
  missing: { title: "No microphone found", text: "Connect one, then try again." },
  unsupported: { title: "This browser can't record", text: "You can attach an audio file instead." },
  failed: { title: "The recording failed", text: "Something interrupted the microphone. Please try again." },
  again: "Try again",
  close: "Close",
  player: storyWords,
};

/** Returns a tone instead of a microphone. */
async function tone(): Promise<MediaStream> {
  const context = new AudioContext();
  const sound = new OscillatorNode(context, { frequency: 220 });
  const end = context.createMediaStreamDestination();
  sound.connect(new GainNode(context, { gain: 0.2 })).connect(end);
  sound.start();
  return end.stream;
}

/** Returns a microphone without data. */
async function nothing(): Promise<MediaStream> {
  const context = new AudioContext();
  await context.suspend();
  return context.createMediaStreamDestination().stream;
}

const refuse = (name: string) => () => Promise.reject(new DOMException("No sound here.", name));
const onSend = fn();
const onClose = fn();

const meta = {
  title: "Chat/Voice recorder",
  component: VoiceRecorder,
  args: { labels, maxSeconds: 600, nameOf: (ending: string) => `Voice message.${ending}`, onSend, onClose, open: tone },
  ...onPhone,
} satisfies Meta<typeof VoiceRecorder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From recording to sending: recorded, played, sent. The microphone is released as soon as it is not needed. */
export const Records: Story = {
  render: (args) => (
    <div className="flex flex-col gap-3">
      <VoiceRecorder {...args} />
      <VoiceRecorder {...args} labels={{ ...labels, title: "Short" }} maxSeconds={0.2} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    onSend.mockClear();
    const stop = (await canvas.findAllByRole("button", { name: "Stop recording" }))[0];
    if (!stop) throw new Error("nothing is recorded");
    // The second recording stops at its limit.
    await expect(await canvas.findByText(/Recording stopped at the limit/)).toBeVisible();
    await userEvent.click(stop);
    await expect(await canvas.findByRole("button", { name: "Play Voice message" })).toBeVisible();
    const [send] = canvas.getAllByRole("button", { name: "Send voice message" });
    if (send) await userEvent.click(send);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    const [file, length] = onSend.mock.calls[0] as [File, number];
    await expect(file.type).toMatch(/^audio\/\w+$/);
    await expect(file.name).toMatch(/^Voice message\.\w+$/);
    await expect(Math.min(file.size, length)).toBeGreaterThan(0);
  },
};

/** The browser's permission request, which the story answers. */
let allow: (stream: MediaStream) => void;
let deny: (reason: DOMException) => void;

/**
 * Focus stays in the recorder while its buttons change: on cancel while the browser asks, then on Stop, then on Send.
 */
export const KeepsFocus: Story = {
  args: {
    open: () =>
      new Promise((resolve, reject) => {
        allow = resolve;
        deny = reject;
      }),
  },
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear();
    const focused = (name: string) => waitFor(() => expect(canvas.getByRole("button", { name })).toHaveFocus());
    await focused("Close");
    deny(new DOMException("No sound here.", "NotAllowedError"));
    await expect(await canvas.findByText(labels.denied.text, { exact: false })).toBeVisible();
    await focused("Close");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText(labels.asking)).toBeVisible();
    await focused("Close");
    allow(await tone());
    await focused("Stop recording");
    await userEvent.keyboard("{Enter}");
    await focused("Send voice message");
    await userEvent.keyboard("{Enter}");
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

/** Permission pending, denied, no microphone, and broken: each shows a next step, and releases the microphone. */
export const Troubles: Story = {
  render: (args) => (
    <div className="flex flex-col gap-3">
      <VoiceRecorder {...args} open={() => new Promise<MediaStream>(() => {})} />
      <VoiceRecorder {...args} labels={{ ...labels, title: "Blocked" }} open={refuse("NotAllowedError")} />
      <VoiceRecorder {...args} labels={{ ...labels, title: "Missing" }} open={refuse("NotFoundError")} />
      <VoiceRecorder {...args} labels={{ ...labels, title: "Broken" }} open={refuse("NotReadableError")} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    onClose.mockClear();
    await expect(await canvas.findByText(labels.asking)).toBeVisible();
    for (const trouble of [labels.denied, labels.missing, labels.failed]) {
      await expect(await canvas.findByText(trouble.text, { exact: false })).toBeVisible();
    }
    const [first] = canvas.getAllByRole("button", { name: "Close" });
    if (first) await userEvent.click(first);
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

/** A double press records for a moment; without audio an error is shown, and nothing can be sent. */
export const PressedAtOnce: Story = {
  render: (args) => (
    <div className="flex flex-col gap-3">
      <VoiceRecorder {...args} />
      <VoiceRecorder {...args} labels={{ ...labels, title: "Dead" }} open={nothing} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const stop of await canvas.findAllByRole("button", { name: "Stop recording" })) await userEvent.click(stop);
    await expect(await canvas.findByText(labels.failed.text, { exact: false })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Play Voice message" })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Send voice message" })).toHaveLength(1);
  },
};
