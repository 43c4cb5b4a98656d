"use client";

import * as common from "@aangan/copy/common";
import { limits } from "@aangan/copy/limits";
import * as words from "@aangan/copy/notifications";
import { routes } from "@aangan/copy/routes";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { Failure } from "@/lib/failure";
import { Link } from "@/lib/link";
import { useZone } from "@/lib/user";
import { byDay } from "./days";
import { Entry } from "./entry";
import { useMarkReadOrToast } from "./mark-read";
import type { useBell } from "./queries";

/** Props of {@link BellList}. */
export interface BellListProps {
  bell: ReturnType<typeof useBell>;
  /** Called when a link was followed, so that the list can close. */
  onFollow: () => void;
}

/** The newest notifications, five rows at most, as the panel and the sheet show them. */
export function BellList({ bell, onFollow }: BellListProps) {
  const now = useServerClock();
  const zone = useZone();
  const markRead = useMarkReadOrToast();
  const page = bell.data;
  if (!page) {
    return bell.error ? (
      <div className="p-1.5">
        <Failure
          title={words.failed}
          error={bell.error}
          pending={bell.isFetching}
          onRetry={() => void bell.refetch()}
        />
      </div>
    ) : (
      <SkeletonGroup label={common.loading} className="flex flex-col gap-3 p-3">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  const rows = now ? byDay(page.items, now, zone).flatMap((day) => day.rows) : [];
  const more = page.more || rows.length > limits.bellItems;
  const refetchError = <RefetchErrorAlert query={bell} className="m-1.5" />;
  if (page.items.length === 0)
    return (
      <>
        {refetchError}
        <EmptyState seed="notifications" title={words.emptyTitle} description={words.emptyText} />
      </>
    );
  return (
    <>
      {refetchError}
      <ul className="flex flex-col gap-0.5">
        {now
          ? rows.slice(0, limits.bellItems).map((row) => (
              <li key={row.notification.id}>
                <Entry
                  row={row}
                  now={now}
                  zone={zone}
                  onFollow={() => {
                    if (!row.notification.read) markRead(row.items.map(({ id }) => id));
                    onFollow();
                  }}
                />
              </li>
            ))
          : null}
      </ul>
      {page.unread > 0 || more ? (
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-2 border-line border-t pt-1.5">
          {page.unread > 0 ? (
            <Button variant="quiet" size="sm" onClick={() => markRead("all")}>
              {words.markAllRead}
            </Button>
          ) : null}
          {more ? (
            <Button asChild variant="quiet" size="sm" className="ml-auto">
              <Link href={routes.notifications.path} onClick={onFollow}>
                {words.viewAll}
              </Link>
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
