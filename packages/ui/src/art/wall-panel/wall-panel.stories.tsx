import type { Meta, StoryObj } from "@storybook/react-vite";
import { WallPanel } from "./wall-panel";

const meta = { title: "Art/Wall panel", component: WallPanel } satisfies Meta<typeof WallPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Greeting: Story = {
  args: {
    className: "min-h-[208px] px-5 pt-5 pb-16 frame:px-9 frame:pt-6",
    children: (
      <>
        <p className="text-label">Saturday morning</p>
        <h1 className="mt-1.5 mb-2">Welcome back, Priya</h1>
        <p className="max-w-[40ch]">You have 1 new message from Meenakshi.</p>
      </>
    ),
  },
};

export const WithoutLight: Story = { args: { light: false, className: "min-h-40" } };

/** All four hours in a row; the page's hour has no effect here. */
export const Hours: Story = {
  render: () => (
    <div className="grid gap-3 md:grid-cols-2 grid:grid-cols-4">
      {(["dawn", "noon", "dusk", "night"] as const).map((hour) => (
        <div key={hour} data-hour={hour}>
          <WallPanel className="min-h-44 px-4 pt-3">
            <p className="text-h4 capitalize">{hour}</p>
          </WallPanel>
        </div>
      ))}
    </div>
  ),
};
