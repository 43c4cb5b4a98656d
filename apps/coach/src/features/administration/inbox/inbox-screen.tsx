"use client";

import { adminInbox as words } from "@aangan/copy/administration-inbox";
import { limits } from "@aangan/copy/limits";
import { useServerClock } from "@aangan/shell/clock";
import { Button } from "@aangan/ui/button";
import { cn } from "@aangan/ui/cn";
import { EmptyState } from "@aangan/ui/empty-state";
import { SearchInput } from "@aangan/ui/input";
import { Segmented } from "@aangan/ui/segmented";
import { Download } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { inboxPlace } from "@/lib/places";
import { AdminFrame, AdminHeader } from "../admin-frame";
import { useWaiting } from "../waiting";
import { InboxEntryPanel } from "./inbox-entry";
import { entryRowId, InboxEntries } from "./inbox-list";
import { type InboxName, type InboxState, type Looked, useInbox } from "./queries";

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

/** How long nothing is typed before it is searched, in milliseconds. */
const settledMs = 350;

/** What visitors left on the site: three lists, and one entry beside them or in their place. */
export function InboxScreen() {
  return <AdminFrame>{() => <Inbox />}</AdminFrame>;
}

function Inbox() {
  const search = useSearchParams();
  const looked: Looked = {
    list: lists.find(({ value }) => value === search.get("list"))?.value ?? "contact-messages",
    state: states.find(({ value }) => value === search.get("state"))?.value ?? "open",
    q: search.get("q") ?? "",
  };
  const entry = search.get("entry");
  const heading = useRef<HTMLHeadingElement>(null);
  useWayBack(entry, heading);
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
          <Choices looked={looked} />
          <List key={`${looked.list} ${looked.state} ${looked.q}`} looked={looked} entry={entry} />
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
            <InboxEntryPanel key={entry} id={entry} looked={looked} />
          )}
        </div>
      </div>
    </>
  );
}

/** Leads the focus back to the row of an entry that was closed. */
function useWayBack(id: string | null, heading: { current: HTMLElement | null }): void {
  const before = useRef(id);
  useEffect(() => {
    const closed = before.current;
    before.current = id;
    if (closed === null || id !== null) return;
    (document.getElementById(entryRowId(closed)) ?? heading.current)?.focus();
  }, [id, heading]);
}

function Choices({ looked }: { looked: Looked }) {
  const open = useWaiting(true).data?.inbox;
  const counts = {
    "contact-messages": open?.messages,
    applications: open?.applications,
    "beta-signups": open?.signups,
  };
  const go = (next: Partial<Looked>) => window.history.pushState(null, "", inboxPlace({ ...looked, ...next }));
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
        value={looked.list}
        onValueChange={(list) => go({ list })}
      />
      <Search key={looked.list} q={looked.q} onSearch={(q) => go({ q })} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Segmented
          aria-label={words.stateLabel}
          options={states}
          value={looked.state}
          onValueChange={(state) => go({ state })}
        />
        <Button asChild size="sm" variant="quiet">
          <a href={exportPath(looked)} download title={words.exportText}>
            <Download aria-hidden="true" />
            {words.export}
          </a>
        </Button>
      </div>
    </>
  );
}

function exportPath({ list, state, q }: Looked): string {
  const search = new URLSearchParams({ state });
  if (q) search.set("q", q);
  return `/api/coach/admin/inbox/${list}/export?${search}`;
}

/** What is typed is looked for once nothing more is typed; Enter does not wait. */
function Search({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const waiting = useRef(0);
  useEffect(() => () => window.clearTimeout(waiting.current), []);
  const look = (text: string, ms: number) => {
    window.clearTimeout(waiting.current);
    const wanted = text.trim();
    waiting.current = window.setTimeout(() => {
      if (wanted !== q) onSearch(wanted);
    }, ms);
  };
  return (
    <search>
      <SearchInput
        label={words.search}
        maxLength={limits.inboxSearchMax}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          look(event.target.value, settledMs);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") look(typed, 0);
        }}
      />
    </search>
  );
}

function List({ looked, entry }: { looked: Looked; entry: string | null }) {
  const found = useInbox(looked);
  const now = useServerClock();
  return <InboxEntries looked={looked} found={found} current={entry} now={now} />;
}
