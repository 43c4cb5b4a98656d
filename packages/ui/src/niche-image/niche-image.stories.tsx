import type { Meta, StoryObj } from "@storybook/react-vite";
import { NicheImage } from "./niche-image";

// The smallest picture that can replace a bust loaded by URL.
const bust = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240" width="200" height="240"><circle cx="100" cy="100" r="48" fill="#9C6541"/><path d="M20 240c0-60 40-80 80-80s80 20 80 80z" fill="#24523F"/></svg>',
)}`;

const meta = {
  title: "Art/Niche image",
  component: NicheImage,
  args: { src: bust, alt: "Meenakshi Sundaram", seed: "meenakshi", className: "w-40" },
} satisfies Meta<typeof NicheImage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A portrait that was not known when the page was built. */
export const Default: Story = {};

/** The background color depends on the person, one of four. */
export const Washes: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-8">
      {["a", "b", "c", "d"].map((seed) => (
        <NicheImage key={seed} {...args} seed={seed} className="w-32" />
      ))}
    </div>
  ),
};

/** Next to the name the picture is decorative. */
export const Silent: Story = { args: { alt: "" } };
