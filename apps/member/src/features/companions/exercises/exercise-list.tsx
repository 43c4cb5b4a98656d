"use client";

import * as common from "@aangan/copy/common";
import * as page from "@aangan/copy/exercises-page";
import * as memoryPage from "@aangan/copy/memory-page";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Segmented } from "@aangan/ui/segmented/segmented.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Failure } from "@/lib/failure";
import { exerciseHref, openExercise } from "../address";
import { PageHeader } from "./page-header";
import { insert, saveMemory, useExercises } from "./queries";

/** The list of guided exercises, with their language. Those in progress come first. */
export function ExerciseList() {
  const client = useQueryClient();
  const query = useExercises();
  const { data } = query;
  const open = data?.exercises.filter((one) => one.open) ?? [];
  const rest = data?.exercises.filter((one) => !one.open) ?? [];
  return (
    <>
      <PageHeader title={page.title} text={page.text} />
      <div className="min-h-0 flex-1 overflow-y-auto px-3.5 pt-4 pb-8 frame:px-(--gutter)">
        <div className="mx-auto max-w-[640px]">
          {query.error && !data ? (
            <Failure
              title={page.listFailed}
              error={query.error}
              pending={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          ) : data ? (
            <>
              <Segmented
                aria-label={page.language}
                block
                value={data.language}
                options={data.languages.map(({ code, name }) => ({
                  value: code,
                  label: <span lang={code}>{name}</span>,
                }))}
                onValueChange={(language) => {
                  saveMemory(client, () => ({ language })).catch((error: Error) =>
                    toastFailure(memoryPage.saveFailed, error),
                  );
                }}
              />
              <ul lang={data.language} className="mt-4 flex flex-col">
                {[...open, ...rest].map((one) => (
                  <li key={one.code} className="border-line not-first:border-t">
                    <a
                      href={exerciseHref("tara", one.code)}
                      className="flex min-h-16 items-center gap-3 rounded-card px-2 py-3.5 text-ink no-underline hover:bg-sunk"
                      onClick={(event) => {
                        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                        event.preventDefault();
                        openExercise("tara", one.code);
                      }}
                    >
                      <span className="min-w-0 flex-1">
                        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                          <span className="font-semibold text-body">{one.title}</span>
                          {one.open ? <Badge variant="success">{data.words.resume}</Badge> : null}
                        </span>
                        <span className="block text-ink-muted text-small">{one.summary}</span>
                        <span className="block text-fine text-ink-muted tabular-nums">
                          {insert(data.words.minutes, { n: one.minutes })}
                        </span>
                      </span>
                      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
                    </a>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <SkeletonGroup label={common.loading} className="flex flex-col gap-4">
              {[0, 1, 2, 3, 4].map((row) => (
                <Skeleton key={row} className="h-16 w-full" />
              ))}
            </SkeletonGroup>
          )}
          <p className="mt-6 text-fine text-ink-muted">{page.privacy}</p>
        </div>
      </div>
    </>
  );
}
