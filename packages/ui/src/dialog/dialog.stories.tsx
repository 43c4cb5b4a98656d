import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../dropdown-menu/dropdown-menu";
import { QuickExitProvider } from "../quick-exit/provider";
import { Textarea } from "../textarea/textarea";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "./dialog";
import { onDesktop, onPhone } from "./phone";

const meta = {
  title: "Overlays/Dialog",
  component: DialogContent,
  args: { closeLabel: "Close", size: "md" },
  render: (args) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Change coach</Button>
      </DialogTrigger>
      <DialogContent {...args}>
        <DialogHeader>
          <DialogTitle>Change your coach</DialogTitle>
          <DialogDescription>Meenakshi will be told, kindly and without reasons.</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <p>Your messages with Meenakshi stay with you. A session that is booked is cancelled without cost.</p>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">Keep Meenakshi</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button>Change coach</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
} satisfies Meta<typeof DialogContent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Centered. Focus stays inside, Esc closes, focus returns. */
export const Centered: Story = {
  ...onDesktop,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Change coach" });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole("dialog", { name: "Change your coach" });
    await expect(dialog).toHaveAccessibleDescription("Meenakshi will be told, kindly and without reasons.");
    for (let press = 0; press < 6; press++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    const box = (await screen.findByRole("dialog")).getBoundingClientRect();
    await expect(Math.abs(box.left + box.right - window.innerWidth)).toBeLessThanOrEqual(2);
    await expect(box.width).toBeLessThanOrEqual(700);
  },
};

/** The same component below 768 px: a sheet at the bottom, its actions full-width. */
export const Sheet: Story = {
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change coach" }));
    const dialog = await screen.findByRole("dialog");
    const box = dialog.getBoundingClientRect();
    await expect(Math.round(box.bottom)).toBe(window.innerHeight);
    await expect(box.width).toBe(window.innerWidth);
    const actions = [...dialog.querySelectorAll("button")].filter((button) => /coach|Keep/.test(button.textContent));
    for (const action of actions) await expect(action.getBoundingClientRect().width).toBe(window.innerWidth - 32);
  },
};

/** Drags the handle of a sheet down by the given pixels and releases it. */
async function pull(
  userEvent: Parameters<NonNullable<Story["play"]>>[0]["userEvent"],
  dialog: HTMLElement,
  by: number,
) {
  const handle = dialog.querySelector("[data-sheet-handle]");
  if (!handle) throw new Error("the sheet has no handle");
  await userEvent.pointer([
    { keys: "[TouchA>]", target: handle, coords: { clientX: 180, clientY: 300 } },
    { pointerName: "TouchA", target: handle, coords: { clientX: 180, clientY: 300 + by } },
    { keys: "[/TouchA]", target: handle, coords: { clientX: 180, clientY: 300 + by } },
  ]);
}

/** Dragging the handle down far enough closes the sheet; a short drag does not. */
export const PullDown: Story = {
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Change coach" });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole("dialog");
    await pull(userEvent, dialog, 30);
    await expect(dialog).toBeVisible();
    await expect(dialog.style.translate).toBe("");
    await pull(userEvent, dialog, 180);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A sheet that its caller keeps open, for example while sending, returns to its place after any drag. */
export const PulledAndKept: Story = {
  ...onPhone,
  render: () => (
    <Dialog open>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>It is being sent</DialogTitle>
        </DialogHeader>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole("dialog");
    await pull(userEvent, dialog, 180);
    await waitFor(() => expect(dialog.style.translate).toBe(""));
    await expect(dialog).toBeVisible();
  },
};

/** Simulates a keyboard of `covered` pixels on a phone that does not resize the page. */
function keyboard(covered: number, movedBy = 0): () => void {
  const seen = window.visualViewport;
  if (!seen) throw new Error("this browser has no visual viewport");
  Object.defineProperty(seen, "height", { configurable: true, value: window.innerHeight - covered });
  Object.defineProperty(seen, "offsetTop", { configurable: true, value: movedBy });
  seen.dispatchEvent(new Event("resize"));
  return () => {
    Reflect.deleteProperty(seen, "height");
    Reflect.deleteProperty(seen, "offsetTop");
    seen.dispatchEvent(new Event("resize"));
  };
}

/** A phone's keyboard covers neither the text box nor the actions, and the list beneath stays where it was. */
export const AboveTheKeyboard: Story = {
  ...onPhone,
  render: (args) => (
    <>
      <div className="h-[2000px]" />
      <Dialog defaultOpen>
        <DialogContent {...args} aria-describedby={undefined}>
          <DialogHeader>
            <DialogTitle>New Post</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <p className="h-[360px]">Write as you would in a kitchen with the door open.</p>
            <Textarea aria-label="Your words" rows={2} />
          </DialogBody>
          <div className="h-55 shrink-0">Call or text 988.</div>
          <DialogFooter>
            <Button>Post</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole("dialog");
    window.scrollTo(0, 600);
    const place = window.scrollY;
    const words = screen.getByRole("textbox", { name: "Your words" });
    await userEvent.click(words);
    for (const movedBy of [0, 120]) {
      const close = keyboard(336, movedBy);
      const [top, bottom] = [movedBy, window.innerHeight - 336 + movedBy];
      await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(bottom));
      await expect(dialog.getBoundingClientRect().top).toBeGreaterThan(top);
      // The focused box at once, the other parts when scrolled to.
      for (const part of [words, screen.getByText("Call or text 988."), screen.getByRole("button", { name: "Post" })]) {
        if (part !== words) part.scrollIntoView({ block: "nearest" });
        const box = part.getBoundingClientRect();
        await expect(Math.round(box.bottom)).toBeLessThanOrEqual(bottom);
        await expect(box.top).toBeGreaterThan(top);
      }
      close();
      await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    }
    await expect(window.scrollY).toBe(place);
  },
};

