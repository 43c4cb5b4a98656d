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
    "Wall, dado, floor, niche, light. If a shape would not be in a lived-in home, it stays out.",
  ],
  [
    "Only people get faces",
    "Coaches and members are drawn portraits. Companions are programs, so they get kolams, and so does whoever stays anonymous. Nobody mistakes a program for a person.",
  ],
  [
    "One sun, upper left",
    "Every shadow falls down and right. Light is the only decoration on a wall, and it follows the member's clock.",
  ],
  [
    "Every line is drawn by rule",
    "Kolams, lattices and tiles come from code and a seed. No two coaches, threads or articles look the same.",
  ],
  ["The lamp means help", "Indigo night with a lit lamp is for a crisis and for nothing else, in all three apps."],
] as const;

export const StartHere: Story = {
  render: () => (
    <Page
      title="The kit of the house"
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
            <strong>Foundations</strong>: colour, type, space and form, motion, hours, icons, voice, and what to leave
            out.
          </li>
          <li>
            <strong>Art</strong>: what is drawn by rule. Change the seed in the controls and see what changes.
          </li>
          <li>
            <strong>Components</strong>: each with its states. The docs page of each says what it takes.
          </li>
          <li>
            The toolbar changes <strong>theme</strong>, <strong>app</strong> and <strong>hour</strong> for everything
            shown. They are attributes of the page: <Code>data-theme</Code>, <Code>data-app</Code>,{" "}
            <Code>data-hour</Code>.
          </li>
          <li>
            The tab Accessibility shows what axe finds in a story. In the tests a finding fails, in light and in dark.
          </li>
        </ul>
      </Section>
      <Section title="Where values live">
        <p className="max-w-(--measure)">
          Every colour, size, radius, shadow and duration is a token in <Code>src/styles/tokens.css</Code>.{" "}
          <Code>src/styles/theme.css</Code> makes Tailwind's utilities of them and takes Tailwind's own scales away, so{" "}
          <Code>bg-surface</Code> exists and a plain red or white does not. Components use roles, never colours.
        </p>
      </Section>
    </Page>
  ),
};
