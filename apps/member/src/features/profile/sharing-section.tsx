"use client";

import * as common from "@aangan/copy/common";
import { sharedFields } from "@aangan/copy/lists";
import * as profile from "@aangan/copy/profile";
import * as words from "@aangan/copy/sharing";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { Switch } from "@aangan/ui/switch/switch.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { Failure } from "@/lib/failure";
import { saveFailure } from "@/lib/field-errors";
import { Section } from "./section";
import { useShare, useSharing } from "./sharing";

/** The answers that the member's coach can see: a switch each, saved when it is pressed. */
export function SharingSection({ hasCoach }: { hasCoach: boolean }) {
  const sharing = useSharing();
  const share = useShare();
  const shared = sharing.data?.fields ?? [];
  const change = (code: string, on: boolean) => {
    // Each reports its result, even if another switch was pressed during the request.
    share.mutateAsync({ code, on }).then(
      (saved) => {
        const message = saved.fields.length > 0 ? words.saved : words.savedNone;
        toast({ title: message.title, description: message.text });
      },
      (error: unknown) =>
        toast({ title: profile.errorTitle, description: saveFailure(error, words.saveFailed), variant: "destructive" }),
    );
  };
  return (
    <Section
      title={words.title}
      text={
        <>
          {words.text}
          <span className="mt-2.5 block">{words.always}</span>
        </>
      }
    >
      {!hasCoach ? (
        <p className="text-ink-muted">{words.noCoach}</p>
      ) : sharing.data ? (
        <>
          <RefetchErrorAlert query={sharing} className="mb-5" />
          <ul>
            {sharedFields.map(({ code, label }) => (
              <li key={code} className="border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
                <Switch label={label} checked={shared.includes(code)} onCheckedChange={(on) => change(code, on)} />
              </li>
            ))}
          </ul>
          <p className="mt-5 text-ink-muted text-small">{words.ends}</p>
        </>
      ) : sharing.error ? (
        <Failure
          title={words.loadFailed}
          error={sharing.error}
          pending={sharing.isFetching}
          onRetry={() => void sharing.refetch()}
        />
      ) : (
        <SkeletonGroup label={common.loading}>
          <Skeleton className="h-6 w-full" />
          <Skeleton className="mt-6 h-6 w-full" />
        </SkeletonGroup>
      )}
    </Section>
  );
}