/** Text longer than the window scrolls between the title and the actions, which stay. */
export const LongText: Story = {
  ...onPhone,
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args}>
        <DialogHeader>
          <DialogTitle>சமூக வழிகாட்டுதல்கள் மற்றும் ஒருவரையொருவர் மதித்தல்</DialogTitle>
          <DialogDescription>पढ़िए, फिर लिखिए।</DialogDescription>
        </DialogHeader>
        <DialogBody tabIndex={0}>
          {Array.from(
            { length: 14 },
            (_, index) => `${index + 1}. Write as you would in a kitchen with the door open.`,
          ).map((line) => (
            <p key={line} className="mb-3">
              {line} किसी का नाम मत लिखिए। யாருடைய பெயரையும் எழுதாதீர்கள்.
            </p>
          ))}
        </DialogBody>
        <DialogFooter summary="You can read these again under Community.">
          <DialogClose asChild>
            <Button size="lg">I have read them</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    const box = dialog.getBoundingClientRect();
    await expect(box.top).toBeGreaterThan(0);
    await expect(
      screen.getByRole("button", { name: "I have read them" }).getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(window.innerHeight);
  },
};

function ByState() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open by state</Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="secondary">Menu</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setOpen(true)}>Open from the menu</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent closeLabel="Close" aria-describedby={undefined}>
          <DialogHeader>
            <DialogTitle>Guidelines</DialogTitle>
          </DialogHeader>
          <DialogBody>Read them once.</DialogBody>
        </DialogContent>
      </Dialog>
    </>
  );
}

/** Opened by state instead of a trigger, from a button or from a menu: focus still returns. */
export const OpenedByState: Story = {
  render: () => <ByState />,
  play: async ({ canvas, userEvent }) => {
    for (const [name, item] of [["Open by state"], ["Menu", "Open from the menu"]] as const) {
      const origin = canvas.getByRole("button", { name });
      await userEvent.click(origin);
      if (item) await userEvent.click(await screen.findByRole("menuitem", { name: item }));
      await screen.findByRole("dialog", { name: "Guidelines" });
      await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(origin).toHaveFocus());
    }
  },
};

function Removing() {
  const [left, setLeft] = useState(["Thursday", "Friday"]);
  return (
    <main tabIndex={-1}>
      <section tabIndex={-1} aria-label="Days off">
        <ul>
          {left.map((day) => (
            <li key={day}>
              <Dialog>
                <DialogTrigger asChild>
                  <Button>Take {day} back</Button>
                </DialogTrigger>
                <DialogContent aria-describedby={undefined}>
                  <DialogHeader>
                    <DialogTitle>Take it back?</DialogTitle>
                  </DialogHeader>
                  <DialogFooter>
                    <Button onClick={() => setLeft(left.filter((one) => one !== day))}>Take it back</Button>
                  </DialogFooter>
                </DialogContent>
              </Dialog>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

/** When the trigger is removed, focus moves to its nearest remaining container. */
export const AfterRemoving: Story = {
  render: () => <Removing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Take Friday back" }));
    await userEvent.click(await screen.findByRole("button", { name: "Take it back" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("region", { name: "Days off" })).toHaveFocus());
  },
};

const onTablet = {
  parameters: {
    viewport: { options: { tablet: { name: "Tablet, 900 px", styles: { width: "900px", height: "700px" } } } },
  },
  globals: { viewport: { value: "tablet" } },
};

/** A dialog with more content than space, at its greatest height. */
const Tall = (
  <Dialog defaultOpen>
    <DialogContent aria-describedby={undefined}>
      <DialogHeader>
        <DialogTitle>Guidelines</DialogTitle>
      </DialogHeader>
      <DialogBody tabIndex={0}>
        <p className="h-[2000px]">Read them once.</p>
      </DialogBody>
    </DialogContent>
  </Dialog>
);

/** On a window hardly wider than the panel, it uses the full height except for its margins. */
export const HardlyWider: Story = {
  ...onTablet,
  render: () => Tall,
  play: async () => {
    const box = (await screen.findByRole("dialog")).getBoundingClientRect();
    await expect(Math.round(box.height)).toBe(window.innerHeight - 48);
  },
};

/** On a slightly wider window the quick exit is above the panel. */
export const HardlyWiderWithTheWayOut: Story = {
  ...onTablet,
  render: () => (
    <QuickExitProvider href="#out" label="Quick exit" hint="Or press Esc twice." leave={fn()}>
      {Tall}
    </QuickExitProvider>
  ),
  play: async () => {
    const box = (await screen.findByRole("dialog")).getBoundingClientRect();
    const exit = screen.getByRole("link", { name: /Quick exit/ }).getBoundingClientRect();
    await expect(exit.bottom).toBeLessThanOrEqual(box.top);
  },
};

/** A required step: neither Esc nor the scrim closes it. */
export const MustBeAnswered: Story = {
  args: { dismissible: false, closeLabel: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change coach" }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await fireEvent.pointerDown(document.body);
    await expect(dialog).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  },
};
