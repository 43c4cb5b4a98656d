"use client";

import * as words from "@aangan/copy/coach-list";
import * as coaches from "@aangan/copy/coaches";
import { limits } from "@aangan/copy/limits";
import { coachGenders, dayParts, focusTopics, languages } from "@aangan/copy/lists";
import { Button } from "@aangan/ui/button/button.tsx";
import { MultiChips } from "@aangan/ui/chips/chips.tsx";
import { SearchInput } from "@aangan/ui/input/input.tsx";
import { Select } from "@aangan/ui/select/select.tsx";
import { Clock, Languages, Tag, UserRound } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { type CoachFilters, isFiltered, noFilters } from "./address";

/** Value of the option that clears a filter: an option's value must not be empty. */
const any = "any";

const choices = (anyLabel: string, list: readonly { readonly code: string; readonly label: string }[]) => [
  { value: any, label: anyLabel },
  ...list.map(({ code, label }) => ({ value: code, label })),
];

/** The filters with a list, in order. */
const lists: readonly {
  key: "gender" | "language" | "focus" | "part";
  label: string;
  icon: ReactNode;
  options: ReturnType<typeof choices>;
  className: string;
}[] = [
  {
    key: "part",
    label: words.part,
    icon: <Clock aria-hidden="true" className="max-md:hidden" />,
    options: choices(words.anyPart, dayParts),
    className: "md:w-56",
  },
  {
    key: "language",
    label: words.language,
    icon: <Languages aria-hidden="true" className="max-md:hidden" />,
    options: choices(words.anyLanguage, languages),
    className: "md:w-44",
  },
  {
    key: "focus",
    label: words.specialization,
    icon: <Tag aria-hidden="true" className="max-md:hidden" />,
    options: choices(words.anySpecialization, focusTopics),
    className: "md:w-60",
  },
  {
    key: "gender",
    label: words.gender,
    icon: <UserRound aria-hidden="true" className="max-md:hidden" />,
    options: choices(words.anyGender, coachGenders),
    className: "md:w-48",
  },
];

/** The time without typing after which a name is searched, in ms. */
const TYPING_PAUSE = 300;

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  filters: CoachFilters;
  onFilter: (filters: CoachFilters) => void;
}

/** Name, time of day, language, topic, gender, and the chips. Each takes effect at once, a name after a short pause. */
export function FilterBar({ filters, onFilter }: FilterBarProps) {
  const [typed, setTyped] = useState(filters.name);
  const [known, setKnown] = useState(filters.name);
  // The URL has another name, for example after Back.
  if (known !== filters.name) {
    setKnown(filters.name);
    setTyped(filters.name);
  }
  useEffect(() => {
    if (typed === filters.name) return;
    const timer = window.setTimeout(() => {
      setKnown(typed);
      onFilter({ ...filters, name: typed });
    }, TYPING_PAUSE);
    return () => window.clearTimeout(timer);
  }, [typed, filters, onFilter]);
  const chips = [
    { value: "week" as const, label: words.thisWeek },
    { value: "saved" as const, label: words.savedOnly },
  ];
  return (
    <search aria-label={words.filters} className="flex flex-col gap-2.5">
      <SearchInput
        label={words.searchName}
        value={typed}
        maxLength={limits.searchTextMax}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        className="md:max-w-96"
      />
      {/* On a phone one scrolling line; the padding keeps focus rings from being cut off. */}
      <div className="-m-1.5 flex items-center gap-2.5 p-1.5 [scrollbar-width:none] max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:flex-wrap">
        {lists.map(({ key, label, icon, options, className }) => (
          <Select
            key={key}
            aria-label={label}
            icon={icon}
            height={44}
            className={`w-auto max-w-64 shrink-0 ${className}`}
            options={options}
            placeholder={label}
            value={filters[key]}
            onValueChange={(value) => onFilter({ ...filters, [key]: value === any ? "" : value })}
          />
        ))}
        <MultiChips
          aria-label={coaches.availabilityLabel}
          className="max-md:flex-nowrap"
          options={chips}
          value={chips.map(({ value }) => value).filter((value) => filters[value])}
          onValueChange={(selected) =>
            onFilter({ ...filters, week: selected.includes("week"), saved: selected.includes("saved") })
          }
        />
        {isFiltered(filters) ? (
          <Button
            size="sm"
            variant="quiet"
            className="shrink-0"
            onClick={(event) => {
              // The button is removed: move focus to the filters.
              event.currentTarget.parentElement?.querySelector("button")?.focus();
              setTyped("");
              onFilter(noFilters);
            }}
          >
            {words.clearFilters}
          </Button>
        ) : null}
      </div>
    </search>
  );
}
