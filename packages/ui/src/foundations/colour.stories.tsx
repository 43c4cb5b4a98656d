import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import css from "../styles/tokens.css?raw";
import { contrast } from "./contrast";
import { Code, Page, Section } from "./page";
import { PAIRS } from "./pairs";
import { ROLE_GROUPS } from "./roles";
import { resolveTokens } from "./tokens";

const meta = {
  title: "Foundations/Color",
  tags: ["!autodocs"],
  parameters: { bare: true },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Swatch({ theme, role, value }: { theme: string; role: string; value: string }) {
  return (
    <span className="flex items-center gap-2 max-md:flex-col max-md:items-start max-md:gap-1">
      {/* The span's own theme gives the color, so both columns show true values in every toolbar state. */}
      <span data-theme={theme} className="size-11 flex-none rounded-tile border border-line-strong">
        <svg aria-hidden="true" className="size-full rounded-[3px]" viewBox="0 0 1 1" preserveAspectRatio="none">
          <rect width="1" height="1" fill={`var(--${role})`} />
        </svg>
      </span>
      <span className="font-mono text-fine">{value}</span>
    </span>
  );
}

/** Every role in both themes, with its values and its purpose. */
export const Roles: Story = {
  render: (_, { globals }) => {
    const light = resolveTokens(css, { theme: "light", app: globals.app });
    const dark = resolveTokens(css, { theme: "dark", app: globals.app });
    return (
      <Page
        title="Color"
        lead="Use roles, never color names. A component says bg-surface or text-danger; the actual color depends on the theme, the app, and the hour."
      >
        {ROLE_GROUPS.map(({ title, note, roles }) => (
          <Section key={title} title={title} note={note}>
            <table className="w-full text-left text-small">
              <thead className="text-label">
                <tr>
                  <th className="w-[30%] pb-2">Role</th>
                  <th className="w-[22%] pb-2">Light</th>
                  <th className="w-[22%] pb-2">Dark</th>
                  <th className="pb-2 max-md:hidden">Made from, used for</th>
                </tr>
              </thead>
              <tbody>
                {roles.map((role) => (
                  <tr key={role} className="border-t border-line">
                    <th className="py-2 font-semibold">
                      <Code>{role}</Code>
                    </th>
                    <td className="py-2">
                      <Swatch theme="light" role={role} value={light.get(role)?.value ?? ""} />
                    </td>
                    <td className="py-2">
                      <Swatch theme="dark" role={role} value={dark.get(role)?.value ?? ""} />
                    </td>
                    <td className="py-2 text-ink-muted max-md:hidden">{light.get(role)?.remark}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Section>
        ))}
      </Page>
    );
  },
};

/** Every permitted pair, measured with the toolbar's settings. */
export const Contrast: Story = {
  render: (_, { globals }) => {
    const tokens = resolveTokens(css, { theme: globals.theme, app: globals.app, hour: globals.hour });
    const value = (role: string) => tokens.get(role)?.value ?? "";
    return (
      <Page
        title="Contrast"
        lead="The pairs allowed together on a screen, measured live. Text needs 4.5; borders, rings, and drawings need 3. A test measures both themes, the coach portal, and all four hours."
      >
        <ul className="mt-8 grid gap-3 md:grid-cols-3 lg:grid-cols-4">
          {PAIRS.map(({ ink, ground, least }) => (
            <li key={`${ink} ${ground}`} className="overflow-hidden rounded-tile border border-line">
              <svg
                aria-hidden="true"
                viewBox="0 0 240 64"
                preserveAspectRatio="xMidYMid slice"
                className="block h-16 w-full"
              >
                <rect width="240" height="64" fill={`var(--${ground})`} />
                {least === 3 ? (
                  <rect
                    x="84"
                    y="18"
                    width="72"
                    height="28"
                    rx="7"
                    fill="none"
                    stroke={`var(--${ink})`}
                    strokeWidth="3"
                  />
                ) : (
                  <text
                    x="120"
                    y="42"
                    textAnchor="middle"
                    fontSize="30"
                    className="font-display"
                    fill={`var(--${ink})`}
                  >
                    Aa आ அ
                  </text>
                )}
              </svg>
              <p className="flex justify-between gap-2 bg-surface px-3 py-2 text-small">
                <span>
                  {ink} on {ground}
                </span>
                <strong className="tabular-nums" data-contrast data-least={least}>
                  {contrast(value(ink), value(ground)).toFixed(1)}
                </strong>
              </p>
            </li>
          ))}
        </ul>
      </Page>
    );
  },
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>("[data-contrast]")];
    await expect(shown.length).toBe(PAIRS.length);
    await expect(shown.filter((e) => Number(e.textContent) < Number(e.dataset.least))).toHaveLength(0);
  },
};
