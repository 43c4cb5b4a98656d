import { onDesktop, onPhone } from "@aangan/ui/dialog/phone.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import type { TextRange } from "./highlighted";
import { SearchBar, type SearchBarProps, type SearchHit, type SearchLabels, SearchResults } from "./search-bar";

const labels: SearchLabels = {
  search: "Search messages",
  placeholder: "Search this chat",
  older: "Older match",
  newer: "Newer match",
  results: "List of matches",
  close: "Close search",
  more: "Show more matches",
  loadingMore: "Searching",
  again: "Try again",
};

const hit = (id: string, caption: string, text: string, word: string): SearchHit => {
  const at = text.indexOf(word);
  const ranges: TextRange[] = [[at, at + word.length]];
  return { id, caption, dateTime: "2026-11-20T17:00:00Z", text, ranges };
};
const hits = [
  hit("1", "Meenakshi, Nov 20, 2026, 9:02 PM", "நேற்று தூக்கம் எப்படி இருந்தது?", "தூக்கம்"),
  hit("2", "You, Nov 18, 2026, 7:40 AM", "I did not sleep again. It was the lease, then the call.", "sleep"),
  hit("3", "Meenakshi, Oct 2, 2026, 6:15 PM", `${"Write it down before you lie down. ".repeat(5)}Then sleep.`, "sleep"),
];

const onOlder = fn();
const onNewer = fn();
const onPick = fn();
const onClose = fn();
const onAgain = fn();
const onMore = fn();

function Found() {
  const [query, setQuery] = useState("sleep");
  const [open, setOpen] = useState(true);
  return (
    <div className="min-h-[520px]">
      <SearchBar
        query={query}
        onQueryChange={setQuery}
        limit={100}
        labels={labels}
        status="2 of 3+ matches"
        onAgain={onAgain}
        onOlder={onOlder}
        listOpen={open}
        onListChange={setOpen}
        onClose={onClose}
      >
        <SearchResults hits={hits} labels={labels} currentId="2" onPick={onPick} onMore={onMore} />
      </SearchBar>
    </div>
  );
}

const meta = {
  title: "Chat/Search",
  component: SearchBar,
  parameters: { bare: true },
  args: {
    query: "",
    onQueryChange: fn(),
    limit: 100,
    labels,
    status: "Any word, in any script. Newest matches come first.",
    onAgain,
    onClose,
  },
} satisfies Meta<typeof SearchBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Matches in a list; Enter goes to the older one, there is no newer one. */
export const Matches: Story = {
  ...onPhone,
  render: () => <Found />,
  play: async ({ canvas, userEvent }) => {
    for (const mock of [onOlder, onNewer, onPick, onClose, onMore]) mock.mockClear();
    const box = canvas.getByRole("searchbox", { name: "Search messages" });
    await expect(box).toHaveFocus();
    await userEvent.keyboard("{Enter}{Shift>}{Enter}{/Shift}");
    await expect(onOlder).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "Newer match" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: /I did not sleep again/ }));
    await expect(onPick).toHaveBeenCalledWith(hits[1]);
    await userEvent.click(canvas.getByRole("button", { name: "Show more matches" }));
    await expect(onMore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "List of matches" }));
    await expect(canvas.queryByRole("region", { name: "List of matches" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "List of matches" }));
    await userEvent.keyboard("{Escape}");
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Nothing typed yet, nothing found, and a search that failed. */
export const WithoutMatches: Story = {
  ...onDesktop,
  render: (args) => (
    <div className="flex flex-col gap-6">
      <SearchBar {...args} />
      <SearchBar
        {...args}
        labels={{ ...labels, search: "Second search" }}
        query="monsoon"
        status="No results for “monsoon”."
      />
      <SearchBar
        {...args}
        labels={{ ...labels, search: "Third search" }}
        query="sleep"
        status="Failed to search. We couldn't reach the server."
        failed
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    onAgain.mockClear();
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to search");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onAgain).toHaveBeenCalledOnce();
  },
};

function FailsOnce(args: SearchBarProps) {
  const [failed, setFailed] = useState(true);
  return (
    <SearchBar
      {...args}
      query="sleep"
      status={failed ? "Failed to search. We couldn't reach the server." : "Searching"}
      failed={failed}
      onAgain={() => setFailed(false)}
    />
  );
}

/** A retry removes its own button; Esc still closes the search. */
export const EscAfterTryingAgain: Story = {
  render: (args) => <FailsOnce {...args} />,
  play: async ({ canvas, userEvent }) => {
    onClose.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(onClose).toHaveBeenCalledOnce();
  },
};
