import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/button";
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from "../dialog/dialog";
import { onPhone } from "../dialog/phone";
import { type LateDialog, type LateDialogProps, lateDialog } from "./late-dialog";

interface PostProps extends LateDialogProps {
  title: string;
}

function Post({ title, onClose }: PostProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent closeLabel="Close" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody>Nobody at home asks how the week was.</DialogBody>
      </DialogContent>
    </Dialog>
  );
}

const words = {
  failed: "This could not be opened",
  text: "We could not reach the server. Please check your connection and try again.",
  retry: "Try again",
  loading: "Loading",
  close: "Close",
};

/** A dialog whose file comes when it is told to: one `come` or `fail` for each time it is asked for. */
function slow() {
  const asked: { come: () => void; fail: () => void }[] = [];
  const Door = lateDialog(
    () =>
      new Promise<ComponentType<PostProps>>((resolve, reject) => {
        asked.push({ come: () => resolve(Post), fail: () => reject(new Error("no network")) });
      }),
    words,
  );
  return { Door, asked };
}

function Pressed({ Door }: { Door: LateDialog<PostProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Read</Button>
      {open ? <Door title="The week" onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const meta = {
  title: "Overlays/Late dialog",
  component: Pressed,
  args: { Door: slow().Door },
} satisfies Meta<typeof Pressed>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = slow();

/** It does not come: that is said, and asked once more. Closed, the focus is back with what was pressed. */
export const DoesNotCome: Story = {
  ...onPhone,
  args: { Door: first.Door },
  play: async ({ canvas, userEvent }) => {
    const read = canvas.getByRole("button", { name: "Read" });
    await userEvent.click(read);
    first.asked[0]?.fail();
    await expect(await screen.findByRole("alert")).toHaveTextContent("could not be opened");
    const again = screen.getByRole("button", { name: "Try again" });
    await userEvent.click(again);
    first.asked[1]?.come();
    await screen.findByRole("dialog", { name: "The week" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(read).toHaveFocus());
    // It is kept: no second fetching.
    await userEvent.click(read);
    await screen.findByRole("dialog", { name: "The week" });
    await expect(first.asked).toHaveLength(2);
  },
};

const second = slow();

/** It is on its way for longer than a moment: the press is answered, and can be taken back. */
export const OnItsWay: Story = {
  args: { Door: second.Door },
  play: async ({ canvas, userEvent }) => {
    const read = canvas.getByRole("button", { name: "Read" });
    await userEvent.click(read);
    await screen.findByRole("dialog", { name: "Loading" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(read).toHaveFocus());
    await userEvent.click(read);
    await screen.findByRole("dialog", { name: "Loading" });
    await expect(second.asked).toHaveLength(1);
  },
};

const third = slow();

/** It comes in the moment in which waiting for it is to be shown, before that is drawn: it opens, and nothing stands in its place. */
export const ComesInThatMoment: Story = {
  args: { Door: third.Door },
  play: async ({ canvas, userEvent }) => {
    const real = window.setTimeout;
    let time = () => {};
    const read = canvas.getByRole("button", { name: "Read" });
    window.setTimeout = ((run: () => void, ms?: number, ...rest: unknown[]) => {
      if (ms !== 400) return real(run, ms, ...rest);
      time = run;
      return 0;
    }) as typeof window.setTimeout;
    try {
      await userEvent.click(read);
      await waitFor(() => expect(third.asked).toHaveLength(1));
    } finally {
      window.setTimeout = real;
    }
    time();
    third.asked[0]?.come();
    await screen.findByRole("dialog", { name: "The week" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(read).toHaveFocus());
  },
};

const fourth = slow();

/** It comes while something stands in its place: that goes, and the focus returns to what was pressed in the end. */
export const ComesAfterAWhile: Story = {
  args: { Door: fourth.Door },
  play: async ({ canvas, userEvent }) => {
    const read = canvas.getByRole("button", { name: "Read" });
    await userEvent.click(read);
    await screen.findByRole("dialog", { name: "Loading" });
    fourth.asked[0]?.come();
    await screen.findByRole("dialog", { name: "The week" });
    await expect(screen.queryByRole("dialog", { name: "Loading" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(read).toHaveFocus());
  },
};
