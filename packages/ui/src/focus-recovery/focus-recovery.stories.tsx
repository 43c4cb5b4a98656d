import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button } from "../button/button";
import { isFocusUnclaimed } from "../lib/focus-fallback";
import { FocusRecovery } from "./focus-recovery";

const meta = {
  title: "Frame/Focus recovery",
  component: FocusRecovery,
  decorators: [
    (Story) => (
      <main tabIndex={-1} aria-label="Page">
        <FocusRecovery />
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof FocusRecovery>;

export default meta;
type Story = StoryObj<typeof meta>;

function Rows({ home }: { home: boolean }) {
  const [left, setLeft] = useState(["Thursday", "Friday"]);
  return (
    <section tabIndex={home ? -1 : undefined} aria-label="Days off">
      {left.map((day) => (
        <div key={day}>
          <Button onClick={() => setLeft(left.filter((one) => one !== day))}>Take {day} back</Button>
        </div>
      ))}
    </section>
  );
}

/** A button is removed with its row: the row's container receives focus. */
export const RowGone: Story = {
  render: () => <Rows home />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Take Friday back" }));
    await waitFor(() => expect(canvas.getByRole("region", { name: "Days off" })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Take Thursday back" })).toHaveFocus();
  },
};

/** Without a focusable ancestor nearby, the main region receives focus. */
export const NothingNearer: Story = {
  render: () => <Rows home={false} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Take Friday back" }));
    await waitFor(() => expect(canvas.getByRole("main", { name: "Page" })).toHaveFocus());
  },
};

function Better() {
  const [open, setOpen] = useState(false);
  return open ? <Written /> : <Button onClick={() => setOpen(true)}>Change the name</Button>;
}

function Written() {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return <input ref={box} aria-label="Name" className="border border-line-strong" />;
}

/** A component that moves focus itself takes precedence. */
export const BetterPlace: Story = {
  render: () => <Better />,
  play: async ({ canvas, userEvent }) => {
    const seen: string[] = [];
    const note = ({ target }: FocusEvent) => seen.push(target instanceof HTMLElement ? target.tagName : "");
    document.addEventListener("focusin", note);
    await userEvent.click(canvas.getByRole("button", { name: "Change the name" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus());
    // Wait longer than the one frame after which it would move focus.
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    document.removeEventListener("focusin", note);
    await expect(seen).toEqual(["BUTTON", "INPUT"]);
  },
};

function Late() {
  const [open, setOpen] = useState(false);
  return open ? <Arriving /> : <Button onClick={() => setOpen(true)}>Stop</Button>;
}

function Arriving() {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => isFocusUnclaimed() && box.current?.focus(), 300);
    return () => clearTimeout(timer);
  }, []);
  return <input ref={box} aria-label="Name" className="border border-line-strong" />;
}

/** A component that moves focus late finds it unclaimed, although the main region has it until then. */
export const BetterPlaceLate: Story = {
  render: () => <Late />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await waitFor(() => expect(canvas.getByRole("main", { name: "Page" })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus());
    await expect(canvas.getByRole("main", { name: "Page" }).getAttributeNames()).not.toContain("data-focus-kept");
  },
};

function Passing() {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const pass = () => setShown(false);
    window.addEventListener("online", pass);
    return () => window.removeEventListener("online", pass);
  }, []);
  return shown ? <Button>Try again</Button> : <p>All is well.</p>;
}

/** After a click outside, focus was dropped deliberately: later removals do not move it. */
export const LetGo: Story = {
  render: () => <Passing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Try again" })).toHaveFocus();
    await userEvent.pointer([{ keys: "[MouseLeft]", target: document.body }]);
    await expect(document.body).toHaveFocus();
    window.dispatchEvent(new Event("online"));
    await canvas.findByText("All is well.");
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    await expect(document.body).toHaveFocus();
  },
};
