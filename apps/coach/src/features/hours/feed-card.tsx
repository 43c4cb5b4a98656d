"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-hours";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { ago } from "@aangan/shell/live/ago.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card, CardDescription, CardTitle } from "@aangan/ui/card/card.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useId, useRef, useState } from "react";
import { dayIn } from "@/lib/zoned";
import { dayName } from "./names";
import { useCreateFeed, useFeed, useRemoveFeed } from "./queries";

/** The URL of the coach's calendar feed. It is shown once. */
export function FeedCard({ zone, now }: { zone: string; now: Date }) {
  const feed = useFeed();
  const make = useCreateFeed();
  const remove = useRemoveFeed();
  const titleId = useId();
  const [asking, setAsking] = useState<"renew" | "remove" | null>(null);
  const [address, setAddress] = useState("");

  const renew = async (): Promise<string | undefined> => {
    try {
      setAddress((await make.mutateAsync()).url);
    } catch (error) {
      return messageOf(error, errors.somethingWrong);
    }
    return undefined;
  };
  const takeAway = async (): Promise<string | undefined> => {
    try {
      await remove.mutateAsync();
    } catch (error) {
      return messageOf(error, errors.somethingWrong);
    }
    setAddress("");
    toast({ title: words.feedRemoved });
    return undefined;
  };

  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardTitle id={titleId} level={2}>
          {words.feed}
        </CardTitle>
        <CardDescription className="mt-0.5">{words.feedText}</CardDescription>
        <div className="mt-3 flex flex-col gap-4">
          {address ? <Address url={address} /> : null}
          {feed.data ? (
            <>
              <p className="text-small">
                {feed.data.exists && feed.data.createdAt
                  ? `${words.feedMade({ day: dayName(dayIn(new Date(feed.data.createdAt), zone), dayIn(now, zone)) })} ${
                      feed.data.lastReadAt
                        ? words.feedRead({ ago: ago(feed.data.lastReadAt, now) })
                        : words.feedNeverRead
                    }`
                  : words.feedNone}
              </p>
              <div className="flex flex-wrap gap-2">
                {feed.data.exists ? (
                  <>
                    <Button variant="secondary" onClick={() => setAsking("renew")}>
                      {words.feedRenew}
                    </Button>
                    <Button variant="quiet" onClick={() => setAsking("remove")}>
                      {words.feedRemove}
                      <span className="sr-only">{words.feedAddress}</span>
                    </Button>
                  </>
                ) : (
                  <Button
                    variant="secondary"
                    pending={make.isPending}
                    pendingText={words.feedMaking}
                    onClick={() => void renew()}
                  >
                    {words.feedMake}
                  </Button>
                )}
              </div>
              {make.error && asking === null ? (
                <Alert tone="danger" title={words.saveFailed}>
                  {messageOf(make.error, errors.somethingWrong)}
                </Alert>
              ) : null}
            </>
          ) : feed.error ? (
            <Alert
              tone="danger"
              title={words.feedFailed}
              action={
                <Button
                  size="sm"
                  variant="secondary"
                  pending={feed.isFetching}
                  pendingText={common.loading}
                  onClick={() => void feed.refetch()}
                >
                  {common.retry}
                </Button>
              }
            >
              {messageOf(feed.error, errors.somethingWrong)}
            </Alert>
          ) : (
            <SkeletonGroup label={common.loading}>
              <Skeleton className="w-2/3" />
            </SkeletonGroup>
          )}
        </div>
        <AlertDialog
          open={asking === "renew"}
          onOpenChange={(open) => (open ? undefined : setAsking(null))}
          title={words.feedRenewTitle}
          description={words.feedRenewText}
          confirmLabel={words.feedRenew}
          pendingLabel={words.feedMaking}
          cancelLabel={words.feedKeep}
          onConfirm={renew}
        />
        <AlertDialog
          open={asking === "remove"}
          onOpenChange={(open) => (open ? undefined : setAsking(null))}
          title={words.feedRemoveTitle}
          description={words.feedRemoveText}
          confirmLabel={words.feedRemove}
          pendingLabel={words.feedRemoving}
          cancelLabel={words.feedKeep}
          destructive
          onConfirm={takeAway}
        />
      </section>
    </Card>
  );
}

/** The new feed URL, with a button to copy it. */
function Address({ url }: { url: string }) {
  const box = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: words.feedCopied });
    } catch {
      // No permission, or no clipboard: select the URL for copying by hand.
      box.current?.select();
      toast({ title: words.feedCopyFailed, variant: "destructive" });
    }
  };
  return (
    <div role="status" className="flex flex-col gap-3 rounded-control bg-sunk p-3.5">
      <Field label={words.feedAddress} description={words.feedOnce}>
        <Input ref={box} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <Button variant="secondary" className="self-start" onClick={() => void copy()}>
        {words.feedCopy}
      </Button>
    </div>
  );
}
