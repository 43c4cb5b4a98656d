import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Field } from "../field/field";
import { Input, NumberInput, SearchInput } from "./input";

const meta = {
  title: "Controls/Input",
  component: Input,
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 48 px high, 17 px text: a phone does not zoom into it. */
export const Filled: Story = {
  render: (args) => (
    <Field label="First Name">
      <Input {...args} defaultValue="Priya" autoComplete="given-name" />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("First Name");
    await expect(input.getBoundingClientRect().height).toBe(48);
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  },
};

/** A placeholder shows the expected format and never replaces the label. */
export const Placeholder: Story = {
  render: (args) => (
    <Field label="Email">
      <Input {...args} type="email" placeholder="you@example.com" autoComplete="email" />
    </Field>
  ),
};

/** The focus ring is outside, with a gap. */
export const Focused: Story = {
  render: (args) => (
    <Field label="Username">
      <Input {...args} defaultValue="priya_r" autoComplete="username" />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByLabelText("Username");
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input).outlineWidth).toBe("3px");
  },
};

/** Invalid: a 2 px border, and the reason below with an icon. */
export const Invalid: Story = {
  render: (args) => (
    <Field label="Email" error="Please enter a valid email address">
      <Input {...args} type="email" defaultValue="priya@" />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Email");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Please enter a valid email address");
    await expect(getComputedStyle(input).borderTopWidth).toBe("2px");
  },
};

/** Unavailable. */
export const Disabled: Story = {
  render: (args) => (
    <Field label="Email" disabled description="Write to us to change it.">
      <Input {...args} defaultValue="priya@example.com" />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Email")).toBeDisabled();
  },
};

/** Can be read and copied, not changed. */
export const ReadOnly: Story = {
  render: (args) => (
    <Field label="Video link">
      <Input {...args} readOnly defaultValue="https://meet.example/aangan/3f9c-2201" />
    </Field>
  ),
};

/** 44 px, for bars with buttons. */
export const Lower: Story = {
  render: () => <Input height={44} aria-label="Filter coaches" placeholder="Filter coaches" />,
};

/** The numeric keyboard; the typed text is not changed. */
export const NumberOfYears: Story = {
  render: () => (
    <Field label="Age" className="w-30">
      <NumberInput maxLength={3} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Age");
    await expect(input).toHaveAttribute("inputmode", "numeric");
    await userEvent.type(input, "34");
    await expect(input).toHaveValue("34");
    await userEvent.keyboard("{ArrowUp}");
    await expect(input).toHaveValue("34");
  },
};

/** Named by its label even when the placeholder is gone. */
export const SearchBox: Story = {
  render: () => <SearchInput label="Search posts" />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("searchbox", { name: "Search posts" });
    await userEvent.type(box, "visa");
    await expect(box).toHaveValue("visa");
  },
};

/** Hindi and Tamil keep their marks inside the 48 px. */
export const ManyScripts: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      <Field label="नाम" description="जैसा आप लिखते हैं">
        <Input lang="hi" defaultValue="प्रिया कृष्णमूर्ति" />
      </Field>
      <Field label="பெயர்">
        <Input lang="ta" defaultValue="பிரியா கிருஷ்ணமூர்த்தி" />
      </Field>
    </div>
  ),
};
