import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Bell,
  CalendarDays,
  Check,
  House,
  Lock,
  type LucideIcon,
  MessagesSquare,
  Search,
  TriangleAlert,
  Video,
} from "lucide-react";
import { LampIcon } from "../art/lamp-icon/lamp-icon";
import { Mark } from "../mark/mark";
import { Page, Section } from "./page";

const meta = {
  title: "Foundations/Icons",
  tags: ["!autodocs"],
  parameters: { bare: true },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ICONS: readonly (readonly [string, LucideIcon])[] = [
  ["House", House],
  ["MessagesSquare", MessagesSquare],
  ["CalendarDays", CalendarDays],
  ["Video", Video],
  ["Bell", Bell],
  ["Search", Search],
  ["Check", Check],
  ["Lock", Lock],
  ["TriangleAlert", TriangleAlert],
];

export const Icons: Story = {
  render: () => (
    <Page
      title="Icons"
      lead="Lucide icons with a 1.75 stroke, in ink or the current color. They support words; they rarely replace them."
    >
      <Section title="Size" note="20 px; 23 in the phone bar.">
        <ul className="flex flex-wrap gap-6">
          {ICONS.map(([name, Icon]) => (
            <li key={name} className="flex flex-col items-center gap-2 text-fine">
              <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Icon only" note="44 by 44, with an accessible name.">
        <button
          type="button"
          aria-label="Notifications"
          className="grid size-11 place-items-center rounded-control hover:bg-sunk"
        >
          <Bell aria-hidden="true" size={20} strokeWidth={1.75} />
        </button>
      </Section>
      <Section title="The lamp" note="The only filled icon. Only for a crisis.">
        <span className="inline-flex items-center gap-3 rounded-card border-2 border-crisis-edge bg-crisis p-4 text-on-crisis">
          <LampIcon />
          Call or text 988
        </span>
      </Section>
      <Section title="The mark" note="A house seen from above, never under 20 px.">
        <div className="flex items-end gap-6">
          <Mark className="size-5" />
          <Mark className="size-8" />
          <Mark className="size-16" />
        </div>
      </Section>
    </Page>
  ),
};
