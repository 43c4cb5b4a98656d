import type { Meta, StoryObj } from "@storybook/react-vite";
import { WallPanel } from "../art/wall-panel/wall-panel";
import { Code, Page, Section } from "./page";

const meta = {
  title: "Foundations/Hours",
  tags: ["!autodocs"],
  parameters: { bare: true },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const HOURS = [
  ["dawn", "5 to 10, and until the clock is known"],
  ["noon", "10 to 16"],
  ["dusk", "16 to 19:30"],
  ["night", "19:30 to 5, by the moon"],
] as const;

export const Hours: Story = {
  render: () => (
    <Page
      title="Hours"
      lead="The member's wall follows the member's clock: wall, dado, light, and the slant of the lattice. Nothing else changes, and it never carries meaning."
    >
      <Section title="The wall, by hour">
        <div className="grid gap-4 md:grid-cols-2">
          {HOURS.map(([hour, when]) => (
            <div key={hour} data-hour={hour}>
              <WallPanel className="min-h-48 px-5 pt-4">
                <p className="text-h4 capitalize">{hour}</p>
                <p className="max-w-[7em] text-small">{when}</p>
              </WallPanel>
            </div>
          ))}
        </div>
      </Section>
      <Section title="How it works">
        <p className="max-w-(--measure)">
          <Code>data-hour</Code> on the page's root, set from the local clock once scripts run, with no transition on
          load. The site and the coach portal have no hours. Ink keeps its contrast on every wall, in both themes; a
          test measures it.
        </p>
      </Section>
    </Page>
  ),
};
