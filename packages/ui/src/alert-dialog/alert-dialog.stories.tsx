import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/button";
import { onPhone } from "../dialog/phone";
import { AlertDialog, AlertDialogFrame, type AlertDialogProps } from "./alert-dialog";

const meta = {
  title: "Overlays/Alert dialog",
  component: AlertDialog,
  args: {
    trigger: <Button variant="secondary">Delete chat</Button>,
    title: "Delete this conversation?",
    description: "Your history with Meenakshi will be deleted within 24 hours. This cannot be undone.",
    confirmLabel: "Delete conversation",
    pendingLabel: "Deleting...",
    cancelLabel: "Keep it",
    destructive: true,
    onConfirm: fn<AlertDialogProps["onConfirm"]>(() => undefined),
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens with focus on the cancel button; Esc cancels too. */
export const Destructive: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Delete chat" });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole("button", { name: "Keep it" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("button", { name: "Delete conversation" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(trigger);
    await screen.findByRole("alertdialog");
  },
};

/** While the action runs, nothing closes it and a second press does nothing. */
export const Waiting: Story = {
  args: { onConfirm: fn<AlertDialogProps["onConfirm"]>(() => new Promise<undefined>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete chat" }));
    await userEvent.click(await screen.findByRole("button", { name: "Delete conversation" }));
    const waiting = await screen.findByRole("button", { name: "Deleting..." });
    await userEvent.click(waiting);
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog")).toBeVisible();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** On failure it stays open and shows the error. */
export const Failed: Story = {
  args: {
    onConfirm: fn<AlertDialogProps["onConfirm"]>(() =>
      Promise.resolve("The conversation could not be deleted. Try again in a minute."),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete chat" }));
    await userEvent.click(await screen.findByRole("button", { name: "Delete conversation" }));
    await expect(await screen.findByText(/could not be deleted/)).toBeVisible();
  },
};

export const Sheet: Story = {
  ...onPhone,
  args: {
    title: "இந்த உரையாடலை நீக்கவா?",
    description: "मीनाक्षी के साथ आपकी बातचीत 24 घंटे में मिटा दी जाएगी। यह वापस नहीं आएगी।",
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete chat" }));
    await screen.findByRole("alertdialog");
  },
};

const back = fn();

/** A question that the user did not request: it opens with focus on the answer that changes nothing. */
export const Unasked: Story = {
  render: () => (
    <AlertDialogFrame
      title="Still there?"
      description="You've been inactive for a while."
      backLabel="Stay logged in"
      onBack={back}
    >
      <Button variant="secondary">Log out now</Button>
    </AlertDialogFrame>
  ),
  play: async ({ userEvent }) => {
    const stay = await screen.findByRole("button", { name: "Stay logged in" });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(back).toHaveBeenCalledOnce();
    await userEvent.click(stay);
    await expect(back).toHaveBeenCalledTimes(2);
  },
};
