"use client";

import * as words from "@aangan/copy/companions-page";
import { lazyScreen } from "@aangan/shell/lazy/lazy-screen.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { type RefObject, useEffect, useRef } from "react";
import { useCompanionsPlace } from "./address";
import { CompanionList } from "./companion-list";
import { useCompanions } from "./queries";
import { Talk } from "./talk";
import { talkTitleId } from "./talk-header";

// Most visits are to a talk.
const ExerciseList = lazyScreen(() => import("./exercises/exercise-list").then((module) => module.ExerciseList));
const ExercisePage = lazyScreen(() => import("./exercises/exercise-page").then((module) => module.ExercisePage));
const MemoryPage = lazyScreen(() => import("./memory-page").then((module) => module.MemoryPage));

/**
 * The companions: the list, and what the URL names: a talk, an exercise, or one of the pages. Next to each other where
 * there is room, else one at a time. Fills its flex column.
 */
export function CompanionsTab() {
  const { companion, exercise, view } = useCompanionsPlace();
  const open = companion?.code ?? view;
  const query = useCompanions();
  // After a failed fetch the server decides when a message is sent.
  const known = query.data !== undefined || query.isError;
  const locked = query.data?.some(({ id, locked }) => id === companion?.code && locked) ?? false;
  const list = useRef<HTMLDivElement>(null);
  useFollowingFocus(open, list);
  return (
    <div className="flex min-h-0 flex-1">
      <div
        ref={list}
        className={cn(
          "flex min-h-0 w-full min-w-0 flex-col lg:w-[320px] lg:shrink-0 lg:border-line lg:border-r lg:bg-surface xl:w-[360px]",
          open && "max-lg:hidden",
        )}
      >
        <CompanionList query={query} open={open} />
      </div>
      <div className={cn("flex min-h-0 min-w-0 flex-1 flex-col", !open && "max-lg:hidden")}>
        {companion && exercise ? (
          <ExercisePage key={exercise} companion={companion} code={exercise} />
        ) : view === "exercises" ? (
          <ExerciseList />
        ) : view === "memory" ? (
          <MemoryPage />
        ) : companion ? (
          <Talk key={companion.code} companion={companion} locked={!companion.premium || known ? locked : undefined} />
        ) : (
          <div className="grid flex-1 place-items-center overflow-y-auto">
            <EmptyState seed="companions" headingLevel={2} title={words.chooseTitle} description={words.chooseText} />
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * When the list and the talk replace each other, the focused element disappears: focus moves to the talk's name, and
 * back to the row from which the talk was opened.
 */
function useFollowingFocus(code: string | null, list: RefObject<HTMLElement | null>): void {
  const before = useRef(code);
  useEffect(() => {
    const was = before.current;
    before.current = code;
    if (was === code) return;
    if (code === null)
      list.current?.querySelector<HTMLElement>(`[href="?companion=${was}"], [href="?view=${was}"]`)?.focus();
    else if (list.current?.offsetParent === null) document.getElementById(talkTitleId)?.focus();
  }, [code, list]);
}
