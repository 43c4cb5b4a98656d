import type { Meta, StoryObj } from "@storybook/react-vite";
import { BellOff, Ellipsis, Search, Trash2 } from "lucide-react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { onPhone } from "../dialog/phone";
import { IconButton } from "../icon-button/icon-button";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from "./dropdown-menu";

const onSelect = fn();

const meta = {
  title: "Overlays/Dropdown menu",
  component: DropdownMenuContent,
  render: (args) => (
    <div className="flex min-h-[420px] justify-end">
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label="Chat options">
            <Ellipsis />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent {...args}>
          <DropdownMenuLabel>Meenakshi Sundaram</DropdownMenuLabel>
          <DropdownMenuItem onSelect={() => onSelect("search")}>
            <Search aria-hidden="true" />
            Search
            <DropdownMenuShortcut>/</DropdownMenuShortcut>
          </DropdownMenuItem>
          <DropdownMenuSub>
            <DropdownMenuSubTrigger>
              <BellOff aria-hidden="true" />
              Mute
            </DropdownMenuSubTrigger>
            <DropdownMenuSubContent>
              <DropdownMenuItem onSelect={() => onSelect("hour")}>For an hour</DropdownMenuItem>
              <DropdownMenuItem onSelect={() => onSelect("tomorrow")}>Until tomorrow</DropdownMenuItem>
            </DropdownMenuSubContent>
          </DropdownMenuSub>
          <DropdownMenuItem disabled>Export</DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuCheckboxItem checked>Show times</DropdownMenuCheckboxItem>
          <DropdownMenuRadioGroup value="hi">
            <DropdownMenuRadioItem value="en">English</DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="hi" lang="hi">
              हिन्दी
            </DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="ta" lang="ta">
              தமிழில் உரையாடலைத் தொடரவும்
            </DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
          <DropdownMenuSeparator />
          <DropdownMenuItem destructive onSelect={() => onSelect("delete")}>
            <Trash2 aria-hidden="true" />
            Delete chat
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  ),
} satisfies Meta<typeof DropdownMenuContent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows, typeahead, submenu, Esc, and restored focus. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear();
    const trigger = canvas.getByRole("button", { name: "Chat options" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Search" })).toHaveFocus());
    await userEvent.keyboard("de");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Delete chat" })).toHaveFocus());
    await userEvent.keyboard("{Home}{ArrowDown}{ArrowRight}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "For an hour" })).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Mute" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Search" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(onSelect).toHaveBeenCalledWith("search");
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
  },
};

export const OnPhone: Story = {
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Chat options" }));
    const menu = await screen.findByRole("menu");
    const box = menu.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
