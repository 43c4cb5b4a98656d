import type { Meta, StoryObj } from "@storybook/react-vite";
import { Code, Page, Section } from "./page";

const meta = {
  title: "Foundations/Type",
  tags: ["!autodocs"],
  parameters: { bare: true },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

// Complete class names, because Tailwind searches the source text for them.
const STEPS = [
  ["text-hero", "font-display text-hero", "46 to 80, line .98", "Come, sit.", "One a page."],
  ["text-h1", "font-display text-h1", "38 to 50, line 1.02", "Welcome back, Priya", "Greeting, page title. Eczar 500."],
  ["text-h2", "font-display text-h2", "30 to 46, line 1.08", "What did you want to say back?", "Sections."],
  [
    "text-h3",
    "font-display text-h3",
    "23 / 28",
    "Eleven years on a visa",
    "Titles of cards and posts, names. Eczar 550.",
  ],
  ["text-h4", "text-h4", "17 / 24", "Naming guilt without feeding it", "Small cards. Mukta 600."],
  [
    "text-lead",
    "text-lead",
    "20 / 30, phones 18 / 27",
    "Sit down with a coach in India who already knows.",
    "Hero, intro.",
  ],
  [
    "text-article",
    "text-article",
    "17 / 28",
    "I grew up translating letters for my parents.",
    "Articles, at most 62 characters a line.",
  ],
  ["text-body", "text-body", "16 / 25", "Your coach replies within 24 hours.", "Everything else."],
  ["text-small", "text-small", "15 / 22", "10:30 PM in Chennai, video, 30 min", "Cards, details that matter."],
  ["text-label", "text-label", "14 / 18", "My Coach", "Sentence case, never spaced capitals. Mukta 600."],
  ["text-fine", "text-fine", "13.5 / 19", "9:02 PM, read", "Stamps. Nothing a member has to read."],
  ["text-field", "text-field", "17 / 26", "priya@example.com", "Inputs: at 17 px phones do not zoom."],
] as const;

export const Steps: Story = {
  render: () => (
    <Page
      title="Type"
      lead="Eczar for headlines, Mukta for everything else. Both were designed in India for Latin and Devanagari together. Mukta Malar covers Tamil."
    >
      <Section title="Steps" note="The utility sets line height, and for display sizes also weight and tracking.">
        <ul className="grid gap-6">
          {STEPS.map(([name, classes, size, sample, use]) => (
            <li key={name}>
              <p className="text-small text-ink-muted">
                <Code>{name}</Code> {size}. {use}
              </p>
              <p className={`mt-1 text-balance ${classes}`}>{sample}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Weights">
        <div className="flex flex-wrap gap-x-8 gap-y-2 text-lead">
          <span className="font-normal">Mukta 400</span>
          <span className="font-medium">Mukta 500</span>
          <span className="font-semibold">Mukta 600</span>
          <span className="font-bold">Mukta 700</span>
          <span className="font-display font-medium">Eczar 500</span>
          <span className="font-display font-[550]">Eczar 550</span>
          <span className="font-display font-semibold">Eczar 600</span>
        </div>
      </Section>
      <Section title="Figures" note="tabular-nums, for times, money, and calendars.">
        <p className="text-lead tabular-nums">
          9:00 AM
          <br />
          11:11 AM
          <br />
          $80.00
        </p>
      </Section>
    </Page>
  ),
};

/** With a lang attribute the line grows by 2 px. Tamil headings use Mukta Malar 600 at .86 automatically. */
export const ThreeScripts: Story = {
  render: () => (
    <Page title="Three scripts" lead="The same weight and color on the page, whatever script a person writes in.">
      <Section title="English">
        <p className="font-display text-h2">Come in. We saved you a seat.</p>
        <p className="mt-3 max-w-(--measure)">
          The settle-down part was said at dinner, between the dal and the second helping of rice, as if it were
          nothing.
        </p>
      </Section>
      <Section title="Hindi" note='lang="hi"'>
        <p lang="hi" className="font-display text-h2">
          आँगन में बैठिए, बात करते हैं
        </p>
        <p lang="hi" className="mt-3 max-w-(--measure)">
          आज आप कैसे हैं? बहुत दिनों बाद घर की चाय पी, और माँ की आवाज़ याद आई। कहने को बहुत कुछ है, सुनने वाला भी हो तो।
        </p>
      </Section>
      <Section title="Tamil" note='lang="ta"'>
        <p lang="ta" className="font-display text-h2">
          முற்றத்தில் உட்காருங்கள், பேசலாம்
        </p>
        <p lang="ta" className="mt-3 max-w-(--measure)">
          வணக்கம், இன்று எப்படி இருக்கிறீர்கள்? அம்மா மீண்டும் கேட்டார், எப்போது வீட்டுக்கு வருவாய் என்று.
        </p>
      </Section>
      <Section title="Mixed scripts" note="The way people write.">
        <p className="text-article">
          ki main yahan bhi ghar bana rahi hoon. Coaches speak English, <span lang="hi">हिन्दी</span>,{" "}
          <span lang="ta">தமிழ்</span> and nine more languages.
        </p>
      </Section>
      <Section title="Download size" note="woff2, fetched by unicode-range.">
        <p className="max-w-(--measure)">
          A page in English loads Eczar Latin (26 kB) and the Mukta weights it uses (about 21 kB each). Devanagari (88
          kB for Eczar, about 100 kB per weight of Mukta) and Tamil (about 32 kB per weight) load only when a page uses
          those scripts.
        </p>
      </Section>
    </Page>
  ),
};
