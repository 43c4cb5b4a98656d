import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check, X } from "lucide-react";
import { Page } from "./page";

const meta = {
  title: "Foundations/Do and don't",
  tags: ["!autodocs"],
  parameters: { bare: true },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const DO = [
  "Leave walls empty.",
  "One floor, one primary button, one piece of large art a screen.",
  "Let light cross the line of the dado.",
  "Write both clocks when two people are in two places.",
  "Draw people you know.",
  "Test at 360 px, in Tamil.",
  "Put words and an icon beside every colour that means something.",
];

const DONT = [
  "Mandalas, paisley, lotus, elephants, Om, flags, saffron wash, henna hands.",
  "A kolam as wallpaper or behind text.",
  "Arches on cards, buttons or inputs: only on niches.",
  "Oxide red for errors: they are danger, with icon and words.",
  "Indigo or the lamp for anything but safety. Indigo is allowed in cloth and tiles.",
  "Faces for companions.",
  "Gradients, glass, glow, blur behind.",
  "Capitals with letterspacing, pills for buttons, photos, emoji.",
  "Fake handwriting, or Latin type made to look Indian.",
];

function List({ title, items, good }: { title: string; items: readonly string[]; good: boolean }) {
  const Icon = good ? Check : X;
  return (
    <section>
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-4 grid gap-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon
              aria-hidden="true"
              size={20}
              strokeWidth={1.75}
              className={`mt-0.5 flex-none ${good ? "text-success" : "text-danger"}`}
            />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const DoAndDont: Story = {
  name: "Do and don't",
  render: () => (
    <Page
      title="Do and don't"
      lead="When in doubt, ask whether you would see it in your grandmother's courtyard on a weekday."
    >
      <div className="mt-10 grid gap-10 border-t border-line pt-8 md:grid-cols-2">
        <List title="Do" items={DO} good />
        <List title="Don't" items={DONT} good={false} />
      </div>
    </Page>
  ),
};
