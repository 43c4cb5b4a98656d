"use client";

import * as chat from "@aangan/copy/chat";
import { limits } from "@aangan/copy/limits";
import { locale } from "@aangan/copy/locale";
import * as messages from "@aangan/copy/messages";
import { SearchBar, type SearchHit, SearchResults } from "@aangan/product/conversation/search-bar.tsx";
import { searchLabels } from "./chat-words";
import { findIn } from "./find";
import type { Search } from "./search";

/** Props of {@link ChatSearch}. */
export interface ChatSearchProps {
  search: Search;
  /** The other person's name. */
  other: string;
  /** IANA zone of the times; the browser's when absent. */
  timeZone?: string;
}

/** The search bar and the list of matches. Renders nothing while the search is closed. */
export function ChatSearch({ search, other, timeZone }: ChatSearchProps) {
  if (!search.open) return null;
  const when = new Intl.DateTimeFormat(locale, {
    timeZone,
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  const hits = search.hits.map(
    (message): SearchHit => ({
      id: message.id,
      caption: chat.resultOf({
        author: message.mine ? messages.you : other,
        date: when.format(new Date(message.createdAt)),
      }),
      dateTime: message.createdAt,
      text: message.text,
      ranges: findIn(message.text, search.query),
    }),
  );
  return (
    <SearchBar
      query={search.query}
      onQueryChange={search.setQuery}
      limit={limits.searchTextMax}
      labels={searchLabels}
      status={search.status}
      failed={search.failed}
      onAgain={search.again}
      onOlder={search.older}
      onNewer={search.newer}
      listOpen={search.listOpen}
      onListChange={hits.length > 0 ? search.setListOpen : undefined}
      onClose={search.close}
    >
      <SearchResults
        hits={hits}
        labels={searchLabels}
        currentId={search.markedId}
        onPick={({ id }) => {
          const message = search.hits.find((hit) => hit.id === id);
          if (message) search.pick(message);
        }}
        onMore={search.more}
        loadingMore={search.loadingMore}
      />
    </SearchBar>
  );
}
