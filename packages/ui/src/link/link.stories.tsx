import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ExternalTextLink, TextLink } from "./link";

const meta = {
  title: "Display/Link",
  component: TextLink,
  args: { href: "#sign-up", children: "Sign Up" },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Prominent in a sentence, underlined. */
export const Primary: Story = {
  render: (args) => (
    <p className="text-small">
      New here? <TextLink {...args} />
    </p>
  ),
};

/** Keeps the color of the sentence, for fine print. */
export const Inherit: Story = {
  render: () => (
    <p className="max-w-80 text-fine text-ink-muted">
      By subscribing you agree to the{" "}
      <TextLink variant="inherit" href="#terms">
        Terms of Service
      </TextLink>{" "}
      and{" "}
      <TextLink variant="inherit" href="#privacy">
        Privacy Policy
      </TextLink>
      .
    </p>
  ),
};

/** On the floor a link is cream like the text. */
export const OnFloor: Story = {
  render: () => (
    <p className="rounded-card bg-floor p-5 text-on-floor">
      In a crisis, call or text{" "}
      <TextLink variant="inherit" href="tel:988">
        988
      </TextLink>
      .
    </p>
  ),
};

/** External links are marked and announced. */
export const External: Story = {
  render: () => <ExternalTextLink href="https://988lifeline.org/">988 Lifeline</ExternalTextLink>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "988 Lifeline (opens in a new tab)" });
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

/** Any link component may carry the look. */
export const AsChild: Story = {
  render: () => (
    <TextLink asChild lang="hi">
      <a href="#help">मदद पाएँ</a>
    </TextLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "मदद पाएँ" })).toHaveAttribute("href", "#help");
  },
};
