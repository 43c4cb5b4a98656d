import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/button";
import { Dialog, DialogContent, DialogHeader, DialogTitle, DialogTrigger } from "../dialog/dialog";
import { onPhone } from "../dialog/phone";
import { Drawer, DrawerBody, DrawerContent, DrawerTitle, DrawerTrigger } from "../drawer/drawer";
import { QUICK_EXIT_WINDOW_MS } from "./leave";
import { ownEscape } from "./own-escape";
import { QuickExitProvider, useQuickExit } from "./provider";
import { QuickExit } from "./quick-exit";

const meta = {
  title: "Safety/Quick exit",
  component: QuickExitProvider,
  args: {
    href: "https://weather.example/",
    label: "Quick exit",
    hint: "Or press Esc twice.",
    leave: fn(),
    children: <QuickExit />,
  },
} satisfies Meta<typeof QuickExitProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = "Quick exit Or press Esc twice.";

/** One press, or Esc twice. A single Esc does nothing, and a held key counts once. */
export const Leaves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(QUICK_EXIT_WINDOW_MS).toBe(1000);
    await userEvent.keyboard("{Escape}");
    await fireEvent.keyDown(document.body, { key: "Escape", repeat: true });
    await fireEvent.keyDown(document.body, { key: "Escape", isComposing: true });
    await expect(args.leave).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(args.leave).toHaveBeenCalledOnce();
    await expect(args.leave).toHaveBeenCalledWith("https://weather.example/", []);
    await userEvent.click(canvas.getByRole("link", { name }));
    await expect(args.leave).toHaveBeenCalledTimes(2);
  },
};

function WithDialog() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Open</Button>
      </DialogTrigger>
      <DialogContent closeLabel="Close" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Schedule Session</DialogTitle>
        </DialogHeader>
        <div className="p-6">
          <Button>Confirm</Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Also from inside a dialog, which stops Esc events. */
export const FromDialog: Story = {
  args: { children: <WithDialog /> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}{Escape}");
    await expect(args.leave).toHaveBeenCalledOnce();
  },
};

function HearsFrame() {
  const exit = useQuickExit();
  return <Button onClick={() => exit?.press()}>Esc in a frame</Button>;
}

/** From a third-party frame, which only reports that Esc was pressed; the other press may be outside of it. */
export const FromFrame: Story = {
  args: { children: <HearsFrame /> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.leave).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(args.leave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.leave).toHaveBeenCalledTimes(2);
  },
};

/** A press that closes something where people write does not count; the next two do. */
export const OwnEscape: Story = {
  args: {
    children: (
      <div {...{ [ownEscape]: "" }}>
        <Button>Cancels with Esc</Button>
      </div>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cancels with Esc" }));
    await userEvent.keyboard("{Escape}{Escape}");
    await expect(args.leave).not.toHaveBeenCalled();
    canvas.getByRole("button", { name: "Cancels with Esc" }).blur();
    await userEvent.keyboard("{Escape}{Escape}");
    await expect(args.leave).toHaveBeenCalledOnce();
  },
};

/** On a phone, which has no Esc: the control is above the scrim, and is not focused when the dialog opens. */
export const OverScrim: Story = {
  ...onPhone,
  args: { children: <WithDialog /> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    const exit = await screen.findByRole("link", { name });
    await expect(exit).not.toHaveFocus();
    await waitFor(() => expect(exit.getBoundingClientRect().top).toBe(8));
    const { x, y, width, height } = exit.getBoundingClientRect();
    await expect(exit).toContainElement(document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement);
    await userEvent.click(exit);
    await expect(args.leave).toHaveBeenCalledOnce();
  },
};

/** In a drawer it is next to the close button. */
export const InDrawer: Story = {
  ...onPhone,
  args: {
    children: (
      <Drawer>
        <DrawerTrigger asChild>
          <Button>Menu</Button>
        </DrawerTrigger>
        <DrawerContent closeLabel="Close">
          <DrawerTitle>Menu</DrawerTitle>
          <DrawerBody>Coaches</DrawerBody>
        </DrawerContent>
      </Drawer>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }));
    await userEvent.click(await screen.findByRole("link", { name }));
    await expect(args.leave).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { ...onPhone, args: { children: <QuickExit iconOnly="narrow" /> } };

export const ManyScripts: Story = { ...onPhone, args: { label: "உடனே வெளியேறு, तुरंत बाहर" } };
