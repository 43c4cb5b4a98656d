import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Field } from "../field/field";
import { Radio, RadioCard, RadioGroup } from "./radio-group";

const meta = {
  title: "Controls/Radio group",
  component: RadioGroup,
  args: {
    onValueChange: fn(),
    children: (
      <>
        <Radio value="first" label="First generation" description="You came to the US yourself." />
        <Radio value="second" label="Second generation" description="Your parents did." />
        <Radio value="other" label="Prefer not to say" />
      </>
    ),
  },
  render: (args) => (
    <Field label="Which describes you best?">
      <RadioGroup {...args} />
    </Field>
  ),
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move the selection; the group is a single tab stop. */
export const Choices: Story = {
  args: { defaultValue: "first" },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Which describes you best?" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "First generation" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Second generation" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("second");
    await userEvent.click(canvas.getByText("Prefer not to say"));
    await expect(canvas.getByRole("radio", { name: "Prefer not to say" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "First generation" })).toHaveAccessibleDescription(
      "You came to the US yourself.",
    );
  },
};

/** Side by side where there is room. */
export const Inline: Story = {
  args: {
    inline: true,
    defaultValue: "no",
    children: (
      <>
        <Radio value="yes" label="Yes" />
        <Radio value="no" label="Not now" />
      </>
    ),
  },
};

/** Invalid. */
export const Invalid: Story = {
  render: (args) => (
    <Field label="Why are you reporting this?" error="Please select a reason" required>
      <RadioGroup {...args}>
        <Radio value="harm" label="Someone may be in danger" />
        <Radio value="unkind" label="It is unkind" />
        <Radio value="private" label="It tells who somebody is" />
      </RadioGroup>
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("Please select a reason");
  },
};

/** Unavailable as a whole, or a single choice. */
export const Disabled: Story = {
  render: () => (
    <div className="flex flex-wrap gap-12">
      <RadioGroup aria-label="Whole group" disabled defaultValue="a">
        <Radio value="a" label="Daily" disabled />
        <Radio value="b" label="Weekly" disabled />
      </RadioGroup>
      <RadioGroup aria-label="One of them" defaultValue="a">
        <Radio value="a" label="Video" />
        <Radio value="b" label="In person" description="Not in your city yet." disabled />
      </RadioGroup>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("In person"));
    await expect(canvas.getByRole("radio", { name: "In person" })).not.toBeChecked();
  },
};

/** Choices as cards. */
export const Cards: Story = {
  args: { defaultValue: "9" },
  render: (args) => (
    <div className="max-w-80">
      <Field label="Tuesday, November 24">
        <RadioGroup {...args}>
          <RadioCard value="6" label="6:00 AM" description="7:30 PM Chennai" />
          <RadioCard value="7" label="7:00 AM" description="8:30 PM Chennai" disabled />
          <RadioCard value="9" label="9:00 AM" description="10:30 PM Chennai" />
        </RadioGroup>
      </Field>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /6:00 AM/ })).toBeChecked();
  },
};

/** Long words wrap, in any script. */
export const LongAndManyScripts: Story = {
  render: () => (
    <RadioGroup aria-label="Region" className="w-80" defaultValue="en">
      <Radio value="en" label="I grew up in more than one place and would rather explain that to my coach myself" />
      <Radio value="hi" label={<span lang="hi">उत्तर भारत से, और अब कैलिफ़ोर्निया में</span>} />
      <Radio value="ta" label={<span lang="ta">தென்னிந்தியாவிலிருந்து, இப்போது டெக்சாஸில்</span>} />
    </RadioGroup>
  ),
};
