import type { Meta, StoryObj } from "@storybook/react-vite";
import { ListFilter } from "lucide-react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Field } from "../field/field";
import { Select } from "./select";

const categories = ["Identity", "Family Dynamics", "Immigration", "Relationships", "Career", "Wellness"].map(
  (label) => ({ value: label.toLowerCase().replaceAll(" ", "-"), label }),
);

const meta = {
  title: "Controls/Select",
  component: Select,
  args: { options: categories, placeholder: "Select a category", onValueChange: fn() },
  render: (args) => (
    <Field label="Category">
      <Select {...args} />
    </Field>
  ),
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a selection the placeholder is the instruction. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Category" })).toHaveTextContent("Select a category");
  },
};

/** A value is shown by its label. */
export const Chosen: Story = { args: { defaultValue: "immigration" } };

/** Keyboard: open, typeahead, select; focus returns to the box. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole("combobox", { name: "Category" });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith("immigration");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveTextContent("Immigration");
  },
};

/** Esc does not change the value. */
export const EscapeKeepsTheValue: Story = {
  args: { defaultValue: "career" },
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole("combobox", { name: "Category" });
    box.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(box).toHaveTextContent("Career");
  },
};

/** The open list, with groups and an unavailable option. */
export const OpenWithGroups: Story = {
  args: {
    defaultValue: "tamil",
    options: [
      {
        label: "North",
        options: [
          { value: "hindi", label: "Hindi" },
          { value: "punjabi", label: "Punjabi" },
          { value: "urdu", label: "Urdu", disabled: true },
        ],
      },
      {
        label: "South",
        options: [
          { value: "tamil", label: "Tamil" },
          { value: "telugu", label: "Telugu" },
        ],
      },
    ],
  },
  render: (args) => (
    <div className="min-h-100">
      <Field label="Language">
        <Select {...args} />
      </Field>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("combobox", { name: "Language" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("option", { name: "Tamil" })).toHaveAttribute("data-state", "checked");
    await expect(screen.getByRole("option", { name: "Urdu" })).toHaveAttribute("data-disabled");
  },
};

/** Invalid. */
export const Invalid: Story = {
  render: (args) => (
    <Field label="Category" error="Please select a category" required>
      <Select {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox", { name: "Category" });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("Please select a category");
  },
};

/** Unavailable. */
export const Disabled: Story = {
  args: { defaultValue: "wellness" },
  render: (args) => (
    <Field label="Category" disabled>
      <Select {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Category" })).toBeDisabled();
  },
};

/** In a toolbar: 44 px, with an icon before the value. */
export const InABar: Story = {
  args: {
    "aria-label": "Engagement",
    height: 44,
    icon: <ListFilter />,
    defaultValue: "all",
    className: "w-auto min-w-48 font-semibold text-body",
    options: [
      { value: "all", label: "All engagement" },
      { value: "high", label: "High" },
      { value: "medium", label: "Medium" },
      { value: "low", label: "Low" },
    ],
  },
  render: (args) => <Select {...args} />,
};

/** Long labels are cut with an ellipsis in the box and complete in the list. */
export const LongAndManyScripts: Story = {
  args: {
    defaultValue: "ta",
    options: [
      { value: "en", label: "Second generation, grew up between two languages and two kinds of silence" },
      { value: "hi", label: "पहली पीढ़ी, भारत से अमेरिका आए हुए" },
      { value: "ta", label: "முதல் தலைமுறை, இந்தியாவிலிருந்து அமெரிக்காவிற்கு வந்தவர்" },
    ],
  },
  render: (args) => (
    <div className="w-60">
      <Field label="Generation">
        <Select {...args} />
      </Field>
    </div>
  ),
};
