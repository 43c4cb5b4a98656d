import type { Meta, StoryObj } from "@storybook/react-vite";
import { Search } from "lucide-react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { IconButton } from "../icon-button/icon-button";
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS, Tooltip, TooltipProvider } from "./tooltip";

const onClick = fn();

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  decorators: [
    (Story) => (
      <TooltipProvider>
        <div className="flex min-h-32 items-end">
          <Story />
        </div>
      </TooltipProvider>
    ),
  ],
  args: {
    label: "Search this chat",
    children: (
      <IconButton label="Search this chat" onClick={onClick}>
        <Search />
      </IconButton>
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown on keyboard focus, hidden by Esc. The hover delays are set, not measured. */
export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    await expect([TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS]).toEqual([700, 300]);
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Search this chat");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await screen.findByRole("tooltip");
  },
};

/** On a touch screen a long press shows it without activating the control. A tap activates the control. */
export const Touch: Story = {
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear();
    const button = canvas.getByRole("button");
    await fireEvent.touchStart(button);
    await screen.findByRole("tooltip");
    await fireEvent.touchEnd(button);
    await userEvent.click(button);
    await expect(onClick).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(onClick).toHaveBeenCalledOnce();
  },
};

export const ManyScripts: Story = {
  args: { label: "इस बातचीत में खोजें. இந்த உரையாடலில் தேடுங்கள், பழைய செய்திகளிலும் கூட" },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole("tooltip");
  },
};
