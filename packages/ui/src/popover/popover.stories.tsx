import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/button";
import { onPhone } from "../dialog/phone";
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from "./popover";

const meta = {
  title: "Overlays/Popover",
  component: PopoverContent,
  args: { "aria-label": "Both clocks" },
  render: (args) => (
    <div className="min-h-60">
      <Popover>
        <PopoverTrigger asChild>
          <Button variant="secondary">9:00 AM your time</Button>
        </PopoverTrigger>
        <PopoverContent {...args}>
          <p className="mb-3 text-small">10:30 PM in Chennai. சென்னையில் இரவு 10:30 மணி. चेन्नई में रात के साढ़े दस बजे हैं।</p>
          <PopoverClose asChild>
            <Button size="sm">Got it</Button>
          </PopoverClose>
        </PopoverContent>
      </Popover>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "9:00 AM your time" });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole("button", { name: "Got it" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    const box = (await screen.findByRole("dialog", { name: "Both clocks" })).getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  },
} satisfies Meta<typeof PopoverContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { ...onPhone };
