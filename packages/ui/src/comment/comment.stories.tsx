import type { Meta, StoryObj } from "@storybook/react-vite";
import { EllipsisVertical } from "lucide-react";
import { expect } from "storybook/test";
import { IconButton } from "../icon-button/icon-button";
import { Comment } from "./comment";
import { LinkedText } from "./linked-text";

const at = "2026-11-21T18:00:00Z";

const meta = {
  title: "Community/Comment",
  component: Comment,
  args: {
    seed: "thread-3|Banyan",
    name: "Banyan",
    when: "2 hours ago",
    dateTime: at,
    menu: (
      <IconButton label="Options for the comment by Banyan">
        <EllipsisVertical />
      </IconButton>
    ),
    children: (
      <p className="whitespace-pre-wrap">
        <LinkedText
          text={
            "My mother does the same.\nI wrote down what I would have said: https://example.org/letters/a-long-address-that-has-to-be-broken-somewhere?because=it&does=not&fit (it helped)."
          }
          newTabLabel="(opens in a new tab)"
        />
      </p>
    ),
  },
  render: (args) => (
    <div className="w-[360px] max-w-full px-4 md:w-[680px]">
      <Comment {...args} />
    </div>
  ),
} satisfies Meta<typeof Comment>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A URL becomes a link that opens a new tab and sends no referrer. */
export const WithAnAddress: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: /example\.org/ });
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(link).toHaveAttribute("referrerpolicy", "no-referrer");
    await expect(canvas.getByRole("article", { name: "Banyan" })).toHaveTextContent("(it helped).");
  },
};

/** Several authors, one the reader, one the author of the post; one linked comment, and one hidden one. */
export const Thread: Story = {
  render: () => (
    <div className="w-[360px] max-w-full px-4 md:w-[680px]">
      <Comment seed="t|Banyan" name="Banyan" when="2 hours ago" dateTime={at}>
        <p>Same house, other city.</p>
      </Comment>
      <Comment
        seed="t|Marigold"
        name="Marigold"
        marks={["Original poster", "You"]}
        when="1 hour ago"
        dateTime={at}
        edited="edited"
        marked
      >
        <p lang="hi">धन्यवाद। अच्छा लगा कि मैं अकेली नहीं हूँ।</p>
      </Comment>
      <Comment
        seed="t|Curry Leaf 2"
        name="Curry Leaf 2"
        marks={["You"]}
        when="now"
        dateTime={at}
        note={<p className="text-caution text-small">Waiting for review because of the link.</p>}
      >
        <p lang="ta">நானும் அப்படித்தான். வீட்டை விட்டு வந்து பதினொரு வருடங்கள் ஆகின்றன.</p>
      </Comment>
    </div>
  ),
};
