import type { Meta, StoryObj } from "@storybook/react-vite";
import { Reku } from "./reku";

const meta = { title: "Art/Reku", component: Reku, parameters: { bare: true } } satisfies Meta<typeof Reku>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EdgeOfAFloor: Story = {
  render: (args) => (
    <div className="pt-10">
      <Reku {...args} />
      <div className="h-32 bg-floor" />
    </div>
  ),
};

/** The smaller one under an active tab. */
export const UnderATab: Story = {
  render: () => (
    <div className="p-6">
      <span className="relative inline-block px-3.5 pb-3 font-semibold">
        Clients
        <span aria-hidden="true" className="reku-tab absolute inset-x-2 bottom-0 bg-primary" />
      </span>
    </div>
  ),
};
