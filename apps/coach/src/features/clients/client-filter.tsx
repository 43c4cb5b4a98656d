"use client";

import * as texts from "@aangan/copy/coach-client-list";
import * as words from "@aangan/copy/coach-clients";
import { engagementLevels } from "@aangan/copy/lists";
import { Chips } from "@aangan/ui/chips/chips.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { SearchInput } from "@aangan/ui/input/input.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Select } from "@aangan/ui/select/select.tsx";
import { ArrowDownUp, ListFilter, SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { defaultFilter, filterFromQuery } from "./filter";
import type { DashboardData } from "./queries";
import type { UrlFilter } from "./use-filter";

const engagements = [
  { value: defaultFilter.engagement, label: words.allEngagement },
  ...engagementLevels.map(({ code, label }) => ({ value: code, label })),
];
const orders = texts.sorts.map(({ code, label }) => ({ value: code, label }));

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  address: UrlFilter;
  counts: DashboardData["counts"];
}

/** Parses one field of the filter from a select's value, with the URL's validation. */
const parseField = (name: string, value: string) => filterFromQuery(new URLSearchParams({ [name]: value }));

/** Search, filters and order. On a phone, order and engagement are behind a button. */
export function FilterBar({ address, counts }: FilterBarProps) {
  const { filter, typed, type, change } = address;
  const ordered = filter.sort !== defaultFilter.sort || filter.engagement !== defaultFilter.engagement;
  const [open, setOpen] = useState(ordered);
  const moreId = useId();
  const countOf = { all: undefined, urgent: counts.urgent, unread: counts.unreadClients, waiting: counts.waiting };
  return (
    <search className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex w-full gap-2.5 md:w-auto md:flex-1 md:basis-60">
        <SearchInput
          label={words.search}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => type(event.currentTarget.value)}
          className="min-w-0 flex-1"
        />
        <IconButton
          variant="secondary"
          label={texts.filters}
          aria-expanded={open}
          aria-controls={moreId}
          onClick={() => setOpen(!open)}
          className={cn("md:hidden", ordered && "bg-primary-soft text-primary")}
        >
          <SlidersHorizontal aria-hidden="true" />
        </IconButton>
      </div>
      <div id={moreId} className={cn("flex w-full gap-2.5 md:w-auto", !open && "max-md:hidden")}>
        <Select
          aria-label={texts.sortLabel}
          height={44}
          icon={<ArrowDownUp aria-hidden="true" />}
          options={orders}
          value={filter.sort}
          onValueChange={(sort) => change({ sort: parseField("sort", sort).sort })}
          className="min-w-0 flex-1 md:w-60 md:flex-none max-md:[&>svg:first-child]:hidden"
        />
        <Select
          aria-label={words.filter}
          height={44}
          icon={<ListFilter aria-hidden="true" />}
          options={engagements}
          value={filter.engagement}
          onValueChange={(level) => change({ engagement: parseField("engagement", level).engagement })}
          className="min-w-0 flex-1 md:w-54 md:flex-none max-md:[&>svg:first-child]:hidden"
        />
      </div>
      <Chips
        aria-label={texts.stateLabel}
        scroll
        options={texts.states.map(({ code, label }) => ({ value: code, label, count: countOf[code] || undefined }))}
        value={filter.state}
        onValueChange={(state) => change({ state })}
        className="w-[calc(100%+0.75rem)] max-w-none grid:w-auto"
      />
    </search>
  );
}
