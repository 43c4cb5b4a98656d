import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPhone } from "../dialog/phone";
import { Markdown } from "./markdown";

const meta = {
  title: "Display/Markdown",
  component: Markdown,
  args: {
    text: `The phone rings at eleven at night, which is half past ten in the morning at home. You have **four minutes** before
the question about the ring.

## Before you pick up

Say one thing to yourself that is true. *I can hang up.* Then:

1. Put both feet on the floor.
2. Drink something.
3. Decide what you will not talk about today.

### If it goes wrong anyway

- Say that you will call back on Sunday.
- Write down one sentence of it, [in your journal](/resources/journal).

> அம்மா கேட்டது நல்லதுக்குத்தான்.

---

घर की बात घर में रहती है, यह सबने सुना है। In a crisis call [988](tel:988), or read more at
[988lifeline.org](https://988lifeline.org/).`,
  },
} satisfies Meta<typeof Markdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every part a text may have. */
export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "Before you pick up" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 4 })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "in your journal" })).toHaveAttribute("href", "/resources/journal");
    await expect(canvas.getByRole("link", { name: /opens in a new tab/ })).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    );
  },
};

export const Phone: Story = { ...onPhone };
