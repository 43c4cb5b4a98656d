import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Kolam } from "../art/kolam/kolam";
import { Code, Page, Section } from "./page";

const meta = {
  title: "Foundations/Motion",
  tags: ["!autodocs"],
  parameters: { bare: true },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const DURATIONS = [
  ["--d-tap", "duration-(--d-tap)", "90 ms: the press of a button"],
  ["--d-ui", "duration-(--d-ui)", "180 ms: hover, menus, switches"],
  ["--d-panel", "duration-(--d-panel)", "280 ms: dialogs, sheets, drawers"],
] as const;

function Durations() {
  const [moved, setMoved] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setMoved(!moved)}
        className="h-(--h-md) rounded-control border-[1.5px] border-line-strong bg-raised px-4 font-semibold"
      >
        Play
      </button>
      <ul className="mt-5 grid gap-4">
        {DURATIONS.map(([name, duration, use]) => (
          <li key={name}>
            <div className="relative h-8 rounded-control bg-sunk">
              <span
                className={`absolute top-0 size-8 rounded-control bg-primary transition-[left] ease-ui ${duration} ${moved ? "left-[calc(100%-32px)]" : "left-0"}`}
              />
            </div>
            <p className="mt-1 text-small">
              <Code>{name}</Code> {use}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Drawing() {
  const [round, setRound] = useState(0);
  return (
    <div className="flex items-center gap-5">
      <div className="size-44 rounded-tile bg-floor p-2 text-on-floor">
        <Kolam key={round} seed="court-22" n={5} symmetry="C4" loops={1} motion="draw" />
      </div>
      <button
        type="button"
        onClick={() => setRound(round + 1)}
        className="h-(--h-md) rounded-control border-[1.5px] border-line-strong bg-raised px-4 font-semibold"
      >
        Draw again
      </button>
    </div>
  );
}

export const Motion: Story = {
  render: () => (
    <Page title="Motion" lead="Short and one-way: things arrive, they don't bounce. Reduced motion applies everywhere.">
      <Section title="Durations" note="With ease-ui.">
        <Durations />
      </Section>
      <Section title="Kolam" note="2400 ms, once. Shown complete with reduced motion.">
        <Drawing />
      </Section>
      <Section title="Swing">
        <p className="max-w-(--measure)">
          Half a degree to each side over seven seconds, on the site's first screen only. See Art, Courtyard.
        </p>
      </Section>
      <Section title="Never">
        <p className="max-w-(--measure)">
          Shimmering skeletons, parallax, anything that moves on its own next to text, and anything at all in the crisis
          panel.
        </p>
      </Section>
    </Page>
  ),
};
