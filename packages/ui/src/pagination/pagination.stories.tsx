import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Pagination } from "./pagination";

const meta = {
  title: "Display/Pagination",
  component: Pagination,
  args: { page: 1, pageCount: 12, label: "Pages of articles", onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pages change in place; the current one is also marked for screen readers. */
export const InPlace: Story = {
  render: function InPlaceStory(args) {
    const [page, setPage] = useState(1);
    return <Pagination pageCount={args.pageCount} label={args.label ?? ""} page={page} onPageChange={setPage} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("navigation", { name: "Pages of articles" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Previous" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(canvas.getByRole("button", { name: "Previous" })).toBeVisible();
    await expect(canvas.getByText("2 / 12")).toBeInTheDocument();
  },
};

/** In the middle of many. */
export const Middle: Story = { args: { page: 6 } };

/** At the end there is no next. */
export const Last: Story = {
  args: { page: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Next" })).toBeNull();
  },
};

/** Pages with URLs are links. */
export const Links: Story = {
  render: () => (
    <Pagination page={2} pageCount={3} renderLink={(page, step) => <a href={`#page-${page}`} {...step} />} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Next" })).toHaveAttribute("href", "#page-3");
  },
};

/** One page needs no pagination. */
export const OnePage: Story = {
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

/** In another language, on a phone. */
export const ManyScripts: Story = {
  args: {
    page: 3,
    previousLabel: "पिछला",
    nextLabel: "अगला",
    label: "पृष्ठ",
    pageLabel: (page: number) => `पृष्ठ ${page}`,
  },
  decorators: [
    (Story) => (
      <div className="w-80" lang="hi">
        <Story />
      </div>
    ),
  ],
};
