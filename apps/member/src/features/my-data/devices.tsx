"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/my-data";
import { lazyDialogWithToast } from "@aangan/shell/lazy/lazy-dialog-with-toast.tsx";
import { TruncatedList } from "@aangan/shell/lists/truncated-list.tsx";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { type ReactNode, useState } from "react";
import { Section } from "@/features/profile/section";
import { Failure } from "@/lib/failure";
import { useUser } from "@/lib/user";
import { DeviceRow } from "./device-row";
import type { Question } from "./end-dialog";
import { useEndOtherSignIns, useEndSignIn, useSignIns } from "./queries";

/** Rarely used, so its code is fetched when it is opened. */
const EndDialog = lazyDialogWithToast(() => import("./end-dialog").then((module) => module.EndDialog));

/**
 * The member's sessions on all devices, each with a button to end it. The children come below it, once the list has its
 * height.
 */
export function Devices({ children }: { children?: ReactNode }) {
  const user = useUser();
  const list = useSignIns();
  const endOne = useEndSignIn();
  const endOthers = useEndOtherSignIns();
  const [question, setQuestion] = useState<Question | null>(null);

  const end = async (): Promise<string | undefined> => {
    if (!question) return;
    const message =
      "one" in question
        ? { title: words.oneEnded.title, text: words.oneEnded.text({ device: question.one.device }) }
        : words.othersEnded;
    try {
      await ("one" in question ? endOne.mutateAsync(question.one.id) : endOthers.mutateAsync());
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        toast({ title: message.title, description: words.alreadyEnded });
        return;
      }
      const description = messageOf(error, errors.somethingWrong);
      toast({ title: words.endFailed, description, variant: "destructive" });
      return description;
    }
    toast({ title: message.title, description: message.text });
  };

  const others = list.data?.filter((signIn) => !signIn.current).length ?? 0;
  return (
    <>
      <Section title={words.devices} text={words.devicesText}>
        {list.error && !list.data ? (
          <Failure
            title={words.devicesFailed}
            error={list.error}
            pending={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : !list.data ? (
          <SkeletonGroup label={common.loading} className="flex flex-col gap-6 py-2">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </SkeletonGroup>
        ) : (
          <>
            <RefetchErrorAlert query={list} className="mb-6" />
            <TruncatedList items={list.data} label={words.devicesLabel} className="-mt-4">
              {(signIn) => (
                <DeviceRow
                  key={signIn.id}
                  signIn={signIn}
                  timeZone={user.data?.timeZone}
                  onEnd={() => setQuestion({ one: signIn })}
                />
              )}
            </TruncatedList>
            {others > 0 ? (
              <Button variant="secondary" className="mt-4" onClick={() => setQuestion({ others })}>
                {words.endOthers}
              </Button>
            ) : (
              <p className="mt-1 text-ink-muted text-small">{words.onlyThisDevice}</p>
            )}
          </>
        )}
        {question ? <EndDialog question={question} onClose={() => setQuestion(null)} onConfirm={end} /> : null}
      </Section>
      {list.isPending ? null : children}
    </>
  );
}
