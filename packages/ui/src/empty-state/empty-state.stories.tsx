import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";
import { expect } from "storybook/test";
import { Button } from "../button/button";
import { Card } from "../card/card";
import { EmptyState } from "./empty-state";

const meta = {
  title: "Feedback/Empty state",
  component: EmptyState,
  args: { seed: "messages", title: "No messages yet", description: "The first line is the hardest. Try “Hello”." },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sentence and one line of help. The drawing is decoration. */
export const Plain: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { name: "No messages yet", level: 3 })).toBeVisible();
    await expect(canvasElement.querySelector("svg")?.getBoundingClientRect().width).toBe(92);
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** With an action, in a card. */
export const WithAction: Story = {
  args: {
    seed: "community",
    title: "Nothing here yet",
    description: "Be the first to write in Career.",
    action: (
      <Button>
        <Plus />
        New Post
      </Button>
    ),
  },
  render: (args) => (
    <Card className="max-w-100">
      <EmptyState {...args} />
    </Card>
  ),
};

/** Another seed, another drawing; only a title. */
export const TitleOnly: Story = {
  args: { seed: "clients", title: "Select a client from the client list to view messages", description: undefined },
  globals: { app: "coach" },
};

/** In other scripts at 320 px. */
export const ManyScripts: Story = {
  args: {
    seed: "sessions",
    title: <span lang="hi">अभी कोई सत्र तय नहीं है</span>,
    description: <span lang="ta">உங்கள் பயிற்சியாளருடன் ஒரு நேரத்தைத் தேர்ந்தெடுங்கள்.</span>,
  },
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
};
