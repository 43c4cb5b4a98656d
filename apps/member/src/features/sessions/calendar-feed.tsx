"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/calendar-feed";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { locale } from "@aangan/copy/locale";
import { ago } from "@aangan/shell/live/ago.ts";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useState } from "react";
import { Failure } from "@/lib/failure";
import { useCalendarFeed, useCreateFeed, useRemoveFeed } from "./feed";
import { FeedAddress } from "./feed-address";

/**
 * The secret URL for the member's own calendar: created, shown once, renewed, removed. Explains its content and who
 * can read it.
 */
export function CalendarFeed() {
  const feed = useCalendarFeed();
  const create = useCreateFeed();
  const remove = useRemoveFeed();
  const now = useServerClock();
  const [question, setQuestion] = useState<"renew" | "remove" | null>(null);
  // Known on this visit only: the server cannot show the URL again.
  const [address, setAddress] = useState<string | null>(null);

  const createFeed = async (failed: string): Promise<string | undefined> => {
    try {
      setAddress((await create.mutateAsync()).url);
    } catch (error) {
      const description = messageOf(error, errors.somethingWrong);
      toast({ title: failed, description, variant: "destructive" });
      return description;
    }
  };
  const removeFeed = async (): Promise<string | undefined> => {
    try {
      await remove.mutateAsync();
      setAddress(null);
      toast({ title: words.removed.title, description: words.removed.text });
    } catch (error) {
      const description = messageOf(error, errors.somethingWrong);
      toast({ title: words.removeFailed, description, variant: "destructive" });
      return description;
    }
  };
  // Created just now, it exists, whatever the older response contains.
  const exists = address !== null || feed.data?.exists === true;

  return (
    <Card asChild className="mt-10">
      <section aria-labelledby="calendar-feed">
        <h2 id="calendar-feed" className="font-display font-medium text-h3">
          {words.title}
        </h2>
        <p className="mt-1 max-w-[68ch] text-small text-pretty">{words.text}</p>
        <p className="mt-2 max-w-[68ch] text-ink-muted text-small text-pretty">{words.contains}</p>
        <p className="mt-2 max-w-[68ch] text-ink-muted text-small text-pretty">{words.warning}</p>
        <div className="mt-4">
          {feed.error && !feed.data ? (
            <Failure
              title={words.failed}
              error={feed.error}
              pending={feed.isFetching}
              onRetry={() => void feed.refetch()}
            />
          ) : !feed.data || !now ? (
            <SkeletonGroup label={common.loading}>
              <Skeleton shape="block" className="h-11 w-44" />
            </SkeletonGroup>
          ) : exists ? (
            <>
              {address ? (
                <FeedAddress address={address} />
              ) : (
                <p className="text-small">
                  {words.exists({ date: createdOn(feed.data.createdAt) })}{" "}
                  {feed.data.lastReadAt ? words.lastRead({ ago: ago(feed.data.lastReadAt, now) }) : words.neverRead}
                </p>
              )}
              <div className="mt-4 flex flex-wrap gap-2">
                <Button variant="secondary" onClick={() => setQuestion("renew")}>
                  {words.renew}
                </Button>
                <Button variant="quiet" onClick={() => setQuestion("remove")}>
                  {words.remove}
                </Button>
              </div>
            </>
          ) : (
            <Button
              variant="secondary"
              pending={create.isPending}
              pendingText={words.making}
              onClick={() => void createFeed(words.makeFailed)}
            >
              {words.make}
            </Button>
          )}
        </div>
        <AlertDialog
          open={question !== null}
          onOpenChange={(open) => !open && setQuestion(null)}
          title={question === "remove" ? words.removeTitle : words.renewTitle}
          description={question === "remove" ? words.removeText : words.renewText}
          cancelLabel={common.cancel}
          confirmLabel={question === "remove" ? words.remove : words.renew}
          pendingLabel={question === "remove" ? words.removing : words.renewing}
          destructive={question === "remove"}
          onConfirm={() => (question === "remove" ? removeFeed() : createFeed(words.renewFailed))}
        />
      </section>
    </Card>
  );
}

function createdOn(createdAt: string | null): string {
  return createdAt === null ? "" : new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(new Date(createdAt));
}
