import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Input } from "../input/input";
import { TextLink } from "../link/link";
import { PasswordField } from "../password-field/password-field";
import { Textarea } from "../textarea/textarea";
import { Field } from "./field";
import { Fieldset } from "./field-parts";

const meta = {
  title: "Controls/Field",
  component: Field,
  args: { label: "Email", children: <Input type="email" /> },
  decorators: [
    (Story) => (
      <div className="max-w-100">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label names the control; pressing it focuses the control. */
export const LabelOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Email"));
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveFocus();
  },
};

/** The description is announced after the name. */
export const WithDescription: Story = {
  args: { label: "Username", description: "Letters, digits and underscores. Nobody in the community sees it." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Username" })).toHaveAccessibleDescription(
      "Letters, digits and underscores. Nobody in the community sees it.",
    );
  },
};

/** The error is announced first, then the description; both describe the control. */
export const WithError: Story = {
  args: {
    label: "Email",
    required: true,
    error: "Please enter a valid email address",
    description: "We write only about your sessions.",
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Email" });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];
    await expect(described).toHaveLength(2);
    for (const id of described) await expect(document.getElementById(id)).toBeVisible();
  },
};

/** Once the value is corrected, nothing describes the control any more. */
export const ErrorComesAndGoes: Story = {
  render: function ErrorComesAndGoesStory() {
    const [value, setValue] = useState("");
    return (
      <Field label="Password" error={value.length < 8 ? "Password must be at least 8 characters long" : undefined}>
        <PasswordField autoComplete="new-password" value={value} onChange={(event) => setValue(event.target.value)} />
      </Field>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Password");
    await expect(input).toHaveAccessibleDescription("Password must be at least 8 characters long");
    await userEvent.type(input, "courtyard");
    await expect(input).not.toHaveAttribute("aria-describedby");
    await expect(input).toBeValid();
  },
};

/** The link is next to the label; Tab reaches the field first. */
export const WithAction: Story = {
  args: {
    label: "Password",
    labelAction: <TextLink href="#forgot">Forgot Password</TextLink>,
    children: <PasswordField autoComplete="current-password" defaultValue="courtyard1" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText("Password")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Show password" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Forgot Password" })).toHaveFocus();
  },
};

/** Optional fields are marked, required ones are not. */
export const Optional: Story = {
  args: { label: "Tags", labelNote: "optional", description: "Separated by commas.", children: <Input /> },
};

/** For controls outside the kit: a function receives the attributes. */
export const AnyControl: Story = {
  args: {
    label: "Session date",
    error: "Please select a date",
    children: ({ "aria-labelledby": _labelledBy, ...control }) => (
      <input {...control} type="date" className="h-12 w-full rounded-control border border-danger bg-raised px-3.5" />
    ),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Session date");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Please select a date");
  },
};

/** Two fields side by side keep their boxes on one line when only one has an error. */
export const SideBySide: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-3">
      <Field label="Expiry">
        <Input placeholder="MM / YY" />
      </Field>
      <Field label="CVC" error="Incomplete">
        <Input defaultValue="12" />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole("textbox").map((input) => input.getBoundingClientRect().top);
    await expect(tops[0]).toBe(tops[1]);
  },
};

/** Several controls answering one question. */
export const Group: Story = {
  render: () => (
    <Fieldset legend="Emergency contact" description="Only your coach sees this.">
      <div className="mt-2 flex flex-col gap-4">
        <Field label="Name">
          <Input />
        </Field>
        <Field label="Phone">
          <Input type="tel" />
        </Field>
      </div>
    </Fieldset>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Emergency contact" })).toBeVisible();
  },
};

/** Long labels and errors wrap inside 320 px, in any script. */
export const LongAndManyScripts: Story = {
  render: () => (
    <div className="flex w-80 flex-col gap-5">
      <Field
        label="What would you like your coach to know before the first session?"
        labelNote="optional"
        error="Please keep this under 4000 characters; you have written 4210, so a few lines have to go"
      >
        <Textarea />
      </Field>
      <Field label="आप किस क्षेत्र से हैं?" error="कृपया अपना क्षेत्र चुनें">
        <Input lang="hi" />
      </Field>
      <Field label="உங்கள் வயது என்ன?" error="தயவுசெய்து உங்கள் வயதை உள்ளிடவும்">
        <Input lang="ta" />
      </Field>
    </div>
  ),
};
