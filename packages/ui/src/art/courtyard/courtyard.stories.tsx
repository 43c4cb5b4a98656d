import type { Meta, StoryObj } from "@storybook/react-vite";
import { Courtyard } from "./courtyard";

const meta = {
  title: "Art/Courtyard",
  component: Courtyard,
  parameters: { bare: true },
  globals: { app: "site" },
} satisfies Meta<typeof Courtyard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The site's first screen: below 900 px the scene follows the text, above it the text is on the wall. */
export const Hero: Story = {
  args: { scene: "hero", niches: ["meenakshi", "harpreet"], sway: true, className: "frame:absolute frame:inset-0" },
  render: (args) => (
    <div className="relative flex flex-col overflow-hidden bg-wall frame:min-h-[884px]">
      <div className="relative z-10 order-first mx-auto w-full max-w-(--content-wide) px-(--gutter) pt-24 frame:pt-32">
        <h1 className="max-w-[11em] text-hero frame:max-w-[min(640px,46vw)]">
          A One-Stop Mental Wellness Hub for Desis
        </h1>
        <p className="mt-5 max-w-[470px] text-lead">
          Sit down with a coach in India who already knows what “log kya kahenge” costs you.
        </p>
      </div>
      <Courtyard {...args} />
    </div>
  ),
};

export const Door: Story = {
  args: { scene: "door", className: "absolute inset-0" },
  render: (args) => (
    <div className="grid frame:grid-cols-2">
      <div className="relative h-[206px] frame:h-[900px]">
        <Courtyard {...args} />
        <div className="relative p-5 pt-16 frame:p-14 frame:pt-32">
          <h2 className="max-w-[7.4em] frame:max-w-[8em]">Come in. We saved you a seat.</h2>
        </div>
      </div>
    </div>
  ),
};
