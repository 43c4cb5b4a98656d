import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CompanionTile } from "../art/companion-tile/companion-tile";
import { KolamTile } from "../art/kolam-tile/kolam-tile";
import { Avatar, initialOf } from "./avatar";

const meta = {
  title: "Display/Avatar",
  component: Avatar,
  args: { name: "Deepa Nair" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a picture it shows the initial; the name is announced. */
export const Initial: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Deepa Nair" })).toHaveTextContent("D");
  },
};

/** Five sizes. */
export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-end gap-3">
      {([32, 36, 44, 56, 72] as const).map((size) => (
        <Avatar key={size} name="Karthik Reddy" size={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const edges = canvas.getAllByRole("img").map((avatar) => avatar.getBoundingClientRect().width);
    await expect(edges).toEqual([32, 36, 44, 56, 72]);
  },
};

/** A program and an anonymous person are kolams, never faces. */
export const Kolams: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Avatar name="Tara, a program">
        <CompanionTile companion="tara" />
      </Avatar>
      <Avatar name="Buddy, a program" size={56}>
        <CompanionTile companion="buddy" />
      </Avatar>
      <Avatar name="Marigold" size={56}>
        <KolamTile seed="thread-3-marigold" />
      </Avatar>
    </div>
  ),
};

/** Next to the name it is decorative. */
export const BesideTheName: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <Avatar name="Shazia Ahmed" decorative />
      <span className="font-semibold">Shazia Ahmed</span>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** On a painted wall. */
export const OnTheWall: Story = {
  render: () => (
    <div className="inline-flex gap-3 rounded-card bg-dado p-5">
      <Avatar name="Priya Raman" on="wall" />
    </div>
  ),
};

/** Initials keep their combining signs. */
export const ManyScripts: Story = {
  render: () => (
    <div className="flex gap-3">
      <Avatar name="प्रिया रामन" />
      <Avatar name="கார்த்திக்" />
      <Avatar name="élodie" />
    </div>
  ),
  play: async () => {
    await expect(initialOf("  élodie")).toBe("É");
    await expect(initialOf("கார்த்திக்")).toBe("கா");
    await expect(initialOf("")).toBe("");
  },
};
