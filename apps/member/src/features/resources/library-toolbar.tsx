"use client";

import { limits } from "@aangan/copy/limits";
import { resourceCategories } from "@aangan/copy/lists";
import * as words from "@aangan/copy/resources-page";
import { MultiChips } from "@aangan/ui/chips/chips.tsx";
import { SearchInput } from "@aangan/ui/input/input.tsx";
import { TabsList, TabsTrigger } from "@aangan/ui/tabs/tabs.tsx";
import { useQueryClient } from "@tanstack/react-query";
import type { LibraryFilters } from "./address";
import { textsQuery } from "./queries";

/** The value of the tab that shows every category. */
export const ALL = "all";

/** Props of {@link LibraryToolbar}. */
export interface LibraryToolbarProps {
  filters: LibraryFilters;
  query: string;
  onFilter: (filters: LibraryFilters) => void;
  onQuery: (query: string) => void;
}

/** Search, saved pieces, and categories. Each takes effect at once. Child of `Tabs`. */
export function LibraryToolbar({ filters, query, onFilter, onQuery }: LibraryToolbarProps) {
  const client = useQueryClient();
  return (
    <>
      <search aria-label={words.filter} className="mb-4 flex flex-wrap items-center gap-2.5">
        <SearchInput
          label={words.search}
          value={query}
          maxLength={limits.searchTextMax}
          autoComplete="off"
          // Fetch the texts before the first character is typed.
          onFocus={() => void client.prefetchQuery(textsQuery)}
          onChange={(event) => onQuery(event.target.value)}
          className="min-w-0 flex-1 basis-60 md:max-w-96"
        />
        <MultiChips
          aria-label={words.saved}
          options={[{ value: "saved", label: words.saved }]}
          value={filters.saved ? ["saved"] : []}
          onValueChange={(selected) => onFilter({ ...filters, saved: selected.length > 0 })}
        />
      </search>
      <TabsList aria-label={words.categories}>
        <TabsTrigger value={ALL}>{words.all}</TabsTrigger>
        {resourceCategories.map(({ code, label }) => (
          <TabsTrigger key={code} value={code}>
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
    </>
  );
}
