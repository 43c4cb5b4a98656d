"use client";

import * as words from "@aangan/copy/coach-security";
import * as common from "@aangan/copy/common";
import { locale } from "@aangan/copy/locale";
import { failureText, refusedWith } from "@aangan/shell/forms/failure.ts";
import { TruncatedList } from "@aangan/shell/lists/truncated-list.tsx";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card, CardDescription, CardTitle } from "@aangan/ui/card/card.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useId } from "react";
import { type SignIn, useEndOtherSignIns, useEndSignIn, useSignIns } from "./queries";

/** The coach's sessions on all devices, each with a button to end it. */
export function SignInsCard({ zone }: { zone: string | undefined }) {
  const list = useSignIns();
  const titleId = useId();
  const endOthers = useEndOtherSignIns();
  const others = list.data?.filter((signIn) => !signIn.current).length ?? 0;
  const leaveOthers = async (): Promise<string | undefined> => {
    try {
      await endOthers.mutateAsync();
    } catch (error) {
      return failureText(error);
    }
    toast({ title: words.othersLoggedOut.title, description: words.othersLoggedOut.text });
  };
  return (
    <Card asChild>
      {/* An ended session disappears with its button: this element receives focus then. */}
      <section aria-labelledby={titleId} tabIndex={-1} className="outline-none">
        <CardTitle id={titleId} level={3}>
          {words.signInsHeading}
        </CardTitle>
        <CardDescription>{words.signInsText}</CardDescription>
        {list.error && !list.data ? (
          <Alert
            tone="danger"
            title={words.signInsFailed}
            className="mt-4"
            action={
              <Button
                size="sm"
                variant="secondary"
                pending={list.isFetching}
                pendingText={common.loading}
                onClick={() => void list.refetch()}
              >
                {common.retry}
              </Button>
            }
          >
            {failureText(list.error)}
          </Alert>
        ) : !list.data ? (
          <SkeletonGroup label={common.loading} className="mt-4 flex flex-col gap-4">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </SkeletonGroup>
        ) : (
          <>
            <TruncatedList items={list.data} label={words.signInsHeading} className="mt-2">
              {(signIn) => <Row key={signIn.id} signIn={signIn} zone={zone} />}
            </TruncatedList>
            {others > 0 ? (
              <AlertDialog
                trigger={
                  <Button variant="secondary" className="mt-3">
                    {words.logOutOthers}
                  </Button>
                }
                title={words.logOutOthersTitle}
                description={words.logOutOthersText}
                confirmLabel={words.logOutOthers}
                pendingLabel={words.loggingOut}
                cancelLabel={words.keep}
                onConfirm={leaveOthers}
              />
            ) : null}
          </>
        )}
      </section>
    </Card>
  );
}

function Row({ signIn, zone }: { signIn: SignIn; zone: string | undefined }) {
  const end = useEndSignIn();
  const at = (moment: string) =>
    new Intl.DateTimeFormat(locale, {
      month: "short",
      day: "numeric",
      year: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
      timeZone: zone,
    }).format(new Date(moment));
  const logOut = () =>
    // A refetch may unmount this row before the response: act on the promise.
    end.mutateAsync(signIn.id).then(
      () => toast({ title: words.loggedOut.title, description: words.loggedOut.text }),
      (error: unknown) => {
        // It has already ended, which the refetched list shows.
        if (refusedWith(error, 404)) return;
        toast({ title: words.endFailed, description: failureText(error), variant: "destructive" });
      },
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="font-semibold">{signIn.device}</p>
        <p className="text-ink-muted text-small">
          {words.signedIn({ when: at(signIn.createdAt) })}, {words.lastUsed({ when: at(signIn.lastUsedAt) })}
        </p>
      </div>
      {signIn.current ? (
        <Badge variant="neutral">{words.thisDevice}</Badge>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          pending={end.isPending}
          pendingText={words.loggingOut}
          aria-label={words.logOutOf({ device: signIn.device })}
          onClick={logOut}
        >
          {words.logOut}
        </Button>
      )}
    </li>
  );
}
