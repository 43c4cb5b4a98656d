import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { onPhone } from "../dialog/phone";
import { SensitiveContent } from "./sensitive-content";

const meta = {
  title: "Safety/Sensitive content",
  component: SensitiveContent,
  args: {
    covered: true,
    onCovered: () => undefined,
    title: "The text is covered",
    hint: "Show it when you're ready. It's covered again when you leave.",
    uncoverLabel: "Show the text",
    coverLabel: "Cover the text",
    children: null,
  },
} satisfies Meta<typeof SensitiveContent>;

export default meta;
type Story = StoryObj<typeof meta>;

function Kept({ begins = true }: { begins?: boolean }) {
  const [covered, setCovered] = useState(begins);
  return (
    <SensitiveContent {...meta.args} covered={covered} onCovered={setCovered}>
      <p>Some nights I do not see how the morning comes. रात बहुत लंबी है।</p>
      <p>
        I wrote it down <a href="#there">there</a>.
      </p>
    </SensitiveContent>
  );
}

/** Checks that covered content is unreachable: queries by role ignore `inert`. */
const silent = (link: HTMLElement) => expect(link.closest("[inert]")).not.toBeNull();

/** Covered and unreachable until requested; then focus moves to the text. */
export const Covered: Story = {
  render: () => <Kept />,
  play: async ({ canvas, userEvent }) => {
    await silent(canvas.getByText("there"));
    canvas.getByRole("button", { name: "Show the text" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByText(/Some nights/).parentElement).toHaveFocus());
    await expect(canvas.getByText("there").closest("[inert]")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Cover the text" }));
    await silent(canvas.getByText("there"));
  },
};

/** Leaving the page covers the content again. */
export const CoveredOnLeaving: Story = {
  ...onPhone,
  render: () => <Kept begins={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("there").closest("[inert]")).toBeNull();
    Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "visibilityState");
    await waitFor(() => silent(canvas.getByText("there")));
  },
};
