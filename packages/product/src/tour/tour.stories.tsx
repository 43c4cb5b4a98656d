import { Button } from "@aangan/ui/button/button.tsx";
import { onDesktop, onPhone } from "@aangan/ui/dialog/phone.ts";
import { QuickExitProvider } from "@aangan/ui/quick-exit/provider.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Tour, type TourProps } from "./tour";

const leave = fn();

/** Appears a moment after its page, like a card that waits for a response. */
function Late() {
  const [here, setHere] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setHere(true), 150);
    return () => window.clearTimeout(timer);
  }, []);
  return here ? <section data-tour="late">Community</section> : null;
}

function DemoPage(args: TourProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Button onClick={() => setOpen(true)}>Take the tour again</Button>
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <section data-tour="messages" className="rounded-card border border-line bg-surface p-5">
          <h2 className="text-h3">Message your coach</h2>
        </section>
        <section data-tour="hidden" className="hidden">
          Never seen
        </section>
      </div>
      <div className="h-[900px] rounded-card bg-sunk" />
      <section data-tour="community" className="rounded-card border border-line bg-surface p-5">
        <h2 className="text-h3">Community</h2>
      </section>
      <Tour
        {...args}
        open={open}
        onFinish={() => {
          args.onFinish();
          setOpen(false);
        }}
        onSkip={() => {
          args.onSkip();
          setOpen(false);
        }}
      />
    </div>
  );
}

const meta = {
  title: "Structure/Tour",
  component: Tour,
  args: {
    open: false,
    intro: {
      title: "Let us show you around",
      body: "Four places, a minute in all.",
      startLabel: "Start Tour",
      skipLabel: "Skip Tour",
    },
    steps: [
      {
        target: "[data-tour=messages]",
        title: "Chat with your coach",
        body: "Write anytime. Replies typically come within 24 hours.",
      },
      { target: "[data-tour=hidden]", title: "Book a session", body: "30 minutes by video, shown in both your times." },
      {
        target: "[data-tour=community]",
        title: "Community",
        body: "People who know that kitchen. No one sees your name.",
      },
    ],
    labels: {
      skip: "Skip",
      back: "Back",
      next: "Next",
      finish: "Finish",
      progress: (step: number, of: number) => `${step} of ${of}`,
    },
    onFinish: fn(),
    onSkip: fn(),
  },
  render: (args) => <DemoPage {...args} />,
} satisfies Meta<typeof Tour>;

export default meta;
type Story = StoryObj<typeof meta>;

const walk: NonNullable<Story["play"]> = async ({ args, canvas, userEvent }) => {
  const start = canvas.getByRole("button", { name: "Take the tour again" });
  await userEvent.click(start);
  await waitFor(() => expect(screen.getByRole("heading", { name: "Let us show you around" })).toHaveFocus());
  await userEvent.click(screen.getByRole("button", { name: "Start Tour" }));

  const spotlight = () => document.querySelector("[data-tour-spotlight]")?.getBoundingClientRect();
  const target = (name: string) => document.querySelector(`[data-tour=${name}]`)?.getBoundingClientRect();
  const around = (name: string) => {
    const [ring, box] = [spotlight(), target(name)];
    return ring && box ? Math.abs(box.top - ring.top - 6) + Math.abs(box.left - ring.left - 6) : Number.NaN;
  };
  await waitFor(() => expect(screen.getByRole("heading", { name: "Chat with your coach" })).toHaveFocus());
  await waitFor(() => expect(around("messages")).toBeLessThanOrEqual(1));
  await expect(screen.getByText("1 of 3")).toBeVisible();

  // Nothing visible to point at: the card is alone in the middle.
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Book a session" })).toHaveFocus());
  await waitFor(() => expect(spotlight()).toBeUndefined());

  // Far down the page: it is scrolled into view, and the card does not cover it.
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(() => expect(around("community")).toBeLessThanOrEqual(1));
  const box = target("community");
  const card = screen.getByRole("dialog").getBoundingClientRect();
  await expect(box?.top).toBeGreaterThanOrEqual(0);
  await expect(box?.bottom).toBeLessThanOrEqual(window.innerHeight);
  const apart =
    box && (card.bottom <= box.top || card.top >= box.bottom || card.left >= box.right || card.right <= box.left);
  await expect(apart).toBe(true);

  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  await userEvent.click(await screen.findByRole("button", { name: "Next" }));
  await userEvent.click(await screen.findByRole("button", { name: "Finish" }));
  await expect(args.onFinish).toHaveBeenCalledOnce();
  await expect(args.onSkip).not.toHaveBeenCalled();
  await waitFor(() => expect(start).toHaveFocus());

  await userEvent.click(start);
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  await expect(args.onSkip).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(start);
  await userEvent.click(await screen.findByRole("button", { name: "Start Tour" }));
  await waitFor(() => expect(around("messages")).toBeLessThanOrEqual(1));
};

