import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Niche } from "../niche/niche";
import { PORTRAIT_IDS, Portrait } from "./portrait";

const meta = {
  title: "Art/Portrait",
  component: Portrait,
  args: { id: "meera" },
  argTypes: { id: { control: "select", options: PORTRAIT_IDS } },
} satisfies Meta<typeof Portrait>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-end gap-4">
      {["size-8", "size-9", "size-11", "size-14", "size-20"].map((size) => (
        <Portrait key={size} {...args} className={size} />
      ))}
    </div>
  ),
};

/** Everyone, in their niche. */
export const People: Story = {
  render: () => (
    <div className="grid grid-cols-3 gap-4 md:grid-cols-6 xl:grid-cols-8">
      {PORTRAIT_IDS.map((id) => (
        <figure key={id}>
          <Niche portrait={id} />
          <figcaption className="mt-1 text-center text-fine text-ink-muted">{id}</figcaption>
        </figure>
      ))}
    </div>
  ),
};

/** Everyone, small. */
export const PeopleSmall: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {PORTRAIT_IDS.map((id) => (
        <Portrait key={id} id={id} className="size-14" />
      ))}
    </div>
  ),
};

export const Named: Story = {
  args: { label: "Meera Iyer" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Meera Iyer" })).toBeVisible();
  },
};
