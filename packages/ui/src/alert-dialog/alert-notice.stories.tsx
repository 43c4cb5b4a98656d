import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/button";
import { AlertNotice, type AlertNoticeProps } from "./alert-notice";

function Asking(props: AlertNoticeProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Continue with Google
      </Button>
      {open ? <AlertNotice {...props} onClose={close} /> : null}
    </>
  );
}

const meta = {
  title: "Overlays/Alert notice",
  component: AlertNotice,
  render: (args) => <Asking {...args} />,
  args: {
    title: "Continue with Google",
    description: "This feature will be implemented in the future. For now, please use your password.",
    closeLabel: "Close",
    onClose: () => undefined,
  },
} satisfies Meta<typeof AlertNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One button; Esc does the same, and focus returns to the trigger. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Continue with Google" });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole("alertdialog", { name: "Continue with Google" });
    await expect(dialog).toHaveAccessibleDescription(/will be implemented in the future/);
    await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
