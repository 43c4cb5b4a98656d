import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/button";
import { onPhone } from "../dialog/phone";
import { Drawer, DrawerBody, DrawerClose, DrawerContent, DrawerFooter, DrawerTitle, DrawerTrigger } from "./drawer";

const meta = {
  title: "Overlays/Drawer",
  component: DrawerContent,
  args: { closeLabel: "Close", side: "right" },
  render: (args) => (
    <Drawer>
      <DrawerTrigger asChild>
        <Button variant="secondary">Filter coaches</Button>
      </DrawerTrigger>
      <DrawerContent {...args}>
        <DrawerTitle>Filter coaches</DrawerTitle>
        <DrawerBody>
          <div className="flex flex-col gap-2 px-3">
            <Button variant="secondary">Speaks Tamil</Button>
            <Button variant="secondary">हिन्दी बोलते हैं</Button>
            <Button variant="secondary">குடும்ப எதிர்பார்ப்புகள்</Button>
          </div>
        </DrawerBody>
        <DrawerFooter>
          <DrawerClose asChild>
            <Button block>Show coaches</Button>
          </DrawerClose>
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Filter coaches" });
    await userEvent.click(trigger);
    const drawer = await screen.findByRole("dialog", { name: "Filter coaches" });
    for (let press = 0; press < 8; press++) {
      await userEvent.tab();
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await screen.findByRole("dialog");
  },
} satisfies Meta<typeof DrawerContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Right: Story = {};

export const Left: Story = { args: { side: "left" } };

export const OnPhone: Story = { ...onPhone };
