"use client";

import { coachClients as words } from "@aangan/copy/coach-portal";
import { engagementLevels } from "@aangan/copy/lists";
import { SearchInput } from "@aangan/ui/input";
import { Select } from "@aangan/ui/select";
import { ListFilter } from "lucide-react";
import { type ClientFilter, everybody } from "./filter";

const choices = [
  { value: everybody.engagement, label: words.allEngagement },
  ...engagementLevels.map(({ code, label }) => ({ value: code, label })),
];

/** Narrows the list of clients, by what is typed and by engagement. */
export function FilterBar({ filter, onFilter }: { filter: ClientFilter; onFilter: (filter: ClientFilter) => void }) {
  return (
    <search className="flex w-full gap-2.5 frame:w-auto">
      <SearchInput
        label={words.search}
        value={filter.text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
        className="min-w-0 flex-1 frame:w-70 frame:flex-none"
      />
      <Select
        aria-label={words.filter}
        height={44}
        icon={<ListFilter aria-hidden="true" />}
        options={choices}
        value={filter.engagement}
        onValueChange={(engagement) => onFilter({ ...filter, engagement })}
        // Without the sign on a phone, where the search needs the room.
        className="w-43 shrink-0 frame:w-54 max-frame:[&>svg:first-child]:hidden"
      />
    </search>
  );
}
