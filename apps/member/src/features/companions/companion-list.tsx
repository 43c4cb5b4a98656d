"use client";

import { companions } from "@aangan/copy/companion-list";
import * as words from "@aangan/copy/companions-page";
import * as exercisesPage from "@aangan/copy/exercises-page";
import * as layout from "@aangan/copy/layout";
import * as memoryPage from "@aangan/copy/memory-page";
import { routes } from "@aangan/copy/routes";
import { CompanionRow } from "@aangan/product/companion/companion-row.tsx";
import { ago } from "@aangan/shell/live/ago.ts";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { ChevronLeft, NotebookText, Wind } from "lucide-react";
import { Failure } from "@/lib/failure";
import { Link } from "@/lib/link";
import { type CompanionCode, type CompanionsView, openCompanion, openView } from "./address";
import type { useCompanions } from "./queries";

const pages = [
  { view: "exercises", icon: <Wind aria-hidden="true" />, title: exercisesPage.title, text: exercisesPage.text },
  { view: "memory", icon: <NotebookText aria-hidden="true" />, title: memoryPage.title, text: memoryPage.listText },
] as const;

/** Props of {@link CompanionList}. */
export interface CompanionListProps {
  query: ReturnType<typeof useCompanions>;
  /** The companion, or the page, that is open next to the list; null for none. */
  open: CompanionCode | CompanionsView | null;
}

/**
 * The three companions and their purposes. Names are shown at once; availability and the time of the last talk come
 * from the server.
 */
export function CompanionList({ query, open }: CompanionListProps) {
  const now = useServerClock();
  return (
    <>
      <header className="flex min-h-17 shrink-0 items-center border-line border-b bg-surface py-1.5 pr-3 pl-0.5 lg:bg-transparent frame:px-5">
        <Link
          href={routes.dashboard.path}
          aria-label={layout.dashboard}
          className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-ink/7 frame:hidden"
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Link>
        <div className="min-w-0 leading-[21px]">
          <Title open={open !== null}>{words.title}</Title>
          <p className="text-fine text-ink-muted">{words.text}</p>
        </div>
      </header>
      <div className="relative flex min-h-0 flex-1 flex-col overflow-y-auto px-2 pt-3 pb-[max(16px,env(safe-area-inset-bottom))] frame:px-3">
        {query.error && !query.data ? (
          <div className="px-1 pb-3">
            <Failure
              title={words.listFailed}
              error={query.error}
              pending={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          </div>
        ) : null}
        <nav aria-label={words.listLabel}>
          <ul className="mx-auto flex max-w-[560px] flex-col lg:max-w-none">
            {companions.map(({ code, name, speciality, premium, description }) => {
              const one = query.data?.find(({ id }) => id === code);
              return (
                <li key={code} className="border-line py-1 not-first:border-t">
                  <CompanionRow
                    href={`?companion=${code}`}
                    companion={code}
                    name={name}
                    speciality={speciality}
                    description={description}
                    premium={premium ? words.premium : undefined}
                    locked={one?.locked}
                    lockedLabel={words.unlock({ name })}
                    last={one?.lastMessageAt && now ? words.lastTalk({ ago: ago(one.lastMessageAt, now) }) : undefined}
                    current={open === code}
                    onClick={(event) => {
                      // The browser opens new tabs and windows.
                      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                      event.preventDefault();
                      openCompanion(code);
                    }}
                  />
                </li>
              );
            })}
          </ul>
        </nav>
        <ul className="mx-auto flex w-full max-w-[560px] flex-col lg:max-w-none">
          {pages.map(({ view, icon, title, text }) => (
            <li key={view} className="border-line border-t py-1">
              <a
                href={`?view=${view}`}
                aria-current={open === view ? "page" : undefined}
                className="relative flex min-h-14 items-center gap-4 rounded-card px-3 py-2.5 text-ink no-underline hover:bg-sunk aria-[current=page]:bg-sunk"
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                  event.preventDefault();
                  openView(view);
                }}
              >
                <span className="grid w-16 shrink-0 place-items-center text-primary [&>svg]:size-6">{icon}</span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold text-body">{title}</span>
                  <span className="block text-ink-muted text-small">{text}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <p className="mx-auto mt-auto w-full max-w-[560px] px-3 pt-6 text-fine text-ink-muted lg:max-w-none">
          {words.privacy}
        </p>
      </div>
    </>
  );
}

/** The page's heading if no talk is open, whose name is the heading then. */
function Title({ open, children }: { open: boolean; children: string }) {
  const Heading = open ? "h2" : "h1";
  return <Heading className="font-bold font-text text-[17px] tracking-normal">{children}</Heading>;
}
