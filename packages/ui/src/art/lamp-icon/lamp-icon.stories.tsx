import type { Meta, StoryObj } from "@storybook/react-vite";
import { LampIcon } from "./lamp-icon";

const meta = {
  title: "Art/Lamp icon",
  component: LampIcon,
  decorators: [
    (Story) => (
      <div className="inline-flex items-center gap-3 rounded-card border-2 border-crisis-edge bg-crisis p-4 text-on-crisis">
        <Story />
        <span className="text-h4">The lamp means help.</span>
      </div>
    ),
  ],
} satisfies Meta<typeof LampIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lit: Story = {};
