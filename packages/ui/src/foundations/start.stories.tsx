import type { Meta, StoryObj } from "@storybook/react-vite";
import { Kolam } from "../art/kolam/kolam";
import { Niche } from "../art/niche/niche";
import { Tile } from "../art/tile/tile";
import { WallPanel } from "../art/wall-panel/wall-panel";
import { Wordmark } from "../mark/wordmark";
import { Code, Page, Section } from "./page";

const meta = {
  title: "Foundations/Start here",
  tags: ["!autodocs"],
  parameters: { bare: true },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const PRINCIPLES = [
  [
    "A house, not a clinic and not a festival",
    "Wall, dado, floor, niche, light. If a shape wouldn't be found in a lived-in home, leave it out.",
  ],
  [
    "Only people get faces",
    "Coaches and members are drawn portraits. Companions are programs, so they get kolams, and so does anyone anonymous. No one should mistake a program for a person.",
  ],
  [
    "One light source, upper left",
    "Every shadow falls down and right. Light is the only decoration on a wall, and it follows the member's clock.",
  ],
  [
    "Every line is drawn by code",
    "Kolams, lattices, and tiles come from code and a seed. No two coaches, threads, or articles look the same.",
  ],
  ["The lamp means help", "Indigo night with a lit lamp is for a crisis and nothing else, in all three apps."],
] as const;

export const StartHere: Story = {
  render: () => (
    <Page
      title="Aangan UI kit"
      lead="Sunlight through a lattice, on a green distemper wall, over a red oxide floor, with a swing left empty for you."
    >
      <div className="mt-8 grid gap-5 md:grid-cols-2">
        <WallPanel className="flex min-h-60 items-end px-8 pb-20">
          <Wordmark name="Aangan" className="text-[34px]" />
        </WallPanel>
        <div className="grid grid-cols-3 gap-5">
          <Niche portrait="meera" />
          <div className="self-stretch rounded-tile bg-floor p-3 text-on-floor">
            <Kolam seed="start" n={5} symmetry="C4" />
          </div>
          <div className="overflow-hidden rounded-card">
            <Tile seed="t3" columns={2} rows={2} />
          </div>
        </div>
      </div>
      <Section title="Five rules">
        <ol className="grid gap-5 md:grid-cols-2">
          {PRINCIPLES.map(([name, text]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Where to look" note="The sidebar, from top to bottom.">
        <ul className="grid gap-3">
          <li>
            <strong>Foundations</strong>: color, type, space and form, motion, hours, icons, voice, and what to leave
            out.
          </li>
          <li>
            <strong>Art</strong>: everything drawn by code. Change the seed in the controls and see what changes.
          </li>
          <li>
            <strong>Components</strong>: each with its states. Each docs page lists its props.
          </li>
          <li>
            The toolbar changes the <strong>theme</strong>, <strong>app</strong>, and <strong>hour</strong> for
            everything shown. They are attributes of the page: <Code>data-theme</Code>, <Code>data-app</Code>,{" "}
            <Code>data-hour</Code>.
          </li>
          <li>The Accessibility tab shows what axe finds in a story. Tests fail on any finding, in light and dark.</li>
        </ul>
      </Section>
      <Section title="Where values live">
        <p className="max-w-(--measure)">
          Every color, size, radius, shadow, and duration is a token in <Code>src/styles/tokens.css</Code>.{" "}
          <Code>src/styles/theme.css</Code> turns them into Tailwind utilities and removes Tailwind's own scales, so{" "}
          <Code>bg-surface</Code> exists but a plain red or white doesn't. Components use roles, never colors.
        </p>
      </Section>
    </Page>
  ),
};
