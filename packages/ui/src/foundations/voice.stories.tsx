import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page, Section } from "./page";

const meta = {
  title: "Foundations/Voice",
  tags: ["!autodocs"],
  parameters: { bare: true },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const PAIRS = [
  ["The first line is the hardest. Try “Hello”.", "Start your journey to a better you!"],
  ["The settle-down part was said at dinner.", "Members face culturally specific challenges."],
  ["Programs, not people. Here anytime.", "Meet your caring AI friend."],
  ["9:00 AM your time, 10:30 PM in Chennai", "9:00 AM"],
  ["Invalid username or password. Please try again.", "Oops! Something isn't right"],
  ["You don't have to hold this alone.", "We noticed you may be experiencing distress."],
] as const;

export const Voice: Story = {
  render: () => (
    <Page
      title="Voice"
      lead="Plain, warm, specific: an older cousin who listens. Short sentences. Name the real thing."
    >
      <Section title="Say, not">
        <ul className="grid gap-4">
          {PAIRS.map(([say, not]) => (
            <li key={say} className="grid gap-1 border-b border-line pb-4 md:grid-cols-2 md:gap-6">
              <p className="text-h4">{say}</p>
              <p className="text-ink-muted">
                <span className="text-label">Not: </span>
                <del className="decoration-line-strong">{not}</del>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Leave out">
        <p className="max-w-(--measure)">
          Journey, unlock, heal, empower. Exclamation marks, unless the specification has them. Emoji. Hindi or Tamil as
          decoration: use them where a person would.
        </p>
      </Section>
      <Section title="Programs">
        <p className="max-w-(--measure)">
          A companion says that it's a program, in its header and on its card. It has a kolam and no face, and it never
          claims to feel.
        </p>
      </Section>
      <Section title="Where texts live">
        <p className="max-w-(--measure)">
          Messages, limits, and lists come from the copy package, the same for the server and the forms. The kit itself
          has no product text: components take it as props.
        </p>
      </Section>
    </Page>
  ),
};
