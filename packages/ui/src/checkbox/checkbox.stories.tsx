import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Fieldset } from "../field/field-parts";
import { Checkbox } from "./checkbox";

const meta = {
  title: "Controls/Checkbox",
  component: Checkbox,
  args: { label: "Remind me 24 hours before", onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space toggles it; so does a press on its label. */
export const Unticked: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: "Remind me 24 hours before" });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText("Remind me 24 hours before"));
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(2, false);
  },
};

/** Checked. */
export const Checked: Story = { args: { defaultChecked: true } };

/** With a line of help. */
export const WithDescription: Story = {
  args: { defaultChecked: true, description: "By email, in your own time zone." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("By email, in your own time zone.");
  },
};

/** Invalid. */
export const Invalid: Story = {
  args: { label: "I am 18 or older", error: "Please confirm your age" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("Please confirm your age");
  },
};

/** Unavailable, checked and unchecked. */
export const Disabled: Story = {
  render: () => (
    <div>
      <Checkbox disabled label="Messages from my coach" />
      <Checkbox disabled defaultChecked label="Notices about my account" description="These are always sent." />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("checkbox");
    await userEvent.click(canvas.getByText("Messages from my coach"));
    await expect(first).not.toBeChecked();
  },
};

/** A checkbox for a group: indeterminate while some are checked. */
export const SomeOfSeveral: Story = {
  render: function SomeOfSeveralStory() {
    const [taken, setTaken] = useState(["Family"]);
    const all = ["Family", "Work", "Identity"];
    const state = taken.length === 0 ? false : taken.length === all.length ? true : "indeterminate";
    return (
      <Fieldset legend="What would you like to talk about?">
        <Checkbox label="All of these" checked={state} onCheckedChange={(on) => setTaken(on ? all : [])} />
        <div className="pl-8">
          {all.map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={taken.includes(name)}
              onCheckedChange={(on) => setTaken(on ? [...taken, name] : taken.filter((other) => other !== name))}
            />
          ))}
        </div>
      </Fieldset>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole("checkbox", { name: "All of these" });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole("checkbox", { name: "Work" })).toBeChecked();
    await expect(all).toBeChecked();
  },
};

/** Alone in a table, it has a name without visible text, and a 44 px touch target. */
export const Alone: Story = {
  args: { label: undefined, "aria-label": "Choose Deepa Nair" },
  render: (args) => (
    <div className="p-6">
      <Checkbox {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "Choose Deepa Nair" });
    const edge = box.getBoundingClientRect();
    await expect(document.elementFromPoint(edge.left - 9, edge.top - 9)).toBe(box);
  },
};

/** Long labels wrap next to the box, in any script. */
export const LongAndManyScripts: Story = {
  render: () => (
    <div className="w-80">
      <Checkbox label="I understand that this is emotional wellness coaching, and not clinical therapy or medical advice" />
      <Checkbox label={<span lang="hi">मैं समझती हूँ कि यह कोचिंग है, इलाज या चिकित्सा सलाह नहीं</span>} />
      <Checkbox label={<span lang="ta">இது பயிற்சி என்பதையும், மருத்துவ ஆலோசனை அல்ல என்பதையும் புரிந்துகொள்கிறேன்</span>} />
    </div>
  ),
};
