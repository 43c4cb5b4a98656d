import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Field } from "../field/field";
import { ChipLink } from "./chip";
import { Chips, type ChipsProps, MultiChips } from "./chips";

const categories = [
  { value: "all", label: "All" },
  { value: "identity", label: "Identity" },
  { value: "family", label: "Family Dynamics" },
  { value: "immigration", label: "Immigration" },
  { value: "relationships", label: "Relationships" },
  { value: "career", label: "Career" },
  { value: "wellness", label: "Wellness" },
];

const meta = {
  title: "Controls/Chips",
  component: Chips as (props: ChipsProps<string>) => React.JSX.Element,
  args: { options: categories, value: "all", "aria-label": "Category", onValueChange: fn() },
  render: function ChipsStory(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Chips
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<(props: ChipsProps<string>) => React.JSX.Element>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One answer. Arrows move focus, Space selects, and the selected one cannot be deselected. */
export const OneOf: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Category" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight} ");
    await expect(canvas.getByRole("radio", { name: "Family Dynamics" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("family");
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("radio", { name: "Family Dynamics" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

/** On phones the row scrolls instead of wrapping; the focused chip is scrolled into view. */
export const Scrolling: Story = {
  args: { scroll: true },
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    const last = canvas.getByRole("radio", { name: "Wellness" });
    await expect(last).toHaveFocus();
    const row = canvas.getByRole("radiogroup").getBoundingClientRect();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row.right);
  },
};

/** Several, or none. */
export const SeveralOf: Story = {
  render: function SeveralOfStory() {
    const [value, setValue] = useState(["family"]);
    return (
      <Field label="What would you like to talk about?" description="As many as you like.">
        <MultiChips
          options={[
            { value: "family", label: "Family Dynamics", count: 12 },
            { value: "career", label: "Career", count: 7 },
            { value: "identity", label: "Identity", count: 31 },
          ]}
          value={value}
          onValueChange={setValue}
        />
      </Field>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "What would you like to talk about?" })).toBeVisible();
    const family = canvas.getByRole("button", { name: /Family Dynamics/ });
    const career = canvas.getByRole("button", { name: /Career/ });
    await userEvent.click(career);
    await expect(career).toHaveAttribute("aria-pressed", "true");
    await expect(family).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(family);
    await expect(family).toHaveAttribute("aria-pressed", "false");
  },
};

/** Filters with URLs are links. */
export const Links: Story = {
  render: () => (
    <nav aria-label="Topics" className="flex flex-wrap gap-2">
      <ChipLink href="#all">All Topics</ChipLink>
      <ChipLink href="#family" current>
        Family
      </ChipLink>
      <ChipLink href="#work">Work</ChipLink>
    </nav>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("Family");
  },
};

/** Unavailable. */
export const Disabled: Story = { args: { disabled: true, value: "family" } };

/** Other scripts. */
export const ManyScripts: Story = {
  args: {
    options: [
      { value: "hi", label: "परिवार" },
      { value: "ta", label: "குடும்பம்" },
      { value: "en", label: "Family" },
    ],
    value: "hi",
  },
};
