import type { Meta, StoryObj } from "@storybook/react-vite";
import { JaaliLight } from "./jaali-light";
import { SUN } from "./lattice";

const meta = {
  title: "Art/Jaali light",
  component: JaaliLight,
  argTypes: { t: { control: { type: "range", min: 0, max: 1, step: 0.01 } } },
  render: (args) => (
    <div className="relative h-56 overflow-hidden rounded-card bg-wall">
      <JaaliLight {...args} />
    </div>
  ),
} satisfies Meta<typeof JaaliLight>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change the hour in the toolbar: the light turns with it. */
export const ByTheHour: Story = {};

export const Fixed: Story = { args: { t: SUN.dusk } };

/** On the floor it is flat and warm. */
export const OnTheFloor: Story = {
  args: { t: 0.5, fill: "var(--floor-glow)", opacity: 0.3 },
  render: (args) => (
    <div className="relative h-56 overflow-hidden bg-floor">
      <JaaliLight {...args} />
    </div>
  ),
};
