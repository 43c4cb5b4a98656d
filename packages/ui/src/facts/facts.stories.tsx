import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../badge/badge";
import { Fact, Facts } from "./facts";

const meta = {
  title: "Display/Facts",
  component: Facts,
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows, term at the left and value at the right. */
export const Rows: Story = {
  render: () => (
    <Facts>
      <Fact term="Account">
        <Badge variant="success">Active</Badge>
      </Fact>
      <Fact term="Total clients">9</Fact>
      <Fact term="Upcoming sessions">5</Fact>
    </Facts>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(3);
    await expect(canvas.getAllByRole("definition")[1]).toHaveTextContent("9");
  },
};

/** Longer values are below their terms. */
export const Stacked: Story = {
  render: () => (
    <Facts layout="stacked">
      <Fact term="Your time">Tuesday, November 24, 9:00 AM PST</Fact>
      <Fact term="In Chennai">Tuesday, November 24, 10:30 PM IST</Fact>
    </Facts>
  ),
};

/** Long values and other scripts wrap. */
export const LongAndManyScripts: Story = {
  render: () => (
    <div className="w-70">
      <Facts>
        <Fact term="Languages">English, हिन्दी, தமிழ்</Fact>
        <Fact term={<span lang="hi">अगला सत्र</span>}>
          <span lang="hi">मंगलवार, 24 नवंबर, सुबह 9:00 बजे</span>
        </Fact>
        <Fact term="Works with">First-generation professionals, students, and people between two jobs and a visa</Fact>
      </Facts>
    </div>
  ),
};
