import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { TextLink } from "../link/link";
import { Accordion, AccordionItem } from "./accordion";

const meta = {
  title: "Display/Accordion",
  component: Accordion,
  args: {
    onValueChange: fn(),
    children: (
      <>
        <AccordionItem value="therapy" title="Is this therapy?">
          No. It is coaching: talk about what is going on, and what to try next. For diagnosis or treatment, see a
          licensed clinician.
        </AccordionItem>
        <AccordionItem value="coaches" title="Who are the coaches?">
          Certified wellness coaches who grew up in South Asian families. Their training is on their pages.
        </AccordionItem>
        <AccordionItem value="private" title="Who can read what I write?">
          You and your coach. <TextLink href="#privacy">The privacy page</TextLink> says how long it is kept.
        </AccordionItem>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One is open at a time, and the open one can be closed again. */
export const OneAtATime: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const first = canvas.getByRole("button", { name: "Is this therapy?" });
    const second = canvas.getByRole("button", { name: "Who are the coaches?" });
    await userEvent.click(first);
    await expect(first).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(canvas.getByText(/No. It is coaching/)).toBeVisible());
    await userEvent.click(second);
    await expect(first).toHaveAttribute("aria-expanded", "false");
    await expect(second).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(second);
    await expect(second).toHaveAttribute("aria-expanded", "false");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
  },
};

/** Arrows move between questions; Tab skips folded content. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Is this therapy?" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const last = canvas.getByRole("button", { name: "Who can read what I write?" });
    await expect(last).toHaveFocus();
    await expect(canvas.queryByRole("link")).toBeNull();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("link", { name: "The privacy page" })).toBeVisible());
  },
};

/** Open from the start. */
export const OpenAtFirst: Story = { args: { defaultValue: "coaches" } };

/** The folded answer is in the page, so that a search in the page and a search engine find it. */
export const FoldedButThere: Story = {
  play: async ({ canvas }) => {
    const answer = canvas.getByText(/Certified wellness coaches/);
    await expect(answer).toBeInTheDocument();
    await expect(answer).not.toBeVisible();
  },
};

/** Long questions wrap at 320 px, in any script. */
export const LongAndManyScripts: Story = {
  render: () => (
    <Accordion className="w-80" defaultValue="hi">
      <AccordionItem
        value="en"
        title="What happens when I write something at three in the morning and need an answer now?"
      >
        In an emergency call 911 or 988.
      </AccordionItem>
      <AccordionItem value="hi" title={<span lang="hi">क्या यह इलाज है, या सिर्फ़ बातचीत?</span>}>
        <span lang="hi">यह कोचिंग है। इलाज के लिए डॉक्टर से मिलें।</span>
      </AccordionItem>
      <AccordionItem value="ta" title={<span lang="ta">பயிற்சியாளர்கள் யார், அவர்கள் எங்கிருந்து வருகிறார்கள்?</span>} disabled>
        <span lang="ta">சான்றிதழ் பெற்ற பயிற்சியாளர்கள்.</span>
      </AccordionItem>
    </Accordion>
  ),
};
