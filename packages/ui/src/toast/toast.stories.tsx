import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, waitFor } from "storybook/test";
import { Button } from "../button/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "../dialog/dialog";
import { onPhone } from "../dialog/phone";
import { dismissToast, TOAST_DURATION_MS, toast } from "./store";
import { Toaster } from "./toaster";

const meta = {
  title: "Overlays/Toast",
  component: Toaster,
  args: { label: "Notices", closeLabel: "Close" },
  beforeEach: () => dismissToast(),
  render: (args) => (
    <div className="flex min-h-40 flex-wrap items-start gap-3">
      <Button onClick={() => toast({ title: "Coach Selected", description: "Meenakshi Sundaram is now your coach." })}>
        Select
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            title: "Failed to schedule session",
            description: "That time was taken a moment ago.",
            variant: "destructive",
          })
        }
      >
        Schedule
      </Button>
      <Toaster {...args} />
    </div>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = () => document.querySelectorAll("[data-toast]");

/** Announced politely, and removed when its duration of 5000 ms has passed. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const timeout = spyOn(window, "setTimeout");
    await userEvent.click(canvas.getByRole("button", { name: "Select" }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    await expect(screen.getByRole("status")).toHaveTextContent("Coach Selected Meenakshi Sundaram is now your coach.");
    await expect(TOAST_DURATION_MS).toBe(5000);
    const clock = timeout.mock.calls.find(([, delay]) => delay === TOAST_DURATION_MS);
    if (typeof clock?.[0] !== "function") throw new Error("no clock of 5000 ms was started");
    timeout.mockRestore();
    clock[0]();
    await waitFor(() => expect(cards()).toHaveLength(0));
    await userEvent.click(canvas.getByRole("button", { name: "Select" }));
    await waitFor(() => expect(cards()).toHaveLength(1));
  },
};

/** An error: icon, edge, and announced at once. */
export const Destructive: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Schedule" }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    await expect(screen.getByRole("alert")).toHaveTextContent("Failed to schedule session");
    await expect(screen.getByRole("status")).toBeEmptyDOMElement();
  },
};

/** Never more than one: a new toast replaces the shown one. */
export const OneAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Select" }));
    await userEvent.click(canvas.getByRole("button", { name: "Schedule" }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    await expect(cards()[0]).toHaveTextContent("Failed to schedule session");
    await userEvent.click(canvas.getByRole("button", { name: "Select" }));
    await waitFor(() => expect(cards()[0]).toHaveTextContent("Coach Selected"));
    await expect(cards()).toHaveLength(1);
  },
};

/** Hovering or focusing it pauses its countdown; leaving resumes it. */
export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Select" }));
    const close = await screen.findByRole("button", { name: "Close" });
    const cleared = spyOn(window, "clearTimeout");
    await userEvent.hover(close);
    await expect(cleared).toHaveBeenCalled();
    const started = spyOn(window, "setTimeout");
    await userEvent.unhover(close);
    await expect(started.mock.calls.some(([, delay]) => Number(delay) > 0 && Number(delay) <= TOAST_DURATION_MS)).toBe(
      true,
    );
    started.mockRestore();
    cleared.mockRestore();
    close.focus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(cards()).toHaveLength(0));
    await userEvent.click(canvas.getByRole("button", { name: "Select" }));
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(cards()).toHaveLength(0));
  },
};

/** In a dialog it is between the body and the footer and covers neither; closing it leaves the dialog open. */
export const InDialog: Story = {
  render: (args) => (
    <>
      <Dialog>
        <DialogTrigger asChild>
          <Button>Open</Button>
        </DialogTrigger>
        <DialogContent closeLabel="Close the dialog" aria-describedby={undefined}>
          <DialogHeader>
            <DialogTitle>Schedule Session</DialogTitle>
          </DialogHeader>
          <DialogBody>Choose a day and a time.</DialogBody>
          <DialogFooter>
            <Button onClick={() => toast({ title: "Missing information", variant: "destructive" })}>Confirm</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    const confirm = await screen.findByRole("button", { name: "Confirm" });
    await userEvent.click(confirm);
    await waitFor(() => expect(cards()).toHaveLength(1));
    await expect(screen.getByRole("dialog")).toContainElement(cards()[0] as HTMLElement);
    const [card, footer] = [cards()[0]?.getBoundingClientRect(), confirm.parentElement?.getBoundingClientRect()];
    const body = screen.getByText("Choose a day and a time.").getBoundingClientRect();
    await expect(card?.bottom).toBeLessThanOrEqual(footer?.top ?? 0);
    await expect(card?.top).toBeGreaterThanOrEqual(body.bottom);
    await expect(screen.getByRole("alert")).toHaveTextContent("Missing information");
    const close = cards()[0]?.querySelector("button");
    if (!close) throw new Error("the toast has no close button");
    await userEvent.click(close);
    await waitFor(() => expect(cards()).toHaveLength(0));
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};

/** On a phone, above the phone bar, with long words in three scripts. */
export const OnPhone: Story = {
  ...onPhone,
  render: (args) => (
    <div className="min-h-[500px]">
      <Button
        onClick={() =>
          toast({
            title: "பயிற்சியாளரைத் தேர்ந்தெடுக்க முடியவில்லை",
            description: "कृपया थोड़ी देर बाद फिर कोशिश करें। There was a problem selecting this coach. Please try again.",
            variant: "destructive",
          })
        }
      >
        Select
      </Button>
      <nav
        aria-label="Main"
        data-phone-bar=""
        className="fixed inset-x-0 bottom-0 h-[72px] border-t border-line bg-surface"
      />
      <Toaster {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Select" }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    const bar = document.querySelector("[data-phone-bar]")?.getBoundingClientRect();
    await expect(cards()[0]?.getBoundingClientRect().bottom).toBeLessThan(bar?.top ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
