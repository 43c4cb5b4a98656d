import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { onPhone } from "../dialog/phone";
import { Composer, type ComposerProps } from "./composer";

function Kept(args: ComposerProps) {
  const [value, setValue] = useState(args.value);
  return <Composer {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Chat/Composer",
  component: Composer,
  parameters: { bare: true },
  args: {
    value: "",
    onValueChange: fn(),
    onSend: fn(),
    label: "Message",
    placeholder: "Message Meenakshi",
    sendLabel: "Send",
    limit: 200,
    leftLabel: (left: number) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter sends, Shift+Enter starts a line, blank text is not sent, and the composer never clears the text. */
export const WithKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "Message" });
    const send = canvas.getByRole("button", { name: "Send" });
    await expect(send).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(box, "   {Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.type(box, "One{Shift>}{Enter}{/Shift}two{Enter}");
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith("One\ntwo");
    await expect(box).toHaveValue("One\ntwo");
    await expect(box).toHaveFocus();
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(send.getBoundingClientRect().width).toBe(48);
    await expect(send.getBoundingClientRect().height).toBe(48);
  },
};

/** With a file, text is optional. A pasted picture is passed to `onFiles`, pasted text stays in the box. */
export const WithFile: Story = {
  args: { withoutText: true, onFiles: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "Message" });
    const paste = (fill: (data: DataTransfer) => void) => {
      const clipboardData = new DataTransfer();
      fill(clipboardData);
      box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    };
    const picture = new File(["dots"], "image.png", { type: "image/png" });
    paste((data) => {
      data.items.add(picture);
      data.setData("text/plain", "A cell of a table");
    });
    await expect(args.onFiles).not.toHaveBeenCalled();
    paste((data) => data.items.add(picture));
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: "image.png" })]);
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(args.onSend).toHaveBeenCalledWith("");
  },
};

/** Enter that selects a word in a Hindi or Tamil input method does not send. */
export const InputMethod: Story = {
  args: { value: "मैं ठीक" },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Message" });
    await fireEvent.keyDown(box, { key: "Enter", isComposing: true });
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(box, { key: "Enter" });
    await expect(args.onSend).toHaveBeenCalledWith("मैं ठीक");
  },
};

/** While sending, the text stays and cannot be sent twice. */
export const Sending: Story = {
  args: { value: "I am so tired.", sending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole("textbox")).toHaveValue("I am so tired.");
  },
};

/** Near the limit the remaining characters are shown; characters of every script count as one. */
export const NearTheLimit: Story = {
  args: { value: `${"அ".repeat(90)}${"a".repeat(95)}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("15 characters left")).toBeVisible();
  },
};

/** Too long: shows an error, and cannot be sent. */
export const TooLong: Story = {
  args: { value: "a".repeat(215) },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("textbox");
    await expect(box).toHaveAttribute("aria-invalid", "true");
    await expect(box).toHaveAccessibleDescription("15 characters too many");
    await userEvent.type(box, "{Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** It grows with the text up to its greatest height, then scrolls. */
export const Grows: Story = {
  args: { limit: undefined, maxHeight: 120 },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("textbox");
    const small = box.getBoundingClientRect().height;
    await expect(small).toBe(48);
    await userEvent.type(box, "one{Shift>}{Enter}{/Shift}two");
    const grown = box.getBoundingClientRect().height;
    await expect(grown).toBeGreaterThan(small);
    await userEvent.type(box, "{Shift>}{Enter}{Enter}{Enter}{Enter}{Enter}{/Shift}end");
    await expect(box.getBoundingClientRect().height).toBe(120);
    await userEvent.clear(box);
    await expect(box.getBoundingClientRect().height).toBe(48);
  },
};

/** Where sending is the page's main action, the button has a word. */
export const WithSendText: Story = {
  ...onPhone,
  args: { value: "I'm here. I read what you wrote.", sendText: "Send" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Send" })).toHaveTextContent("Send");
  },
};

export const Disabled: Story = {
  ...onPhone,
  args: { disabled: true, value: "", error: "You can write again once you have chosen a coach." },
};

export const ManyScripts: Story = {
  ...onPhone,
  args: { value: "अम्मा से बात करते समय साँस पर ध्यान दीजिए। மூச்சை கவனியுங்கள்.", placeholder: undefined },
};
