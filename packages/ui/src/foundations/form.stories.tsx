import type { Meta, StoryObj } from "@storybook/react-vite";
import { Code, Page, Section } from "./page";

const meta = {
  title: "Foundations/Space, form, and shadow",
  tags: ["!autodocs"],
  parameters: { bare: true },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const SPACES = [
  ["1", "w-1"],
  ["2", "w-2"],
  ["3", "w-3"],
  ["4", "w-4"],
  ["5", "w-5"],
  ["6", "w-6"],
  ["8", "w-8"],
  ["10", "w-10"],
  ["12", "w-12"],
  ["16", "w-16"],
  ["20", "w-20"],
  ["24", "w-24"],
] as const;

const RADII = [
  ["rounded-tile", "rounded-tile", "4: badges, chips, kolam tiles"],
  ["rounded-control", "rounded-control", "9: buttons, inputs"],
  ["rounded-card", "rounded-card", "14: cards, panels, bubbles"],
  ["rounded-dialog", "rounded-dialog", "18: dialogs, the greeting"],
  ["rounded-sheet", "rounded-t-sheet", "22: upper corners of sheets"],
  ["rounded-full", "rounded-full", "unread counts only"],
] as const;

const SHADOWS = [
  ["shadow-cast-1", "shadow-cast-1", "at rest"],
  ["shadow-cast-2", "shadow-cast-2", "menus, hover"],
  ["shadow-cast-3", "shadow-cast-3", "dialogs, toasts"],
  ["shadow-plinth", "shadow-plinth", "the foot of a primary button"],
] as const;

const BREAKPOINTS = [
  ["md", "768", "dialogs instead of sheets, wider gutters"],
  ["frame", "900", "sidebar instead of the phone bar"],
  ["lg", "1024", "widest gutters"],
  ["grid", "1200", "the full twelve columns of the app"],
  ["xl", "1440", "hero at full size"],
] as const;

export const SpaceFormShadow: Story = {
  render: () => (
    <Page
      title="Space, form, and shadow"
      lead="Multiples of four pixels. Corners are softened, never fully round. One light source, upper left."
    >
      <Section title="Space" note="Tailwind's own numbers, 4 px each.">
        <ul className="grid gap-2">
          {SPACES.map(([step, width]) => (
            <li key={step} className="flex items-center gap-3 text-small">
              <span className="w-24 tabular-nums">
                {step}, {Number(step) * 4} px
              </span>
              <span className={`h-4 bg-dado ${width}`} />
            </li>
          ))}
        </ul>
        <p className="mt-5 max-w-(--measure)">
          Cards have 20 px of padding, 16 on phones. Sections of the site have <Code>py-(--section)</Code>: 92, phones
          60. Pages keep <Code>px-(--gutter)</Code>: 16 at 360, 20, 32, 40. Content ends at{" "}
          <Code>max-w-(--content)</Code> 1200, hero and header at <Code>--content-wide</Code> 1320, the apps at{" "}
          <Code>--content-app</Code> 1240.
        </p>
      </Section>
      <Section title="Corners">
        <ul className="grid grid-cols-2 gap-5 md:grid-cols-3">
          {RADII.map(([name, radius, use]) => (
            <li key={name}>
              <div className={`h-20 border border-line-strong bg-surface ${radius}`} />
              <p className="mt-2 text-small">
                <Code>{name}</Code> {use}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Shadow" note="Crisp up close, soft farther out, always down and to the right.">
        <ul className="grid grid-cols-2 gap-8 md:grid-cols-4">
          {SHADOWS.map(([name, shadow, use]) => (
            <li key={name}>
              <div
                className={`h-20 rounded-card ${shadow} ${name === "shadow-plinth" ? "bg-primary" : "bg-surface"}`}
              />
              <p className="mt-4 text-small">
                <Code>{name}</Code> {use}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Heights" note="Touch targets need 44.">
        <div className="flex flex-wrap items-end gap-4 text-small">
          <span className="flex h-(--h-sm) items-center rounded-control bg-sunk px-4">--h-sm 36</span>
          <span className="flex h-(--h-md) items-center rounded-control bg-sunk px-4">--h-md 44</span>
          <span className="flex h-(--h-lg) items-center rounded-control bg-sunk px-4">--h-lg 52</span>
        </div>
      </Section>
      <Section title="Screen widths" note="Phones first. Check at 360.">
        <ul className="grid gap-2">
          {BREAKPOINTS.map(([name, width, use]) => (
            <li key={name}>
              <Code>{name}:</Code> from {width} px, {use}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Reku" note="The temple-border pattern.">
        <div aria-hidden="true" className="reku bg-floor" />
        <div aria-hidden="true" className="h-10 bg-floor" />
        <p className="mt-3 text-small">
          <Code>reku bg-floor</Code> once per page; <Code>reku-tab bg-primary</Code> under the active tab.
        </p>
      </Section>
    </Page>
  ),
};
