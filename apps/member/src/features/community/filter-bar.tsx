"use client";

import * as words from "@aangan/copy/community-page";
import { limits } from "@aangan/copy/limits";
import { communityCategories } from "@aangan/copy/lists";
import { useAfterCommit } from "@aangan/ui/after-commit/use-after-commit.ts";
import { chipVariants } from "@aangan/ui/chips/chip.tsx";
import { Chips } from "@aangan/ui/chips/chips.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { SearchInput } from "@aangan/ui/input/input.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Segmented } from "@aangan/ui/segmented/segmented.tsx";
import { Search, X } from "lucide-react";
import { useRef, useState } from "react";
import type { Order, PostFilters } from "./address";

const orders: readonly { value: Order; label: string }[] = [
  { value: "trending", label: words.allPosts },
  { value: "recent", label: words.recentFirst },
];

/** No category: a chip's value is never empty. */
const any = "all";

const categories = [
  { value: any, label: words.allCategories },
  ...communityCategories.map(({ code, label }) => ({ value: code as string, label })),
];

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  filters: PostFilters;
  onFilter: (changed: Partial<Omit<PostFilters, "q">>) => void;
  /** The text in the search box; it takes effect after a pause. */
  typed: string;
  onTyped: (typed: string) => void;
}

/** Order, category, tag and search. On a phone a button opens the search box. */
export function FilterBar({ filters, onFilter, typed, onTyped }: FilterBarProps) {
  const [searching, setSearching] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const afterCommit = useAfterCommit();
  const boxOpen = searching || typed !== "";
  return (
    <search aria-label={words.filtersLabel} className="flex flex-col gap-3.5 pb-3.5">
      <div className="flex items-center gap-2 frame:gap-3">
        {filters.q ? (
          <p className="flex min-h-11 grow items-center text-ink-muted text-small frame:grow-0">{words.bestFirst}</p>
        ) : (
          <div className="min-w-0 grow frame:grow-0">
            <Segmented
              aria-label={words.orderLabel}
              options={orders}
              value={filters.order}
              onValueChange={(order) => onFilter({ order })}
              className="max-frame:flex max-frame:w-full max-frame:*:grow"
            />
          </div>
        )}
        <IconButton
          ref={opener}
          label={boxOpen ? words.closeSearch : words.openSearch}
          aria-expanded={boxOpen}
          className="frame:hidden"
          onClick={() => {
            if (boxOpen) {
              onTyped("");
              setSearching(false);
            } else {
              setSearching(true);
              afterCommit(() => box.current?.focus());
            }
          }}
        >
          {boxOpen ? <X aria-hidden="true" /> : <Search aria-hidden="true" />}
        </IconButton>
        <SearchInput
          label={words.searchLabel}
          value={typed}
          maxLength={limits.searchTextMax}
          onChange={(event) => onTyped(event.target.value)}
          className="ml-auto hidden w-[300px] frame:block"
        />
      </div>
      {boxOpen ? (
        <SearchInput
          ref={box}
          label={words.searchLabel}
          value={typed}
          maxLength={limits.searchTextMax}
          enterKeyHint="search"
          onChange={(event) => onTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || typed !== "") return;
            setSearching(false);
            opener.current?.focus();
          }}
          className="frame:hidden"
        />
      ) : null}
      {/* The padding of the window is given back, so that the row runs out of sight at its edge. */}
      <div className="max-frame:-mx-4 max-frame:overflow-x-auto max-frame:px-4 max-frame:[scrollbar-width:none]">
        <Chips
          aria-label={words.categoryLabel}
          options={categories}
          value={filters.category || any}
          onValueChange={(category) => onFilter({ category: category === any ? "" : category })}
          className="py-1.5 max-frame:w-max max-frame:flex-nowrap"
        />
      </div>
      {filters.tag ? (
        <div className="-mt-1.5">
          <button
            type="button"
            data-state="on"
            aria-label={words.clearTag({ tag: filters.tag })}
            className={cn(chipVariants(), "max-w-full")}
            onClick={() => onFilter({ tag: "" })}
          >
            <span className="truncate">{words.tag({ tag: filters.tag })}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </div>
      ) : null}
    </search>
  );
}
