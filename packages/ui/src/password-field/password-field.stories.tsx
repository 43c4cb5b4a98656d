import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Field } from "../field/field";
import { PasswordField } from "./password-field";

const meta = {
  title: "Controls/Password field",
  component: PasswordField,
  args: { autoComplete: "current-password", defaultValue: "courtyard1", onVisibleChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Field label="Password">
      <PasswordField {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The eye toggles visibility, and its name is the next action. */
export const ShowsAndHides: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText("Password");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveValue("courtyard1");
    await expect(args.onVisibleChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole("button", { name: "Hide password" }));
    await expect(input).toHaveAttribute("type", "password");
  },
};

/** Shown from the start. */
export const Shown: Story = { args: { defaultVisible: true } };

/** Two forms share one visibility. */
export const SharedChoice: Story = {
  render: function SharedChoiceStory(args) {
    const [visible, setVisible] = useState(false);
    return (
      <div className="flex flex-col gap-4">
        <Field label="Password">
          <PasswordField {...args} visible={visible} onVisibleChange={setVisible} />
        </Field>
        <Field label="New password">
          <PasswordField {...args} autoComplete="new-password" visible={visible} onVisibleChange={setVisible} />
        </Field>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [eye] = canvas.getAllByRole("button", { name: "Show password" });
    if (!eye) throw new Error("The eye is missing.");
    await userEvent.click(eye);
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
    await expect(canvas.getByLabelText("New password")).toHaveAttribute("type", "text");
  },
};

/** Enter in the box sends the form; the eye never does. */
export const EyeDoesNotSend: Story = {
  render: function EyeDoesNotSendStory(args) {
    const [sent, setSent] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
        }}
      >
        <Field label="Password">
          <PasswordField {...args} />
        </Field>
        <output>{sent ? "sent" : "not sent"}</output>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(canvas.getByText("not sent")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Password"), "{Enter}");
    await expect(canvas.getByText("sent")).toBeVisible();
  },
};

/** Invalid. */
export const Invalid: Story = {
  args: { defaultValue: "short" },
  render: (args) => (
    <Field label="Password" error="Password must be at least 8 characters long">
      <PasswordField {...args} />
    </Field>
  ),
};

/** Unavailable, including the eye button. */
export const Disabled: Story = {
  render: (args) => (
    <Field label="Password" disabled>
      <PasswordField {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Show password" })).toBeDisabled();
  },
};
