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
  "One floor, one primary button, one large piece of art per screen.",
  "Let light cross the line of the dado.",
  "Show both times when two people are in two time zones.",
  "Draw people you know.",
  "Test at 360 px, in Tamil.",
  "Put words and an icon next to every color that means something.",
];

const DONT = [
  "Mandalas, paisley, lotuses, elephants, Om, flags, saffron washes, henna hands.",
  "A kolam as wallpaper or behind text.",
  "Arches on cards, buttons, or inputs. They belong only on niches.",
  "Oxide red for errors. Use danger, with an icon and words.",
  "Indigo or the lamp for anything but safety. Indigo is fine in cloth and tiles.",
  "Faces for companions.",
  "Gradients, glass effects, glows, background blur.",
  "Letterspaced capitals, pill buttons, photos, emoji.",
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
    <Page title="Do and don't" lead="When in doubt, ask if you'd see it in your grandmother's courtyard on a weekday.">
      <div className="mt-10 grid gap-10 border-t border-line pt-8 md:grid-cols-2">
        <List title="Do" items={DO} good />
        <List title="Don't" items={DONT} good={false} />
      </div>
    </Page>
  ),
};
