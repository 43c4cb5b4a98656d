"use client";

import { ApiError } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/notifications";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { Check } from "lucide-react";
import { Failure } from "@/lib/failure";
import { useZone } from "@/lib/user";
import { byDay, wordsOf } from "./days";
import { Entry } from "./entry";
import { useMarkReadOrToast } from "./mark-read";
import { useBell, useNotifications } from "./queries";

/** All notifications, newest first, grouped by day. */
export function NotificationsScreen() {
  const list = useNotifications();
  const unread = useBell().data?.unread ?? 0;
  const markRead = useMarkReadOrToast();
  return (
    <div className="mx-auto w-full max-w-[760px]">
      <PageHeader
        title={words.title}
        lead={words.description}
        actions={
          unread > 0 ? (
            <Button variant="secondary" onClick={() => markRead("all")}>
              {words.markAllRead}
            </Button>
          ) : null
        }
      />
      <List list={list} markRead={markRead} />
    </div>
  );
}

interface ListProps {
  list: ReturnType<typeof useNotifications>;
  markRead: ReturnType<typeof useMarkReadOrToast>;
}

function List({ list, markRead }: ListProps) {
  const now = useServerClock();
  const zone = useZone();
  // A renewed notification moves to the top, and may also be on an older page until that one is refetched.
  const items =
    list.data &&
    [
      ...new Map(
        list.data.pages
          .flatMap((page) => page.items)
          .map((item) => [item.id, item] as const)
          .reverse(),
      ).values(),
    ].reverse();
  if (!items || !now) {
    return list.error && !items ? (
      <Failure
        screen
        title={words.failed}
        error={list.error}
        pending={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    ) : (
      <SkeletonGroup label={common.loading} className="flex flex-col gap-3">
        <Skeleton className="w-28" />
        <Skeleton shape="block" className="h-20" />
        <Skeleton shape="block" className="h-20" />
        <Skeleton shape="block" className="h-20" />
      </SkeletonGroup>
    );
  }
  if (items.length === 0) {
    return (
      <>
        <RefetchErrorAlert query={list} />
        <EmptyState
          seed="notifications"
          headingLevel={2}
          title={words.emptyTitle}
          description={words.emptyText}
          className="py-12"
        />
      </>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <RefetchErrorAlert query={list} />
      {byDay(items, now, zone).map(({ day, rows }) => (
        <section key={day} aria-label={day}>
          <h2 className="mb-2 px-1 font-semibold font-text text-label tracking-normal">{day}</h2>
          <Card padding="none" className="p-1.5">
            <ul className="flex flex-col divide-y divide-line">
              {rows.map((row) => (
                <li key={row.notification.id} className="flex items-start gap-1">
                  <Entry
                    row={row}
                    now={now}
                    zone={zone}
                    onFollow={() => {
                      if (!row.notification.read) markRead(row.items.map(({ id }) => id));
                    }}
                    className="min-w-0 flex-1"
                  />
                  {row.notification.read ? null : (
                    <IconButton
                      label={`${words.markRead}: ${wordsOf(row).title}`}
                      className="mt-1.5"
                      onClick={() => markRead(row.items.map(({ id }) => id))}
                    >
                      <Check aria-hidden="true" />
                    </IconButton>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {list.isFetchNextPageError && list.error ? (
        <Failure
          title={words.failed}
          error={list.error}
          pending={list.isFetching}
          onRetry={() => void (gone(list.error) ? list.refetch() : list.fetchNextPage())}
        />
      ) : list.hasNextPage ? (
        <Button
          variant="secondary"
          className="self-center"
          pending={list.isFetchingNextPage}
          pendingText={words.loadingOlder}
          onClick={() => void list.fetchNextPage()}
        >
          {words.older}
        </Button>
      ) : null}
    </div>
  );
}

/** The last shown entry was deleted by housekeeping, so no next page can follow it: refetch the list. */
function gone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}
