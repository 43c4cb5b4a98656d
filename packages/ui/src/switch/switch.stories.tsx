import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Switch } from "./switch";

const meta = {
  title: "Controls/Switch",
  component: Switch,
  args: { label: "Share when I have read a message", onCheckedChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-110">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space and Enter toggle it; so does a press on its label. */
export const Off: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const control = canvas.getByRole("switch", { name: "Share when I have read a message" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText("Share when I have read a message"));
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

/** On. */
export const On: Story = { args: { defaultChecked: true } };

/** With a line of help. */
export const WithDescription: Story = {
  args: { defaultChecked: true, description: "When off, you do not see either when your coach has read yours." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch")).toHaveAccessibleDescription(/When off/);
  },
};

/** Unavailable, on and off. */
export const Disabled: Story = {
  render: () => (
    <>
      <Switch disabled label="Email reminders" />
      <Switch disabled defaultChecked label="Notices about my account" description="These are always sent." />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Email reminders"));
    await expect(canvas.getByRole("switch", { name: "Email reminders" })).not.toBeChecked();
  },
};

/** Settings in rows. Long labels wrap, in any script, and the switch stays level with the first line. */
export const Rows: Story = {
  render: () => (
    <div className="w-80 divide-y divide-line border-line border-y">
      <Switch defaultChecked label="Messages from my coach" description="By email, when you have not been here." />
      <Switch label="A weekly letter with one practice and one story from the community, on Sunday" />
      <Switch defaultChecked label={<span lang="hi">सत्र से एक घंटा पहले याद दिलाएँ</span>} />
      <Switch label={<span lang="ta">சந்திப்புக்கு ஒரு மணி நேரம் முன்பு நினைவூட்டவும்</span>} />
    </div>
  ),
};
