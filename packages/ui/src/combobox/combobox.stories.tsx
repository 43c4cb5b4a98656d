import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Field } from "../field/field";
import { Combobox } from "./combobox";

const zones = [
  { value: "America/New_York", label: "New York", description: "Eastern Time", keywords: "EST EDT Boston" },
  { value: "America/Chicago", label: "Chicago", description: "Central Time", keywords: "CST Austin Dallas" },
  { value: "America/Denver", label: "Denver", description: "Mountain Time", keywords: "MST" },
  { value: "America/Los_Angeles", label: "Los Angeles", description: "Pacific Time", keywords: "PST San Jose Seattle" },
  { value: "America/Anchorage", label: "Anchorage", description: "Alaska Time" },
  { value: "Pacific/Honolulu", label: "Honolulu", description: "Hawaii Time" },
  { value: "Asia/Kolkata", label: "Chennai, Kolkata, Mumbai, Delhi", description: "India Standard Time" },
];

const meta = {
  title: "Controls/Combobox",
  component: Combobox,
  args: { options: zones, placeholder: "City or zone", onValueChange: fn() },
  render: (args) => (
    <Field label="Time zone">
      <Combobox {...args} />
    </Field>
  ),
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox", { name: "Time zone" });
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await expect(box).toHaveAttribute("placeholder", "City or zone");
  },
};

/** Something chosen. */
export const Chosen: Story = { args: { defaultValue: "America/Chicago" } };

/** Typing narrows the list; Enter takes the marked option; the box shows it. */
export const FindByTyping: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole("combobox", { name: "Time zone" });
    await userEvent.type(box, "san jo");
    await expect(await screen.findAllByRole("option")).toHaveLength(1);
    await expect(canvas.getByRole("status")).toHaveTextContent("1 found");
    const active = document.getElementById(box.getAttribute("aria-activedescendant") ?? "");
    await expect(active).toHaveTextContent("Los Angeles");
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith("America/Los_Angeles");
    await expect(box).toHaveValue("Los Angeles");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};

/** Arrows open the list and wrap around. */
export const ByArrows: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole("combobox", { name: "Time zone" });
    const marked = () => document.getElementById(box.getAttribute("aria-activedescendant") ?? "");
    box.focus();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("listbox");
    await expect(marked()).toHaveTextContent("New York");
    await userEvent.keyboard("{ArrowUp}");
    await expect(marked()).toHaveTextContent("India Standard Time");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith("America/Chicago");
    await expect(box).toHaveFocus();
  },
};

/** The first Esc closes the list and drops the typed text, the second clears the box. */
export const EscapeTwice: Story = {
  args: { defaultValue: "America/Denver" },
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole("combobox", { name: "Time zone" });
    await userEvent.clear(box);
    await userEvent.type(box, "chi");
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveValue("Denver");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveValue("");
    await expect(args.onValueChange).toHaveBeenCalledWith("");
  },
};

/** Typed text without a choice is dropped on blur. */
export const UnfinishedIsForgotten: Story = {
  args: { defaultValue: "America/Denver" },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox", { name: "Time zone" });
    await userEvent.type(box, "zzz");
    await userEvent.tab();
    await expect(box).toHaveValue("Denver");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};

/** By pointer: the arrow button opens all options, a press selects, focus stays in the box. */
export const ByPointer: Story = {
  args: { defaultValue: "America/Denver" },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show options" }));
    await expect(await screen.findAllByRole("option")).toHaveLength(7);
    await userEvent.click(screen.getByRole("option", { name: /Honolulu/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith("Pacific/Honolulu");
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};

/** Open, one option chosen and one marked. */
export const Open: Story = {
  args: { defaultValue: "America/Denver" },
  render: (args) => (
    <div className="min-h-112">
      <Field label="Time zone">
        <Combobox {...args} />
      </Field>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("combobox").focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(await screen.findByRole("option", { name: /Denver/ })).toHaveAttribute("aria-selected", "true");
  },
};

/** Without matches the list shows and announces it. */
export const NothingFound: Story = {
  args: { emptyText: "No zone of that name" },
  render: (args) => (
    <div className="min-h-40">
      <Field label="Time zone">
        <Combobox {...args} />
      </Field>
    </div>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "atlantis");
    await waitFor(() => expect(screen.getAllByText("No zone of that name")).toHaveLength(2));
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Invalid. */
export const Invalid: Story = {
  render: (args) => (
    <Field label="Region" error="Please select your region of origin">
      <Combobox {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Please select your region of origin");
  },
};

/** Unavailable. */
export const Disabled: Story = {
  args: { defaultValue: "Asia/Kolkata" },
  render: (args) => (
    <Field label="Time zone" disabled>
      <Combobox {...args} />
    </Field>
  ),
};

/** Also found by another script. */
export const ManyScripts: Story = {
  args: {
    options: [
      { value: "ta", label: "தமிழ்", keywords: "Tamil" },
      { value: "hi", label: "हिन्दी", keywords: "Hindi" },
      { value: "en", label: "English" },
    ],
    placeholder: "Language",
  },
  render: (args) => (
    <div className="min-h-40">
      <Field label="Language">
        <Combobox {...args} />
      </Field>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.type(box, "tamil");
    await userEvent.keyboard("{Enter}");
    await expect(box).toHaveValue("தமிழ்");
    await userEvent.clear(box);
    await userEvent.type(box, "हिन");
    await expect(await screen.findAllByRole("option")).toHaveLength(1);
  },
};
