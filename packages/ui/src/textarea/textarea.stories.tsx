import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Field } from "../field/field";
import { CharacterCount, Textarea } from "./textarea";

const meta = {
  title: "Controls/Textarea",
  component: Textarea,
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four lines at first. */
export const Empty: Story = {
  render: (args) => (
    <Field label="Your message">
      <Textarea {...args} placeholder="The first line is the hardest." />
    </Field>
  ),
};

/** It grows with the text. */
export const Grows: Story = {
  render: (args) => (
    <Field label="Your post">
      <Textarea {...args} rows={2} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText("Your post");
    const before = box.getBoundingClientRect().height;
    await userEvent.type(box, "One{Enter}Two{Enter}Three{Enter}Four{Enter}Five");
    await expect(box.getBoundingClientRect().height).toBeGreaterThan(before);
  },
};

/** Invalid, with the reason. */
export const Invalid: Story = {
  render: (args) => (
    <Field label="Content" error="Content must be at least 10 characters">
      <Textarea {...args} defaultValue="Hello" />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Content")).toHaveAccessibleDescription(
      "Content must be at least 10 characters",
    );
  },
};

/** Unavailable. */
export const Disabled: Story = {
  render: (args) => (
    <Field label="Notes" disabled>
      <Textarea {...args} defaultValue="Slept after Thursday. Wants to try the letter." />
    </Field>
  ),
};

/** The count is announced only near the limit. */
export const Counted: Story = {
  render: function CountedStory() {
    const [text, setText] = useState("They told the whole family");
    return (
      <Field label="Title" description={<CharacterCount count={text.length} max={30} />}>
        <Textarea rows={2} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const live = canvasElement.querySelector("[aria-live]");
    await expect(live).toHaveTextContent("");
    await userEvent.type(canvas.getByLabelText("Title"), " I am");
    await expect(live).toHaveTextContent("31 of 30 characters");
  },
};

/** Combining marks above and below the line have space. */
export const ManyScripts: Story = {
  render: () => (
    <div className="flex w-80 flex-col gap-4">
      <Textarea
        aria-label="हिन्दी"
        lang="hi"
        defaultValue="बहुत दिनों बाद घर की चाय पी। माँ ने पूछा कि सब ठीक है, और मैं चुप रह गई।"
      />
      <Textarea
        aria-label="தமிழ்"
        lang="ta"
        defaultValue="நீண்ட நாட்களுக்குப் பிறகு வீட்டுத் தேநீர். அம்மா கேட்டார், நான் அமைதியாக இருந்தேன்."
      />
    </div>
  ),
};
