import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { MessageBubble } from "../chat/message";
import { onPhone } from "../dialog/phone";
import { AttachButton } from "./attach-button";
import { AttachmentTray, type TrayLabels } from "./attachment-tray";
import { AttachmentView } from "./attachment-view";
import { sampleFile, samplePicture, sampleSound } from "./samples";
import type { Attachment } from "./types";
import { storyWords as labels } from "./words";

const meta = {
  title: "Chat/Attachments",
  component: AttachmentView,
  args: { attachment: sampleFile({}), labels },
} satisfies Meta<typeof AttachmentView>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = { time: "9:02 PM", dateTime: "2026-11-22T05:02:00Z" };
const wide = { kind: "image", contentType: "image/jpeg", width: 1600, height: 1000, size: 1_310_720 } as const;

function Bubble({ side, file, text }: { side: "sent" | "received"; file: Attachment; text?: string }) {
  return (
    <MessageBubble
      side={side}
      author={side === "sent" ? "You" : "Meenakshi"}
      {...at}
      attachment={<AttachmentView attachment={file} labels={labels} />}
    >
      {text}
    </MessageBubble>
  );
}

/** Every kind in a bubble, with and without words, and what could not be loaded. */
export const Kinds: Story = {
  ...onPhone,
  render: () => (
    <div className="flex flex-col gap-2">
      <Bubble
        side="received"
        file={sampleFile({ ...wide, id: "1", name: "terrace.jpg", url: samplePicture(1600, 1000) })}
        text="The terrace this morning."
      />
      <Bubble
        side="sent"
        file={sampleFile({ ...wide, id: "2", name: "tall.png", width: 300, height: 900, url: samplePicture(300, 900) })}
      />
      <Bubble side="received" file={sampleFile({ ...wide, id: "3", name: "gone.jpg", url: "data:image/png,no" })} />
      <Bubble
        side="sent"
        file={sampleFile({ kind: "voice", name: "Voice message", url: sampleSound(2), durationMs: 2000 })}
      />
      <Bubble
        side="received"
        file={sampleFile({ kind: "voice", name: "Broken voice", url: "data:audio/webm,no", durationMs: 61_000 })}
      />
      <Bubble side="sent" file={sampleFile({})} text="Can we go through this on Tuesday?" />
      <Bubble
        side="received"
        file={sampleFile({ name: "நன்றி-a-name-without-any-place-to-break-that-goes-on-and-on-and-on.docx", size: 900 })}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText("We couldn't load this picture.")).toBeVisible());
    const picture = canvas.getByRole("button", { name: "Open picture terrace.jpg" });
    await expect(picture.getBoundingClientRect().width / picture.getBoundingClientRect().height).toBeCloseTo(1.6, 1);
    await userEvent.click(picture);
    const dialog = await screen.findByRole("dialog", { name: "terrace.jpg" });
    await expect(dialog).toContainElement(screen.getByRole("img", { name: "Picture terrace.jpg" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(picture).toHaveFocus());

    const place = canvas.getByRole("slider", { name: "Position in Voice message" });
    await userEvent.click(canvas.getByRole("button", { name: "Play Voice message" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Pause Voice message" }));
    await canvas.findByRole("button", { name: "Play Voice message" });
    place.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(place).toHaveAttribute("aria-valuetext", "0:02 of 0:02");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(place).toHaveAttribute("aria-valuetext", "0:00 of 0:02");

    await userEvent.click(canvas.getByRole("button", { name: "Play Broken voice" }));
    await expect(await canvas.findByText(/couldn't play/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Download Letter to my landlord.pdf PDF · 240 kB" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const words: TrayLabels = {
  locale: "en-US",
  tray: "Attached file",
  uploading: (name) => `Uploading ${name}`,
  share: (percent) => `${percent}%`,
  ready: "Ready to send",
  sends: "Will be sent once it's uploaded",
  lost: (name) => `${name} wasn't uploaded before you left the page.`,
  cancel: "Cancel upload",
  remove: "Remove file",
  again: "Try again",
  choose: "Choose the file again",
  chooseOther: "Choose another file",
};
const actions = { onAgain: fn(), onChoose: fn(), onRemove: fn() };
const onFiles = fn();

/** The file for the next message: uploading, uploaded, failed, rejected, lost. And the button that chooses one. */
export const Tray: Story = {
  ...onPhone,
  render: () => {
    const tray = { labels: words, ...actions };
    return (
      <div className="flex flex-col">
        <AttachmentTray
          {...tray}
          name="terrace.jpg"
          size={1_310_720}
          kind="image"
          previewUrl={samplePicture(160, 100)}
          state={{ phase: "uploading", share: 0.426, sends: false }}
        />
        <AttachmentTray
          {...tray}
          labels={{ ...words, tray: "Second file" }}
          name="Voice message"
          size={41_000}
          kind="voice"
          state={{ phase: "uploading", share: 0, sends: true }}
        />
        <AttachmentTray
          {...tray}
          labels={{ ...words, tray: "Third file" }}
          name="Letter to my landlord, second version, with the dates.pdf"
          size={245_760}
          kind="document"
          state={{ phase: "ready" }}
        />
        <AttachmentTray
          {...tray}
          labels={{ ...words, tray: "Fourth file" }}
          name="letter.pdf"
          size={245_760}
          kind="document"
          state={{ phase: "failed", message: "We couldn't reach the server.", again: true }}
        />
        <AttachmentTray
          {...tray}
          labels={{ ...words, tray: "Fifth file" }}
          name="page.html"
          size={2_000}
          kind="document"
          state={{ phase: "failed", message: "You can't send this type of file.", again: false }}
        />
        <AttachmentTray
          {...tray}
          labels={{ ...words, tray: "Sixth file" }}
          name="terrace.jpg"
          size={1_310_720}
          kind="image"
          state={{ phase: "lost" }}
        />
        <AttachButton label="Attach a file" accept=".pdf,application/pdf" onFiles={onFiles} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const action of [...Object.values(actions), onFiles]) action.mockClear();
    await expect(canvas.getByRole("progressbar", { name: "Uploading terrace.jpg" })).toHaveAttribute(
      "aria-valuenow",
      "42",
    );
    const [cancel] = canvas.getAllByRole("button", { name: "Cancel upload" });
    if (cancel) await userEvent.click(cancel);
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect([actions.onRemove, actions.onAgain].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    await userEvent.click(canvas.getByRole("button", { name: "Choose the file again" }));
    await userEvent.click(canvas.getByRole("button", { name: "Choose another file" }));
    await expect(actions.onChoose).toHaveBeenCalledTimes(2);

    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("there is nothing to choose a file with");
    const file = new File(["words"], "letter.pdf", { type: "application/pdf" });
    await userEvent.upload(input, file);
    await expect(onFiles).toHaveBeenCalledWith([file]);
  },
};