/** The step is stored by the page, as for a tour that continues after a reload: it opens at that step. */
export const StoredStep: Story = {
  ...onPhone,
  args: {
    open: true,
    step: 1,
    onStep: fn(),
    steps: [
      { target: "[data-tour=messages]", title: "Chat with your coach", body: "Write anytime." },
      {
        target: ["[data-tour=hidden]", "[data-tour=instead]"],
        title: "Book a session",
        body: "30 minutes by video, shown in both your times.",
      },
      { target: "[data-tour=late]", title: "Community", body: "No one sees your name." },
    ],
  },
  render: function ControlledTour({ onStep, onSkip, ...args }) {
    const [step, setStep] = useState(args.step);
    const [open, setOpen] = useState(true);
    return (
      <QuickExitProvider href="https://weather.example/" label="Quick exit" hint="Or press Esc twice." leave={leave}>
        <div className="flex flex-col gap-6">
          <section data-tour="messages">Messages</section>
          <section data-tour="hidden" className="hidden" />
          <section data-tour="instead" className="rounded-card border border-line bg-surface p-5">
            Coaches
          </section>
          {step === 2 ? <Late /> : null}
        </div>
        <Tour
          {...args}
          open={open}
          step={step}
          onStep={(next) => {
            onStep?.(next);
            setStep(next);
          }}
          onSkip={() => {
            onSkip();
            setOpen(false);
          }}
        />
      </QuickExitProvider>
    );
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole("heading", { name: "Book a session" })).toHaveFocus());
    const spotlight = () => document.querySelector("[data-tour-spotlight]")?.getBoundingClientRect().top ?? Number.NaN;
    const top = (name: string) => document.querySelector(`[data-tour=${name}]`)?.getBoundingClientRect().top ?? 0;
    // The first choice is hidden; the next one is highlighted instead.
    await waitFor(() => expect(Math.abs(top("instead") - spotlight() - 6)).toBeLessThanOrEqual(1));

    // An element that appears after the stop was reached is found as well.
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onStep).toHaveBeenLastCalledWith(2);
    await waitFor(() => expect(screen.getByRole("heading", { name: "Community" })).toHaveFocus());
    await waitFor(() => expect(Math.abs(top("late") - spotlight() - 6)).toBeLessThanOrEqual(1));
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onFinish).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await waitFor(() => expect(screen.getByRole("heading", { name: "Chat with your coach" })).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(screen.getByRole("heading", { name: "Let us show you around" })).toHaveFocus());
    await expect(args.onStep).toHaveBeenLastCalledWith(-1);

    // A phone has no Esc: the quick exit is above the overlay.
    await userEvent.click(screen.getByRole("link", { name: /^Quick exit/ }));
    await expect(leave).toHaveBeenCalledOnce();
  },
};

export const Desktop: Story = { ...onDesktop, play: walk };

export const Phone: Story = { ...onPhone, play: walk };

export const ManyScripts: Story = {
  ...onPhone,
  args: {
    intro: undefined,
    steps: [
      {
        target: "[data-tour=messages]",
        title: "உங்கள் பயிற்சியாளருடன் உரையாடுங்கள்",
        body: "किसी भी समय लिखिए। जवाब एक दिन के भीतर आता है।",
      },
    ],
    labels: {
      skip: "தவிர்",
      back: "பின்",
      next: "அடுத்து",
      finish: "முடிந்தது",
      progress: (step: number, of: number) => `${of} இல் ${step}`,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Take the tour again" }));
    await screen.findByRole("dialog");
  },
};
