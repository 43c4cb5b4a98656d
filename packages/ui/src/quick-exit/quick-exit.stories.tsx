import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen } from "storybook/test";
import { Button } from "../button";
import { Dialog, DialogContent, DialogHeader, DialogTitle, DialogTrigger } from "../dialog";
import { onPhone } from "../dialog/phone";
import { QUICK_EXIT_WINDOW_MS, QuickExit } from "./quick-exit";

const meta = {
  title: "Safety/Quick exit",
  component: QuickExit,
  args: {
    href: "https://weather.example/",
    label: "Quick exit",
    hint: "Or press Esc twice.",
    leave: fn(),
  },
} satisfies Meta<typeof QuickExit>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One press, or Esc twice. One Esc does nothing, and a key held down counts once. */
export const Leaves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(QUICK_EXIT_WINDOW_MS).toBe(1000);
    await userEvent.keyboard("{Escape}");
    await fireEvent.keyDown(document.body, { key: "Escape", repeat: true });
    await fireEvent.keyDown(document.body, { key: "Escape", isComposing: true });
    await expect(args.leave).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(args.leave).toHaveBeenCalledOnce();
    await expect(args.leave).toHaveBeenCalledWith("https://weather.example/");
    await userEvent.click(canvas.getByRole("link", { name: "Quick exit Or press Esc twice." }));
    await expect(args.leave).toHaveBeenCalledTimes(2);
  },
};

/** Also from inside a dialog, which keeps Esc for itself. */
export const FromDialog: Story = {
  render: (args) => (
    <>
      <QuickExit {...args} />
      <Dialog>
        <DialogTrigger asChild>
          <Button>Open</Button>
        </DialogTrigger>
        <DialogContent aria-describedby={undefined}>
          <DialogHeader>
            <DialogTitle>Schedule Session</DialogTitle>
          </DialogHeader>
          <div className="p-6">
            <Button>Confirm</Button>
          </div>
        </DialogContent>
      </Dialog>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}{Escape}");
    await expect(args.leave).toHaveBeenCalledOnce();
  },
};

export const Compact: Story = { ...onPhone, args: { compact: true } };

export const ManyScripts: Story = { ...onPhone, args: { label: "உடனே வெளியேறு, तुरंत बाहर" } };
