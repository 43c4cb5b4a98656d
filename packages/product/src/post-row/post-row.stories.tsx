import { Badge } from "@aangan/ui/badge/badge.tsx";
import { onPhone } from "@aangan/ui/dialog/phone.ts";
import { Reactions, reactionClasses } from "@aangan/ui/reactions/reactions.tsx";
import { SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Hand, HandHeart, HeartHandshake, MessageSquare } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Highlighted } from "../conversation/highlighted";
import { PostRow, PostRowSkeleton, rowLinkClasses } from "./post-row";

const react = fn();

const reactions = (
  <Reactions
    label="Reactions to the post"
    items={[
      { kind: "Support", label: "Support", icon: <HeartHandshake aria-hidden="true" />, count: 14, pressed: true },
      { kind: "SameHere", label: "SameHere", icon: <HandHeart aria-hidden="true" />, count: 23, pressed: false },
      { kind: "ThankYou", label: "ThankYou", icon: <Hand aria-hidden="true" />, count: 6, pressed: false },
    ]}
    onToggle={react}
    end={
      <span className={reactionClasses()}>
        <MessageSquare aria-hidden="true" />9<span className="sr-only">comments</span>
      </span>
    }
  />
);

const meta = {
  title: "Community/Post row",
  component: PostRow,
  args: {
    seed: "thread-3-Marigold",
    name: "Marigold",
    meta: ["Family Dynamics", "2 hours ago"],
    title: (
      <a href="#thread" className={rowLinkClasses}>
        They told the whole family I am “still finding myself”
      </a>
    ),
    excerpt:
      "I left a consulting job to teach. At every wedding my mother explains me like a delayed flight. I laughed along until this weekend.",
    reactions,
  },
  decorators: [
    (Story) => (
      <div className="max-w-190">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole row links to the thread; reactions are separate buttons. */
export const Plain: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole("article", { name: /still finding myself/ })).toBeVisible();
    const excerpt = canvas.getByText(/delayed flight/).getBoundingClientRect();
    const under = canvasElement.ownerDocument.elementFromPoint(excerpt.left + 20, excerpt.top + 10);
    await expect(under?.closest("a")).toHaveAttribute("href", "#thread");
    react.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "ThankYou 6" }));
    await expect(react).toHaveBeenLastCalledWith("ThankYou", true);
  },
};

/** On the narrowest phone: search matches are highlighted, the user's own post shows its state, long tags wrap. */
export const Phone: Story = {
  ...onPhone,
  args: {
    name: "Marigold (You)",
    meta: ["Family Dynamics", "yesterday", "edited"],
    excerpt: <Highlighted text="I left a consulting job to teach. அம்மா கேட்டாள்." ranges={[[19, 22]]} />,
    tags: (
      <ul className="flex flex-wrap gap-x-3 text-fine">
        <li>
          <a href="#visa" className="inline-block min-h-6 py-0.5">
            #visa
          </a>
        </li>
        <li>
          <a href="#long" className="inline-block min-h-6 py-0.5">
            #இரண்டாவது-தலைமுறை-வாழ்க்கை
          </a>
        </li>
      </ul>
    ),
    notice: <Badge variant="caution">Waiting for review</Badge>,
  },
};

/** Placeholders. */
export const Loading: Story = {
  render: () => (
    <SkeletonGroup label="Loading">
      <PostRowSkeleton />
      <PostRowSkeleton />
    </SkeletonGroup>
  ),
};
