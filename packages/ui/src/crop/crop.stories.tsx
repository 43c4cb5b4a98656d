import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { CropFrame } from "./crop-frame";
import { type CropView, wholeView } from "./geometry";

// Four colored fields that show the frame's position.
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="400" height="200" fill="#b4532a"/><rect x="400" width="400" height="200" fill="#2f6f6a"/><rect y="200" width="400" height="200" fill="#d9a441"/><rect x="400" y="200" width="400" height="200" fill="#4a4e86"/></svg>',
)}`;

const meta = {
  title: "Controls/Crop frame",
  component: CropFrame,
  args: {
    src: picture,
    picture: { width: 800, height: 400 },
    view: wholeView,
    onViewChange: fn(),
    label: "Picture in its frame",
  },
  render: (args) => {
    const [view, setView] = useState<CropView>(args.view);
    return (
      <div className="w-70">
        <CropFrame
          {...args}
          view={view}
          onViewChange={(next) => {
            setView(next);
            args.onViewChange(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof CropFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move the picture, plus and minus change its size; it never leaves the frame. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const frame = canvas.getByRole("group", { name: "Picture in its frame" });
    frame.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ zoom: 1, across: expect.closeTo(0.54), down: 0.5 });
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ zoom: 1, across: expect.closeTo(0.54), down: 0.5 });
    await userEvent.keyboard("+");
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 1.1 }));
    await userEvent.keyboard("{ArrowLeft>80/}");
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ across: 0 }));
    await userEvent.keyboard("---");
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 1 }));
  },
};
