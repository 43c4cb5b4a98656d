"use client";

import * as words from "@aangan/copy/admin-inbox";
import { limits } from "@aangan/copy/limits";
import { failureText } from "@aangan/shell/forms/failure.ts";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { SearchInput } from "@aangan/ui/input/input.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Segmented } from "@aangan/ui/segmented/segmented.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { Download } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useRef } from "react";
import { inboxHref } from "@/lib/hrefs";
import { hasAdminAccess, useProfile } from "@/lib/profile";
import { useDebouncedSearch } from "@/lib/use-debounced-search";
import { AdminFrame, AdminHeader } from "../admin-frame";
import { useRestoreFocus } from "../use-restore-focus";
import { useWaiting } from "../waiting";
import { InboxEntryPanel } from "./inbox-entry";
import { entryRowId, InboxEntries } from "./inbox-list";
import { type InboxFilter, type InboxName, type InboxState, useExport, useInbox } from "./queries";

const lists = [
  { value: "contact-messages", label: words.messages },
  { value: "applications", label: words.applications },
  { value: "beta-signups", label: words.signups },
] as const satisfies readonly { value: InboxName; label: string }[];

const states = [
  { value: "open", label: words.stateOpen },
  { value: "handled", label: words.stateHandled },
  { value: "all", label: words.stateAll },
] as const satisfies readonly { value: InboxState; label: string }[];

/** Visitors' submissions from the site: three lists, and one entry next to them or in their place. */
export function InboxScreen() {
  return <AdminFrame>{() => <Inbox />}</AdminFrame>;
}

function Inbox() {
  const search = useSearchParams();
  const filter: InboxFilter = {
    list: lists.find(({ value }) => value === search.get("list"))?.value ?? "contact-messages",
    state: states.find(({ value }) => value === search.get("state"))?.value ?? "open",
    q: search.get("q") ?? "",
  };
  const entry = search.get("entry");
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(entry, entryRowId, heading);
  return (
    <>
      <AdminHeader
        title={words.title}
        lead={words.lead}
        place="coachInbox"
        titleRef={heading}
        covered={entry !== null}
      />
      <div className="grid:grid grid:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] grid:items-start grid:gap-6">
        <div className={cn("flex min-w-0 flex-col gap-4", entry !== null && "max-grid:hidden")}>
          <Choices filter={filter} entry={entry} />
          <List key={`${filter.list} ${filter.state}`} filter={filter} entry={entry} />
        </div>
        <div
          className={cn(
            "min-w-0 grid:sticky grid:top-6 grid:-m-1.5 grid:max-h-[calc(100dvh-3rem)] grid:overflow-y-auto grid:p-1.5",
            entry === null && "max-grid:hidden",
          )}
        >
          {entry === null ? (
            <EmptyState seed="entry" headingLevel={2} title={words.chooseTitle} description={words.chooseText} />
          ) : (
            <InboxEntryPanel key={entry} id={entry} filter={filter} />
          )}
        </div>
      </div>
    </>
  );
}

function Choices({ filter, entry }: { filter: InboxFilter; entry: string | null }) {
  const open = useWaiting(hasAdminAccess(useProfile(false).data)).data?.inbox;
  const counts = {
    "contact-messages": open?.messages,
    applications: open?.applications,
    "beta-signups": open?.signups,
  };
  const go = (next: Partial<InboxFilter>) => window.history.pushState(null, "", inboxHref({ ...filter, ...next }));
  return (
    <>
      <Segmented
        block
        aria-label={words.listsLabel}
        options={lists.map(({ value, label }) => ({
          value,
          label: (
            <>
              {label}
              {counts[value] ? (
                <span className="ml-1 font-normal text-fine tabular-nums max-md:block max-md:ml-0">
                  {counts[value]}
                  <span className="sr-only"> {words.waiting}</span>
                </span>
              ) : null}
            </>
          ),
        }))}
        value={filter.list}
        onValueChange={(list) => go({ list })}
      />
      <Search key={filter.list} filter={filter} entry={entry} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Segmented
          aria-label={words.stateLabel}
          options={states}
          value={filter.state}
          onValueChange={(state) => go({ state })}
        />
        <ExportButton filter={filter} />
      </div>
    </>
  );
}

/** Saves the filtered list as a file. */
function ExportButton({ filter }: { filter: InboxFilter }) {
  const save = useExport(filter);
  return (
    <Button
      size="sm"
      variant="quiet"
      title={words.exportText}
      pending={save.isPending}
      pendingText={words.exporting}
      onClick={() =>
        // Act on the promise, because another list may be shown at that time.
        void save.mutateAsync().then(
          () => toast({ title: words.exported, description: words.exportText }),
          (error: unknown) =>
            toast({ title: words.exportFailed, description: failureText(error), variant: "destructive" }),
        )
      }
    >
      <Download aria-hidden="true" />
      {words.export}
    </Button>
  );
}

/** The search box of the open list. */
function Search({ filter, entry }: { filter: InboxFilter; entry: string | null }) {
  const { typed, type } = useDebouncedSearch(filter.q, (q) =>
    window.history.replaceState(null, "", inboxHref({ ...filter, q, ...(entry === null ? {} : { entry }) })),
  );
  return (
    <search>
      <SearchInput
        label={words.search}
        maxLength={limits.inboxSearchMax}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </search>
  );
}

function List({ filter, entry }: { filter: InboxFilter; entry: string | null }) {
  const found = useInbox(filter);
  const now = useServerClock();
  return <InboxEntries filter={filter} found={found} current={entry} now={now} />;
}
