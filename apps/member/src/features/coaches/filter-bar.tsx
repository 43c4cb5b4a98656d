"use client";

import * as words from "@aangan/copy/coach-list";
import * as coaches from "@aangan/copy/coaches";
import { focusTopics, languages } from "@aangan/copy/lists";
import { Button } from "@aangan/ui/button/button.tsx";
import { MultiChips } from "@aangan/ui/chips/chips.tsx";
import { Select } from "@aangan/ui/select/select.tsx";
import { Languages, Tag } from "lucide-react";
import { type CoachFilters, isFiltered, noFilters } from "./address";

/** Value of the option that clears a filter: an option's value must not be empty. */
const any = "any";

const spoken = [
  { value: any, label: words.anyLanguage },
  ...languages.map(({ code, label }) => ({ value: code, label })),
];
const topics = [
  { value: any, label: words.anySpecialization },
  ...focusTopics.map(({ code, label }) => ({ value: code, label })),
];

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  filters: CoachFilters;
  onFilter: (filters: CoachFilters) => void;
}

/** Language, specialization, and whether there is time this week. Each takes effect at once. */
export function FilterBar({ filters, onFilter }: FilterBarProps) {
  const { language, focus, week } = filters;
  return (
    // On a phone one scrolling line; the padding keeps focus rings from being cut off.
    <search
      aria-label={words.filters}
      className="-m-1.5 flex items-center gap-2.5 p-1.5 [scrollbar-width:none] max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:flex-wrap"
    >
      <Select
        aria-label={words.language}
        icon={<Languages aria-hidden="true" className="max-md:hidden" />}
        height={44}
        className="w-auto max-w-52 shrink-0 md:w-48"
        options={spoken}
        placeholder={words.language}
        value={language}
        onValueChange={(value) => onFilter({ ...filters, language: value === any ? "" : value })}
      />
      <Select
        aria-label={words.specialization}
        icon={<Tag aria-hidden="true" className="max-md:hidden" />}
        height={44}
        className="w-auto max-w-60 shrink-0 md:w-64"
        options={topics}
        placeholder={words.specialization}
        value={focus}
        onValueChange={(value) => onFilter({ ...filters, focus: value === any ? "" : value })}
      />
      <MultiChips
        aria-label={coaches.availabilityLabel}
        options={[{ value: "week", label: words.thisWeek }]}
        value={week ? ["week"] : []}
        onValueChange={(selected) => onFilter({ ...filters, week: selected.length > 0 })}
      />
      {isFiltered(filters) ? (
        <Button
          size="sm"
          variant="quiet"
          className="shrink-0"
          onClick={(event) => {
            // The button is removed: move focus to the filters.
            event.currentTarget.parentElement?.querySelector("button")?.focus();
            onFilter(noFilters);
          }}
        >
          {words.clearFilters}
        </Button>
      ) : null}
    </search>
  );
}
